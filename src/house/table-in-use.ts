// The round of a table with its money and its dealer, kept in the browser; or a rehearsal, of which nothing is kept.

import type { Card } from '../cards/card.ts';
import type { LobbyWays } from '../controls/room.ts';
import type { SeatParts } from '../controls/seat.ts';
import { type DealerStore, dealerStore } from '../dealer/idb-shoes.ts';
import { pageDealer, rehearsalDealer } from '../dealer/page-dealer.ts';
import { memoryShoes } from '../dealer/shoe-store.ts';
import type { BrokenRound } from '../keeping/broken-round.ts';
import { type Database, openDatabase } from '../keeping/database.ts';
import { type History, lastBets, roundsIn, settledBefore, type Totals } from '../keeping/history.ts';
import { ledgerStore } from '../keeping/ledger-store.ts';
import { LimitBook } from '../keeping/limit-book.ts';
import { recordKeeper, unfinishedRound } from '../keeping/records.ts';
import { decimalsOf } from '../money/amount.ts';
import { ledgerWallet, memoryLedger, type PlayMoneyWallet, STARTING_UNITS } from '../money/ledger-wallet.ts';
import type { TextStore } from '../money/store.ts';
import { handedOut, replay } from '../round/record.ts';
import type { Gate } from '../session/gate.ts';
import { newRoundId } from '../session/round-id.ts';
import { TableSession } from '../session/table-session.ts';
import type { TableRules } from '../tables/rules.ts';

/** Where the rounds are kept; null in a rehearsal. */
export interface Kept {
  readonly database: Database | null;
  /** The finished rounds from a moment on. */
  readonly history: (reach: () => number) => History;
  /** What was settled and is not yet in the history. */
  readonly settledBefore: Totals;
  readonly limits: LimitBook;
  /** Whether a round outlives the page. */
  readonly lasting: boolean;
}

/** What the player is offered who has too little for a bet. */
export type MoreMoney =
  /** Play money is topped up to so many minor units. */
  | { readonly by: 'topUp'; readonly to: number; readonly ask: () => Promise<void> }
  /** The lobby's cashier. */
  | { readonly by: 'cashier'; readonly ask: () => Promise<void> };

/** A table that a lobby opened. */
export interface AtLobby {
  /** The session as the lobby lets it be played. */
  readonly played: SeatParts['session'];
  readonly ways: LobbyWays;
  /** The table is there to be seen; `stop` takes it away. */
  readonly opened: (stop: () => Promise<void>) => void;
}

export interface TableInUse {
  /** The table that is played: of a round that goes on, the one it was begun at. */
  readonly rules: TableRules;
  readonly session: TableSession;
  readonly more: MoreMoney | null;
  /** The book of play money was damaged, and a new one begun. */
  readonly wasDamaged: boolean;
  readonly kept: Kept | null;
  readonly lobby: AtLobby | null;
}

/** A table, or a round that stands in its way and cannot go on. */
export type Opened =
  | { readonly ok: true; readonly table: TableInUse }
  | {
      readonly ok: false;
      readonly broken: BrokenRound;
      /** The book of play money was damaged too, and a new one begun. */
      readonly wasDamaged: boolean;
      readonly giveUp: () => Promise<void>;
    };

export const startingBalance = (currency: string): number => STARTING_UNITS * 10 ** decimalsOf(currency);

const pause = (milliseconds: number) => new Promise<void>((resume) => setTimeout(resume, milliseconds));

/** Several times what the slowest showing takes: who has not shown it by then never will. */
const LONGEST_SHOWING_MS = 30_000;

/** Fills up play money. */
const topUp = (wallet: PlayMoneyWallet, session: TableSession, to: number): MoreMoney => ({
  by: 'topUp',
  to,
  async ask() {
    await wallet.topUp();
    await session.readBalance();
  },
});

export const clock = {
  newRoundId,
  pause,
  now: () => Date.now(),
  longEnough: (nobodyWaits: AbortSignal) =>
    new Promise<void>((resume) => {
      const timer = setTimeout(resume, LONGEST_SHOWING_MS);
      nobodyWaits.addEventListener('abort', () => clearTimeout(timer), { once: true });
    }),
};

/** A shoe that no running round is dealt from is put away: the next one's commitment is then the one that is told. */
export async function putShoeAway(shoes: DealerStore): Promise<void> {
  const stored = await shoes.load();
  if (stored?.open != null) await shoes.save({ next: stored.next, open: null });
}

/** Where a table keeps what is the player's. */
interface Places {
  readonly database: Database | null;
  readonly shoes: DealerStore;
  /** The short texts, where one of the two copies of the player's limits is. */
  readonly store: TextStore;
  /** Where the other one is. */
  readonly limits: Database | null;
  /** To be told when something could not be kept. */
  readonly failed: () => void;
  /** Done when it was told so. */
  readonly unkept: Promise<void>;
}

/** Shoes and journal as where storage is refused. */
const memoryDealerStore = (): DealerStore => ({
  ...memoryShoes(),
  lasting: false,
  wasUnread: false,
  journal: { load: async () => null, save: async () => {} },
});

/** @param store the short texts, where one of the two copies of the player's limits is */
export async function openMoneyAndRound(asked: TableRules, store: TextStore, gate: Gate): Promise<Opened> {
  let failed = (): void => {};
  const unkept = new Promise<void>((heard) => {
    failed = heard;
  });
  const [database, shoes] = await Promise.all([openDatabase(failed), dealerStore({ failed })]);
  // Both or neither: with one of them alone a round would be taken up that the other cannot see the end of.
  const places =
    database !== null && shoes.lasting
      ? { database, shoes }
      : { database: null, shoes: shoes.lasting ? memoryDealerStore() : shoes };
  return openAt({ ...places, store, limits: database, failed, unkept }, asked, gate);
}

async function openAt(places: Places, asked: TableRules, gate: Gate): Promise<Opened> {
  const { database, shoes, store, failed } = places;
  const unfinished = await unfinishedRound(database, shoes.journal);
  const record = unfinished?.ok === true ? unfinished.record : null;
  if (unfinished === null) await putShoeAway(shoes);
  const rules = record?.rules ?? asked;
  const start = startingBalance(rules.currency);
  const [wallet, dealer] = await Promise.all([
    // A new ledger begins at what the player had before the stake of the round that goes on: the stake fits into it.
    ledgerWallet(ledgerStore(database, failed), start, record?.openingBalance),
    pageDealer(rules, shoes),
  ]);
  // A round that was staked from a ledger, or dealt from a shoe, which cannot be read now waits until it can. Nothing of either
  // is touched: the table is another one meanwhile, and is gone with the page.
  if (wallet.wasUnread || shoes.wasUnread)
    return openAt({ ...places, database: null, shoes: memoryDealerStore() }, asked, gate);
  const broken = (round: BrokenRound): Opened => ({
    ok: false,
    broken: round,
    wasDamaged: wallet.wasDamaged,
    async giveUp() {
      const { payWhatIsOwed, setAside } = await import('../keeping/broken-round.ts');
      await payWhatIsOwed(wallet, round);
      await setAside(database, shoes.journal, round, Date.now());
      await putShoeAway(shoes);
    },
  });
  if (unfinished?.ok === false) {
    const { keptId } = await import('../keeping/broken-round.ts');
    const roundId = await keptId(database, shoes.journal);
    return broken({ code: unfinished.fault.code, roundId, record: null });
  }
  if (record !== null) {
    const { bookAgain } = await import('../keeping/bookings.ts');
    if (!(await bookAgain(wallet, record)))
      return broken({ code: 'stake-refused', roundId: record.roundId, record });
    const isDealt = record.events.some(({ type }) => type === 'dealer.dealt');
    const isOver = replay(record).matches('settled');
    const taken = isDealt && !isOver ? await dealer.resume(record.roundId, handedOut(record)) : null;
    if (taken?.ok === false && taken.code === 'shoe-lost')
      return broken({ code: 'shoe-lost', roundId: record.roundId, record });
  }
  const rounds = await roundsIn(database);
  const history = rounds.history(() => 0);
  const settled = settledBefore(record);
  const [limits, lastChips, balance] = await Promise.all([
    LimitBook.open({ database: places.limits, store, history, settledBefore: settled, now: clock.now }),
    record === null ? lastBets(history, rules.id) : [],
    wallet.balance(),
  ]);
  const session = new TableSession({
    rules,
    dealer,
    wallet,
    balance,
    ...clock,
    gate,
    limits,
    keeper: recordKeeper(database, shoes.journal, rounds.add, failed),
    // Where nothing is kept from the start that is told already.
    ...(database === null ? {} : { unkept: places.unkept }),
    ...(record === null ? { lastChips } : { unfinished: record }),
  });
  const kept: Kept = {
    database,
    history: rounds.history,
    settledBefore: settled,
    limits,
    lasting: database !== null && shoes.lasting,
  };
  const more = topUp(wallet, session, start);
  return { ok: true, table: { rules, session, more, wasDamaged: wallet.wasDamaged, kept, lobby: null } };
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
  const more = topUp(wallet, session, start);
  return { rules, session, more, wasDamaged: false, kept: null, lobby: null };
}
