import sharp from 'sharp';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { difference, halved, TOLERATED } from '../browser/alike.ts';
import type { EnginePage } from './engine.ts';
import { balance, bet, phase, prepare, press, sitDown } from './player.ts';
import { launchFirefox } from './playwright-engine.ts';
import { engineName } from './the-engine.ts';
import { visit } from './visit.ts';

// The drawing: that there is a table to be seen, and that it is there again after its context was lost.

const visited = visit();
let page: EnginePage;
beforeAll(() => {
  page = visited();
});

const CARDS = { table: 'three-hand', cards: 'Ts,6d,9h,Tc,Kc' } as const;
const DECIDES = '[data-waits-for="player"][data-phase="boxes"][data-moving="false"]';

/** How much the pixels of the middle differ from each other: 0 where nothing is drawn. */
async function contrastOf(picture: Buffer): Promise<number> {
  const { width, height } = await sharp(picture).metadata();
  const region = {
    left: Math.floor(width / 4),
    top: Math.floor(height / 8),
    width: Math.floor(width / 2),
    height: Math.floor(height / 2),
  };
  const { channels } = await sharp(await sharp(picture).extract(region).removeAlpha().toBuffer()).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}

/** Two pictures alike, one after the other: nothing moves any more. */
async function still(of: EnginePage): Promise<Buffer> {
  let before = await of.screenshot();
  for (;;) {
    const now = await of.screenshot();
    if (now.equals(before)) return now;
    before = now;
  }
}

const LOSE = `
  const canvas = document.querySelector('.stage > canvas');
  const lose = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')
    ?? canvas.getContext('webgl')?.getExtension('WEBGL_lose_context');
  if (!lose) throw new Error('no context to lose');
  const heard = (name) => new Promise((done) => canvas.addEventListener(name, done, { once: true }));
  const lost = heard('webglcontextlost');
  lose.loseContext();
  await lost;
  await new Promise((answered) => setTimeout(answered));
  const restored = heard('webglcontextrestored');
  lose.restoreContext();
  await restored;
`;

test('the table is drawn with WebGL', async () => {
  await sitDown(page, CARDS);
  expect(await page.run(`return document.querySelector('.stage > canvas').getContext('2d') === null`)).toBe(
    true,
  );
  expect(await contrastOf(await still(page))).toBeGreaterThan(10);
});

test('B01, B03: its context lost twice in a round, the table is drawn again as it was, text and all', async () => {
  await sitDown(page, CARDS);
  await bet(page, 'Box 1, main bet', '25.00');
  await press(page, 'Deal');
  await page.waitForElement(DECIDES);
  const before = await still(page);
  await page.run(LOSE);
  await page.run(LOSE);
  const [was, is] = await Promise.all([halved(before), halved(await still(page))]);
  expect(await difference(was, is)).toBeLessThan(TOLERATED);
  await press(page, 'Stand');
  await phase(page, 'settled');
  expect(await balance(page)).toBe('1,025.00');
});

test('B01: lost while cards fly, the same round goes on', async () => {
  await prepare(page, inject('address'), 1);
  await sitDown(page, CARDS);
  await bet(page, 'Box 1, main bet', '25.00');
  await press(page, 'Deal');
  await page.waitForElement('[data-phase="dealing"][data-moving="true"]');
  await page.run(LOSE);
  await page.waitForElement(DECIDES);
  const after = await still(page);
  expect(await contrastOf(after)).toBeGreaterThan(10);
  // A loss at rest draws all of it again; nothing was missing before.
  await page.run(LOSE);
  const [was, is] = await Promise.all([halved(after), halved(await still(page))]);
  expect(await difference(was, is)).toBeLessThan(TOLERATED);
  await press(page, 'Stand');
  await phase(page, 'settled');
  expect(await balance(page)).toBe('1,025.00');
});

// Debian's Firefox has WebGL in a window alone, which makes its headless form a browser without WebGL.
describe.runIf(engineName() === 'firefox')('where there is no WebGL', () => {
  test('the table is drawn without it, and a round is played', async () => {
    const headless = await launchFirefox(process.env.BAIZE_FIREFOX ?? '', true);
    const plain = await headless.newPage();
    await prepare(plain);
    await sitDown(plain, CARDS);
    expect(await plain.run(`return document.createElement('canvas').getContext('webgl2') === null`)).toBe(
      true,
    );
    expect(await contrastOf(await still(plain))).toBeGreaterThan(10);
    await bet(plain, 'Box 1, main bet', '25.00');
    await press(plain, 'Deal', 'Stand');
    await phase(plain, 'settled');
    expect(await balance(plain)).toBe('1,025.00');
    await plain.close();
    await headless.close();
  });
});
