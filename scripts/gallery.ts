// npm run gallery [-- part of a name …]: renders the named pictures of the game into gallery/, to be looked at.

import { mkdirSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { preview } from 'vite';
import { CHROMIUM_ARGS } from '../test/browser/chromium.ts';
import { act, addressOf, pictureName, SCENES, type Scene } from '../test/gallery/scenes.ts';
import { findChromium } from './find-chromium.ts';

const FOLDER = 'gallery';

async function render(browser: Browser, address: string, scene: Scene): Promise<readonly string[]> {
  const { width, height, ratio = 1 } = scene.size;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: ratio,
    reducedMotion: scene.moving === true ? 'no-preference' : 'reduce',
  });
  // A very bad decision is not questioned unless the picture is of that: it would stand in the way of the others.
  const settings = JSON.stringify({ warnings: false, ...scene.settings });
  await context.addInitScript((kept) => localStorage.setItem('baize.settings', kept), settings);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text());
  });
  try {
    await page.goto(`${address}${addressOf(scene)}`);
    await page
      .locator(scene.table === null ? 'h2' : '[data-area="deal"]')
      .first()
      .waitFor();
    for (const doing of scene.acts) await act(page, doing);
    if (scene.moving !== true && scene.table !== null)
      await page.locator('[data-waits-for="player"][data-moving="false"]').waitFor();
    // Off the table, so that the chip in hand hangs nowhere in the picture.
    await page.mouse.move(-50, -50);
  } catch (error) {
    heard.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'not reached');
  }
  await page.screenshot({ path: `${FOLDER}/${pictureName(scene)}.png` });
  await context.close();
  return heard;
}

const executablePath = findChromium();
if (executablePath === null) process.exit(1);
const parts = process.argv.slice(2);
const scenes = SCENES.filter((scene) => parts.every((part) => pictureName(scene).includes(part)));
mkdirSync(FOLDER, { recursive: true });
const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
let faults = 0;
for (const scene of scenes) {
  const heard = await render(browser, address, scene);
  console.log(`${heard.length === 0 ? 'ok ' : 'BAD'} ${pictureName(scene)} ${heard.join(' | ')}`);
  faults += heard.length === 0 ? 0 : 1;
}
await browser.close();
await server.close();
console.log(`${scenes.length} pictures in ${FOLDER}/, ${faults} with faults`);
process.exit(faults === 0 ? 0 : 1);
