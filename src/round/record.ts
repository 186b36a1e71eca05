import type { BoxBet } from '../tables/bets.ts';
import type { TableRules } from '../tables/rules.ts';
import type { RoundEvent } from './facts.ts';
import { awaited, openTable, type RoundState, tell } from './progress.ts';
import { betsOf, chipsOf, type PlacedChip } from './round.ts';

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
  /** SHA-256 of the shoe's seed, as told before the bets closed; null where the dealer tells none. */
  readonly commitment: string | null;
  /** The player's own words that went into the shoe. */
  readonly words: string;
  readonly bets: readonly BoxBet[];
  /**
   * The bets chip by chip, in the order in which they were put down: taking back and rebet are after a reload what they were
   * before. Left out where each bet is one chip.
   */
  readonly chips?: readonly PlacedChip[];
  readonly events: readonly RecordedEvent[];
  /** The shoe's seed, once the round is over and the dealer has revealed it. */
  readonly seed?: string;
  /** What the player had after the last payment, once the round is over. */
  readonly closingBalance?: number;
  /** When the round began and ended, milliseconds since 1970; of no meaning to the round itself. */
  readonly startedAt?: number;
  readonly endedAt?: number;
}

/** What is known of a round before its first event. */
export interface RecordHead {
  readonly roundId: string;
  readonly commitment: string | null;
  readonly words: string;
  readonly startedAt?: number;
}

export function isRecorded(event: RoundEvent): event is RecordedEvent {
  return event.type !== 'shown' && event.type !== 'rebet' && !event.type.startsWith('bet.');
}

/** Whether each bet is one chip, in the order in which the bets are written down. */
function isOneEach(chips: readonly PlacedChip[], bets: readonly BoxBet[]): boolean {
  return JSON.stringify(chips) === JSON.stringify(chipsOf(bets));
}

/** The record of a round that begins in this state, its bets on the table. */
export function newRecord(before: RoundState, head: RecordHead): RoundRecord {
  const { rules, balance, chips } = before.context;
  const bets = betsOf(chips);
  return {
    version: 1,
    ...head,
    rules,
    currency: rules.currency,
    openingBalance: balance,
    bets,
    ...(isOneEach(chips, bets) ? {} : { chips }),
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

/** The first bets chip by chip. */
export function firstChips({ bets, chips }: Pick<RoundRecord, 'bets' | 'chips'>): readonly PlacedChip[] {
  return chips ?? chipsOf(bets);
}

/** The state a record comes to, with everything shown. */
export function replay(record: RoundRecord): RoundState {
  const { rules, openingBalance: balance } = record;
  const start = openTable({ rules, balance, chips: firstChips(record) });
  return record.events.reduce((state, event) => shown(tell(state, event).state), shown(start));
}

/** What of a round's cards its dealer has handed out, by the record. */
export function handedOut(record: RoundRecord): { boxes: number; drawn: number; turned: boolean } {
  const dealt = record.events.find((event) => event.type === 'dealer.dealt');
  return {
    boxes: dealt?.type === 'dealer.dealt' ? dealt.boxes.length : 0,
    drawn: record.events.filter(({ type }) => type === 'dealer.drew').length,
    turned: record.events.some(({ type }) => type === 'dealer.turned'),
  };
}
