// Checks a finished round's cards against the seed its dealer revealed (docs/shuffle.md).

import type { Card } from '../cards/card.ts';
import type { TableRules } from '../tables/rules.ts';
import { shoeOf } from './dealing.ts';
import { commitmentTo, isSeed } from './seed.ts';

/** What of a round a check needs. */
export interface CheckedRound {
  readonly rules: TableRules;
  readonly commitment: string | null;
  readonly words: string;
  readonly seed?: string;
  /** The cards that were seen, each with its place in the order of dealing, from 0. */
  readonly seen: readonly { readonly place: number; readonly card: Card }[];
}

export type Verdict =
  | { readonly verdict: 'fair'; readonly cards: number }
  | { readonly verdict: 'no-seed' }
  /** The seed is the one committed to, and no card was seen that could tell more. */
  | { readonly verdict: 'no-cards' }
  | { readonly verdict: 'commitment-differs'; readonly expected: string; readonly found: string }
  | {
      readonly verdict: 'card-differs';
      readonly place: number;
      readonly expected: Card | null;
      readonly found: Card;
    };

/** Whether the seed is the one committed to, and the cards seen are the cards of its shoe, in order. */
export function verify(round: CheckedRound): Verdict {
  const { rules, commitment, words, seed, seen } = round;
  if (seed === undefined || !isSeed(seed) || commitment === null) return { verdict: 'no-seed' };
  const found = commitmentTo(seed);
  if (found !== commitment) return { verdict: 'commitment-differs', expected: commitment, found };
  const shoe = shoeOf(rules, seed, words);
  for (const { place, card } of seen) {
    const expected = shoe[place] ?? null;
    if (expected !== card) return { verdict: 'card-differs', place, expected, found: card };
  }
  return seen.length === 0 ? { verdict: 'no-cards' } : { verdict: 'fair', cards: seen.length };
}
