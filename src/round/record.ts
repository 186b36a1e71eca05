import type { BoxBet } from '../tables/bets.ts';
import type { TableRules } from '../tables/rules.ts';
import type { RoundEvent } from './facts.ts';
import { awaited, openTable, type RoundState, tell } from './progress.ts';
import { betsOf } from './round.ts';

/** An event that a record keeps: all but `shown`, which says nothing of the round, and the bets before the deal. */
export type RecordedEvent = Exclude<
  RoundEvent,
  { readonly type: 'shown' | 'rebet' | 'bet.placed' | 'bet.takenBack' | 'bet.undone' | 'bet.cleared' }
>;

/**
 * A whole round as its events: replayed through the statechart it gives the same state, always. History, replay, a bug
 * report and a test case are this one value.
 */
export interface RoundRecord {
  readonly version: 1;
  readonly rules: TableRules;
  readonly roundId: string;
  readonly currency: string;
  /** What the player had before staking, minor units. */
  readonly openingBalance: number;
  readonly bets: readonly BoxBet[];
  readonly events: readonly RecordedEvent[];
}

export function isRecorded(event: RoundEvent): event is RecordedEvent {
  return event.type !== 'shown' && event.type !== 'rebet' && !event.type.startsWith('bet.');
}

/** The record of a round that begins in this state, its bets on the table. */
export function newRecord(before: RoundState, roundId: string): RoundRecord {
  const { rules, balance, chips } = before.context;
  return {
    version: 1,
    rules,
    roundId,
    currency: rules.currency,
    openingBalance: balance,
    bets: betsOf(chips),
    events: [],
  };
}

export function withEvent(record: RoundRecord, event: RoundEvent): RoundRecord {
  return isRecorded(event) ? { ...record, events: [...record.events, event] } : record;
}

/** Goes on past what only has to be shown. */
function shown(state: RoundState): RoundState {
  let now = state;
  while (awaited(now) === 'shown') now = tell(now, { type: 'shown' }).state;
  return now;
}

/** The state a record comes to, with everything shown. */
export function replay(record: RoundRecord): RoundState {
  const start = openTable({ rules: record.rules, balance: record.openingBalance, bets: record.bets });
  return record.events.reduce((state, event) => shown(tell(state, event).state), shown(start));
}
