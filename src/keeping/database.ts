// The browser's database, where rounds, history and play money are kept. It can be refused or lost at any time (a private
// window, a frame of another site, a full disk): then memory serves for the session, and `lasting` says so.

import type { DBSchema, IDBPDatabase } from 'idb';
import type { LedgerEntry } from '../money/ledger.ts';
import type { WrittenRecord } from '../round/written-record.ts';
import { openInTime } from '../storage/open-in-time.ts';

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
  /** What the ledger ends with, under the key "ledger". */
  head: { key: string; value: string };
  /** Damaged things, kept for inspection, with when and what. */
  aside: { key: number; value: { readonly what: string; readonly at: number; readonly stored: unknown } };
  /** Limits that players set on themselves, under the key "limits". */
  limits: { key: string; value: unknown };
}

export type Database = IDBPDatabase<BaizeSchema>;

/** On the disk before it counts as written: what is kept must outlive a cut of the power, not only a killed browser. */
export const ON_DISK: IDBTransactionOptions = { durability: 'strict' };

export const NAME = 'baize';

/** What each version has added. */
const VERSIONS: readonly ((database: Database) => void)[] = [
  (database) => {
    database.createObjectStore('open');
    const rounds = database.createObjectStore('rounds', { keyPath: 'roundId' });
    rounds.createIndex('byEnd', 'endedAt');
    rounds.createIndex('byTable', ['table', 'endedAt']);
    database.createObjectStore('ledger', { keyPath: 'seq' });
    database.createObjectStore('aside', { autoIncrement: true });
  },
  (database) => void database.createObjectStore('limits'),
  (database) => void database.createObjectStore('head'),
];

/**
 * Opens the database, or gives null where the browser has none to give.
 *
 * @param lost told when the browser takes it away again
 */
export function openDatabase(lost?: () => void, version = VERSIONS.length): Promise<Database | null> {
  return openInTime<BaizeSchema>(NAME, version, {
    upgrade(database, from, to) {
      for (const add of VERSIONS.slice(from, to ?? undefined)) add(database);
    },
    blocking(_current, _blocked, event) {
      // Another tab wants to renew the database, or to take it away: this one lets go of it.
      if (event.target instanceof IDBDatabase) event.target.close();
      lost?.();
    },
    terminated: () => lost?.(),
  });
}
