// What a session has come to, and when the player wanted to be reminded of it. It goes on through a reload: it is kept in the
// tab's own store. A tab that comes back after a long time begins a new one.

import type { TextStore } from '../money/store.ts';
import type { Follower } from './follower.ts';
import { newTally, type Tally, tallied } from './tally.ts';

const KEY = 'baize.session';
/** A session that nobody played in for so long is over, milliseconds. */
const OVER_AFTER_MS = 60 * 60_000;
const MINUTE_MS = 60_000;

/** What of a session is kept: moments, milliseconds since 1970, and its sums in minor units. */
interface KeptSession extends Tally {
  readonly acknowledged: number;
  readonly active: number;
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function kept(text: string | null): KeptSession | null {
  try {
    const fields = new Map<string, unknown>(Object.entries(JSON.parse(text ?? 'null') ?? {}));
    const [since, acknowledged, active] = ['since', 'acknowledged', 'active'].map((name) => fields.get(name));
    const sums = ['rounds', 'staked', 'returned'].map((name) => fields.get(name) ?? 0);
    const [rounds, staked, returned] = sums;
    if (!isWhole(since) || !isWhole(acknowledged) || !isWhole(active)) return null;
    if (!isWhole(rounds) || !isWhole(staked) || !isWhole(returned)) return null;
    return { since, acknowledged, active, rounds, staked, returned };
  } catch {
    return null;
  }
}

/** The session that is kept, or a new one. */
function sessionIn(store: TextStore, now: number): KeptSession {
  const read = kept(store.read(KEY));
  const goesOn = read !== null && read.since <= now && read.active <= now;
  return goesOn && now - read.active < OVER_AFTER_MS
    ? read
    : { ...newTally(now), acknowledged: now, active: now };
}

const sumsOf = ({ since, rounds, staked, returned }: KeptSession): Tally => ({
  since,
  rounds,
  staked,
  returned,
});

export class SessionFacts {
  #kept: KeptSession;
  #tally: Tally;
  readonly #store: TextStore;
  readonly #now: () => number;
  readonly #watchers = new Set<() => void>();

  constructor(store: TextStore, now: () => number) {
    this.#store = store;
    this.#now = now;
    this.#kept = sessionIn(store, now());
    this.#tally = sumsOf(this.#kept);
    this.#keep();
  }

  /** The same value until a round is added: who draws it again only where it has changed compares no figures. */
  get tally(): Tally {
    return this.#tally;
  }

  /** How long the session has lasted, milliseconds. */
  get length(): number {
    return Math.max(0, this.#now() - this.#kept.since);
  }

  /**
   * Takes over what the records say was played before a reload. They may know of a round that was settled and never seen;
   * they may also reach less far back than the session, as a lobby's do, and then take nothing away.
   */
  startFrom({ rounds, staked, returned }: Pick<Tally, 'rounds' | 'staked' | 'returned'>): void {
    if (rounds <= this.#kept.rounds) return;
    this.#kept = { ...this.#kept, rounds, staked, returned };
    this.#keep();
    this.#changed();
  }

  /** Whether a reminder is due at an interval in minutes; never where that is 0. */
  isDue(minutes: number): boolean {
    return minutes > 0 && this.#now() - this.#kept.acknowledged >= minutes * MINUTE_MS;
  }

  /** The player has read the reminder: the next one comes an interval from now. */
  acknowledge(): void {
    this.#kept = { ...this.#kept, acknowledged: this.#now() };
    this.#keep();
    this.#changed();
  }

  readonly follow: Follower = (facts) => {
    const before = this.#kept;
    this.#kept = { ...before, ...tallied(before, facts) };
    if (this.#kept.rounds === before.rounds) return undefined;
    this.#keep();
    this.#changed();
    return undefined;
  };

  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  #keep(): void {
    this.#kept = { ...this.#kept, active: this.#now() };
    if (this.#tally.rounds !== this.#kept.rounds) this.#tally = sumsOf(this.#kept);
    this.#store.write(KEY, JSON.stringify(this.#kept));
  }

  #changed(): void {
    for (const watcher of [...this.#watchers]) watcher();
  }
}
