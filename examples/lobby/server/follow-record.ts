// Whether what a page says of a round can be so. The page proposes, the server replays: through the game's own statechart,
// with the money that was booked and the cards that were handed out. Pure.

import { isDeepStrictEqual } from 'node:util';
import { awaited, openTable, type RoundState, tell } from '../../../src/round/progress.ts';
import type { RecordedEvent, RoundRecord } from '../../../src/round/record.ts';
import type { TableRules } from '../../../src/tables/rules.ts';
import { rulesPrint } from '../../../src/tables/rules-print.ts';
import { type Done, done, refused } from './refusal.ts';
import type { Shoe } from './shoe.ts';

/** What the server knows of a round by itself. */
export interface Truth {
  /** Whether a debit of this amount is booked. */
  readonly holds: (txId: string, amount: number) => boolean;
  /** Whether a credit of this amount is booked. */
  readonly paid: (txId: string, amount: number) => boolean;
  /** The round's shoe, and how much of it was handed out; null where the dealer has not opened it. */
  readonly shoe: Shoe | null;
  readonly drawn: number;
}

function walletTruth(state: RoundState, event: RecordedEvent, { holds, paid }: Truth): boolean {
  const { pending, owed } = state.context;
  if (event.type === 'wallet.accepted') {
    if (pending?.txId === event.txId) return holds(event.txId, pending.amount);
    const credit = owed.find(({ txId }) => txId === event.txId);
    return credit !== undefined && paid(credit.txId, credit.amount);
  }
  // A stake that was booked was not refused.
  if (event.type === 'wallet.refused') return pending === null || !holds(pending.txId, pending.amount);
  return true;
}

/** @param drawn how many cards were drawn in the record before this event */
function dealerTruth(event: RecordedEvent, drawn: number, { shoe, drawn: handedOut }: Truth): boolean {
  switch (event.type) {
    case 'dealer.dealt':
      return isDeepStrictEqual({ boxes: event.boxes, dealer: event.dealer }, shoe?.first);
    case 'dealer.drew':
      return drawn < handedOut && shoe?.card(drawn) === event.card;
    case 'dealer.looked':
      return shoe?.blackjack === event.blackjack;
    case 'dealer.turned':
      return shoe?.hole === event.card;
    default:
      return true;
  }
}

/**
 * The state a record comes to, or why it cannot be so.
 *
 * @param known how many of its events were checked before
 */
export function followRecord(record: RoundRecord, known: number, truth: Truth): Done<RoundState> {
  let state = openTable({ rules: record.rules, balance: record.openingBalance, bets: record.bets });
  let drawn = 0;
  for (const [i, event] of record.events.entries()) {
    const at = `events.${i}`;
    if (!state.can(event)) return refused('bad-record', at);
    if (i >= known && !(walletTruth(state, event, truth) && dealerTruth(event, drawn, truth)))
      return refused('record-differs', at);
    if (event.type === 'dealer.drew') drawn += 1;
    state = tell(state, event).state;
    while (awaited(state) === 'shown') state = tell(state, { type: 'shown' }).state;
  }
  return done(state);
}

/** Whether one record is the other with nothing or something added. */
export function continues(before: RoundRecord, after: RoundRecord): boolean {
  const { events: told } = before;
  return (
    after.events.length >= told.length &&
    isDeepStrictEqual(after.events.slice(0, told.length), told) &&
    isDeepStrictEqual(after.bets, before.bets) &&
    after.openingBalance === before.openingBalance &&
    after.commitment === before.commitment &&
    after.words === before.words &&
    rulesPrint(after.rules) === rulesPrint(before.rules)
  );
}

/** Whether a table is the offered one, or less of it: house rules may take boxes and side bets away, and add nothing. */
export function isOffered(rules: TableRules, offered: TableRules): boolean {
  const { boxes, sideBets } = offered;
  return (
    rules.boxes <= boxes &&
    rules.sideBets.every((side) => sideBets.some((other) => isDeepStrictEqual(side, other))) &&
    rulesPrint({ ...rules, boxes, sideBets }) === rulesPrint(offered)
  );
}
