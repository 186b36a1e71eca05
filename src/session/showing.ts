// The followers' showing of what they are told: one portion after another, and none for ever. A picture that fails or never
// answers must not hold up the player's money.

import type { Fact } from '../round/facts.ts';
import type { RoundState } from '../round/progress.ts';
import type { Follower } from './follower.ts';

/** Brings a follower to the state at once, where it did not get there by itself. */
export type DrawAtOnce = (state: RoundState) => void;

export class Showing {
  #done: Promise<unknown> = Promise.resolve();
  #overdue = 0;
  readonly #followers = new Map<Follower, DrawAtOnce | null>();
  readonly #longEnough: (() => Promise<void>) | null;

  /** @param longEnough done when a follower has had its time for one portion; null: each has as long as it takes */
  constructor(longEnough: (() => Promise<void>) | null) {
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

  clear(): void {
    this.#followers.clear();
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
    this.#done = Promise.all([this.#done, kept === null ? shows() : kept.then(shows)]);
  }

  async #shown(
    follower: Follower,
    drawAtOnce: DrawAtOnce | null,
    facts: readonly Fact[],
    state: RoundState,
  ): Promise<void> {
    try {
      const showing = follower(facts, state);
      if (showing === undefined) return;
      if (this.#longEnough === null) await showing;
      else if ((await Promise.race([showing.then(() => true), this.#timeUp()])) === false) {
        this.#overdue += 1;
        drawAtOnce?.(state);
      }
    } catch {
      // It has shown what it will.
    }
  }

  async #timeUp(): Promise<false> {
    await this.#longEnough?.();
    return false;
  }
}
