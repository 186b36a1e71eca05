// The places of one, two or four hands of a box, in the order of play: from right to left, and the lower row first.

import { CARD_RATIO } from './fan.ts';
import type { HandSlot } from './table-layout.ts';
import { badgeHeight, labelHeight } from './text-size.ts';

/** A row of hands beside each other. `dx` is from hand to hand. */
export function rowSlots(count: number, middle: number, dx: number, slot: Omit<HandSlot, 'x'>): HandSlot[] {
  return Array.from({ length: count }, (_, i) => ({ ...slot, x: middle + dx * ((count - 1) / 2 - i) }));
}

export interface GridDesign {
  readonly x: number;
  /** Lower edge of the lower row. */
  readonly bottom: number;
  /** From the middle to a hand's, and from row to row. */
  readonly dx: number;
  readonly pitch: number;
  /** The card's width if the rows leave it. */
  readonly width: number;
  readonly total: number;
  /** The label's size, or null where bets do not lie at the hands' feet. */
  readonly label: number | null;
}

/** Height that the total and the bet take under a hand's lower edge. */
export function footHeight(total: number, label: number | null): number {
  return badgeHeight(total) / 2 + (label === null ? 0 : labelHeight(label) + 1);
}

/** Three or four hands, two by two; cards as large as the rows leave them, five to a hand. */
export function gridSlots(count: number, grid: GridDesign): HandSlot[] {
  // Texts keep a least size, so that a stage on its way from nothing may leave the cards no room.
  const free = Math.max(0, grid.pitch - footHeight(grid.total, grid.label) - 2);
  const width = Math.min(grid.width, free / (CARD_RATIO + 0.035 * 4));
  return Array.from({ length: count }, (_, i) => ({
    x: grid.x + (i % 2 === 0 ? grid.dx : -grid.dx),
    bottom: grid.bottom - (i < 2 ? 0 : grid.pitch),
    width,
    column: Math.max(0, 2 * grid.dx - 6),
    step: 0.27,
    total: grid.label === null ? 'foot' : 'corner',
    bet: grid.label === null ? 'spot' : 'foot',
  }));
}

/** Middles of the boxes: box 1 is at the dealer's left, the right of the screen. */
export function boxMiddles(count: number, cx: number, pitch: number): number[] {
  return Array.from({ length: count }, (_, i) => cx + pitch * ((count - 1) / 2 - i));
}
