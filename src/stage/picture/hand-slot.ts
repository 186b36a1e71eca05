// Where a hand lies: in its own place, larger there while it is in play, or on the stage in front.

import type { HandPlace } from '../../round/facts.ts';
import { CARD_RATIO } from '../layout/fan.ts';
import type { BoxLayout, HandSlot, TableLayout } from '../layout/table-layout.ts';
import type { SeenBox, SeenTable } from '../seen/seen-table.ts';

const NOWHERE: HandSlot = {
  x: 0,
  bottom: 0,
  width: 1,
  column: 1,
  step: 1,
  total: 'foot',
  bet: 'spot',
};

/** The hand that asks for attention: the one in play, or the first of the box with an offer. */
export function attended(seen: SeenTable): HandPlace | null {
  if (seen.turn !== null) return seen.turn;
  return seen.offered === null ? null : { box: seen.offered, hand: 0 };
}

function larger(slot: HandSlot, by: number): HandSlot {
  const width = slot.width * by;
  return {
    ...slot,
    width,
    column: slot.column * by,
    bottom: slot.bottom + ((width - slot.width) * CARD_RATIO) / 2,
  };
}

export function slotIn(slots: readonly (readonly HandSlot[])[], count: number, hand: number): HandSlot {
  const row = slots[Math.min(count, slots.length) - 1] ?? [];
  return row[hand] ?? row.at(-1) ?? NOWHERE;
}

/** The place of a hand while nothing is in play. */
export function ownSlot(place: BoxLayout, count: number, hand: number): HandSlot {
  return slotIn(place.slots, count, hand);
}

export function handSlot(layout: TableLayout, seen: SeenTable, box: SeenBox, hand: number): HandSlot {
  const place = layout.boxes[box.box - 1];
  if (place === undefined) return NOWHERE;
  const count = box.hands.length;
  const own = ownSlot(place, count, hand);
  const attention = attended(seen);
  if (attention?.box !== box.box) return own;
  const isIt = attention.hand === hand;
  if (layout.forward !== null) return isIt || count > 2 ? slotIn(layout.forward, count, hand) : own;
  return isIt && own.bet === 'spot' ? larger(own, layout.inPlay) : own;
}

/** Whether the hand has left its own place for the stage in front. */
export function isForward(layout: TableLayout, seen: SeenTable, box: SeenBox, hand: number): boolean {
  const attention = attended(seen);
  return (
    layout.forward !== null && attention?.box === box.box && (attention.hand === hand || box.hands.length > 2)
  );
}
