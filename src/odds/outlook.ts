import { TEN, VALUES } from './composition.ts';
import { dealerOdds, drawOdds } from './dealer-odds.ts';
import { OUTCOMES } from './dealer-trie.ts';
import type { DealerView } from './dealer-view.ts';
import { BUST, HANDS, withCard } from './hand-graph.ts';

/** A hand and cards of one value lying beside it, all out of the shoe: the other halves of a split pair. */
export interface Aside {
  /** Their value; of no account where there are none. */
  readonly value: number;
  readonly count: number;
}

export const NOTHING_ASIDE: Aside = { value: 1, count: 0 };

/** What is still to come, for every hand that one box can hold in one round. */
export interface Outlook {
  readonly view: DealerView;
  /** The dealer's chances, OUTCOMES of them, starting where `dealerAt` says; good until its next call. */
  readonly dealer: Float64Array;
  dealerAt(hand: number, aside: Aside): number;
  /** Writes the next card's chances, VALUES of them. */
  drawInto(hand: number, aside: Aside, into: Float64Array, at: number): void;
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
    unseen[aside.value - 1] = (unseen[aside.value - 1] ?? 0) - aside.count;
  };

  return {
    view,
    dealer,
    dealerAt(hand, aside) {
      // What the dealer draws depends on which cards are out, not on whose they are.
      let out = hand;
      for (let i = 0; i < aside.count && out !== BUST; i++) out = withCard(out, aside.value);
      const at = (out === BUST ? HANDS.size : out) * OUTCOMES;
      if (out !== BUST && known[out] === 1) return at;
      takeOut(hand, aside);
      dealerOdds(view, unseen, dealer, at);
      if (out !== BUST) known[out] = 1;
      return at;
    },
    drawInto(hand, aside, into, at) {
      takeOut(hand, aside);
      drawOdds(view.excluded, unseen, into, at);
    },
  };
}
