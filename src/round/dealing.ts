// The first cards, in the order of TABLES.md: one to each box, one to the dealer, a second to each, a second to the dealer.

import { parseCard } from '../cards/card.ts';
import { isNatural } from '../cards/hand-value.ts';
import { mayHideBlackjack } from '../tables/dealer-play.ts';
import type { DealerEvent, Fact } from './facts.ts';
import type { Round, Told } from './round.ts';

type Dealt = Extract<DealerEvent, { type: 'dealer.dealt' }>;

/** Whether a deal fits the round: two known cards for each box, one or two for the dealer. */
export function fitsDeal(round: Round, event: Dealt): boolean {
  const dealerCards = round.rules.dealer.secondCard === 'faceUp' ? 2 : 1;
  return (
    event.boxes.length === round.boxes.length &&
    event.dealer.length === dealerCards &&
    event.boxes.every((cards) => cards.length === 2) &&
    [...event.boxes.flat(), ...event.dealer].every((card) => parseCard(card) !== null)
  );
}

export function deal(round: Round, { boxes: dealt, dealer }: Dealt): Told {
  const faceDown = round.rules.dealer.secondCard === 'faceDown';
  const boxes = round.boxes.map((box, i) => {
    const cards = dealt[i] ?? [];
    return {
      ...box,
      hands: box.hands.map((hand) => ({ ...hand, cards, finished: isNatural(cards) })),
    };
  });
  const toBoxes = (turn: 0 | 1): Fact[] =>
    round.boxes.flatMap(({ box }, i) => {
      const card = dealt[i]?.[turn];
      return card === undefined ? [] : [{ type: 'card.dealt', to: { box, hand: 0 }, card }];
    });
  const toDealer = (turn: 0 | 1): Fact[] => {
    const card = dealer[turn];
    return card === undefined ? [{ type: 'hole.dealt' }] : [{ type: 'card.dealt', to: null, card }];
  };
  return {
    round: { ...round, boxes, dealer: { cards: dealer, faceDown, blackjack: null } },
    facts: [...toBoxes(0), ...toDealer(0), ...toBoxes(1), ...toDealer(1)],
  };
}

/** Whether the dealer's cards, as far as they are seen, are a blackjack. */
export function dealerHasBlackjack(round: Round): boolean {
  return !round.dealer.faceDown && isNatural(round.dealer.cards);
}

/** Whether a face-down card could still make the dealer a blackjack. Not so after a look that found none. */
export function dealerMayHaveBlackjack({ rules, dealer }: Round): boolean {
  const [up] = dealer.cards;
  return dealer.faceDown && dealer.blackjack === null && up !== undefined && mayHideBlackjack(rules, up);
}
