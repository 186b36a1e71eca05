import type { Card } from '../cards/card.ts';
import type { RoundRecord } from './record.ts';

/** A card that was seen, with its place in the order of dealing, from 0. */
export interface SeenCard {
  readonly place: number;
  readonly card: Card;
}

/**
 * The cards of a record by their places in the shoe: one to each box, one to the dealer, a second to each box, a second to
 * the dealer (face down at some tables, and seen when it is turned), then each card as it was drawn.
 */
export function seenCards(record: RoundRecord): readonly SeenCard[] {
  const seen: SeenCard[] = [];
  let drawn = 0;
  let boxes = 0;
  const holePlace = () => boxes * 2 + 1;
  for (const event of record.events) {
    if (event.type === 'dealer.dealt') {
      boxes = event.boxes.length;
      event.boxes.forEach(([first, second], i) => {
        seen.push({ place: i, card: first }, { place: boxes + 1 + i, card: second });
      });
      const [up, second] = event.dealer;
      if (up !== undefined) seen.push({ place: boxes, card: up });
      if (second !== undefined) seen.push({ place: holePlace(), card: second });
    } else if (event.type === 'dealer.drew') {
      drawn += 1;
      seen.push({ place: holePlace() + drawn, card: event.card });
    } else if (event.type === 'dealer.turned') {
      seen.push({ place: holePlace(), card: event.card });
    }
  }
  return seen.sort((a, b) => a.place - b.place);
}
