// Sitting down at a table: what the game is opened with. Of two windows with the same account, the one that sat down last plays.

import { randomBytes } from 'node:crypto';
import { commitmentTo } from '../../../src/dealer/seed.ts';
import { writtenRecord } from '../../../src/round/record-text.ts';
import { checkRules } from '../../../src/tables/check-rules.ts';
import type { TableRules } from '../../../src/tables/rules.ts';
import type { Database } from './database.ts';
import { type Done, done, refused } from './refusal.ts';
import type { RoundStore } from './round-store.ts';
import type { Purse, Wallet } from './wallet.ts';

/** Rounds that are handed over for the game's history. */
const HISTORY = 50;

export interface Sitting {
  readonly sitting: string;
  readonly table: TableRules;
  readonly balance: number;
  readonly currency: string;
  /** The commitment to the coming shoe, or to the open round's. */
  readonly commitment: string | null;
  /** The open round's record, or null. */
  readonly round: object | null;
  readonly history: readonly object[];
}

export class Sittings {
  readonly #database: Database;
  readonly #store: RoundStore;
  readonly #wallet: Wallet;
  readonly #now: () => number;

  constructor(database: Database, store: RoundStore, wallet: Wallet, now: () => number) {
    this.#database = database;
    this.#store = store;
    this.#wallet = wallet;
    this.#now = now;
  }

  /** A round that is open is gone on with, at the table it was begun at. */
  sit(purse: Purse, asked: TableRules): Sitting {
    const open = this.#store.openOf(purse);
    const table = open?.record.rules ?? asked;
    const sitting = randomBytes(12).toString('base64url');
    this.#database
      .prepare('update accounts set sitting = ?, rules = ?, seen = ? where player = ? and currency = ?')
      .run(sitting, JSON.stringify(table), this.#now(), purse.player, purse.currency);
    return {
      sitting,
      table,
      balance: this.#wallet.balance(purse),
      currency: purse.currency,
      commitment: open === null ? this.#store.nextCommitment(purse) : commitmentTo(open.seed),
      round: open === null ? null : writtenRecord(open.record),
      history: this.#store.endedOf(purse, HISTORY).map(({ record }) => writtenRecord(record)),
    };
  }

  /** The table that this sitting plays at, or why it plays no more; the player has been seen. */
  tableOf({ player, currency }: Purse, sitting: string): Done<TableRules> {
    const row = this.#database
      .prepare<[string, string], { sitting: string | null; rules: string | null }>(
        'select sitting, rules from accounts where player = ? and currency = ?',
      )
      .get(player, currency);
    if (row?.sitting !== sitting || row.rules === null) return refused('moved');
    this.#database
      .prepare('update accounts set seen = ? where player = ? and currency = ?')
      .run(this.#now(), player, currency);
    const checked = checkRules(JSON.parse(row.rules));
    return checked.ok ? done(checked.rules) : refused('unknown-table', checked.fault.at);
  }
}
