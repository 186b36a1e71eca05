import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepCount, type Left } from './life/keep-count.ts';
import { type ServedLife, serveLife } from './life/serve-life.ts';
import { visits } from './visits.ts';

// The table opened and closed again and again in one page, at any frame: what a page can be left with is counted.

const { player } = visits();

let life: ServedLife;
beforeAll(async () => {
  life = await serveLife();
});
afterAll(() => life.close());

test('B12, B17, B18, B19, B20, C06, H03: opened and closed 18 times at any frame, the table leaves nothing, says nothing, and asks for no WebGPU', async () => {
  const context = await player({ viewport: { width: 480, height: 300 } });
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.addInitScript(keepCount);
  await page.goto(life.address);
  await expect.poll(() => page.evaluate(() => 'life' in window)).toBe(true);
  const lives: Left[] = [];
  for (let turn = 0; turn < 18; turn++) {
    await page.evaluate((after) => window.life.once(after), turn === 0 ? -1 : turn * 2);
    lives.push(await page.evaluate(() => window.left()));
  }
  expect(said.filter((text) => !text.includes('GPU stall due to ReadPixels'))).toEqual([]);
  // What is made once for the page is there after the first lives.
  expect(lives.at(-1)).toEqual(lives[3]);
  const none = {
    canvases: 0,
    textures: 0,
    contexts: 0,
    audio: 0,
    timers: 0,
    frames: 0,
    workers: 0,
    tweens: 0,
    nodes: 1,
  };
  expect(lives.at(-1)).toMatchObject(none);
  expect(await page.evaluate(() => window.askedForGpu())).toBe(0);
});
