// The round of a table with its money and its dealer, kept in the browser; or a rehearsal, of which nothing is kept.

import type { Card } from '../cards/card.ts';
import { type DealerStore, dealerStore } from '../dealer/idb-shoes.ts';
import { pageDealer, rehearsalDealer } from '../dealer/page-dealer.ts';
import { memoryShoes } from '../dealer/shoe-store.ts';
import { bookAgain } from '../keeping/bookings.ts';
import { type BrokenRound, claimedId, setAside } from '../keeping/broken-round.ts';
import { type Database, existingDatabase, openDatabase } from '../keeping/database.ts';
import { type History, historyIn } from '../keeping/history.ts';
import { ledgerStore } from '../keeping/ledger-store.ts';
import { LimitBook } from '../keeping/limit-book.ts';
import { recordKeeper, unfinishedRound } from '../keeping/records.ts';
import { decimalsOf } from '../money/amount.ts';
import { ledgerWallet, memoryLedger, type PlayMoneyWallet, STARTING_UNITS } from '../money/ledger-wallet.ts';
import type { TextStore } from '../money/store.ts';
import { handedOut, type RoundRecord, replay } from '../round/record.ts';
import type { Gate } from '../session/gate.ts';
import { newRoundId } from '../session/round-id.ts';
import { TableSession } from '../session/table-session.ts';
import type { TableRules } from '../tables/rules.ts';

/** Where the rounds are kept; null in a rehearsal. */
export interface Kept {
  readonly database: Database | null;
  readonly history: History;
  readonly limits: LimitBook;
}

export interface TableInUse {
  /** The table that is played: of a round that goes on, the one it was begun at. */
  readonly rules: TableRules;
  readonly session: TableSession;
  readonly wallet: PlayMoneyWallet;
  /** What play money begins with and is topped up to, minor units. */
  readonly startingBalance: number;
  readonly kept: Kept | null;
}

/** A table, or a round that stands in its way and cannot go on. */
export type Opened =
  | { readonly ok: true; readonly table: TableInUse }
  | { readonly ok: false; readonly broken: BrokenRound; readonly giveUp: () => Promise<void> };

export const startingBalance = (currency: string): number => STARTING_UNITS * 10 ** decimalsOf(currency);

const pause = (milliseconds: number) => new Promise<void>((resume) => setTimeout(resume, milliseconds));

/** Several times what the slowest showing takes: who has not shown it by then never will. */
const LONGEST_SHOWING_MS = 30_000;

const clock = {
  newRoundId,
  pause,
  now: () => Date.now(),
  longEnough: (nobodyWaits: AbortSignal) =>
    new Promise<void>((resume) => {
      const timer = setTimeout(resume, LONGEST_SHOWING_MS);
      nobodyWaits.addEventListener('abort', () => clearTimeout(timer), { once: true });
    }),
};

/** What the player has, in minor units, as it is kept in the browser. */
export async function keptBalance(currency: string): Promise<number> {
  const start = startingBalance(currency);
  const database = await existingDatabase();
  if (database === null) return start;
  const wallet = await ledgerWallet(ledgerStore(database), start);
  return wallet.balance();
}

/** A shoe that no running round is dealt from is put away: the next one's commitment is then the one that is told. */
async function putShoeAway(shoes: DealerStore): Promise<void> {
  const stored = await shoes.load();
  if (stored?.open != null) await shoes.save({ next: stored.next, open: null });
}

/** What was settled is the player's, though the round cannot go on. */
async function payWhatIsOwed(wallet: PlayMoneyWallet, record: RoundRecord | null): Promise<void> {
  if (record === null) return;
  for (const { txId, amount } of replay(record).context.owed) await wallet.credit(txId, amount);
}

/** @param store the short texts, where one of the two copies of the player's limits is */
export async function openMoneyAndRound(asked: TableRules, store: TextStore, gate: Gate): Promise<Opened> {
  const [database, shoes] = await Promise.all([openDatabase(), dealerStore()]);
  const unfinished = await unfinishedRound(database, shoes.journal);
  const record = unfinished?.ok === true ? unfinished.record : null;
  if (unfinished === null) await putShoeAway(shoes);
  const rules = record?.rules ?? asked;
  const start = startingBalance(rules.currency);
  const [wallet, dealer] = await Promise.all([
    ledgerWallet(ledgerStore(database), start),
    pageDealer(rules, shoes),
  ]);
  const broken = (round: BrokenRound): Opened => ({
    ok: false,
    broken: round,
    async giveUp() {
      await payWhatIsOwed(wallet, round.record);
      await setAside(database, shoes.journal, round, Date.now());
      await putShoeAway(shoes);
    },
  });
  if (unfinished?.ok === false) {
    const roundId = await claimedId(database, shoes.journal);
    return broken({ code: unfinished.fault.code, roundId, record: null });
  }
  if (record !== null) {
    await bookAgain(wallet, record);
    const isDealt = record.events.some(({ type }) => type === 'dealer.dealt');
    const isOver = replay(record).matches('settled');
    const taken = isDealt && !isOver ? await dealer.resume(record.roundId, handedOut(record)) : null;
    if (taken?.ok === false && taken.code === 'shoe-lost')
      return broken({ code: 'shoe-lost', roundId: record.roundId, record });
  }
  const history = historyIn(database);
  const limits = await LimitBook.open({ database, store, history, now: clock.now });
  const session = new TableSession({
    rules,
    dealer,
    wallet,
    balance: await wallet.balance(),
    ...clock,
    gate,
    limits,
    keeper: recordKeeper(database, shoes.journal),
    ...(record === null ? {} : { unfinished: record }),
  });
  const kept = { database, history, limits };
  return { ok: true, table: { rules, session, wallet, startingBalance: start, kept } };
}

/** Every round deals the listed cards first. Its money is its own, and gone with the page. */
export async function openRehearsal(
  rules: TableRules,
  cards: readonly Card[],
  gate: Gate,
): Promise<TableInUse> {
  const start = startingBalance(rules.currency);
  const wallet = await ledgerWallet(memoryLedger(), start);
  const session = new TableSession({
    rules,
    dealer: rehearsalDealer(rules, cards, memoryShoes()),
    wallet,
    balance: await wallet.balance(),
    ...clock,
    gate,
  });
  return { rules, session, wallet, startingBalance: start, kept: null };
}
