// A finished round as a record, played by the same seeded shoe that the browser's tests use.

import { commitmentTo } from '../../src/dealer/seed.ts';
import type { RecordedEvent, RoundRecord } from '../../src/round/record.ts';
import { isRecorded } from '../../src/round/record.ts';
import type { BoxBet } from '../../src/tables/bets.ts';
import type { TableRules } from '../../src/tables/rules.ts';
import { findRound, OPENING_BALANCE, seededRound } from '../browser/seeded-round.ts';

const BETS: readonly BoxBet[] = [
  { box: 1, main: 1000, side: {} },
  { box: 2, main: 500, side: {} },
];

/** A round with a split in it, from the deal to the last credit. */
export function recordedRound(rules: TableRules, series: string): RoundRecord {
  const { seed } = findRound(series, rules, BETS, ({ choices }) => choices.includes('split'));
  const events: RecordedEvent[] = [];
  const { balance } = seededRound(rules, BETS, seed, undefined, (event) => {
    if (isRecorded(event)) events.push(event);
  });
  return {
    version: 1,
    rules,
    roundId: 'R',
    currency: rules.currency,
    openingBalance: OPENING_BALANCE,
    commitment: commitmentTo(seed),
    words: '',
    bets: BETS,
    events,
    seed,
    closingBalance: balance,
    startedAt: 1,
    endedAt: 2,
  };
}
