// Which of the four arrangements a stage takes, and the unit that its design is measured in.

import { clamp } from './shape.ts';

export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

export interface StageSize {
  readonly width: number;
  readonly height: number;
  /** What notches and bars cover, CSS pixels; felt and rail go on under them. */
  readonly insets?: Insets;
}

export const ARRANGEMENTS = ['landscape', 'portrait', 'side', 'popOut'] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

/** The size each arrangement was designed at; `portrait` closes up to the lower of its two heights. */
export const DESIGN = {
  landscape: { w: 1280, h: 720 },
  portrait: { w: 390, h: 844, least: 692 },
  side: { w: 844, h: 390 },
  popOut: { w: 400, h: 225 },
} as const;

/** The part of the stage that nothing covers, and its unit. */
export interface Frame {
  readonly arrangement: Arrangement;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** The middle of the free part. */
  readonly cx: number;
  /** CSS pixels to one unit of the design. */
  readonly u: number;
  /** Height beyond the design's, in units. */
  readonly spare: number;
}

/** A stage of no size is laid out as one of one pixel, so that nothing divides by zero (F13). */
const LEAST = 1;

function arrangementOf(width: number, height: number): Arrangement {
  if (width <= 480 && height <= 270) return 'popOut';
  if (width < height) return 'portrait';
  return height < 450 ? 'side' : 'landscape';
}

function unitOf(arrangement: Arrangement, width: number, height: number): number {
  const { w, h } = DESIGN[arrangement];
  return Math.min(width / w, height / (arrangement === 'portrait' ? portraitHeight(width, height) : h));
}

/**
 * How many units high the design of a stage held upright is. The wider a tablet is for its height, the roomier: it has
 * no use for a larger unit in a close design. Where a unit would be less than a pixel the design stays close.
 */
function portraitHeight(width: number, height: number): number {
  const { w, h, least } = DESIGN.portrait;
  const wideness = width / w / (height / least);
  return clamp(least * wideness, least, clamp(height, least, h));
}

const size = (value: number): number => (Number.isFinite(value) && value > LEAST ? value : LEAST);

export function frameOf(stage: StageSize): Frame {
  const width = size(stage.width);
  const height = size(stage.height);
  const given = stage.insets ?? NO_INSETS;
  // Insets never take more than half of a side: a nonsense size during a rotation must not turn the stage over.
  const inset = (value: number, of: number) => clamp(Number.isFinite(value) ? value : 0, 0, of / 4);
  const left = inset(given.left, width);
  const top = inset(given.top, height);
  const right = width - inset(given.right, width);
  const bottom = height - inset(given.bottom, height);
  const arrangement = arrangementOf(width, height);
  const u = unitOf(arrangement, right - left, bottom - top);
  const spare = Math.max(0, (bottom - top) / u - DESIGN[arrangement].h);
  return { arrangement, left, top, right, bottom, cx: (left + right) / 2, u, spare };
}
