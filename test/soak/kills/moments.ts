// The moments of a round at which the browser's process is killed: before and after every write that the round makes, and while
// every fact of it is being shown. They are told from the round as it is played without a page, so that none can be forgotten.

import type { Fact, RoundEvent } from '../../../src/round/facts.ts';
import { awaited, openTable, type RoundState, tell } from '../../../src/round/progress.ts';
import { isRecorded, type RecordedEvent } from '../../../src/round/record.ts';
import { OPENING_BALANCE, type SeededRound, seededRound } from '../../browser/seeded-round.ts';

/** "before open dealer.drew 2", "after ledger 3", "fact 7". */
export type Moment = string;

/**
 * The last of a record's events by a name that stays when others come between: "dealer.drew 2" is the second card drawn,
 * "wallet.accepted 3" the booking of the round's third transaction. Runs in the page too, so it uses nothing from outside.
 */
export function lastEvent(events: readonly { readonly type: string; readonly txId?: string }[]): string {
  const last = events.at(-1);
  if (last === undefined) return 'none';
  const number = last.txId?.split('-').at(-1) ?? events.filter(({ type }) => type === last.type).length;
  return `${last.type} ${number}`;
}

/** What is told while a round goes on, from the deal to the last payment. */
function factsOf(round: SeededRound): readonly Fact[] {
  const facts: Fact[] = [];
  let state: RoundState = openTable({ rules: round.rules, balance: OPENING_BALANCE, bets: round.bets });
  seededRound(round.rules, round.bets, round.seed, undefined, (event) => {
    const told = tell(state, event);
    state = told.state;
    facts.push(...told.facts);
  });
  return facts;
}

/** How many facts have been told when all that a record holds is shown. */
export function factsShown(round: SeededRound, events: readonly RoundEvent[]): number {
  let state: RoundState = openTable({ rules: round.rules, balance: OPENING_BALANCE, bets: round.bets });
  let facts = 0;
  const hear = (event: RoundEvent) => {
    const told = tell(state, event);
    state = told.state;
    facts += told.facts.length;
  };
  for (const event of events) {
    hear(event);
    while (awaited(state) === 'shown') hear({ type: 'shown' });
  }
  return facts;
}

/** Every moment of a round. */
export function momentsOf(round: SeededRound): readonly Moment[] {
  const events: RecordedEvent[] = [];
  seededRound(round.rules, round.bets, round.seed, undefined, (event) => {
    if (isRecorded(event)) events.push(event);
  });
  // The last event of a round is written with its end.
  const writes = [
    ...events.slice(0, -1).map((_, at) => `open ${lastEvent(events.slice(0, at + 1))}`),
    ...round.moves.map((_, at) => `ledger ${at + 1}`),
    'rounds',
  ];
  return [
    ...writes.flatMap((write) => [`before ${write}`, `after ${write}`]),
    ...factsOf(round).map((_, at) => `fact ${at}`),
  ];
}
