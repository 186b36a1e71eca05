// Where a box's side bets lie: Blackjack at its left, all others at its right.

import type { SideBetName, TableRules } from '../../tables/rules.ts';
import type { Point } from './shape.ts';
import type { SidePlace } from './table-layout.ts';

export interface SideDesign {
  readonly dx: number;
  readonly r: number;
  /** How much of the table edge's slope they follow. */
  readonly slope: number;
}

const AT_LEFT: Readonly<Record<SideBetName, boolean>> = { blackjack: true, sevens: false, doubleJack: false };

/** `edgeY` is the height of the arc of spots at an x. Two bets of one side stand one behind the other. */
export function sidePlaces(
  rules: TableRules,
  spot: Point,
  { dx, r, slope }: SideDesign,
  edgeY: (x: number) => number,
): SidePlace[] {
  const placed = { left: 0, right: 0 };
  return rules.sideBets.map(({ bet }) => {
    const side = AT_LEFT[bet] ? 'left' : 'right';
    const behind = placed[side]++;
    const x = spot.x + (side === 'left' ? -dx : dx);
    const y = spot.y + slope * (edgeY(x) - edgeY(spot.x)) - behind * 2.3 * r;
    return { bet, x, y, r };
  });
}
