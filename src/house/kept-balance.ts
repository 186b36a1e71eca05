import { existingDatabase } from '../keeping/existing-database.ts';
import { ledgerStore } from '../keeping/ledger-store.ts';
import { readLedger } from '../money/ledger.ts';
import { startingBalance } from './table-in-use.ts';

/**
 * What the player has, in minor units, as it is kept in the browser. It is read and nothing more, as no lock is held here: a
 * damaged ledger is the table's to set aside and to tell of.
 */
export async function keptBalance(currency: string): Promise<number> {
  const database = await existingDatabase();
  const stored = database === null ? null : await ledgerStore(database).load();
  database?.close();
  const entries = stored === null ? null : readLedger(stored.entries, stored.head);
  return entries?.at(-1)?.balance ?? startingBalance(currency);
}
