// Play money: a wallet over a ledger of its own. Transactions are booked one after another, each kept before it is answered.

import { isAmount } from './amount.ts';
import { compacted, type EntryKind, type LedgerEntry, nextEntry, readLedger } from './ledger.ts';
import type { Wallet, WalletAnswer } from './wallet.ts';

/** What a player starts with and is topped up to, in whole units of the currency. */
export const STARTING_UNITS = 1000;

/** Where a ledger is kept. Never rejects: where storage is refused, memory serves. */
export interface LedgerStore {
  load(): Promise<readonly unknown[]>;
  append(entry: LedgerEntry): Promise<void>;
  /** Puts these entries in place of all. */
  replace(entries: readonly LedgerEntry[]): Promise<void>;
  /** Keeps a damaged ledger for inspection, out of the way. */
  setAside(stored: readonly unknown[]): Promise<void>;
}

export function memoryLedger(): LedgerStore {
  let kept: readonly unknown[] = [];
  return {
    load: async () => kept,
    append: async (entry) => {
      kept = [...kept, entry];
    },
    replace: async (entries) => {
      kept = entries;
    },
    setAside: async () => {},
  };
}

export interface PlayMoneyWallet extends Wallet {
  /** Play money always answers. */
  balance(): Promise<number>;
  /** Fills the balance up to the starting balance; changes nothing where there is that much. */
  topUp(): Promise<number>;
  /** True where the stored ledger was damaged: it is set aside, and this one began anew. */
  readonly wasDamaged: boolean;
}

/** More entries than this are cut down to the latest, which are all that can still be sent again. */
const LONGEST = 2000;
const KEPT = 500;

/**
 * Opens the wallet on its ledger.
 *
 * @param start the balance of a new ledger, minor units
 */
export async function ledgerWallet(store: LedgerStore, start: number): Promise<PlayMoneyWallet> {
  const stored = await store.load();
  const read = readLedger(stored);
  const wasDamaged = read === null;
  if (read === null) await store.setAside(stored);
  let entries = read ?? [];
  if (entries.length === 0) {
    entries = [nextEntry(null, { txId: 'opened', kind: 'opened', amount: start, balance: start })];
    await store.replace(entries);
  }
  let queue: Promise<unknown> = Promise.resolve();

  const balance = (): number => entries.at(-1)?.balance ?? 0;
  const find = (txId: string, kind: EntryKind): LedgerEntry | undefined =>
    entries.findLast((entry) => entry.txId === txId && entry.kind === kind);
  const accepted = (): WalletAnswer => ({ outcome: 'accepted', balance: balance() });
  const refused = (reason: 'insufficient-funds' | 'not-allowed'): WalletAnswer => ({
    outcome: 'refused',
    reason,
    balance: balance(),
  });

  async function book(txId: string, kind: EntryKind, amount: number, after: number): Promise<WalletAnswer> {
    const entry = nextEntry(entries.at(-1) ?? null, { txId, kind, amount, balance: after });
    entries = [...entries, entry];
    await store.append(entry);
    if (entries.length > LONGEST) {
      entries = compacted(entries, KEPT);
      await store.replace(entries);
    }
    return accepted();
  }

  /** One transaction at a time, in the order in which they were sent. */
  function inTurn<T>(take: () => Promise<T>): Promise<T> {
    const done = queue.then(take);
    queue = done.catch(() => {});
    return done;
  }

  return {
    wasDamaged,
    debit: (txId, amount) =>
      inTurn(async () => {
        if (find(txId, 'rollback')) return refused('not-allowed');
        if (find(txId, 'debit')) return accepted();
        if (find(txId, 'refused')) return refused('insufficient-funds');
        if (!isAmount(amount)) return refused('not-allowed');
        if (amount > balance()) {
          // Kept, so that a copy of the question that comes late is not booked: the round is past it.
          await book(txId, 'refused', amount, balance());
          return refused('insufficient-funds');
        }
        return book(txId, 'debit', amount, balance() - amount);
      }),
    credit: (txId, amount) =>
      inTurn(async () => {
        if (find(txId, 'credit')) return accepted();
        if (!isAmount(amount)) return refused('not-allowed');
        return book(txId, 'credit', amount, balance() + amount);
      }),
    rollback: (txId) =>
      inTurn(async () => {
        if (find(txId, 'rollback')) return accepted();
        const amount = find(txId, 'debit')?.amount ?? 0;
        return book(txId, 'rollback', amount, balance() + amount);
      }),
    balance: async () => balance(),
    topUp: () =>
      inTurn(async () => {
        const missing = start - balance();
        const next = (entries.at(-1)?.seq ?? 0) + 1;
        if (missing > 0) await book(`top-up-${next}`, 'topUp', missing, start);
        return balance();
      }),
  };
}
