// The browser of a file of tests, and the visits its tests make: each in a context of its own that ends with the test, and
// in none of them may the page have anything to complain of.

import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchChromium } from './chromium.ts';
import { type TableOptions, TablePage } from './table-page.ts';

/** Small, since the pixels of a software renderer are what costs time; pictures are looked at elsewhere. */
export const SMALL = { width: 800, height: 450 } as const;

export interface Visits {
  readonly browser: Browser;
  /** A table, opened by its address. */
  open(options?: TableOptions): Promise<TablePage>;
  /** A browser of a player's own, with nothing kept in it. */
  player(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** An empty page of a player's, or of a new one, whose complaints count. */
  page(player?: BrowserContext): Promise<TablePage>;
}

/** What there was to see when a test failed: where a page was, how far its round, and its words. */
async function lastSeen(page: Page): Promise<string> {
  const seen = page.evaluate(() => {
    const { phase, waitsFor, moving } = document.querySelector<HTMLElement>('[data-phase]')?.dataset ?? {};
    const round = `phase ${phase}, waits for ${waitsFor}, moving ${moving}`;
    return `${location.href}\n${round}\n${document.getElementById('baize')?.textContent.replace(/\s+/g, ' ')}`;
  });
  return seen.catch((error: unknown) => `${page.url()} does not answer: ${String(error)}`);
}

/** To be called once in a file. `mayBeSaid` is what a page may say though it is an error: the test brings it about. */
export function visits(mayBeSaid?: RegExp): Visits {
  let browser: Browser | null = null;
  let players: BrowserContext[] = [];
  let pages: TablePage[] = [];

  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser?.close());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') for (const { page } of pages) console.log(await lastSeen(page));
    const heard = pages.flatMap(({ complaints }) => complaints.heard);
    const over = players;
    pages = [];
    players = [];
    for (const player of over) await player.close();
    expect(heard.filter((each) => mayBeSaid?.test(each) !== true)).toEqual([]);
  });

  const launched = (): Browser => {
    if (browser === null) throw new Error('no browser before the first test');
    return browser;
  };
  const player = async (options: BrowserContextOptions = {}): Promise<BrowserContext> => {
    // What the browser keeps for a visit without a line is looked at in offline.test.ts, and answers nothing elsewhere.
    const context = await launched().newContext({ viewport: SMALL, serviceWorkers: 'block', ...options });
    players.push(context);
    return context;
  };
  const page = async (of?: BrowserContext): Promise<TablePage> => {
    const table = TablePage.on(await (of ?? (await player())).newPage());
    pages.push(table);
    return table;
  };
  return {
    get browser() {
      return launched();
    },
    player,
    page,
    async open(options = {}) {
      const { viewport = SMALL } = options;
      const table = await page(options.context ?? (await player({ viewport })));
      await table.sitDown(options);
      return table;
    },
  };
}
