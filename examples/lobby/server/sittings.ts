// Sitting down at a table: what the game is opened with. Of two windows with the same account, the one that sat down last plays.

import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { commitmentTo } from '../../../src/dealer/seed.ts';
import { checkHouseRules } from '../../../src/house-rules/check-house-rules.ts';
import { type HouseRules, NO_HOUSE_RULES } from '../../../src/house-rules/house-rules.ts';
import { tableUnder } from '../../../src/house-rules/table-under.ts';
import { writtenRecord } from '../../../src/round/written-record.ts';
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
  /** The player's id, which says nothing of them. */
  readonly player: string;
  readonly table: TableRules;
  readonly houseRules: HouseRules;
  readonly balance: number;
  readonly currency: string;
  /** The commitment to the coming shoe, or to the open round's. */
  readonly commitment: string | null;
  /** The open round's record, or null. */
  readonly round: object | null;
  readonly history: readonly object[];
}

/** A table in use, and the house rules that it was opened under. */
export type Opened = Pick<Sitting, 'table' | 'houseRules'>;

const kept = v.object({ table: v.optional(v.unknown()), houseRules: v.optional(v.unknown(), {}) });

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

  /**
   * A round that is open is gone on with, at the table it was begun at.
   *
   * @param asked the table that is offered, before the house takes anything away
   */
  sit(purse: Purse, asked: TableRules, houseRules: HouseRules = NO_HOUSE_RULES): Done<Sitting> {
    // Without a word of it the game would begin another round, and be refused.
    const unread = this.#store.unreadOf(purse);
    if (unread !== null) return refused('round-unread', unread.id);
    const open = this.#store.openOf(purse);
    const table = open?.record.rules ?? tableUnder(houseRules, asked);
    const sitting = randomBytes(12).toString('base64url');
    this.#database
      .prepare('update accounts set sitting = ?, rules = ?, seen = ? where player = ? and currency = ?')
      .run(sitting, JSON.stringify({ table, houseRules }), this.#now(), purse.player, purse.currency);
    return done({
      sitting,
      player: purse.player,
      table,
      houseRules,
      balance: this.#wallet.balance(purse),
      currency: purse.currency,
      commitment: open === null ? this.#store.nextCommitment(purse) : commitmentTo(open.seed),
      round: open?.record ?? null,
      history: this.#store.endedOf(purse, HISTORY).map(({ record }) => writtenRecord(record)),
    });
  }

  /** What this sitting plays at and under, or why it plays no more; the player has been seen. */
  openedAs({ player, currency }: Purse, sitting: string): Done<Opened> {
    const row = this.#database
      .prepare<[string, string], { sitting: string | null; rules: string | null }>(
        'select sitting, rules from accounts where player = ? and currency = ?',
      )
      .get(player, currency);
    if (row?.sitting !== sitting || row.rules === null) return refused('moved');
    this.#database
      .prepare('update accounts set seen = ? where player = ? and currency = ?')
      .run(this.#now(), player, currency);
    const { table, houseRules } = v.parse(kept, JSON.parse(row.rules));
    const checked = checkRules(table);
    if (!checked.ok) return refused('unknown-table', checked.fault.at);
    const house = checkHouseRules(houseRules);
    return house.ok
      ? done({ table: checked.rules, houseRules: house.houseRules })
      : refused('bad-house-rules', house.fault.at);
  }
}
