import type { BoxBet } from '../tables/bets.ts';

/** What a house refuses though the table's rules allow it. Amounts in minor units. */
export type HouseRefusal =
  | { readonly code: 'too-many-boxes'; readonly count: number }
  | { readonly code: 'no-side-bets' }
  /** A reminder of the time is to be acknowledged first. */
  | { readonly code: 'reminder-due' }
  | { readonly code: 'round-stake-above-maximum'; readonly limit: number }
  | { readonly code: 'session-loss'; readonly limit: number; readonly left: number }
  /** Whole seconds, at least 1. */
  | { readonly code: 'too-soon'; readonly seconds: number };

/** What a session asks before it takes bets or starts a round. */
export interface Gate {
  /** Why these bets may not lie on the table, or null where they may. */
  bets(bets: readonly BoxBet[]): HouseRefusal | null;
  /** Why a round with these bets may not start now, or null where it may. */
  start(bets: readonly BoxBet[]): HouseRefusal | null;
  /** A round has started. */
  started(): void;
}

/** Lets everything pass. */
export const OPEN_GATE: Gate = { bets: () => null, start: () => null, started: () => {} };
