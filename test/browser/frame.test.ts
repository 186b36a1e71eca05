import type { FrameLocator } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import type { TablePage } from './table-page.ts';
import { visits } from './visits.ts';

// The game in a frame of a page from elsewhere, that is higher than its window: the first touch and drags there.

const { page: newPage, player } = visits();

/** A tall page of another origin with the game in a frame at its top; `allow` is what the frame is allowed. */
async function framed(table: TablePage, cards: string): Promise<FrameLocator> {
  const address = `${inject('address')}?table=three-hand&lang=en&cards=${cards}`;
  await table.page.setContent(
    `<body style="margin:0;height:3000px"><iframe title="game" src="${address}" style="display:block;width:800px;height:400px;border:0"></iframe><p>Lobby</p></body>`,
  );
  const game = table.page.frameLocator('iframe');
  await game.getByRole('button', { name: 'Deal', exact: true }).waitFor();
  return game;
}

const scrolled = (table: TablePage) => table.page.evaluate(() => scrollY);

test('B23, B26, F11: in a frame that is allowed nothing, the first touch of a spot bets, and the first on Deal deals', async () => {
  const table = await newPage(await player({ hasTouch: true, viewport: { width: 820, height: 500 } }));
  const game = await framed(table, 'Ts,6d,9h,Tc,Kc');
  for (let chips = 1; chips <= 2; chips++) {
    await game.getByRole('button', { name: /^Box 1, main bet/ }).tap();
    await game.getByRole('button', { name: `Box 1, main bet, ${(chips * 0.5).toFixed(2)}` }).waitFor();
  }
  await game.getByRole('button', { name: 'Deal', exact: true }).tap();
  await game.locator('[data-waits-for="player"][data-phase="boxes"]').waitFor();
  expect(await game.getByRole('status', { name: 'Balance' }).textContent()).toContain('999.00');
  // No button keeps the look of being hovered over (B26).
  const help = game.getByRole('button', { name: 'Help', exact: true });
  const look = () => help.evaluate((button) => getComputedStyle(button).borderColor);
  const before = await look();
  await help.tap();
  await game.getByRole('dialog').waitFor();
  expect(await look()).toBe(before);
  await table.page.keyboard.press('Escape');
  // A very bad decision is questioned, and the frame is given the focus without a complaint.
  await game.getByRole('button', { name: 'Hit', exact: true }).tap();
  await game.getByRole('button', { name: 'Go back', exact: true }).waitFor();
  expect(await game.locator(':focus').textContent()).toContain('Go back');
});

test('B22, B24: a drag scrolls nothing, and a drag let go outside the frame bets nothing', async () => {
  const table = await newPage(await player({ viewport: { width: 820, height: 500 } }));
  const { page } = table;
  const game = await framed(table, 'Ts,6d,9h,Tc,Kc');
  const chip = await game.locator('[data-chip]').nth(2).boundingBox();
  const spot = await game.getByRole('button', { name: /^Box 1, main bet/ }).boundingBox();
  if (chip === null || spot === null) throw new Error('no chip, or no spot');
  const at = (box: NonNullable<typeof chip>) => [box.x + box.width / 2, box.y + box.height / 2] as const;
  const empty = game.getByRole('button', { name: 'Box 1, main bet, empty' });

  // Out of the frame, let go there, and back over a spot: nothing was put anywhere, and nothing hangs on.
  await page.mouse.move(...at(chip));
  await page.mouse.down();
  await page.mouse.move(...at(spot), { steps: 4 });
  await page.mouse.move(400, 460, { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(...at(spot), { steps: 4 });
  await empty.waitFor();

  // Within the frame it bets, once.
  await page.mouse.move(...at(chip));
  await page.mouse.down();
  await page.mouse.move(...at(spot), { steps: 4 });
  await page.mouse.up();
  await game.getByRole('button', { name: /^Box 1, main bet, [1-9]/ }).waitFor();
  expect(await scrolled(table)).toBe(0);
});
