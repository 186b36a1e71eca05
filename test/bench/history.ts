// How long the history of the built page takes to open with ten thousand rounds in it: from the press to the frame that shows the
// first of them. In turn with it, in the same run, a history of forty is opened.

import { chromium, type Page } from 'playwright-core';
import { preview } from 'vite';
import { findChromium } from '../../scripts/find-chromium.ts';
import { doubleExposure } from '../../src/tables/all-tables.ts';
import { CHROMIUM_ARGS } from '../browser/chromium.ts';
import { keptStores, prepare } from '../browser/kept-rounds.ts';
import { historyOpeningMs, lengthenHistory } from '../browser/long-history.ts';
import { findRound } from '../browser/seeded-round.ts';
import { fixed, median, report, share } from './report/figures.ts';

const MANY = 10_000;
/** As many as fill the window, so that the picture is the same. */
const FEW = 40;
const OPENINGS = 15;
const MOST_MS = 200;

const round = findRound(
  'history',
  doubleExposure,
  [{ box: 1, main: 500, side: {} }],
  ({ choices }) => choices.join(' ') === 'stand',
);

/** Opens the history once, and closes it. */
async function opening(page: Page): Promise<number> {
  await page.bringToFront();
  const ms = await historyOpeningMs(page);
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  return ms;
}

const executablePath = findChromium();
if (executablePath === null) process.exit(1);
const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
/** A player's own page at the table, with so many rounds in the history. */
async function pageWith(rounds: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  page.setDefaultTimeout(60_000);
  // Functions that are sent to the page come with a call that names them, which only the runner knows.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await prepare(page, address, round.seed);
  await page.goto(`${address}?table=${doubleExposure.id}&lang=en`);
  await page.getByRole('radio', { name: 'Chip 5.00', exact: true }).check({ force: true });
  await page.locator('[data-spot="1:main"]').click();
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await page.locator('[data-waits-for="player"][data-phase="boxes"]').waitFor();
  await page.getByRole('button', { name: 'Stand', exact: true }).click();
  await page.locator('[data-phase="settled"][data-moving="false"]').waitFor();
  while ((await keptStores(page)).rounds.length === 0) await page.waitForTimeout(50);
  await lengthenHistory(page, rounds);
  // The first opening fetches the dialog.
  await opening(page);
  return page;
}

const [fewPage, manyPage] = [await pageWith(FEW), await pageWith(MANY)];
const few: number[] = [];
const many: number[] = [];
// In turn, so that a machine that is busy elsewhere slows both.
for (let i = 0; i < OPENINGS; i++) {
  few.push(await opening(fewPage));
  many.push(await opening(manyPage));
}
await browser.close();
await server.close();
report(
  'history',
  [
    {
      name: `Opening the history of ${MANY} rounds`,
      value: `${fixed(median(many), 1)} ms (95 %: ${fixed(share(many, 0.95), 1)} ms)`,
      bound: `under ${MOST_MS} ms`,
      peer: `${FEW} rounds: ${fixed(median(few), 1)} ms`,
      holds: median(many) < MOST_MS,
    },
  ],
  { openings: OPENINGS, few, many },
);
