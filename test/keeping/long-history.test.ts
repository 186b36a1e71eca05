import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Database, type FinishedRound, openDatabase } from '../../src/keeping/database.ts';
import { historyIn } from '../../src/keeping/history.ts';

// Many rounds cost what few do: a page of the history reads the records it shows and no others. That holds on any machine; how
// long it takes on one, with ten thousand, is measured by `npm run bench -- history`.

const ROUNDS = 1000;
const MINUTE = 60_000;

const round = (at: number): FinishedRound => ({
  roundId: `R${at}`,
  table: at % 4 === 0 ? 'multi-hand' : 'three-hand',
  endedAt: at * MINUTE,
  staked: 100,
  returned: 50,
  record: null,
});

// Counted from the start: what opens the database keeps the functions it finds.
const steps = [
  vi.spyOn(IDBIndex.prototype, 'openCursor'),
  vi.spyOn(IDBCursor.prototype, 'continue'),
  vi.spyOn(IDBCursor.prototype, 'advance'),
];
const fromIndex = vi.spyOn(IDBIndex.prototype, 'getAll');
const whole = vi.spyOn(IDBObjectStore.prototype, 'getAll');

let database: Database;
beforeAll(async () => {
  const opened = await openDatabase();
  if (opened === null) throw new Error('no database');
  database = opened;
  const writing = database.transaction('rounds', 'readwrite');
  for (let at = 1; at <= ROUNDS; at++) void writing.store.put(round(at));
  await writing.done;
});
beforeEach(() => {
  for (const calls of [...steps, fromIndex, whole]) calls.mockClear();
});

/** How many steps a cursor has made since the test began; nothing else has read. */
function stepsMade(): number {
  expect([fromIndex.mock.calls.length, whole.mock.calls.length]).toEqual([0, 0]);
  return steps.reduce((sum, { mock }) => sum + mock.calls.length, 0);
}

describe('a history of a thousand rounds', () => {
  const history = () => historyIn(database);

  test.each([
    ['the first page', null, 0, ['R1000', 'R999']],
    ['a page in the middle', null, 500, ['R500', 'R499']],
    ['the last page', null, 960, ['R40', 'R39']],
    ['the first page of one table', 'multi-hand', 0, ['R1000', 'R996']],
    ['a late page of one table', 'multi-hand', 200, ['R200', 'R196']],
  ])('reads no more than it shows for %s', async (_what, table, from, first) => {
    const shown = await history().page(table, from, 40);
    expect(shown.slice(0, 2).map(({ roundId }) => roundId)).toEqual(first);
    expect(shown.length).toBe(40);
    // One for each round, one to begin with, one to leap.
    expect(stepsMade()).toBeLessThanOrEqual(42);
    expect(stepsMade()).toBeGreaterThanOrEqual(40);
  });

  test('sums what ended since a moment, and reads nothing before it', async () => {
    const sum = await history().totals(null, 901 * MINUTE);
    expect(sum).toEqual({ rounds: 100, staked: 10_000, returned: 5_000 });
    const [range] = fromIndex.mock.calls[0] ?? [];
    expect(range instanceof IDBKeyRange ? range.lower : null).toBe(901 * MINUTE);
  });
});
