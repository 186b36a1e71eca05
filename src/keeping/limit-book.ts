// The limits that players set on themselves, kept twice: in the browser's short texts and in its database. The stricter copy
// counts, so that clearing one of the two loosens nothing.

import {
  type LimitRefusal,
  type Limits,
  limitRefusal,
  NO_LIMITS,
  readLimits,
  runningLoss,
  stoppedForToday,
  stricter,
  withLossLimit,
} from '../limits/limits.ts';
import type { TextStore } from '../money/store.ts';
import type { Follower } from '../session/follower.ts';
import type { Database } from './database.ts';
import { type History, NO_TOTALS, sumOf, type Totals } from './history.ts';
import { attempt } from './ledger-store.ts';

const KEY = 'baize.limits';
const IN_DATABASE = 'limits';

/** What is kept: the limits, and what was lost under the running one; minor units. */
interface Kept {
  readonly limits: Limits;
  readonly lost: number;
}

export interface LimitParts {
  readonly database: Database | null;
  readonly store: TextStore;
  readonly history: History;
  /** What was settled and is not yet in the history. */
  readonly settledBefore?: Totals;
  readonly now: () => number;
}

function readKept(stored: unknown): Kept {
  if (typeof stored !== 'object' || stored === null) return { limits: NO_LIMITS, lost: 0 };
  const fields = new Map<string, unknown>(Object.entries(stored));
  const lost = fields.get('lost');
  return {
    limits: readLimits(fields.get('limits')),
    lost: typeof lost === 'number' && Number.isSafeInteger(lost) ? lost : 0,
  };
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export class LimitBook {
  #kept: Kept;
  readonly #parts: LimitParts;
  readonly #watchers = new Set<() => void>();

  private constructor(parts: LimitParts, kept: Kept) {
    this.#parts = parts;
    this.#kept = kept;
  }

  /** Reads both copies; what was lost is the most that copies and history know of. */
  static async open(parts: LimitParts): Promise<LimitBook> {
    const { database, store, history, now } = parts;
    const text = readKept(parsed(store.read(KEY)));
    const inDatabase = readKept(
      database === null ? null : await attempt(() => database.get('limits', IN_DATABASE), null),
    );
    const limits = stricter(text.limits, inDatabase.limits, now());
    const running = runningLoss(limits, now());
    if (running === null) return new LimitBook(parts, { limits, lost: 0 });
    const listed = await history.totals(null, running.since);
    const { staked, returned } = sumOf(listed, parts.settledBefore ?? NO_TOTALS);
    const known = [text, inDatabase].filter((kept) => runningLoss(kept.limits, now()) !== null);
    const lost = Math.max(staked - returned, ...known.map((kept) => kept.lost));
    return new LimitBook(parts, { limits, lost });
  }

  get limits(): Limits {
    return this.#kept.limits;
  }

  /** What the running loss limit leaves; null where none runs. */
  get left(): { readonly amount: number; readonly left: number; readonly until: number } | null {
    const running = runningLoss(this.limits, this.#parts.now());
    if (running === null) return null;
    const { amount, until } = running;
    return { amount, until, left: Math.max(0, amount - this.#kept.lost) };
  }

  /** Until when no round begins; null where the player has not stopped. */
  get stoppedUntil(): number | null {
    const { stoppedUntil } = this.limits;
    return stoppedUntil !== null && this.#parts.now() < stoppedUntil ? stoppedUntil : null;
  }

  /** Why a round with this stake may not begin, or null where it may. What another tab has set since counts too. */
  refusal(stake: number): LimitRefusal | null {
    const now = this.#parts.now();
    const limits = stricter(this.limits, readKept(parsed(this.#parts.store.read(KEY))).limits, now);
    return limitRefusal(limits, now, this.#kept.lost, stake);
  }

  async setLossLimit(amount: number): Promise<void> {
    const now = this.#parts.now();
    const begins = runningLoss(this.limits, now) === null;
    const lost = begins ? 0 : this.#kept.lost;
    await this.#keep({ limits: withLossLimit(this.limits, amount, now), lost });
  }

  async stopForToday(): Promise<void> {
    await this.#keep({ ...this.#kept, limits: stoppedForToday(this.limits, this.#parts.now()) });
  }

  /** Follows the round's facts: what a settled round lost counts. */
  readonly follow: Follower = (facts) => {
    if (this.left === null) return undefined;
    for (const fact of facts) {
      if (fact.type !== 'round.settled') continue;
      void this.#keep({ ...this.#kept, lost: this.#kept.lost + fact.staked - fact.returned });
    }
    return undefined;
  };

  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  async #keep(kept: Kept): Promise<void> {
    this.#kept = kept;
    const { database, store } = this.#parts;
    store.write(KEY, JSON.stringify(kept));
    for (const watcher of [...this.#watchers]) watcher();
    if (database === null) return;
    await attempt(async () => void (await database.put('limits', kept, IN_DATABASE)), undefined);
  }
}
