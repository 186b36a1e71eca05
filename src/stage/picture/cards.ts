// The cards of a picture.

import { isBust } from '../../cards/hand-value.ts';
import { cardPlace } from '../layout/fan.ts';
import type { HandSlot, TableLayout } from '../layout/table-layout.ts';
import type { SeenBox, SeenHand, SeenTable } from '../seen/seen-table.ts';
import { seededTurn } from './chance.ts';
import { attended, handSlot } from './hand-slot.ts';
import { type CardSpec, cardKey } from './picture.ts';

/** Height of a hand in play. */
export const IN_PLAY_HEIGHT = 6;

const BUST = 0.54;
const LOST = 0.62;
/** A finished hand beside the one in play. */
const BESIDE = 0.9;

/** Cards of later hands lie above those of earlier ones, and the hand in play above all. */
const ORDER = { box: 1000, hand: 100, inPlay: 100_000 };

function shadeOf(hand: SeenHand, beside: boolean): number {
  if (isBust(hand.cards) && hand.outcome !== null) return BUST;
  if (hand.outcome === 'lose') return LOST;
  return beside && hand.finished ? BESIDE : 1;
}

function handCards(
  layout: TableLayout,
  seen: SeenTable,
  box: SeenBox,
  hand: SeenHand,
  index: number,
): CardSpec[] {
  const attention = attended(seen);
  const inPlay = attention?.box === box.box && attention.hand === index;
  const slot = handSlot(layout, seen, box, index);
  const shade = shadeOf(hand, attention?.box === box.box && !inPlay);
  const place = { box: box.box, hand: index };
  const order = box.box * ORDER.box + index * ORDER.hand + (inPlay ? ORDER.inPlay : 0);
  return hand.cards.map((card, i) => {
    const key = cardKey(place, i);
    const { x, y, width } = cardPlace(slot, i, hand.cards.length);
    const height = inPlay ? IN_PLAY_HEIGHT * Math.max(0.5, layout.u) : 0;
    return { key, card, x, y, width, turn: seededTurn(key, card), height, shade, order: order + i };
  });
}

export function boxCards(layout: TableLayout, seen: SeenTable): CardSpec[] {
  return seen.boxes.flatMap((box) => box.hands.flatMap((hand, i) => handCards(layout, seen, box, hand, i)));
}

/** The dealer's cards; one that lies face down has no name. */
export function dealerCards(layout: TableLayout, seen: SeenTable): CardSpec[] {
  const slot: HandSlot = layout.dealer;
  const { cards, faceDown } = seen.dealer;
  const all = faceDown ? [...cards, null] : cards;
  return all.map((card, i) => {
    const key = cardKey(null, i);
    const { x, y, width } = cardPlace(slot, i, all.length);
    return { key, card, x, y, width, turn: seededTurn(key, null), height: 0, shade: 1, order: i };
  });
}
