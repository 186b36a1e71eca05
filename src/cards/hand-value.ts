import { type Card, cardValue, rankOf } from './card.ts';

export interface HandValue {
  /** The largest total not over 21, or the smallest where all are over it. */
  readonly total: number;
  /** True while an ace counts 11 in `total`. */
  readonly soft: boolean;
}

export const TWENTY_ONE = 21;

/** The hand's total with every ace as 1. */
export function lowTotal(cards: readonly Card[]): number {
  let total = 0;
  for (const card of cards) total += cardValue(card);
  return total;
}

/** A hand's value (TABLES.md: "A 1 or 11", "Soft: an ace counts 11"). At most one ace can count 11. */
export function handValue(cards: readonly Card[]): HandValue {
  const low = lowTotal(cards);
  const soft = low <= 11 && cards.some((card) => rankOf(card) === 'A');
  return { total: soft ? low + 10 : low, soft };
}

export function isBust(cards: readonly Card[]): boolean {
  return lowTotal(cards) > TWENTY_ONE;
}

/**
 * True for an ace and a ten-valued card. Whether that is a blackjack depends on where the hand comes from
 * too: after a split it is 21 only (TABLES.md, "Blackjack"), and the caller knows.
 */
export function isNatural(cards: readonly Card[]): boolean {
  return cards.length === 2 && handValue(cards).total === TWENTY_ONE;
}

/** The total as a player says it: "17", "7/17" while an ace may count either way, "21" (never "11/21"). */
export function totalText({ total, soft }: HandValue): string {
  return soft && total < TWENTY_ONE ? `${total - 10}/${total}` : `${total}`;
}
