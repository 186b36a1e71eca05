import { TEN, VALUES } from './composition.ts';
import { dealerOdds, drawOdds } from './dealer-odds.ts';
import { OUTCOMES } from './dealer-trie.ts';
import type { DealerView } from './dealer-view.ts';
import { BUST, HANDS, withCard } from './hand-graph.ts';

/** Values of cards that are out of the shoe beside a hand's own: the other halves of a split pair. */
export type Aside = readonly number[];

export const NOTHING_ASIDE: Aside = [];

/** What is still to come, for every hand that one box can hold in one round. */
export interface Outlook {
  readonly view: DealerView;
  /** The dealer's chances, OUTCOMES of them, starting where `dealerAt` says; good until its next call. */
  readonly dealer: Float64Array;
  dealerAt(hand: number, aside: Aside): number;
  /** Whether all these cards can be out together. */
  holds(hand: number, aside: Aside): boolean;
  /** Writes the next card's chances, VALUES of them; false where the shoe never held all these cards together. */
  drawInto(hand: number, aside: Aside, into: Float64Array, at: number): boolean;
}

/**
 * @param cards by value: those not seen, and those of the box itself, which are taken out hand by hand
 */
export function outlook(cards: Int32Array, view: DealerView): Outlook {
  // One place more than there are hands, for cards that make no hand of 21 or less together.
  const dealer = new Float64Array((HANDS.size + 1) * OUTCOMES);
  const known = new Uint8Array(HANDS.size);
  const unseen = new Int32Array(VALUES);

  const takeOut = (hand: number, aside: Aside): void => {
    for (let i = 0; i < TEN; i++) unseen[i] = (cards[i] ?? 0) - (HANDS.holds[hand * VALUES + i] ?? 0);
    for (const value of aside) unseen[value - 1] = (unseen[value - 1] ?? 0) - 1;
  };

  return {
    view,
    dealer,
    dealerAt(hand, aside) {
      // What the dealer draws depends on which cards are out, not on whose they are.
      let out = hand;
      for (const value of aside) if (out !== BUST) out = withCard(out, value);
      const at = (out === BUST ? HANDS.size : out) * OUTCOMES;
      if (out !== BUST && known[out] === 1) return at;
      takeOut(hand, aside);
      dealerOdds(view, unseen, dealer, at);
      if (out !== BUST) known[out] = 1;
      return at;
    },
    holds(hand, aside) {
      takeOut(hand, aside);
      return unseen.every((count) => count >= 0);
    },
    drawInto(hand, aside, into, at) {
      takeOut(hand, aside);
      if (unseen.some((count) => count < 0)) return false;
      drawOdds(view.excluded, unseen, into, at);
      return true;
    },
  };
}
