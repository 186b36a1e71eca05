// The browser's database, where rounds, history and play money are kept. It can be refused or lost at any time (a private
// window, a frame of another site, a full disk): then memory serves for the session, and `lasting` says so.

import type { DBSchema, IDBPDatabase } from 'idb';
import type { LedgerEntry } from '../money/ledger.ts';
import type { WrittenRecord } from '../round/record-text.ts';
import { isThere, openInTime } from '../storage/open-in-time.ts';

export interface FinishedRound {
  readonly roundId: string;
  readonly table: string;
  readonly endedAt: number;
  /** All bets together and what came back, minor units; kept beside the record so that totals need no replay. */
  readonly staked: number;
  readonly returned: number;
  /** Null where it could not be read any more. */
  readonly record: WrittenRecord | null;
  /** Why the round could not be played to its end: its stakes stay taken. */
  readonly void?: string;
}

export interface BaizeSchema extends DBSchema {
  /** The record of the round that runs, under the key "open". */
  open: { key: string; value: WrittenRecord };
  /** Finished rounds, by id, by end, and by table and end. */
  rounds: {
    key: string;
    value: FinishedRound;
    indexes: { byEnd: number; byTable: [string, number] };
  };
  ledger: { key: number; value: LedgerEntry };
  /** Damaged things, kept for inspection, with when and what. */
  aside: { key: number; value: { readonly what: string; readonly at: number; readonly stored: unknown } };
  /** Limits that players set on themselves, under the key "limits". */
  limits: { key: string; value: unknown };
}

export type Database = IDBPDatabase<BaizeSchema>;

/** On the disk before it counts as written: what is kept must outlive a cut of the power, not only a killed browser. */
export const ON_DISK: IDBTransactionOptions = { durability: 'strict' };

const NAME = 'baize';
const VERSION = 2;

/** The database if there is one already: a page that only looks does not make it. */
export async function existingDatabase(): Promise<Database | null> {
  return (await isThere(NAME)) ? openDatabase() : null;
}

/** Opens the database, or gives null where the browser has none to give. */
export function openDatabase(): Promise<Database | null> {
  return openInTime<BaizeSchema>(NAME, VERSION, {
    upgrade(database, from) {
      if (from < 1) {
        database.createObjectStore('open');
        const rounds = database.createObjectStore('rounds', { keyPath: 'roundId' });
        rounds.createIndex('byEnd', 'endedAt');
        rounds.createIndex('byTable', ['table', 'endedAt']);
        database.createObjectStore('ledger', { keyPath: 'seq' });
        database.createObjectStore('aside', { autoIncrement: true });
      }
      if (from < 2) database.createObjectStore('limits');
    },
    blocking(_current, _blocked, event) {
      // Another tab wants to renew the database: this one lets go of it.
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
}
