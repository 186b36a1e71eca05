// Play money: a wallet over a ledger of its own. Transactions are booked one after another, each kept before it is answered.

import { isAmount } from './amount.ts';
import { compacted, type EntryKind, type LedgerEntry, nextEntry, readLedger } from './ledger.ts';
import type { Wallet, WalletAnswer } from './wallet.ts';

/** What a player starts with and is topped up to, in whole units of the currency. */
export const STARTING_UNITS = 1000;

/** What a store holds, whole or damaged. */
export interface StoredLedger {
  readonly entries: readonly unknown[];
  /** What is kept as the head (ledger.ts); undefined where none is. */
  readonly head: unknown;
}

/** Where a ledger is kept, its head written with each change in one transaction. Never rejects: where storage is refused, memory serves. */
export interface LedgerStore {
  /** What is kept, or null where it cannot be read: that is not the same as nothing. */
  load(): Promise<StoredLedger | null>;
  /** Whether it is kept. */
  append(entry: LedgerEntry): Promise<boolean>;
  /** Puts these entries in place of all; what was damaged is kept for inspection, out of the way. Whether they are kept. */
  replace(entries: readonly LedgerEntry[], damaged?: StoredLedger): Promise<boolean>;
}

export function memoryLedger(): LedgerStore {
  let kept: readonly LedgerEntry[] = [];
  return {
    load: async () => ({ entries: kept, head: undefined }),
    append: async (entry) => {
      kept = [...kept, entry];
      return true;
    },
    replace: async (entries) => {
      kept = entries;
      return true;
    },
  };
}

export interface PlayMoneyWallet extends Wallet {
  /** Play money always answers. */
  balance(): Promise<number>;
  /** Fills the balance up to the starting balance; changes nothing where there is that much. */
  topUp(): Promise<number>;
  /** True where the stored ledger was damaged: it is set aside, and this one began anew. */
  readonly wasDamaged: boolean;
  /** True where the stored ledger could not be read: it is left as it is, and this one is gone with the page. */
  readonly wasUnread: boolean;
}

/** More entries than this are cut down to the latest, which are all that can still be sent again. */
const LONGEST = 2000;
const KEPT = 500;

/**
 * Opens the wallet on its ledger.
 *
 * @param start what a player starts with and is topped up to, minor units
 * @param opening the balance of a new ledger, where it is another one
 */
export async function ledgerWallet(
  place: LedgerStore,
  start: number,
  opening = start,
): Promise<PlayMoneyWallet> {
  const loaded = await place.load();
  const wasUnread = loaded === null;
  const store = wasUnread ? memoryLedger() : place;
  const stored = loaded ?? { entries: [], head: undefined };
  const read = readLedger(stored.entries, stored.head);
  const wasDamaged = read === null;
  let entries = read ?? [];
  if (entries.length === 0)
    entries = [nextEntry(null, { txId: 'opened', kind: 'opened', amount: opening, balance: opening })];
  // Without a head it was just begun, or is from before there were heads.
  let allKept =
    wasDamaged || stored.head === undefined
      ? await store.replace(entries, wasDamaged ? stored : undefined)
      : true;
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
    const isLong = entries.length > LONGEST;
    if (isLong) entries = compacted(entries, KEPT);
    // Where an entry could not be kept the next one is kept with all before it: a gap would be damage.
    allKept = allKept && !isLong ? await store.append(entry) : await store.replace(entries);
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
    wasUnread,
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
