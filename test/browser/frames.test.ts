import { expect, test } from 'vitest';
import { act } from '../gallery/scene.ts';
import { countFrames } from './counted-frames.ts';
import { visits } from './visits.ts';

// What frames cost that does not depend on the machine: how many there are, and how many draw calls one takes.

const { open } = visits();

const FIVE_BETS = ['25@1', '5@2', '5@3', '25@4', '100@5'];

test('a full table takes 25 draw calls at most; at rest it draws nothing; a press shows within two frames', async () => {
  const table = await open({
    table: 'multi-hand',
    cards: '8s,7s,Ts,9s,2s,Td,8h,7h,6c,3d,9h,5s',
    lang: 'en',
    before: countFrames,
  });
  const { page } = table;
  const atRest = page.locator('[data-moving="false"]');
  for (const bet of FIVE_BETS) await act(page, `bet ${bet}`);
  await atRest.waitFor();
  await act(page, 'press deal');
  await page.locator('[data-waits-for="player"][data-moving="false"]').waitFor();
  const dealt = await page.evaluate(() => window.takeFrames());
  expect(Math.max(...dealt.drawn.map(({ draws }) => draws))).toBeLessThanOrEqual(25);
  // Frames were counted at all.
  expect(dealt.drawn.length).toBeGreaterThan(10);

  // The last of what passes by may still be under way; then not one frame is asked for, whatever goes by on the screen.
  const idle = await page.evaluate(async () => {
    const frames = async (count: number) => {
      for (let i = 0; i < count; i++) await window.nextFrame();
    };
    do {
      window.takeFrames();
      await frames(3);
    } while (window.takeFrames().asked > 0);
    await frames(30);
    return window.takeFrames();
  });
  expect(idle).toEqual({ drawn: [], asked: 0 });

  const shown = await page.evaluate(async () => {
    const root = document.querySelector('main');
    const before = root?.outerHTML;
    document.querySelector<HTMLElement>('[data-area="stand"]')?.click();
    for (let frame = 1; frame <= 60; frame++) {
      await window.nextFrame();
      if (window.takeFrames().drawn.length > 0 || root?.outerHTML !== before) return frame;
    }
    return null;
  });
  expect(shown).toBeLessThanOrEqual(2);
  expect(shown).not.toBeNull();
});
