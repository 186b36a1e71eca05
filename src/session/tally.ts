import type { Fact } from '../round/facts.ts';

/** What a session has come to; amounts in minor units. */
export interface Tally {
  /** When it began, milliseconds since 1970. */
  readonly since: number;
  readonly rounds: number;
  readonly staked: number;
  readonly returned: number;
}

export function newTally(now: number): Tally {
  return { since: now, rounds: 0, staked: 0, returned: 0 };
}

/** Follows the round's facts: each settled round counts once. */
export function tallied(tally: Tally, facts: readonly Fact[]): Tally {
  let { rounds, staked, returned } = tally;
  for (const fact of facts) {
    if (fact.type !== 'round.settled') continue;
    rounds += 1;
    staked += fact.staked;
    returned += fact.returned;
  }
  return { since: tally.since, rounds, staked, returned };
}

/** What the player is up, or down where it is negative. */
export function net({ staked, returned }: Tally): number {
  return returned - staked;
}
