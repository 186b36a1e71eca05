import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visits } from './visits.ts';

// Words and amounts as the stage writes them, in its own type: the spaces of French and Spanish amounts, names from right to
// left, and a felt whose print is two fifths longer.

const { player } = visits();
const NBSP = '\u00a0';
const NNBSP = '\u202f';
/** The size of the type that is measured, pixels. */
const EM = 40;

let folder: string;
let server: PreviewServer;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-words-'));
  const root = new URL('./words', import.meta.url).pathname;
  const quiet = { configFile: false, root, base: './', logLevel: 'error' } as const;
  await build({ ...quiet, build: { outDir: folder, emptyOutDir: true, target: 'es2022' } });
  server = await preview({ ...quiet, build: { outDir: folder }, preview: { port: 0, host: '127.0.0.1' } });
  address = server.resolvedUrls?.local[0] ?? '';
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function words(): Promise<Page> {
  const page = await (await player()).newPage();
  await page.goto(address);
  await page.waitForFunction(() => 'words' in window);
  return page;
}

/** Runs of columns with ink in them, from the left. */
const inkIn = (page: Page, font: string, text: string) =>
  page.evaluate(([family, line]) => window.words.ink(family, line), [font, text] as const);

describe('an amount on the canvas', () => {
  test('G08: a narrow no-break space has no ink and parts the thousands, in both families', async () => {
    const page = await words();
    for (const font of ['sans', 'serif']) {
      expect(await inkIn(page, font, NNBSP)).toEqual([]);
      expect(await inkIn(page, font, NBSP)).toEqual([]);
      const width = (text: string) =>
        page.evaluate(([family, line]) => window.words.width(family, line), [font, text] as const);
      const [parted, whole] = [await width(`1${NNBSP}234${NNBSP}567,89`), await width('1234567,89')];
      expect((parted - whole) / 2 / EM).toBeGreaterThan(0.05);
      expect((parted - whole) / 2 / EM).toBeLessThan(0.45);
    }
    // A box where a sign should be would be one more run of ink than the digits and the comma make.
    const runs = await inkIn(page, 'sans', `1${NNBSP}234,56`);
    expect(runs).toHaveLength(7);
  });

  test('G08: what layout reckons for such an amount is what it takes, and its plate is wider', async () => {
    const page = await words();
    for (const text of [`1${NNBSP}234${NNBSP}567,89`, '1,234,567.89', '497,00']) {
      const [reckoned, width, label] = await page.evaluate(
        (line) => [window.words.reckoned(line), window.words.width('sans', line), window.words.label(line)],
        text,
      );
      expect(Math.abs((reckoned ?? 0) - (width ?? 0)) / (width ?? 1)).toBeLessThan(0.1);
      expect(label).toBeGreaterThan(width ?? 0);
    }
  });

  test('G09: the sign of the currency is right of the digits, with a gap', async () => {
    const page = await words();
    for (const font of ['sans', 'serif']) {
      const runs = await inkIn(page, font, `497,00${NBSP}€`);
      const [sign, last] = [runs.at(-1), runs.at(-2)];
      // Some digits of the serif touch; the sign stands alone in either family.
      if (font === 'sans') expect(runs).toHaveLength(7);
      expect(((sign?.[0] ?? 0) - (last?.[1] ?? 0)) / EM).toBeGreaterThan(0.12);
    }
  });

  test('G13: beside a name in Hebrew the digits keep their order', async () => {
    const page = await words();
    const name = '\u05e9\u05dc\u05d5\u05dd';
    const alone = await inkIn(page, 'sans', '1,234.50');
    const beside = await inkIn(page, 'sans', `\u2068${name}\u2069: 1,234.50`);
    const from = (runs: typeof alone) =>
      runs.slice(-alone.length).map(([at]) => at - (runs.at(-alone.length)?.[0] ?? 0));
    expect(from(beside)).toEqual(from(alone));
  });
});

test('G11: the print and the signs fit each felt in every language, and two fifths longer', async () => {
  const page = await words();
  expect(await page.evaluate(() => window.words.faults())).toEqual([]);
});
