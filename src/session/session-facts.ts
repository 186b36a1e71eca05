// What a session has come to, and when the player wanted to be reminded of it. It goes on through a reload: its beginning is
// kept in the tab's own store. A tab that comes back after a long time begins a new one.

import * as v from 'valibot';
import type { TextStore } from '../money/store.ts';
import type { Follower } from './follower.ts';
import { newTally, type Tally, tallied } from './tally.ts';

const KEY = 'baize.session';
/** A session that nobody played in for so long is over, milliseconds. */
const OVER_AFTER_MS = 60 * 60_000;
const MINUTE_MS = 60_000;

const moment = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const schema = v.object({ since: moment, acknowledged: moment, active: moment });
type Beginning = v.InferOutput<typeof schema>;

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** The beginning that is kept, or a new one. */
function beginningIn(store: TextStore, now: number): Beginning {
  const read = v.safeParse(schema, parsed(store.read(KEY)));
  const fresh = { since: now, acknowledged: now, active: now };
  if (!read.success) return fresh;
  const { since, active } = read.output;
  return since <= now && active <= now && now - active < OVER_AFTER_MS ? read.output : fresh;
}

export class SessionFacts {
  #beginning: Beginning;
  #tally: Tally;
  readonly #store: TextStore;
  readonly #now: () => number;
  readonly #watchers = new Set<() => void>();

  constructor(store: TextStore, now: () => number) {
    this.#store = store;
    this.#now = now;
    this.#beginning = beginningIn(store, now());
    this.#tally = newTally(this.#beginning.since);
    this.#keep();
  }

  get tally(): Tally {
    return this.#tally;
  }

  /** How long the session has lasted, milliseconds. */
  get length(): number {
    return Math.max(0, this.#now() - this.#beginning.since);
  }

  /** Takes over what was played before a reload. */
  startFrom(earlier: Pick<Tally, 'rounds' | 'staked' | 'returned'>): void {
    const { since, rounds, staked, returned } = this.#tally;
    this.#tally = {
      since,
      rounds: rounds + earlier.rounds,
      staked: staked + earlier.staked,
      returned: returned + earlier.returned,
    };
    this.#changed();
  }

  /** Whether a reminder is due at an interval in minutes; never where that is 0. */
  isDue(minutes: number): boolean {
    return minutes > 0 && this.#now() - this.#beginning.acknowledged >= minutes * MINUTE_MS;
  }

  /** The player has read the reminder: the next one comes an interval from now. */
  acknowledge(): void {
    this.#beginning = { ...this.#beginning, acknowledged: this.#now() };
    this.#keep();
    this.#changed();
  }

  readonly follow: Follower = (facts) => {
    const before = this.#tally;
    this.#tally = tallied(before, facts);
    if (this.#tally.rounds === before.rounds) return undefined;
    this.#keep();
    this.#changed();
    return undefined;
  };

  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  #keep(): void {
    this.#beginning = { ...this.#beginning, active: this.#now() };
    this.#store.write(KEY, JSON.stringify(this.#beginning));
  }

  #changed(): void {
    for (const watcher of [...this.#watchers]) watcher();
  }
}
