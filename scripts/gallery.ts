// npm run gallery [-- pattern of a name …]: renders the named pictures of the game into gallery/, to be looked at.

import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type FrameLocator, type Page } from 'playwright-core';
import { preview } from 'vite';
import { CHROMIUM_ARGS } from '../test/browser/chromium.ts';
import { drawn } from '../test/browser/drawn.ts';
import { serveLobby } from '../test/browser/lobby-host.ts';
import { act, addressOf, pictureName, type Scene } from '../test/gallery/scene.ts';
import { SCENES } from '../test/gallery/scenes.ts';
import { findChromium } from './find-chromium.ts';

const FOLDER = 'gallery';

/** The lobby of a table that is not the house's: nothing of its page shows but the frame. */
async function openInLobby(page: Page, address: string, lobby: string, scene: Scene): Promise<void> {
  await page.route('**/lobby.json', (route) => route.fulfill({ json: [new URL(lobby).origin] }));
  const { rules: table, cards = '', lang: language = 'en' } = scene;
  const start = { table, language, faceUp: true };
  const given = { game: address, start, cards: cards.split(',') };
  await page.goto(`${lobby}#${encodeURIComponent(JSON.stringify(given))}`);
  await page.addStyleTag({
    content: '#table { width: 100vw; height: 100vh } body > :not(#table) { display: none }',
  });
}

async function openScene(
  page: Page,
  address: string,
  lobby: string,
  scene: Scene,
): Promise<Page | FrameLocator> {
  if (scene.safeArea !== undefined) {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: scene.safeArea });
  }
  if (scene.rules === undefined) {
    await page.goto(`${address}${addressOf(scene)}`);
    return page;
  }
  await openInLobby(page, address, lobby, scene);
  return page.frameLocator('iframe');
}

async function render(
  browser: Browser,
  address: string,
  lobby: string,
  scene: Scene,
): Promise<readonly string[]> {
  const { width, height, ratio = 1 } = scene.size;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: ratio,
    reducedMotion: scene.moving === true ? 'no-preference' : 'reduce',
    forcedColors: scene.forcedColours === true ? 'active' : 'none',
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
    const game = await openScene(page, address, lobby, scene);
    const isPicker = scene.table === null && scene.rules === undefined;
    await game
      .locator(isPicker ? 'h2' : '[data-area="deal"]')
      .first()
      .waitFor();
    await drawn(game);
    if (scene.grey === true)
      await page.evaluate(() => {
        document.documentElement.style.filter = 'grayscale(1)';
      });
    for (const doing of scene.acts) await act(page, doing, game);
    if (scene.moving !== true && !isPicker)
      await game.locator('[data-waits-for="player"][data-moving="false"]').waitFor();
    // Off the table, so that the chip in hand hangs in no picture but the one of it.
    if (!scene.acts.some((doing) => doing.startsWith('hold'))) await page.mouse.move(-50, -50);
    await page.screenshot({ path: `${FOLDER}/${pictureName(scene)}.png` });
  } catch (error) {
    heard.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'not reached');
  }
  await context.close();
  return heard;
}

const executablePath = findChromium();
if (executablePath === null) process.exit(1);
const parts = process.argv.slice(2).map((part) => new RegExp(part));
const scenes = SCENES.filter((scene) => parts.every((part) => part.test(pictureName(scene))));
mkdirSync(FOLDER, { recursive: true });
const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
const address = server.resolvedUrls?.local[0] ?? '';
const lobby = await serveLobby();
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
let faults = 0;
for (const scene of scenes) {
  const heard = await render(browser, address, lobby.address, scene);
  console.log(`${heard.length === 0 ? 'ok ' : 'BAD'} ${pictureName(scene)} ${heard.join(' | ')}`);
  faults += heard.length === 0 ? 0 : 1;
}
await browser.close();
await lobby.close();
await server.close();
console.log(`${scenes.length} pictures in ${FOLDER}/, ${faults} with faults`);
process.exit(faults === 0 ? 0 : 1);
