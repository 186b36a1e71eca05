// Every hand of 21 or less, as the cards it holds whatever their order, and how one card leads from one to the
// next. Totals with the same cards are the same hand, which is what keeps exact play affordable: about 3,000 hands.

import { type Card, cardValue } from '../cards/card.ts';
import { TWENTY_ONE } from '../cards/hand-value.ts';
import { ACE, VALUES } from './composition.ts';

/** Where a card would take the hand over 21. */
export const BUST = -1;
/** The hand without cards. */
export const NO_CARDS = 0;

export interface HandGraph {
  readonly size: number;
  /** Total with each ace as 1, by hand. */
  readonly low: Uint8Array;
  /** The total as it counts, by hand: an ace as 11 where that is not over 21. */
  readonly total: Uint8Array;
  /** Number of cards, by hand. */
  readonly cards: Uint8Array;
  /** How many cards of each value, VALUES entries a hand. */
  readonly holds: Uint8Array;
  /** The hand with one card of each value more, VALUES entries a hand; BUST where it is over 21. */
  readonly next: Int16Array;
}

function build(): HandGraph {
  const hands: number[][] = [new Array<number>(VALUES).fill(0)];
  const index = new Map<string, number>([[hands.join(), NO_CARDS]]);
  const next: number[] = [];
  const low: number[] = [0];
  // Hands are numbered as they are found, so a hand always comes before those that one more card makes of it.
  for (let hand = 0; hand < hands.length; hand++) {
    const held = hands[hand] ?? [];
    const sum = low[hand] ?? 0;
    for (let value = 1; value <= VALUES; value++) {
      if (sum + value > TWENTY_ONE) {
        next.push(BUST);
        continue;
      }
      const more = held.map((count, i) => (i === value - 1 ? count + 1 : count));
      const key = more.join();
      const known = index.get(key);
      if (known === undefined) {
        index.set(key, hands.length);
        next.push(hands.length);
        hands.push(more);
        low.push(sum + value);
      } else {
        next.push(known);
      }
    }
  }
  const soft = (hand: number) => (hands[hand]?.[ACE - 1] ?? 0) > 0 && (low[hand] ?? 0) <= 11;
  return {
    size: hands.length,
    low: Uint8Array.from(low),
    total: Uint8Array.from(low, (sum, hand) => (soft(hand) ? sum + 10 : sum)),
    cards: Uint8Array.from(hands, (held) => held.reduce((sum, count) => sum + count, 0)),
    holds: Uint8Array.from(hands.flat()),
    next: Int16Array.from(next),
  };
}

/** Built where it is used; a page that leaves the odds to its worker goes without. */
export const HANDS: HandGraph = /* @__PURE__ */ build();

/** The hand one card of this value makes of it, or BUST. */
export function withCard(hand: number, value: number): number {
  return HANDS.next[hand * VALUES + value - 1] ?? BUST;
}

/** The hand these cards make, or BUST. */
export function handOf(cards: readonly Card[]): number {
  let hand = NO_CARDS;
  for (const card of cards) {
    if (hand === BUST) return BUST;
    hand = withCard(hand, cardValue(card));
  }
  return hand;
}
