// The size that a table would like, for who gives it one: a lobby around its frame.

import { DESIGN } from './frame.ts';

/** Narrower than this a table is better upright. */
const UPRIGHT_BELOW = 560;
/** Lower than this a wide table takes the arrangement for telephones held across. */
const LOWEST_WIDE = 450;

export interface WishedSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The height at which a table of this width shows best. It follows from the width alone, so that giving it that height
 * changes no wish.
 *
 * @param width CSS pixels
 * @returns whole CSS pixels; null where there is no width yet
 */
export function wishedSize(width: number): WishedSize | null {
  if (!(width >= 1)) return null;
  const { landscape, portrait } = DESIGN;
  const height =
    width < UPRIGHT_BELOW
      ? (width * portrait.least) / portrait.w
      : Math.max(LOWEST_WIDE, (width * landscape.h) / landscape.w);
  return { width: Math.round(width), height: Math.round(height) };
}
