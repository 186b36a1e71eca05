import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { act, addressOf, pictureName, type Scene } from '../gallery/scene.ts';
import { SCENES } from '../gallery/scenes.ts';
import { difference, halved, TOLERATED } from './alike.ts';
import { launchChromium } from './chromium.ts';
import { drawn } from './drawn.ts';

// A dozen pictures of the gallery, held against those that were looked at and found good. Where a picture is meant to
// change: PICTURES=renew npm test, look at what changed, and commit it.

const KEPT = [
  'a-deciding-1280x720',
  'a-split-twice-390x844',
  'a-paid-844x390',
  'a-crowded-800x450',
  'b-deciding-1024x576',
  'c-insurance-390x844-fr',
  'c-even-money-1280x720',
  'c-insurance-320x568',
  'd-bets-down-1280x720',
  'd-split-844x390',
  'd-bets-down-400x225',
  'picker-1280x720',
];

const FOLDER = new URL('./pictures/', import.meta.url);
const renews = process.env.PICTURES === 'renew';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** Once the page has drawn this many frames more. */
function frames(page: Page, count: number): Promise<void> {
  return page.evaluate(
    (left) =>
      new Promise<void>((resolve) => {
        const next = (): void => {
          left -= 1;
          if (left < 0) resolve();
          else requestAnimationFrame(next);
        };
        next();
      }),
    count,
  );
}

async function pictureOf(scene: Scene): Promise<Buffer> {
  const { width, height } = scene.size;
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    localStorage.setItem('baize.settings', JSON.stringify({ warnings: false }));
    // The same round's number every time: the cards' slight turns follow from it. One stream a length, so that it does
    // not matter whether the round's number is asked for before or after the shoe's seed.
    const states = new Map<number, number>();
    const fixed = <T extends ArrayBufferView | null>(into: T): T => {
      if (into instanceof Uint8Array) {
        let state = states.get(into.length) ?? 1;
        for (let i = 0; i < into.length; i++) {
          state = (state * 48_271) % 2_147_483_647;
          into[i] = state >> 16;
        }
        states.set(into.length, state);
      }
      return into;
    };
    crypto.getRandomValues = fixed;
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(`${inject('address')}${addressOf(scene)}`);
  await page
    .locator(scene.table === null ? 'h2' : '[data-area="deal"]')
    .first()
    .waitFor();
  await drawn(page);
  for (const doing of scene.acts) await act(page, doing);
  if (scene.table !== null) await page.locator('[data-waits-for="player"][data-moving="false"]').waitFor();
  await page.mouse.move(-50, -50);
  // Two alike with a quarter of a second of frames between them: what fades in has come to rest.
  let before: Buffer | null = null;
  let picture: Buffer = await page.screenshot({ animations: 'disabled' });
  while (before === null || !picture.equals(before)) {
    await frames(page, 15);
    before = picture;
    picture = await page.screenshot({ animations: 'disabled' });
  }
  await context.close();
  return picture;
}

const scenes = SCENES.filter((scene) => KEPT.includes(pictureName(scene)));

test('each picture that is kept is one of the gallery', () => expect(scenes).toHaveLength(KEPT.length));

test.each(scenes.map((scene) => [pictureName(scene), scene] as const))(
  '%s is as it was',
  async (name, scene) => {
    const file = new URL(`${name}.webp`, FOLDER);
    const picture = await halved(await pictureOf(scene));
    if (renews) {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(file, picture);
    }
    expect(existsSync(file), 'PICTURES=renew npm test makes it').toBe(true);
    expect(await difference(picture, readFileSync(file))).toBeLessThan(TOLERATED);
  },
);
