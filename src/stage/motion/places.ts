// Where things come from and go to at the edges of the table.

import type { Point } from '../layout/shape.ts';
import type { TableLayout } from '../layout/table-layout.ts';
import type { Origin } from './mover.ts';

const SHOE_MOUTH = 0.62;

/** The shoe's mouth; where no shoe stands, beyond the upper right corner. */
export function shoeMouth({ shoe, width, dealer }: TableLayout): Origin {
  if (shoe === null) return { x: width + dealer.width, y: -dealer.width, width: dealer.width, turn: -24 };
  const angle = (shoe.turn * Math.PI) / 180;
  const reach = shoe.w * SHOE_MOUTH;
  return {
    x: shoe.x - Math.cos(angle) * reach,
    y: shoe.y - Math.sin(angle) * reach,
    width: shoe.w * 0.42,
    turn: shoe.turn,
  };
}

/** The discard tray; where none stands, beyond the upper left corner. */
export function discardTray({ discards, dealer }: TableLayout): Origin {
  if (discards === null) return { x: -dealer.width, y: -dealer.width, width: dealer.width, turn: 14 };
  return { x: discards.x, y: discards.y, width: discards.w * 0.86, turn: discards.turn };
}

/** The dealer's chips. */
export function dealerFloat({ float, arc, dealer }: TableLayout): Point {
  if (float === null) return { x: arc.centre.x, y: -dealer.width * 0.4 };
  return { x: float.x + float.w / 2, y: float.y + float.h * 0.6 };
}

/** The player's side of the table below a spot. */
export function playersSide(layout: TableLayout, from: Point): Point {
  const { arc, height } = layout;
  const edge = arc.centre.y + Math.sqrt(Math.max(0, arc.edge ** 2 - (from.x - arc.centre.x) ** 2));
  return { x: from.x + (arc.centre.x - from.x) * 0.15, y: Math.min(height, edge + arc.rail * 2.5) };
}

/** A chip's place in the rack, of so many. */
export function rackPlace(layout: TableLayout, index: number, count: number): Point {
  const { rack } = layout.zones.betting;
  if (rack === null) return playersSide(layout, layout.arc.centre);
  const pitch = rack.w / Math.max(1, count);
  return { x: rack.x + pitch * (index + 0.5), y: rack.y + rack.h / 2 };
}
