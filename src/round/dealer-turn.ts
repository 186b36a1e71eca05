// The dealer's turn: the face-down card is shown, and cards are drawn while a hand waits for the dealer's total.

import type { Card } from '../cards/card.ts';
import { isNatural } from '../cards/hand-value.ts';
import { dealerDraws } from '../tables/dealer-play.ts';
import { isBlackjack } from '../tables/settlement.ts';
import { inOrder, settleAll, settleBlackjacks, settleInsurances } from './paying.ts';
import { type Round, returned, someHand, staked, type Told } from './round.ts';

/** Whether a hand is left that the dealer's total could decide (TABLES.md, All tables). */
function totalDecides(round: Round): boolean {
  return someHand(round, (hand) => hand.outcome === null && !isBlackjack(hand));
}

export function mustDraw(round: Round): boolean {
  return totalDecides(round) && dealerDraws(round.rules, round.dealer.cards);
}

/** The face-down card is turned; an insurance is decided with it (TABLES.md, D: lost at once if it is no ten). */
export function turnHole(round: Round, card: Card): Told {
  const cards = [...round.dealer.cards, card];
  return inOrder(
    { ...round, turn: null, dealer: { ...round.dealer, cards, faceDown: false } },
    (now) => ({ round: now, facts: [{ type: 'hole.turned', card }] }),
    (now) => settleInsurances(now, isNatural(cards)),
    // A blackjack that waited for this card is paid at once; against the dealer's it is settled with the rest.
    (now) => (isNatural(cards) ? { round: now, facts: [] } : settleBlackjacks(now)),
  );
}

export function dealerDrew(round: Round, card: Card): Told {
  return {
    round: { ...round, dealer: { ...round.dealer, cards: [...round.dealer.cards, card] } },
    facts: [{ type: 'card.dealt', to: null, card }],
  };
}

/** A look at the face-down card: with no blackjack the insurances are lost at once, with one they wait for the card. */
export function looked(round: Round, blackjack: boolean): Told {
  return inOrder(
    { ...round, dealer: { ...round.dealer, blackjack } },
    (now) => ({ round: now, facts: [{ type: 'dealer.looked', blackjack }] }),
    (now) => (blackjack ? { round: now, facts: [] } : settleInsurances(now, false)),
  );
}

/** The last payments. */
export function settleRound(round: Round): Told {
  return inOrder({ ...round, turn: null }, settleAll, (now) => ({
    round: now,
    facts: [{ type: 'round.settled', staked: staked(now), returned: returned(now) }],
  }));
}
