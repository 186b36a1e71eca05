// Players, their sessions and their accounts.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Seed } from '../../../src/dealer/seed.ts';
import type { Database } from './database.ts';
import { FACTORS } from './tables.ts';
import type { Purse, Wallet } from './wallet.ts';

/** What a new account holds, and what the cashier adds: in the smallest unit of a currency with factor 1. */
const OPENING = 100_000;
const DEPOSIT = 50_000;

export interface Player {
  readonly id: string;
  readonly name: string;
  /** Whether the cashier refuses this player's stakes for now. */
  readonly refused: boolean;
}

const newId = (): string => randomBytes(12).toString('base64url');

export class Accounts {
  readonly #database: Database;
  readonly #wallet: Wallet;
  readonly #now: () => number;
  readonly #newSeed: () => Seed;
  readonly #secret: string;

  constructor(database: Database, wallet: Wallet, now: () => number, newSeed: () => Seed) {
    this.#database = database;
    this.#wallet = wallet;
    this.#now = now;
    this.#newSeed = newSeed;
    database
      .prepare("insert or ignore into secrets values ('session', ?)")
      .run(randomBytes(32).toString('hex'));
    const row = database
      .prepare<[], { value: string }>("select value from secrets where name = 'session'")
      .get();
    this.#secret = row?.value ?? '';
  }

  /** A new player under this name, and the token that the page sends along from now on. */
  signIn(name: string): { readonly token: string; readonly player: Player } {
    const player: Player = { id: newId(), name, refused: false };
    const session = randomBytes(24).toString('base64url');
    this.#database.transaction(() => {
      this.#database.prepare('insert into players (id, name) values (?, ?)').run(player.id, name);
      this.#database.prepare('insert into sessions values (?, ?, ?)').run(session, player.id, this.#now());
    })();
    return { token: `${session}.${this.#sign(session)}`, player };
  }

  /** The player of a token, or null where it is none of ours. */
  playerOf(token: string): Player | null {
    const [session = '', signature = ''] = token.split('.');
    const expected = Buffer.from(this.#sign(session));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const row = this.#database
      .prepare<[string], { id: string; name: string; refused: number }>(
        'select players.* from sessions join players on players.id = player where sessions.id = ?',
      )
      .get(session);
    return row === undefined ? null : { id: row.id, name: row.name, refused: row.refused === 1 };
  }

  nameOf(player: string): string {
    const row = this.#database
      .prepare<[string], { name: string }>('select name from players where id = ?')
      .get(player);
    return row?.name ?? '';
  }

  /** The player's account in a currency, opened with play money where there is none. */
  purseOf(player: Player, currency: string): Purse {
    const purse = { player: player.id, currency };
    this.#database.transaction(() => {
      const { changes } = this.#database
        .prepare('insert or ignore into accounts (player, currency, balance, next_seed) values (?, ?, 0, ?)')
        .run(player.id, currency, this.#newSeed());
      if (changes > 0)
        this.#wallet.deposit(purse, `opened-${newId()}`, OPENING * (FACTORS[currency] ?? 1), 'opened');
    })();
    return purse;
  }

  /** The cashier's press: adds play money. */
  deposit(purse: Purse): number {
    this.#wallet.deposit(purse, `deposit-${newId()}`, DEPOSIT * (FACTORS[purse.currency] ?? 1), 'deposit');
    return this.#wallet.balance(purse);
  }

  setRefused(player: Player, refused: boolean): void {
    this.#database.prepare('update players set refused = ? where id = ?').run(refused ? 1 : 0, player.id);
  }

  #sign(session: string): string {
    return createHmac('sha256', this.#secret).update(session).digest('base64url');
  }
}
