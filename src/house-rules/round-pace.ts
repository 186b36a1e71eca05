// From the start of a round to the start of the next: how long it still takes. The start is kept, so that a reload or
// another tab does not shorten the wait.

import type { TextStore } from '../money/store.ts';

const KEY = 'baize.round-started';
const SECOND = 1000;

export interface PaceParts {
  readonly minimumSeconds: number;
  readonly store: TextStore;
  /** The time of day, milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds since any moment, by a clock that nobody sets. */
  readonly ticks: () => number;
}

export class RoundPace {
  /** When the last round started, by the clock that nobody sets; null where none has. */
  #startedAt: number | null;
  readonly #parts: PaceParts;

  constructor(parts: PaceParts) {
    this.#parts = parts;
    const { store, now, ticks } = parts;
    const kept = Number(store.read(KEY) ?? Number.NaN);
    // Where nothing outlives the page, nobody knows when the last round started: it may have been just now.
    if (!store.lasting) this.#startedAt = ticks();
    else this.#startedAt = Number.isFinite(kept) ? ticks() - Math.max(0, now() - kept) : null;
  }

  /** Milliseconds until the next round may start; 0 where it may start now. */
  get left(): number {
    if (this.#startedAt === null) return 0;
    const { minimumSeconds, ticks } = this.#parts;
    return Math.max(0, minimumSeconds * SECOND - (ticks() - this.#startedAt));
  }

  /** The same in whole seconds, rounded up. */
  get secondsLeft(): number {
    return Math.ceil(this.left / SECOND);
  }

  /** A round starts now. */
  started(): void {
    const { minimumSeconds, store, now, ticks } = this.#parts;
    this.#startedAt = ticks();
    if (minimumSeconds > 0) store.write(KEY, String(now()));
  }
}
