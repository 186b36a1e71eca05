// The rounds as they are kept, one row each. What may be written into them is decided elsewhere.

import { commitmentTo, type Seed } from '../../../src/dealer/seed.ts';
import type { RoundRecord } from '../../../src/round/record.ts';
import { readRecord, writtenRecord } from '../../../src/round/record-text.ts';
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

function keptRound(row: Row): KeptRound | null {
  const read = readRecord(JSON.parse(row.record));
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

const text = (record: RoundRecord): string => JSON.stringify(writtenRecord(record));

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
    const row = this.#database.prepare<[string], Row>('select * from rounds where id = ?').get(id);
    return row === undefined ? null : keptRound(row);
  }

  /** The player's open round, of which there is one at most. */
  openOf({ player, currency }: Purse): KeptRound | null {
    const row = this.#database
      .prepare<[string, string], Row>(
        "select * from rounds where player = ? and currency = ? and state = 'open'",
      )
      .get(player, currency);
    return row === undefined ? null : keptRound(row);
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

  /** All players' rounds whose id begins so, latest first. */
  search(start: string, most: number): readonly KeptRound[] {
    const like = `${start.replaceAll(/[%_\\]/g, '\\$&')}%`;
    return this.#kept(
      this.#database
        .prepare<[string, number], Row>(
          "select * from rounds where id like ? escape '\\' order by began desc limit ?",
        )
        .all(like, most),
    );
  }

  /** Open rounds of players who have not been seen since. */
  openUnseenSince(moment: number): readonly KeptRound[] {
    return this.#kept(
      this.#database
        .prepare<[number], Row>(
          `select rounds.* from rounds join accounts using (player, currency)
           where state = 'open' and seen < ?`,
        )
        .all(moment),
    );
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

  end(record: RoundRecord, state: 'ended' | 'dropped', by: EndedBy, now: number): void {
    this.#database
      .prepare('update rounds set record = ?, state = ?, ended_by = ?, ended = ? where id = ?')
      .run(text(record), state, by, now, record.roundId);
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
