import { headOf, type LedgerEntry } from '../money/ledger.ts';
import { type LedgerStore, memoryLedger, type StoredLedger } from '../money/ledger-wallet.ts';
import { type Database, ON_DISK } from './database.ts';

const STORES = ['ledger', 'head'] as const;
const HEAD = 'ledger';

/**
 * The ledger in the browser's database; in memory where there is none.
 *
 * @param failed told when something could not be written
 */
export function ledgerStore(database: Database | null, failed?: () => void): LedgerStore {
  if (database === null) return memoryLedger();
  return {
    load: () => attempt(() => load(database), null),
    append: (entry) => attempt(() => write(database, [entry], false), false, failed),
    replace: (entries, damaged) => attempt(() => write(database, entries, true, damaged), false, failed),
  };
}

async function load(database: Database): Promise<StoredLedger | null> {
  // A database that is only looked at may be of a version before there were heads.
  const hasHead = database.objectStoreNames.contains('head');
  const transaction = database.transaction(hasHead ? STORES : ['ledger']);
  const [entries, head] = await Promise.all([
    transaction.objectStore('ledger').getAll(),
    hasHead ? transaction.objectStore('head').get(HEAD) : undefined,
    transaction.done,
  ]);
  return { entries, head };
}

/**
 * Writes entries and head in one transaction, so that a kill never leaves one without the other.
 *
 * @param isAll whether they take the place of what is there; where that is damaged it is kept aside
 */
async function write(
  database: Database,
  entries: readonly LedgerEntry[],
  isAll: boolean,
  damaged?: StoredLedger,
): Promise<true> {
  const transaction = database.transaction(['ledger', 'head', 'aside'], 'readwrite', ON_DISK);
  const ledger = transaction.objectStore('ledger');
  await Promise.all([
    damaged && transaction.objectStore('aside').add({ what: 'ledger', at: Date.now(), stored: damaged }),
    isAll && ledger.clear(),
    ...entries.map((entry) => ledger.put(entry)),
    ...entries.slice(-1).map((last) => transaction.objectStore('head').put(headOf(last), HEAD)),
    transaction.done,
  ]);
  return true;
}

/**
 * Storage that fails in mid-session must not hold up the game: what was asked is then kept in memory only.
 *
 * @param failed told of it, where the player has to know
 */
export async function attempt<T>(take: () => Promise<T>, otherwise: T, failed?: () => void): Promise<T> {
  try {
    return await take();
  } catch {
    failed?.();
    return otherwise;
  }
}
