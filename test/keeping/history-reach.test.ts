import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { type FinishedRound, openDatabase } from '../../src/keeping/database.ts';
import { historyIn } from '../../src/keeping/history.ts';

const round = (roundId: string, endedAt: number, table = 'multi-hand'): FinishedRound => ({
  roundId,
  table,
  endedAt,
  staked: 100,
  returned: 50,
  record: null,
});

test('historyDays: a history that reaches back to a moment shows, counts and finds nothing before it', async () => {
  const database = await openDatabase();
  if (database === null) throw new Error('no database');
  for (const each of [
    round('OLD', 999),
    round('EDGE', 1000),
    round('NEW', 2000),
    round('OTHER', 2500, 'three-hand'),
  ])
    await database.put('rounds', each);
  const history = historyIn(database, () => 1000);
  expect((await history.page(null, 0, 10)).map(({ roundId }) => roundId)).toEqual(['OTHER', 'NEW', 'EDGE']);
  expect((await history.page('multi-hand', 0, 10)).map(({ roundId }) => roundId)).toEqual(['NEW', 'EDGE']);
  expect(await history.count(null)).toBe(3);
  expect(await history.count('multi-hand')).toBe(2);
  expect(await history.totals(null, 0)).toEqual({ rounds: 3, staked: 300, returned: 150 });
  expect(await history.totals(null, 2000)).toEqual({ rounds: 2, staked: 200, returned: 100 });
  expect(await history.get('OLD')).toBeNull();
  expect((await history.get('EDGE'))?.roundId).toBe('EDGE');
  // What is too old to be shown is kept all the same.
  expect(await historyIn(database).count(null)).toBe(4);
  database.close();
});
