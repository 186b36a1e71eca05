import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../src/keeping/database.ts';
import { type History, historyIn, type Totals } from '../../src/keeping/history.ts';
import { LimitBook } from '../../src/keeping/limit-book.ts';
import { memoryStore } from '../../src/money/store.ts';
import { openTable } from '../../src/round/progress.ts';
import { threeHand } from '../../src/tables/all-tables.ts';

const NOON = new Date(2026, 5, 1, 12).getTime();
const DAY = 24 * 60 * 60_000;
const state = openTable({ rules: threeHand, balance: 1000 });

let opened: Database | null = null;
afterEach(async () => {
  opened?.close();
  await deleteDB('baize');
});

async function house() {
  opened = await openDatabase();
  if (opened === null) throw new Error('no database');
  const store = memoryStore();
  let now = NOON;
  const history: History = historyIn(opened);
  return {
    store,
    database: opened,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    history,
    book: (settledBefore?: Totals) =>
      LimitBook.open({
        database: opened,
        store,
        history,
        now: () => now,
        ...(settledBefore === undefined ? {} : { settledBefore }),
      }),
  };
}

describe('limits', () => {
  test('hold what is lost against the limit, and refuse a bet that could lose more', async () => {
    const { book } = await house();
    const limits = await book();
    await limits.setLossLimit(5000);
    expect(limits.refusal(5000)).toBeNull();
    limits.follow([{ type: 'round.settled', staked: 3000, returned: 0 }], state);
    expect(limits.left).toMatchObject({ amount: 5000, left: 2000 });
    expect(limits.refusal(2100)).toMatchObject({ code: 'loss-limit', left: 2000 });
    limits.follow([{ type: 'round.settled', staked: 1000, returned: 2500 }], state);
    expect(limits.left?.left).toBe(3500);
  });

  test('cannot be raised, only lowered, and end with the day', async () => {
    const { book, pass } = await house();
    const limits = await book();
    await limits.setLossLimit(5000);
    await limits.setLossLimit(9000);
    expect(limits.left?.amount).toBe(5000);
    await limits.setLossLimit(1000);
    expect(limits.left?.amount).toBe(1000);
    pass(DAY);
    expect([limits.left, limits.refusal(99_999)]).toEqual([null, null]);
  });

  test('count a round that was settled when the page was closed, whether its loss was written down or not', async () => {
    const { book } = await house();
    const limits = await book();
    await limits.setLossLimit(5000);
    const settled = { rounds: 1, staked: 3000, returned: 1000 };
    expect((await book(settled)).left?.left).toBe(3000);
    limits.follow([{ type: 'round.settled', staked: 3000, returned: 1000 }], state);
    expect((await book(settled)).left?.left).toBe(3000);
  });

  test('hold in another tab at once', async () => {
    const { book } = await house();
    const [here, there] = [await book(), await book()];
    await here.stopForToday();
    expect(there.refusal(100)).toMatchObject({ code: 'stopped-for-today' });
  });

  test('outlive the loss of either copy', async () => {
    const { book, store, database } = await house();
    const limits = await book();
    await limits.setLossLimit(5000);
    limits.follow([{ type: 'round.settled', staked: 3000, returned: 0 }], state);
    await limits.stopForToday();
    store.write('baize.limits', 'damaged');
    const fromDatabase = await book();
    expect([fromDatabase.left?.left, fromDatabase.refusal(1)?.code]).toEqual([2000, 'stopped-for-today']);
    await limits.stopForToday();
    await database?.clear('limits');
    const fromText = await book();
    expect([fromText.left?.left, fromText.refusal(1)?.code]).toEqual([2000, 'stopped-for-today']);
  });
});
