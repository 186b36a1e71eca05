// The round of a table with its money and its dealer, kept in the browser; or a rehearsal, of which nothing is kept.

import type { Card } from './cards/card.ts';
import { dealerStore } from './dealer/idb-shoes.ts';
import { pageDealer, rehearsalDealer } from './dealer/page-dealer.ts';
import { memoryShoes } from './dealer/shoe-store.ts';
import { openDatabase } from './keeping/database.ts';
import { ledgerStore } from './keeping/ledger-store.ts';
import { recordKeeper, unfinishedRound } from './keeping/records.ts';
import { decimalsOf } from './money/amount.ts';
import { ledgerWallet, memoryLedger, type PlayMoneyWallet, STARTING_UNITS } from './money/ledger-wallet.ts';
import { newRoundId } from './session/round-id.ts';
import { TableSession } from './session/table-session.ts';
import type { TableRules } from './tables/rules.ts';

export interface TableInUse {
  /** The table that is played: of a round that goes on, the one it was begun at. */
  readonly rules: TableRules;
  readonly session: TableSession;
  readonly wallet: PlayMoneyWallet;
  /** What play money begins with and is topped up to, minor units. */
  readonly startingBalance: number;
}

export const startingBalance = (currency: string): number => STARTING_UNITS * 10 ** decimalsOf(currency);

const clock = {
  newRoundId,
  pause: (milliseconds: number) => new Promise<void>((resume) => setTimeout(resume, milliseconds)),
  now: () => Date.now(),
};

/** The player's play money, kept in the browser. */
export async function openWallet(currency: string): Promise<PlayMoneyWallet> {
  return ledgerWallet(ledgerStore(await openDatabase()), startingBalance(currency));
}

export async function openMoneyAndRound(asked: TableRules): Promise<TableInUse> {
  const [database, shoes] = await Promise.all([openDatabase(), dealerStore()]);
  const unfinished = await unfinishedRound(database, shoes.journal);
  const record = unfinished?.ok === true ? unfinished.record : null;
  const rules = record?.rules ?? asked;
  const start = startingBalance(rules.currency);
  const [wallet, dealer] = await Promise.all([
    ledgerWallet(ledgerStore(database), start),
    pageDealer(rules, shoes),
  ]);
  const session = new TableSession({
    rules,
    dealer,
    wallet,
    balance: await wallet.balance(),
    ...clock,
    keeper: recordKeeper(database, shoes.journal),
    ...(record === null ? {} : { unfinished: record }),
  });
  return { rules, session, wallet, startingBalance: start };
}

/** Every round deals the listed cards first. Its money is its own, and gone with the page. */
export async function openRehearsal(rules: TableRules, cards: readonly Card[]): Promise<TableInUse> {
  const start = startingBalance(rules.currency);
  const wallet = await ledgerWallet(memoryLedger(), start);
  const session = new TableSession({
    rules,
    dealer: rehearsalDealer(rules, cards, memoryShoes()),
    wallet,
    balance: await wallet.balance(),
    ...clock,
  });
  return { rules, session, wallet, startingBalance: start };
}
