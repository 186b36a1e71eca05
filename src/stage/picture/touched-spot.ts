// The spot under the pointer or the finger.

import type { Spot } from '../../tables/bets.ts';
import type { Point } from '../layout/shape.ts';
import { spotPlaces } from '../layout/spots.ts';
import type { TableLayout } from '../layout/table-layout.ts';
import type { SeenTable } from '../seen/seen-table.ts';
import type { StageTexts } from '../texts.ts';

export interface TouchedSpot {
  readonly at: Point & { readonly r: number };
  /** What invites to it; empty where nothing does. */
  readonly word: string;
}

/** Where a spot lights up. An empty main spot says what it is for, as long as bets are taken. */
export function touchedSpot(
  { box, side }: Spot,
  layout: TableLayout,
  { bets, boxes }: SeenTable,
  { betHere }: StageTexts,
): TouchedSpot | null {
  const place = spotPlaces(layout).find(({ spot }) => spot.box === box && spot.side === side);
  if (place === undefined) return null;
  const isEmpty = side === null && boxes.length === 0 && !bets.some((bet) => bet.box === box);
  return { at: place.circle, word: isEmpty ? betHere.toUpperCase() : '' };
}
