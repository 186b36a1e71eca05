// All parts of the lobby's server over one database.

import { newSeed, type Seed } from '../../../src/dealer/seed.ts';
import { Accounts } from './accounts.ts';
import { Croupier } from './croupier.ts';
import { openDatabase } from './database.ts';
import { House } from './house.ts';
import { RoundStore } from './round-store.ts';
import { Rounds } from './rounds.ts';
import { Sittings } from './sittings.ts';
import { Wallet } from './wallet.ts';

export interface LobbyParts {
  /** The database's file, or ":memory:". */
  readonly file: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** After how long without a player a round is ended by the house, milliseconds. */
  readonly awayMs: number;
  /** Draws the seed of a shoe; the game's own source where it is left out, known cards in a test. */
  readonly newSeed?: (() => Seed) | undefined;
  /** Told of a round that the house could not end; silent where it is left out. */
  readonly failed?: (id: string, fault: unknown) => void;
}

export interface Lobby {
  readonly wallet: Wallet;
  readonly store: RoundStore;
  readonly rounds: Rounds;
  readonly croupier: Croupier;
  readonly accounts: Accounts;
  readonly sittings: Sittings;
  readonly house: House;
  close(): void;
}

export function openLobby({
  file,
  now,
  awayMs,
  newSeed: draw = newSeed,
  failed = () => {},
}: LobbyParts): Lobby {
  const database = openDatabase(file);
  const wallet = new Wallet(database, now);
  const store = new RoundStore(database, draw);
  const rounds = new Rounds(store, wallet, now);
  return {
    wallet,
    store,
    rounds,
    croupier: new Croupier(store, rounds),
    accounts: new Accounts(database, wallet, now, draw),
    sittings: new Sittings(database, store, wallet, now),
    house: new House(store, wallet, now, awayMs, failed),
    close: () => void database.close(),
  };
}
