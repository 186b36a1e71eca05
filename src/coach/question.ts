// What the odds are asked about a hand: itself, the dealer as seen, and every other card on the table.

import type { Card } from '../cards/card.ts';
import type { HandQuestion } from '../odds/advice.ts';
import type { HandPlace } from '../round/facts.ts';
import { allHands, boxOf, handAt, type Round } from '../round/round.ts';

/** An open Sevens bet of a box in units of its main bet; it rides on the box's first hand. */
function openSevens(round: Round, { box, hand }: HandPlace): number {
  const seen = boxOf(round, box);
  const bet = seen?.side.find((side) => side.bet === 'sevens' && side.outcome === null);
  return seen === null || bet === undefined || hand !== 0 ? 0 : bet.stake / seen.main;
}

/** The question about a hand of the round, or null where there is no such hand or no dealer's card. */
export function questionAbout(round: Round, place: HandPlace): HandQuestion | null {
  const hand = handAt(round, place);
  const box = boxOf(round, place.box);
  if (hand === null || box === null || hand.cards.length < 2 || round.dealer.cards.length === 0) return null;
  const removed: readonly Card[] = allHands(round).flatMap(([other, { cards }]) =>
    other.box === place.box && other.hand === place.hand ? [] : cards,
  );
  return {
    rules: round.rules,
    player: hand.cards,
    dealer: round.dealer.cards,
    removed,
    hands: box.hands.length,
    fromSplit: hand.fromSplit,
    sevens: openSevens(round, place),
  };
}
