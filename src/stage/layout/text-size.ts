// How large labels and totals become, from their text alone: figures are tabular, so no canvas has to be asked.

import type { Point, Rect } from './shape.ts';
import { centred } from './shape.ts';

/** Widths of IBM Plex Sans Condensed 600 in em. */
const NARROW: Readonly<Record<string, number>> = {
  '.': 0.27,
  ',': 0.27,
  '/': 0.4,
  ' ': 0.22,
  '\u00a0': 0.22,
  '\u202f': 0.12,
  l: 0.27,
  j: 0.27,
  i: 0.27,
  t: 0.34,
};
const FIGURE = 0.54;
const OTHER = 0.56;

/** No label is set smaller than this, CSS pixels. */
export const LEAST_TEXT = 11.5;

export function textWidth(text: string, size: number): number {
  let em = 0;
  for (const sign of text) em += NARROW[sign] ?? (sign >= '0' && sign <= '9' ? FIGURE : OTHER);
  return em * size;
}

/** The plate behind a bet's amount. */
export function labelRect(at: Point, text: string, size: number): Rect {
  return centred(at, textWidth(text, size) + size * 0.92, labelHeight(size));
}

export function labelHeight(size: number): number {
  return Math.round(size * 1.36);
}

/** The plate behind a hand's total. */
export function badgeRect(at: Point, text: string, size: number): Rect {
  const h = badgeHeight(size);
  return centred(at, Math.max(textWidth(text, size) + size * 1.06, h * 1.1), h);
}

export function badgeHeight(size: number): number {
  return Math.round(size * 1.48);
}
