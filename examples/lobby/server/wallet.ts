// The seamless wallet: every transaction is one line of a journal that is only ever added to. An id names one transaction for
// ever; sent again, it is answered as the first time and booked once.

import type { Database } from './database.ts';

/** Whose money it is. */
export interface Purse {
  readonly player: string;
  readonly currency: string;
}

/** A debit or a credit; `amount` is whole minor units above 0. */
export interface Transaction {
  readonly txId: string;
  readonly roundId: string;
  readonly amount: number;
}

/** Why a transaction is refused, beyond the two reasons that the game knows. */
export type WalletCode =
  | 'insufficient-funds'
  /** The id was used before, with another amount or by another account. */
  | 'tx-differs'
  /** The debit was taken back, perhaps before it arrived. */
  | 'rolled-back'
  /** The cashier lets the player stake nothing. */
  | 'player-refused'
  /** A house rule stands against this round's first stakes. */
  | 'house-rule'
  /** No open round of this player asks for it. */
  | 'not-in-round';

export type WalletReply =
  | { readonly outcome: 'accepted'; readonly balance: number }
  | {
      readonly outcome: 'refused';
      readonly reason: 'insufficient-funds' | 'not-allowed';
      readonly code: WalletCode;
      readonly balance: number;
    };

export type EntryKind = 'opened' | 'deposit' | 'debit' | 'credit' | 'rollback' | 'refused';

/** Which way each kind moves the balance. */
const SIGNS: Readonly<Record<EntryKind, number>> = {
  opened: 1,
  deposit: 1,
  debit: -1,
  credit: 1,
  rollback: 1,
  refused: 0,
};

export interface JournalEntry {
  readonly seq: number;
  readonly at: number;
  readonly player: string;
  readonly currency: string;
  readonly round: string | null;
  readonly tx: string;
  readonly kind: EntryKind;
  readonly amount: number;
  readonly reason: WalletCode | null;
  /** What the player had after it. */
  readonly balance: number;
}

type NewEntry = Pick<JournalEntry, 'tx' | 'kind' | 'amount'> &
  Partial<Pick<JournalEntry, 'round' | 'reason'>>;

export class Wallet {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** Minor units; 0 where there is no such account. */
  balance({ player, currency }: Purse): number {
    const row = this.#database
      .prepare<[string, string], { balance: number }>(
        'select balance from accounts where player = ? and currency = ?',
      )
      .get(player, currency);
    return row?.balance ?? 0;
  }

  /**
   * Takes a stake. A refusal is remembered too: the same id is never booked later.
   *
   * @param objection why the lobby wants it refused, where it is not booked already
   */
  debit(
    purse: Purse,
    { txId, roundId, amount }: Transaction,
    objection: WalletCode | null = null,
  ): WalletReply {
    return this.#atomically(() => {
      const known = this.#entriesOf(txId);
      if (known.some((entry) => isAnothers(entry, purse, amount))) return this.#refusal(purse, 'tx-differs');
      if (known.some(({ kind }) => kind === 'rollback')) return this.#refusal(purse, 'rolled-back');
      if (known.some(({ kind }) => kind === 'debit')) return this.#accepted(purse);
      const before = known.find(({ kind }) => kind === 'refused');
      if (before !== undefined) return this.#refusal(purse, before.reason ?? 'not-in-round');
      const reason = objection ?? this.#ownObjection(purse, amount);
      if (reason === null) return this.#book(purse, { tx: txId, round: roundId, kind: 'debit', amount });
      this.#book(purse, { tx: txId, round: roundId, kind: 'refused', amount, reason });
      return this.#refusal(purse, reason);
    });
  }

  /** Pays what a round has brought. */
  credit(purse: Purse, { txId, roundId, amount }: Transaction): WalletReply {
    return this.#atomically(() => {
      const known = this.#entriesOf(txId);
      if (known.some((entry) => isAnothers(entry, purse, amount))) return this.#refusal(purse, 'tx-differs');
      if (known.some(({ kind }) => kind === 'credit')) return this.#accepted(purse);
      return this.#book(purse, { tx: txId, round: roundId, kind: 'credit', amount });
    });
  }

  /** Takes a debit back. One that never arrived is remembered: should it come late, it is refused. */
  rollback(purse: Purse, { txId, roundId }: Omit<Transaction, 'amount'>): WalletReply {
    return this.#atomically(() => {
      const known = this.#entriesOf(txId);
      if (known.some((entry) => isAnothers(entry, purse))) return this.#refusal(purse, 'tx-differs');
      if (known.some(({ kind }) => kind === 'rollback')) return this.#accepted(purse);
      const amount = known.find(({ kind }) => kind === 'debit')?.amount ?? 0;
      return this.#book(purse, { tx: txId, round: roundId, kind: 'rollback', amount });
    });
  }

  /** Money from outside of the game; opens the account's journal or is the cashier's. */
  deposit(purse: Purse, txId: string, amount: number, kind: 'opened' | 'deposit'): WalletReply {
    return this.#atomically(() => this.#book(purse, { tx: txId, kind, amount }));
  }

  /** Whether a debit of this amount is booked and was not taken back. */
  holds(txId: string, amount: number): boolean {
    const known = this.#entriesOf(txId);
    return (
      known.some((entry) => entry.kind === 'debit' && entry.amount === amount) &&
      !known.some(({ kind }) => kind === 'rollback')
    );
  }

  /** Whether a credit of this amount is booked. */
  paid(txId: string, amount: number): boolean {
    return this.#entriesOf(txId).some((entry) => entry.kind === 'credit' && entry.amount === amount);
  }

  /** The lines of one round, oldest first. */
  entriesOfRound(roundId: string): readonly JournalEntry[] {
    return this.#database
      .prepare<[string], JournalEntry>('select * from journal where round = ? order by seq')
      .all(roundId);
  }

  /** What a round has brought the player so far, or cost where it is negative. */
  changeOf(roundId: string): number {
    return this.entriesOfRound(roundId).reduce((sum, { kind, amount }) => sum + SIGNS[kind] * amount, 0);
  }

  /** The lines of one account, oldest first. */
  entries({ player, currency }: Purse): readonly JournalEntry[] {
    return this.#database
      .prepare<[string, string], JournalEntry>(
        'select * from journal where player = ? and currency = ? order by seq',
      )
      .all(player, currency);
  }

  #entriesOf(txId: string): readonly JournalEntry[] {
    return this.#database
      .prepare<[string], JournalEntry>('select * from journal where tx = ? order by seq')
      .all(txId);
  }

  #ownObjection(purse: Purse, amount: number): WalletCode | null {
    if (this.#isRefused(purse)) return 'player-refused';
    return amount > this.balance(purse) ? 'insufficient-funds' : null;
  }

  #isRefused({ player }: Purse): boolean {
    const row = this.#database
      .prepare<[string], { refused: number }>('select refused from players where id = ?')
      .get(player);
    return row?.refused === 1;
  }

  #accepted(purse: Purse): WalletReply {
    return { outcome: 'accepted', balance: this.balance(purse) };
  }

  #refusal(purse: Purse, code: WalletCode): WalletReply {
    const reason = code === 'insufficient-funds' ? code : 'not-allowed';
    return { outcome: 'refused', reason, code, balance: this.balance(purse) };
  }

  #book(purse: Purse, { tx, kind, amount, round = null, reason = null }: NewEntry): WalletReply {
    const { player, currency } = purse;
    const balance = this.balance(purse) + SIGNS[kind] * amount;
    this.#database
      .prepare(
        `insert into journal (at, player, currency, round, tx, kind, amount, reason, balance)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(this.#now(), player, currency, round, tx, kind, amount, reason, balance);
    this.#database
      .prepare('update accounts set balance = ? where player = ? and currency = ?')
      .run(balance, player, currency);
    return { outcome: 'accepted', balance };
  }

  /** Line and balance are written together or not at all. */
  #atomically<T>(work: () => T): T {
    return this.#database.transaction(work).immediate();
  }
}

function isAnothers(entry: JournalEntry, { player, currency }: Purse, amount?: number): boolean {
  if (entry.player !== player || entry.currency !== currency) return true;
  return amount !== undefined && entry.kind !== 'rollback' && entry.amount !== amount;
}
