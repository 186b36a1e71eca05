import { expect, test } from 'vitest';
import { settledBefore } from '../../src/keeping/history.ts';
import type { RecordedEvent, RoundRecord } from '../../src/round/record.ts';
import { doubleExposure } from '../../src/tables/all-tables.ts';

const EVENTS: readonly RecordedEvent[] = [
  { type: 'deal', roundId: 'R1' },
  { type: 'wallet.accepted', txId: 'R1-1', balance: 99_000 },
  { type: 'dealer.dealt', boxes: [['Ts', '9h']], dealer: ['8d', 'Tc'] },
  { type: 'decide.stand' },
  { type: 'wallet.accepted', txId: 'R1-2', balance: 101_000 },
];

const record = (events: number): RoundRecord => ({
  version: 1,
  rules: doubleExposure,
  roundId: 'R1',
  currency: 'EUR',
  openingBalance: 100_000,
  commitment: null,
  words: '',
  bets: [{ box: 1, main: 1000, side: {} }],
  events: EVENTS.slice(0, events),
});

test.each([
  ['no round', null, 0],
  ['a round that waits for a decision', record(3), 0],
  ['a round whose payment is still to be booked', record(4), 1],
  ['a round that is over but for the history', record(5), 1],
])('of %s', (_what, unfinished, rounds) => {
  expect(settledBefore(unfinished)).toEqual(
    rounds === 0 ? { rounds: 0, staked: 0, returned: 0 } : { rounds: 1, staked: 1000, returned: 2000 },
  );
});
