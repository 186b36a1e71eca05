import type { LedgerEntry } from '../money/ledger.ts';
import { type LedgerStore, memoryLedger } from '../money/ledger-wallet.ts';
import { type Database, ON_DISK } from './database.ts';

/** The ledger in the browser's database; in memory where there is none. */
export function ledgerStore(database: Database | null): LedgerStore {
  if (database === null) return memoryLedger();
  return {
    load: () => attempt(() => database.getAll('ledger'), []),
    append: (entry) => attempt(() => append(database, entry), undefined),
    replace: (entries) => attempt(() => replaceAll(database, entries), undefined),
    setAside: (stored) =>
      attempt(
        async () => void (await database.add('aside', { what: 'ledger', at: Date.now(), stored })),
        undefined,
      ),
  };
}

async function append(database: Database, entry: LedgerEntry): Promise<void> {
  const transaction = database.transaction('ledger', 'readwrite', ON_DISK);
  await Promise.all([transaction.store.put(entry), transaction.done]);
}

async function replaceAll(database: Database, entries: readonly LedgerEntry[]): Promise<void> {
  const transaction = database.transaction('ledger', 'readwrite', ON_DISK);
  await transaction.store.clear();
  await Promise.all(entries.map((entry) => transaction.store.put(entry)));
  await transaction.done;
}

/** Storage that fails in mid-session must not hold up the game: what was asked is then kept in memory only. */
export async function attempt<T>(take: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await take();
  } catch {
    return otherwise;
  }
}
