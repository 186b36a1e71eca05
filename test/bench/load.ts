// How long it takes from the navigation to a table that takes a bet, on a slow phone with a middling line (4 × CPU slowdown, 10
// Mbit/s, 40 ms), beside a bare page of the same stack that draws one sprite, in the same run.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { build, preview } from 'vite';
import { findChromium } from '../../scripts/find-chromium.ts';
import { CHROMIUM_ARGS } from '../browser/chromium.ts';
import { fixed, median, report } from './report/figures.ts';

const LOADS = 5;
const MOST_TIMES = 1.5;
const LINE = {
  offline: false,
  latency: 40,
  downloadThroughput: 10_000_000 / 8,
  uploadThroughput: 10_000_000 / 8,
} as const;

const executablePath = findChromium();
if (executablePath === null) process.exit(1);
const outDir = mkdtempSync(join(tmpdir(), 'baize-bare-'));
const root = new URL('./bare', import.meta.url).pathname;
const quiet = { configFile: false, root, base: './', logLevel: 'error' } as const;
await build({ ...quiet, build: { outDir, emptyOutDir: true, target: 'es2022' } });
const port = { preview: { port: 0, host: '127.0.0.1' } };
const bare = await preview({ ...quiet, build: { outDir }, ...port });
const game = await preview({ ...port, logLevel: 'error' });
const addressOf = ({ resolvedUrls }: typeof bare): string => resolvedUrls?.local[0] ?? '';

interface Load {
  /** Milliseconds until a bet can be placed, or the bare page's sprite is drawn. */
  readonly there: number;
  /** Milliseconds until the table is drawn. */
  readonly drawn: number;
}

/** In a browser that has never been here. */
async function loading(browser: Browser, address: string, there: string): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 800, height: 450 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.addInitScript((selector) => {
    const moments: { there?: number; drawn?: number } = {};
    Object.assign(window, { moments });
    new MutationObserver(() => {
      if (document.querySelector(selector) === null) return;
      moments.there ??= performance.now();
      // The cloth of the first frame goes when the table is drawn over it.
      if (document.querySelector('.opening') === null) moments.drawn ??= performance.now();
    }).observe(document, { subtree: true, childList: true, attributes: true });
  }, there);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address, { waitUntil: 'commit' });
  const read = await page.waitForFunction(() => {
    const { there, drawn } = Reflect.get(window, 'moments');
    return drawn === undefined ? null : { there, drawn };
  });
  const load: Load | null = await read.jsonValue();
  if (load === null) throw new Error('the page has no moments');
  await context.close();
  return load;
}

const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
const ours: Load[] = [];
const bares: Load[] = [];
// The first of each is left out: it fills the browser's own caches of code and shaders.
for (let load = 0; load <= LOADS; load++) {
  const mine = await loading(browser, `${addressOf(game)}?table=multi-hand`, '[data-spot="1:main"]');
  const bareOne = await loading(browser, addressOf(bare), 'body[data-ready]');
  if (load === 0) continue;
  ours.push(mine);
  bares.push(bareOne);
}
await browser.close();
await Promise.all([bare.close(), game.close()]);
rmSync(outDir, { recursive: true });

const first = median(ours.map(({ there }) => there));
const picture = median(ours.map(({ drawn }) => drawn));
const floor = median(bares.map(({ there }) => there));
const peer = `a bare page of the stack: ${fixed(floor, 0)} ms`;
report(
  'load',
  [
    {
      name: 'From navigation to the first bet',
      value: `${fixed(first / floor, 2)} × (${fixed(first, 0)} ms)`,
      bound: `at most ${MOST_TIMES} ×`,
      peer,
      holds: first / floor <= MOST_TIMES,
    },
    {
      name: 'From navigation to the whole picture',
      value: `${fixed(picture / floor, 2)} × (${fixed(picture, 0)} ms)`,
      bound: '',
      peer,
      holds: true,
    },
  ],
  { ours, bare: bares },
);
