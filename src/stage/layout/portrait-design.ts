// The two designs of a table on a phone held upright, each for a close and for a roomy height (STYLE.md, 3).

import type { SideDesign } from './side-places.ts';

/** A height or size in the close design and in the roomy one. */
export type Span = readonly [close: number, roomy: number];

export interface PortraitDesign {
  readonly dealer: { readonly w: Span; readonly bottom: Span };
  readonly headline: { readonly y: Span; readonly size: Span };
  readonly second: { readonly y: Span; readonly size: Span };
  readonly card: Span;
  readonly bottom: Span;
  readonly spot: Span;
  readonly spotR: Span;
  /** How much lower every second box stands. */
  readonly zigzag: Span;
  readonly stage: { readonly w: Span; readonly bottom: Span };
  /** Two side bets to a box, or one alone. */
  readonly side: SideDesign;
  readonly oneSide: SideDesign;
  readonly chip: number;
  readonly label: number;
  /** Bets of two hands on one spot. */
  readonly pair: {
    readonly chip: number;
    readonly alone: number;
    readonly outer: number;
    readonly inner: number;
  };
}

/** Up to three boxes, in one row. */
export const ROW: PortraitDesign = {
  dealer: { w: [66, 86], bottom: [144, 196] },
  headline: { y: [170, 240], size: [17, 20] },
  second: { y: [190, 265], size: [0, 13] },
  card: [52, 60],
  bottom: [272, 390],
  spot: [302, 434],
  spotR: [24, 29],
  zigzag: [0, 0],
  stage: { w: [78, 90], bottom: [485, 614] },
  side: { dx: 43, r: 14, slope: 0 },
  oneSide: { dx: 60, r: 17, slope: 0 },
  chip: 36,
  label: 13,
  pair: { chip: 26, alone: 26, outer: 34, inner: 11 },
};

/** Four and five boxes, every second of them lower. */
export const ZIGZAG: PortraitDesign = {
  dealer: { w: [58, 72], bottom: [90, 158] },
  headline: { y: [121, 197], size: [15, 18] },
  second: { y: [132, 219], size: [0, 12] },
  card: [45, 49],
  bottom: [200, 306],
  spot: [224, 332],
  spotR: [19, 22],
  zigzag: [117, 131],
  stage: { w: [72, 80], bottom: [488, 620] },
  side: { dx: 37, r: 14, slope: 0 },
  oneSide: { dx: 37, r: 14, slope: 0 },
  chip: 28,
  label: 12,
  pair: { chip: 22, alone: 27, outer: 36, inner: 12 },
};
