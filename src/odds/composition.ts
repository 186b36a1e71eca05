import { type Card, RANKS, type Rank, rankOf, valueOfRank } from '../cards/card.ts';

/** How many cards of each rank a shoe holds, in the order of RANKS. Whole and not negative. */
export type RankCounts = readonly number[];

/** Card values as the odds count them: 1 (ace) to 10. A value's place in every table here is value - 1. */
export const VALUES = 10;
export const TEN = 10;
export const ACE = 1;

/** Thrown for a question no shoe can stand behind: more cards of a rank than there are, or too few to play on. */
export class ShoeError extends Error {
  constructor(
    readonly code: 'too-many-of-a-card' | 'shoe-exhausted',
    message: string,
    /** The rank there are too many of. */
    readonly rank: Rank | null = null,
  ) {
    super(message);
    this.name = 'ShoeError';
  }
}

const SUITS_IN_DECK = 4;

/** A shoe of whole decks. */
export function shoeOf(decks: number): RankCounts {
  return RANKS.map(() => decks * SUITS_IN_DECK);
}

/**
 * The shoe without the cards that have been seen: what is equally likely to come.
 *
 * @throws ShoeError `too-many-of-a-card` where the shoe never held them
 */
export function without(shoe: RankCounts, seen: readonly Card[]): RankCounts {
  const left = [...shoe];
  for (const card of seen) {
    const rank = rankOf(card);
    const i = RANKS.indexOf(rank);
    const count = (left[i] ?? 0) - 1;
    if (count < 0)
      throw new ShoeError('too-many-of-a-card', `more cards of rank ${rank} than the shoe holds`, rank);
    left[i] = count;
  }
  return left;
}

/** The same cards by value, ace first: all that totals can tell apart. */
export function byValue(counts: RankCounts): Int32Array {
  const values = new Int32Array(VALUES);
  for (const [i, rank] of RANKS.entries()) {
    const at = valueOfRank(rank) - 1;
    values[at] = (values[at] ?? 0) + (counts[i] ?? 0);
  }
  return values;
}

export function countOf(counts: RankCounts, rank: Rank): number {
  return counts[RANKS.indexOf(rank)] ?? 0;
}

/** A card of each value, to ask the rules with; which rank and suit it has makes no difference to a total. */
export const CARD_OF_VALUE: readonly Card[] = ['As', '2s', '3s', '4s', '5s', '6s', '7s', '8s', '9s', 'Ts'];

export function cardOfValue(value: number): Card {
  return CARD_OF_VALUE[value - 1] ?? 'Ts';
}
