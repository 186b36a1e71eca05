import type { Card } from '../../src/cards/card.ts';
import { type Doubter, noDoubts } from '../../src/controls/doubt.ts';
import { Seat, type SeatParts } from '../../src/controls/seat.ts';
import { rehearsalDealer } from '../../src/dealer/page-dealer.ts';
import { memoryShoes } from '../../src/dealer/shoe-store.ts';
import { ledgerWallet, memoryLedger } from '../../src/money/ledger-wallet.ts';
import { TableSession } from '../../src/session/table-session.ts';
import type { TableRules } from '../../src/tables/rules.ts';

export interface Table {
  readonly seat: Seat;
  readonly session: TableSession;
}

let rounds = 0;

/** A player at a table whose cards are set, with nothing drawn: what is told is seen at once. */
export async function sitDown(
  rules: TableRules,
  cards: readonly Card[],
  balance = 100_000,
  doubter: Doubter = noDoubts,
  more: Partial<SeatParts> = {},
): Promise<Table> {
  const wallet = await ledgerWallet(memoryLedger(), balance);
  const session = new TableSession({
    rules,
    dealer: rehearsalDealer(rules, cards, memoryShoes()),
    wallet,
    balance,
    newRoundId: () => `R${++rounds}`,
    pause: async () => {},
  });
  const seat = new Seat({
    rules,
    session,
    doubter,
    warns: () => true,
    cue: () => {},
    more: null,
    topUpTo: 100_000,
    ...more,
  });
  session.follow((facts) => {
    for (const fact of facts) seat.saw(fact);
    return undefined;
  });
  return { seat, session };
}
