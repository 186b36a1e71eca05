// npm run pictures: the pictures of the README, a picture of each table and a short film of a deal, into docs/pictures/.

import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { preview } from 'vite';
import { CHROMIUM_ARGS } from '../test/browser/chromium.ts';
import { drawn } from '../test/browser/drawn.ts';
import { act, addressOf, pictureName, SIZES } from '../test/gallery/scene.ts';
import { SCENES } from '../test/gallery/scenes.ts';
import { findChromium } from './find-chromium.ts';

const FOLDER = new URL('../docs/pictures/', import.meta.url);
const PICTURES: Readonly<Record<string, string>> = {
  'double-exposure': 'a-split-twice-1280x720',
  'double-exposure-3-hand': 'b-deciding-1280x720',
  'three-hand': 'c-even-money-1280x720',
  'multi-hand': 'd-split-1280x720',
};
const FILM = { width: 1024, height: 576 };
const FILM_RATIO = 0.7;
const FILM_MS = 4500;
const FRAME_MS = 60;

const executablePath = findChromium();
if (executablePath === null) process.exit(1);
mkdirSync(FOLDER, { recursive: true });
const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });

async function open(query: string, size: { width: number; height: number }, still: boolean): Promise<Page> {
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: still ? 1 : FILM_RATIO,
    reducedMotion: still ? 'reduce' : 'no-preference',
  });
  await context.addInitScript(() =>
    localStorage.setItem('baize.settings', JSON.stringify({ warnings: false, speed: 2 })),
  );
  const page = await context.newPage();
  if (!still) await page.clock.install();
  await page.goto(`${address}${query}`);
  await page.locator('[data-area="deal"]').waitFor();
  await drawn(page);
  return page;
}

for (const [table, name] of Object.entries(PICTURES)) {
  const scene = SCENES.find((each) => pictureName(each) === name);
  if (scene === undefined) throw new Error(`no scene ${name}`);
  const page = await open(addressOf(scene), SIZES.hd, true);
  for (const doing of scene.acts) await act(page, doing);
  await page.locator('[data-waits-for="player"][data-moving="false"]').waitFor();
  await page.mouse.move(-50, -50);
  const picture = await page.screenshot();
  writeFileSync(new URL(`${table}.webp`, FOLDER), await sharp(picture).webp({ quality: 86 }).toBuffer());
  await page.context().close();
}

// The page's clock stands still but for a step between two frames: the film is as smooth as the game, on any machine.
const page = await open('?table=multi-hand&cards=8s,As,Ts,7d,8h,Kh,9c,2d,9h,5s', FILM, false);
for (const doing of ['bet 25@1', 'bet 5@2', 'bet 100@3']) await act(page, doing);
await page.mouse.move(-50, -50);
await page.clock.pauseAt(Date.now() + 60_000);
await page.locator('[data-area="deal"]').click();
const frames: Buffer[] = [];
for (let at = 0; at < FILM_MS; at += FRAME_MS) {
  await page.clock.runFor(FRAME_MS);
  frames.push(await page.screenshot());
}
const film = await sharp(frames, { join: { animated: true } })
  .webp({ quality: 70, delay: frames.map(() => FRAME_MS), loop: 0 })
  .toBuffer();
writeFileSync(new URL('deal.webp', FOLDER), film);
await browser.close();
await server.close();
process.exit(0);
