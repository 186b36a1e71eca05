// What the lobby keeps, in one SQLite file. Amounts are whole minor units, moments milliseconds since 1970.

import Sqlite from 'better-sqlite3';

export type Database = Sqlite.Database;

const SCHEMA = `
  create table if not exists secrets (name text primary key, value text not null) strict;

  create table if not exists players (
    id text primary key,
    name text not null,
    -- Whether the cashier lets this player stake nothing for now.
    refused integer not null default 0
  ) strict;

  create table if not exists sessions (
    id text primary key,
    player text not null references players,
    began integer not null
  ) strict;

  -- One purse a player and currency; its shoe's seed is drawn before anything is told of it.
  create table if not exists accounts (
    player text not null references players,
    currency text not null,
    balance integer not null check (balance >= 0),
    next_seed text not null,
    -- The table in use: the one opened last, with the rules it was opened under.
    sitting text,
    rules text,
    seen integer not null default 0,
    primary key (player, currency)
  ) strict;

  create table if not exists journal (
    seq integer primary key autoincrement,
    at integer not null,
    player text not null,
    currency text not null,
    round text,
    tx text not null,
    kind text not null check (kind in ('opened', 'deposit', 'debit', 'credit', 'rollback', 'refused')),
    amount integer not null check (amount >= 0),
    reason text,
    balance integer not null check (balance >= 0)
  ) strict;
  create unique index if not exists journal_once on journal (tx, kind);
  create index if not exists journal_of_round on journal (round);
  create trigger if not exists journal_is_never_changed before update on journal
    begin select raise(abort, 'the journal is only ever added to'); end;
  create trigger if not exists journal_is_never_cut before delete on journal
    begin select raise(abort, 'the journal is only ever added to'); end;

  create table if not exists rounds (
    id text primary key,
    player text not null,
    currency text not null,
    state text not null check (state in ('open', 'ended', 'dropped')),
    -- Who ended it: the player's game, or the house after a time.
    ended_by text check (ended_by in ('player', 'house')),
    seed text not null,
    words text,
    -- What the dealer has handed out.
    boxes integer not null default 0,
    drawn integer not null default 0,
    turned integer not null default 0,
    record text not null,
    began integer not null,
    ended integer
  ) strict;
  create unique index if not exists rounds_one_open on rounds (player, currency) where state = 'open';
  create index if not exists rounds_by_end on rounds (player, currency, ended);
`;

/** @param file a path, or ":memory:" */
export function openDatabase(file: string): Database {
  const database = new Sqlite(file);
  database.pragma('journal_mode = WAL');
  // On the disk before it is answered.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.exec(SCHEMA);
  return database;
}
