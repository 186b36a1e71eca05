// The rounds as they are kept, one row each. What may be written into them is decided elsewhere.

import { commitmentTo, type Seed } from '../../../src/dealer/seed.ts';
import type { RoundRecord } from '../../../src/round/record.ts';
import { readRecord } from '../../../src/round/record-text.ts';
import type { Database } from './database.ts';
import type { Purse } from './wallet.ts';

export type RoundState = 'open' | 'ended' | 'dropped';
export type EndedBy = 'player' | 'house';

interface Row {
  readonly id: string;
  readonly player: string;
  readonly currency: string;
  readonly state: RoundState;
  readonly ended_by: EndedBy | null;
  readonly seed: string;
  readonly words: string | null;
  readonly boxes: number;
  readonly drawn: number;
  readonly turned: number;
  readonly record: string;
  readonly began: number;
  readonly ended: number | null;
}

export type RoundTimes = Pick<KeptRound, 'id' | 'began' | 'ended'>;

export interface KeptRound {
  readonly id: string;
  readonly purse: Purse;
  readonly state: RoundState;
  readonly endedBy: EndedBy | null;
  /** The shoe's seed; it leaves the server when the round is over, and never before. */
  readonly seed: string;
  /** The words that went into the shoe; null until the dealer opened it. */
  readonly words: string | null;
  /** What the dealer has handed out: boxes with first cards, cards drawn since, and the turned card. */
  readonly boxes: number;
  readonly drawn: number;
  readonly turned: boolean;
  readonly record: RoundRecord;
  readonly began: number;
  readonly ended: number | null;
}

/**
 * A round whose record cannot be read: it is damaged, or of rules that this version does not have. It can be neither gone on
 * with nor played out, and no other begins while it is open.
 */
export interface UnreadRound
  extends Pick<KeptRound, 'id' | 'purse' | 'state' | 'endedBy' | 'began' | 'ended'> {
  readonly record: null;
  /** Why it cannot be read. */
  readonly fault: string;
  /** What is kept, as it is. */
  readonly text: string;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function unreadRound(row: Row): UnreadRound | null {
  const read = readRecord(parsed(row.record));
  if (read.ok) return null;
  const { id, player, currency, state, began, ended, record: text } = row;
  const { code: fault } = read.fault;
  return {
    ...{ id, purse: { player, currency }, state, endedBy: row.ended_by, began, ended },
    ...{ record: null, fault, text },
  };
}

function keptRound(row: Row): KeptRound | null {
  const read = readRecord(parsed(row.record));
  if (!read.ok) return null;
  const { id, player, currency, state, seed, words, boxes, drawn, began, ended } = row;
  return {
    id,
    purse: { player, currency },
    state,
    endedBy: row.ended_by,
    seed,
    words,
    boxes,
    drawn,
    turned: row.turned === 1,
    record: read.record,
    began,
    ended,
  };
}

/** With its whole rules: it is read by them though the project's table of that name was changed meanwhile. */
const text = (record: RoundRecord): string => JSON.stringify(record);

export class RoundStore {
  readonly #database: Database;
  readonly #newSeed: () => Seed;

  constructor(database: Database, newSeed: () => Seed) {
    this.#database = database;
    this.#newSeed = newSeed;
  }

  /** Everything in it is written together or not at all. */
  atomically<T>(work: () => T): T {
    return this.#database.transaction(work).immediate();
  }

  get(id: string): KeptRound | null {
    const row = this.#row(id);
    return row === undefined ? null : keptRound(row);
  }

  /** The round, where its record cannot be read. */
  unread(id: string): UnreadRound | null {
    const row = this.#row(id);
    return row === undefined ? null : unreadRound(row);
  }

  /** The player's open round, of which there is one at most. */
  openOf(purse: Purse): KeptRound | null {
    const row = this.#openRow(purse);
    return row === undefined ? null : keptRound(row);
  }

  /** The player's open round, where its record cannot be read. */
  unreadOf(purse: Purse): UnreadRound | null {
    const row = this.#openRow(purse);
    return row === undefined ? null : unreadRound(row);
  }

  /** Rounds that are over and were played, latest first. */
  endedOf({ player, currency }: Purse, most: number): readonly KeptRound[] {
    return this.#kept(
      this.#database
        .prepare<[string, string, number], Row>(
          `select * from rounds where player = ? and currency = ? and state = 'ended'
           order by ended desc limit ?`,
        )
        .all(player, currency, most),
    );
  }

  /** When the player's rounds began and ended, latest first. */
  timesOf({ player, currency }: Purse, most: number): readonly RoundTimes[] {
    return this.#database
      .prepare<[string, string, number], RoundTimes>(
        'select id, began, ended from rounds where player = ? and currency = ? order by began desc limit ?',
      )
      .all(player, currency, most);
  }

  /** All players' rounds whose id begins so, latest first; those that cannot be read too. */
  search(start: string, most: number): readonly (KeptRound | UnreadRound)[] {
    const like = `${start.replaceAll(/[%_\\]/g, '\\$&')}%`;
    return this.#database
      .prepare<[string, number], Row>(
        "select * from rounds where id like ? escape '\\' order by began desc limit ?",
      )
      .all(like, most)
      .flatMap((row) => keptRound(row) ?? unreadRound(row) ?? []);
  }

  /** The ids of open rounds of players who have not been seen since, whether they can be read or not. */
  openUnseenSince(moment: number): readonly string[] {
    return this.#database
      .prepare<[number], { id: string }>(
        `select rounds.id from rounds join accounts using (player, currency)
         where state = 'open' and seen < ?`,
      )
      .all(moment)
      .map(({ id }) => id);
  }

  /** What is told of the account's coming shoe. */
  nextCommitment({ player, currency }: Purse): string | null {
    const row = this.#seedRow({ player, currency });
    return row === undefined ? null : commitmentTo(row.next_seed);
  }

  /** Keeps a new round on the shoe that was committed to, and draws the next one's seed. */
  begin(purse: Purse, record: RoundRecord, now: number): void {
    const { player, currency } = purse;
    const seed = this.#seedRow(purse)?.next_seed ?? this.#newSeed();
    this.#database
      .prepare(
        `insert into rounds (id, player, currency, state, seed, record, began)
         values (?, ?, ?, 'open', ?, ?, ?)`,
      )
      .run(record.roundId, player, currency, seed, text(record), now);
    this.#database
      .prepare('update accounts set next_seed = ? where player = ? and currency = ?')
      .run(this.#newSeed(), player, currency);
  }

  keep(record: RoundRecord): void {
    this.#database.prepare('update rounds set record = ? where id = ?').run(text(record), record.roundId);
  }

  setWords(id: string, words: string): void {
    this.#database.prepare('update rounds set words = ? where id = ?').run(words, id);
  }

  setHandedOut(id: string, { boxes, drawn, turned }: Pick<KeptRound, 'boxes' | 'drawn' | 'turned'>): void {
    this.#database
      .prepare('update rounds set boxes = ?, drawn = ?, turned = ? where id = ?')
      .run(boxes, drawn, turned ? 1 : 0, id);
  }

  /**
   * Ends a round. Of one that is dropped no card was handed out and no seed is ever shown: its shoe is the next one's again, as
   * the player was told.
   */
  end(record: RoundRecord, state: 'ended' | 'dropped', by: EndedBy, now: number): void {
    if (state === 'dropped')
      this.#database
        .prepare(
          `update accounts set next_seed = rounds.seed from rounds
           where rounds.id = ? and accounts.player = rounds.player and accounts.currency = rounds.currency`,
        )
        .run(record.roundId);
    this.#database
      .prepare('update rounds set record = ?, state = ?, ended_by = ?, ended = ? where id = ?')
      .run(text(record), state, by, now, record.roundId);
  }

  /** Ends a round that cannot be read: what is kept of it stays as it is, and its shoe is nobody's. */
  setAside(id: string, now: number): void {
    this.#database
      .prepare("update rounds set state = 'dropped', ended_by = 'house', ended = ? where id = ?")
      .run(now, id);
  }

  #row(id: string): Row | undefined {
    return this.#database.prepare<[string], Row>('select * from rounds where id = ?').get(id);
  }

  #openRow({ player, currency }: Purse): Row | undefined {
    return this.#database
      .prepare<[string, string], Row>(
        "select * from rounds where player = ? and currency = ? and state = 'open'",
      )
      .get(player, currency);
  }

  #seedRow({ player, currency }: Purse): { readonly next_seed: string } | undefined {
    return this.#database
      .prepare<[string, string], { next_seed: string }>(
        'select next_seed from accounts where player = ? and currency = ?',
      )
      .get(player, currency);
  }

  #kept(rows: readonly Row[]): readonly KeptRound[] {
    return rows.flatMap((row) => keptRound(row) ?? []);
  }
}
