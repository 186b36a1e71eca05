// What is kept of rounds: two tabs, the history, links, and the session’s facts.

import { readFile } from 'node:fs/promises';
import { describe, expect, inject, test } from 'vitest';
import { doubleExposure, threeHand } from '../../src/tables/all-tables.ts';
import { clearDatabase, keptStores } from './kept-rounds.ts';
import {
  addressOf,
  bet,
  decides,
  expectUndisturbed,
  money,
  newPage,
  player,
  playOn,
  SPLIT_AND_DOUBLE,
  TWO_DECISIONS,
} from './kept-table.ts';
import { historyOpeningMs, lengthenHistory } from './long-history.ts';
import { OPENING_BALANCE, type SeededRound } from './seeded-round.ts';
import type { TablePage } from './table-page.ts';

describe('two tabs', () => {
  test('one plays, the other says so and takes over; the first stops at once and can take it back', async () => {
    const table = await player(TWO_DECISIONS);
    await bet(table, TWO_DECISIONS);
    await table.press('Deal');
    await decides(table.page);
    const second = await newPage(table.page.context());
    await second.page.goto(addressOf(doubleExposure.id));
    await second.page.getByRole('heading', { name: 'The table is open in another tab' }).waitFor();
    expect(await second.button('Hit').count()).toBe(0);
    await second.press('Play here');
    await decides(second.page);
    await table.page.getByRole('heading', { name: 'The table has moved' }).waitFor();
    expect(await table.button('Hit').count()).toBe(0);
    await second.press('Hit');
    await table.press('Play here');
    await second.page.getByRole('heading', { name: 'The table has moved' }).waitFor();
    await decides(table.page);
    await playOn(table, TWO_DECISIONS);
    await expectUndisturbed(table, TWO_DECISIONS);
  });
});

test('two tabs of an insecure page, which has no locks, are held apart too, and pass the table on', async () => {
  const first = await newPage();
  const context = first.page.context();
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
  await first.page.goto(addressOf(doubleExposure.id));
  await first.button('Deal').waitFor();
  expect(await first.page.evaluate(() => 'locks' in navigator)).toBe(false);
  const second = await newPage(context);
  await second.page.goto(addressOf(doubleExposure.id));
  await second.page.getByRole('heading', { name: 'The table is open in another tab' }).waitFor();
  await second.press('Play here');
  await second.button('Deal').waitFor();
  await first.page.getByRole('heading', { name: 'The table has moved' }).waitFor();
  expect(await first.button('Deal').count()).toBe(0);
  await second.page.reload();
  await second.button('Deal').waitFor();
});

/** Plays the prepared round to its end. */
async function played(round: SeededRound): Promise<TablePage> {
  const table = await player(round);
  await bet(table, round);
  await table.press('Deal');
  await playOn(table, round);
  await expectUndisturbed(table, round);
  return table;
}

async function openHistory(table: TablePage): Promise<void> {
  await table.button('History').click();
  await table.page.getByRole('dialog', { name: 'History' }).waitFor();
}

describe('the history', () => {
  test('shows the round with its bets, decisions and both balances, and says that it is fair', async () => {
    const round = SPLIT_AND_DOUBLE;
    const table = await played(round);
    await openHistory(table);
    await table.page.getByRole('button', { name: /Double Exposure, round [2-9A-Z]{12}/ }).click();
    const dialog = table.page.getByRole('dialog', { name: /^Round / });
    await dialog.getByText('Balance before').waitFor();
    await dialog.getByText(money(OPENING_BALANCE), { exact: true }).first().waitFor();
    await dialog.getByText(money(round.balance), { exact: true }).first().waitFor();
    await dialog
      .getByText(/Decisions: .*Split/)
      .first()
      .waitFor();
    await dialog.getByRole('button', { name: 'Verify' }).click();
    await dialog.getByText(/^Fair:/).waitFor();
    await dialog.getByText(round.seed).waitFor();
    expect(await dialog.getByText('differs').count()).toBe(0);
  });

  test('shows the player’s own words in the shoe’s check, and the commitment that was told before', async () => {
    const table = await player(TWO_DECISIONS);
    await table.button('Deal').waitFor();
    await openHistory(table);
    await table.press('Fair shuffle');
    const told = await table.page
      .getByRole('status', { name: /Commitment to the coming shoe/ })
      .textContent();
    await table.page.getByRole('textbox', { name: 'Your words for the shuffle' }).fill('¡suerte! 🍀');
    await table.page.keyboard.press('Escape');
    await table.page.reload();
    await bet(table, TWO_DECISIONS);
    await table.press('Deal');
    const stand = table.button('Stand').and(table.page.locator(':not([aria-disabled="true"])'));
    const settled = table.page.locator('[data-phase="settled"]');
    await stand.or(settled).first().waitFor();
    if (await stand.isVisible()) await stand.click();
    await settled.waitFor();
    await openHistory(table);
    await table.page.getByRole('button', { name: /Double Exposure, round/ }).click();
    await table.press('Verify');
    await table.page.getByText(/^Fair:/).waitFor();
    await table.page.getByText('¡suerte! 🍀').waitFor();
    expect(await table.page.getByText(told ?? '', { exact: true }).count()).toBe(2);
  });

  test('of ten thousand rounds opens as soon as of one', async () => {
    const table = await played(TWO_DECISIONS);
    /** The shortest of a few: a machine that is busy elsewhere slows some of them. */
    const opening = async (): Promise<number> => {
      const times: number[] = [];
      for (let i = 0; i < 5; i++) {
        times.push(await historyOpeningMs(table.page));
        await table.page.keyboard.press('Escape');
        await table.page.locator('dialog').waitFor({ state: 'detached' });
      }
      return Math.min(...times);
    };
    const ofOne = await opening();
    await lengthenHistory(table.page, 10_000);
    // Read whole, it would take more than ten times as long. How many milliseconds it takes is the bench's to say.
    expect((await opening()) / ofOne).toBeLessThan(4);
    await openHistory(table);
    await table.page.locator('.history-rows').evaluate((rows) => {
      rows.scrollTop = rows.scrollHeight;
    });
    const oldest = table.page.getByRole('button', { name: /round ROUND1009999/ });
    // One stop of Tab, through which the arrows lead: nobody tabs past ten thousand rounds.
    const rowWithFocus = () =>
      table.page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('aria-posinset'));
    await oldest.press('Home');
    await expect.poll(rowWithFocus).toBe('1');
    await table.page.keyboard.press('ArrowDown');
    await expect.poll(rowWithFocus).toBe('2');
    await table.page.keyboard.press('End');
    await expect.poll(rowWithFocus).toBe('10000');
    await table.page.keyboard.press('Tab');
    expect(await table.page.evaluate(() => document.activeElement?.textContent)).toBe('Export JSON');
  });

  test('is filtered by table, and exported as it is filtered, as CSV and as JSON', async () => {
    const table = await played(TWO_DECISIONS);
    await openHistory(table);
    const saved = async (kind: 'CSV' | 'JSON') => {
      const [file] = await Promise.all([
        table.page.waitForEvent('download'),
        table.button(`Export ${kind}`).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(new RegExp(`^baize-.*\\.${kind.toLowerCase()}$`));
      return readFile(await file.path(), 'utf8');
    };
    const filter = table.page.getByRole('combobox', { name: 'Table' });
    await filter.selectOption('Multi Hand');
    await table.page.getByRole('button', { name: /Double Exposure, round/ }).waitFor({ state: 'detached' });
    expect(JSON.parse(await saved('JSON'))).toEqual([]);
    await filter.selectOption('Double Exposure');
    await table.page.getByRole('button', { name: /Double Exposure, round/ }).waitFor();
    const id = (await keptStores(table.page)).rounds[0]?.roundId;
    expect(JSON.parse(await saved('JSON'))).toMatchObject([
      { roundId: id, record: { seed: TWO_DECISIONS.seed, closingBalance: TWO_DECISIONS.balance } },
    ]);
    const [, line, end] = (await saved('CSV')).split('\r\n');
    expect([line?.includes(`"Double Exposure","${id}","EUR",`), end]).toEqual([true, '']);
  });

  test('is replayed to the same end, and no money moves', async () => {
    const round = SPLIT_AND_DOUBLE;
    const table = await played(round);
    const before = await keptStores(table.page);
    await openHistory(table);
    await table.page.getByRole('button', { name: /Double Exposure, round/ }).click();
    await table.button('Replay').click();
    // The button that leads there has the same name: only the page of the replay has its controls.
    await table.page.getByRole('group', { name: 'Replay' }).waitFor();
    expect(await table.button('Deal').count()).toBe(0);
    await table.press('Step');
    await table.press('Play');
    await table.page.locator('[data-replay="over"]').waitFor();
    expect(await table.balance()).toBe(money(round.balance));
    await table.press('Restart');
    await table.page.locator('[data-replay="paused"]').waitFor();
    await table.page.getByText(/^Step 0 of/).waitFor();
    expect(await keptStores(table.page)).toEqual(before);
    await table.page.getByRole('link', { name: 'Back to the table' }).click();
    await table.button('Deal').waitFor();
    expect(await table.balance()).toBe(money(round.balance));
  });
});

describe('a link to a round', () => {
  test.each([
    ['nothing', ''],
    ['no base64', '%3Cscript%3Ealert(1)%3C/script%3E'],
    ['noise', 'AAAA-_AAAA'],
    ['a cut-off round', 'q1ZKK8pPVbJS'],
    ['far too much', 'A'.repeat(30_000)],
  ])('that holds %s says so, and leads to the tables', async (_what, text) => {
    const table = await newPage();
    await table.page.goto(`${inject('address')}?lang=en#round=${text}`);
    await table.page.getByRole('heading', { name: 'This link shows no round' }).waitFor();
    await table.page.getByRole('link', { name: 'All tables' }).click();
    await table.page.getByRole('heading', { name: 'Multi Hand', exact: true }).waitFor();
  });
});

describe('the session', () => {
  test('a stop for today holds through a reload, and nothing is dealt', async () => {
    const table = await player(TWO_DECISIONS);
    await table.button('Deal').waitFor();
    await openHistory(table);
    await table.press('Session', 'Stop for today', 'Stop until midnight');
    await table.page.getByText(/^Stopped until/).waitFor();
    await table.page.reload();
    await bet(table, TWO_DECISIONS);
    await table.button('Deal').click({ force: true });
    await table.page
      .getByText(/You have stopped for today/)
      .first()
      .waitFor();
    expect(await table.page.locator('[data-phase="betting"]').count()).toBe(1);
    await clearDatabase(table.page, inject('address'), 'baize');
    await table.page.goto(addressOf(doubleExposure.id));
    await bet(table, TWO_DECISIONS);
    await table.button('Deal').click({ force: true });
    await table.page
      .getByText(/You have stopped for today/)
      .first()
      .waitFor();
  });

  test('a loss limit keeps a larger bet from the table', async () => {
    const table = await player(TWO_DECISIONS);
    await table.button('Deal').waitFor();
    await openHistory(table);
    await table.press('Session');
    await table.page.getByRole('textbox', { name: 'Loss limit for today' }).fill('5');
    await table.press('Set');
    await table.page.getByText(/^5\.00 of 5\.00 left/).waitFor();
    await table.page.keyboard.press('Escape');
    await bet(table, TWO_DECISIONS);
    await table.button('Deal').click({ force: true });
    await table.page
      .getByText(/loss limit leaves 5\.00/)
      .first()
      .waitFor();
    expect(await table.balance()).toBe(money(OPENING_BALANCE - 1000));
    expect(await table.page.locator('[data-phase="betting"]').count()).toBe(1);
  });

  test('a reminder comes between rounds and has to be acknowledged', async () => {
    const table = await player(TWO_DECISIONS);
    await table.button('Deal').waitFor();
    await table.page.evaluate(() => {
      const ago = Date.now() - 16 * 60_000;
      sessionStorage.setItem(
        'baize.session',
        JSON.stringify({ since: ago, acknowledged: ago, active: Date.now() }),
      );
      localStorage.setItem('baize.settings', JSON.stringify({ speed: 5, warnings: false, reminder: 15 }));
    });
    await table.page.reload();
    const dialog = table.page.getByRole('dialog', { name: /^You have been playing for 0:16/ });
    await dialog.waitFor();
    await table.page.keyboard.press('Escape');
    await dialog.waitFor();
    await table.press('Go on playing');
    await dialog.waitFor({ state: 'hidden' });
    await bet(table, TWO_DECISIONS);
    await table.press('Deal');
    await playOn(table, TWO_DECISIONS);
  });
});

describe('F05: where storage throws', () => {
  test('it is said once that a round does not survive a reload', async () => {
    const table = await newPage();
    const { page } = table;
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('refused', 'SecurityError');
      };
      for (const store of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, store, { get: refuse });
    });
    await page.goto(addressOf(threeHand.id));
    await page.getByText(/does not survive a reload/).waitFor();
    await table.button('Deal').waitFor();
  });

  test('in mid-session, as on a full disk, it is said then, the round goes on, and the console is quiet', async () => {
    const table = await player(TWO_DECISIONS);
    const { page } = table;
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await bet(table, TWO_DECISIONS);
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (value, key) {
        const request = put.call(this, value, key);
        request.addEventListener('success', () => this.transaction.abort());
        return request;
      };
    });
    await table.press('Deal');
    await page
      .getByText(/does not survive a reload/)
      .first()
      .waitFor();
    await decides(page);
    await playOn(table, TWO_DECISIONS);
    await page.locator('[data-phase="settled"]').waitFor();
    expect(faults).toEqual([]);
  });
});
