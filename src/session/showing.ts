// The followers' showing of what they are told: one portion after another, and none for ever. A picture that fails or never
// answers must not hold up the player's money.

import type { Fact } from '../round/facts.ts';
import type { RoundState } from '../round/progress.ts';
import type { Follower } from './follower.ts';

/** Brings a follower to the state at once, where it did not get there by itself. */
export type DrawAtOnce = (state: RoundState) => void;

/** Done when a follower has had its time for one portion. A signal that is given says that nobody waits any more. */
export type LongEnough = (nobodyWaits: AbortSignal) => Promise<void>;

export class Showing {
  #done: Promise<unknown> = Promise.resolve();
  #overdue = 0;
  readonly #followers = new Map<Follower, DrawAtOnce | null>();
  readonly #longEnough: LongEnough | null;
  readonly #waits = new Set<AbortController>();

  /** @param longEnough null: each follower has as long as it takes */
  constructor(longEnough: LongEnough | null) {
    this.#longEnough = longEnough;
  }

  /** Done when everything told so far is shown, or given up. */
  get done(): Promise<unknown> {
    return this.#done;
  }

  /** How often a follower has not shown in time what it was told. */
  get overdue(): number {
    return this.#overdue;
  }

  follow(follower: Follower, drawAtOnce: DrawAtOnce | null = null): () => void {
    this.#followers.set(follower, drawAtOnce);
    return () => this.#followers.delete(follower);
  }

  /** Nobody follows any more, and nobody is waited for. */
  clear(): void {
    this.#followers.clear();
    for (const waiting of this.#waits) waiting.abort();
  }

  /**
   * Tells all followers.
   *
   * @param kept done when what is told is kept, and may be seen; null where it may be at once
   */
  publish(facts: readonly Fact[], state: RoundState, kept: Promise<void> | null): void {
    if (facts.length === 0) return;
    const shows = () =>
      Promise.all(
        [...this.#followers].map(([follower, drawAtOnce]) => this.#shown(follower, drawAtOnce, facts, state)),
      );
    const all = Promise.all([this.#done, kept === null ? shows() : kept.then(shows)]);
    // What it brings is let go: each would hold that of the one before, for as long as the table is open.
    this.#done = all.then(() => {});
  }

  async #shown(
    follower: Follower,
    drawAtOnce: DrawAtOnce | null,
    facts: readonly Fact[],
    state: RoundState,
  ): Promise<void> {
    const waiting = new AbortController();
    try {
      const showing = follower(facts, state);
      if (showing === undefined) return;
      this.#waits.add(waiting);
      if (this.#longEnough === null) await showing;
      else if ((await Promise.race([showing.then(() => true), this.#timeUp(waiting.signal)])) === false) {
        this.#overdue += 1;
        drawAtOnce?.(state);
      }
    } catch {
      // It has shown what it will.
    } finally {
      this.#waits.delete(waiting);
      waiting.abort();
    }
  }

  async #timeUp(nobodyWaits: AbortSignal): Promise<false> {
    await this.#longEnough?.(nobodyWaits);
    return false;
  }
}
