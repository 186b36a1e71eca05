// Where a box's side bets lie: Blackjack at its left, all others at its right.

import type { SideBetName, TableRules } from '../../tables/rules.ts';
import { type Circle, TILT } from './shape.ts';
import type { SidePlace } from './table-layout.ts';
import { labelHeight, labelRect } from './text-size.ts';

export interface SideDesign {
  readonly dx: number;
  readonly r: number;
  /** How much of the table edge's slope they follow. */
  readonly slope: number;
}

/** What the labels of the main bet take: their size, and how far aside of the spot's middle their own middle may be. */
export interface MainLabels {
  readonly size: number;
  readonly aside: number;
}

const AT_LEFT: Readonly<Record<SideBetName, boolean>> = { blackjack: true, sevens: false, doubleJack: false };

/** Amounts as they mostly are; longer ones are rare on a small screen. */
const USUAL = { main: '125.00', side: '5.00' };

/** The label of a bet stands on the lower edge of its ring. */
export function labelDrop(r: number, size: number): number {
  return r * TILT - labelHeight(size) * 0.12;
}

/** The label of a side bet, on the lower edge of its chip where the ring is smaller than that. */
export function sideLabelDrop(r: number, chip: number): number {
  return Math.max(r * TILT, chip * 0.45);
}

/** How far side bets are put back, so that their labels pass those of the main bet. */
function raiseOf(spot: Circle, { dx, r }: SideDesign, labels: MainLabels): number {
  const at = { x: 0, y: 0 };
  const inner = dx - labelRect(at, USUAL.side, labels.size).w / 2;
  const outer = labels.aside + labelRect(at, USUAL.main, labels.size).w / 2;
  if (inner > outer) return 0;
  return Math.max(0, labelHeight(labels.size) - 1 - (labelDrop(spot.r, labels.size) - r * TILT));
}

/** `edgeY` is the height of the arc of spots at an x. Two bets of one side stand one behind the other. */
export function sidePlaces(
  rules: TableRules,
  spot: Circle,
  design: SideDesign,
  edgeY: (x: number) => number,
  labels: MainLabels,
): SidePlace[] {
  const { dx, r, slope } = design;
  const raise = raiseOf(spot, design, labels);
  const placed = { left: 0, right: 0 };
  return rules.sideBets.map(({ bet }) => {
    const side = AT_LEFT[bet] ? 'left' : 'right';
    const behind = placed[side]++;
    const x = spot.x + (side === 'left' ? -dx : dx);
    const y = spot.y + slope * (edgeY(x) - edgeY(spot.x)) - behind * 2.3 * r - raise;
    return { bet, x, y, r };
  });
}
