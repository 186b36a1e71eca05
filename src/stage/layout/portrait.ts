// A table on a phone held upright (STYLE.md, 3, Portrait): what is in play comes forward, and four or five boxes
// stand on a zigzag. All heights lie between a close and a roomy design; what is still left over goes between zones.

import type { TableRules } from '../../tables/rules.ts';
import { DESIGN, type Frame } from './frame.ts';
import { portraitZones } from './portrait-zones.ts';
import { clamp, mix } from './shape.ts';
import { type SideDesign, sidePlaces } from './side-places.ts';
import { boxMiddles, rowSlots } from './slots.ts';
import type { BoxLayout, HandSlot, TableLayout } from './table-layout.ts';
import { LEAST_TEXT } from './text-size.ts';

/** A height or size in the close design and in the roomy one. */
type Span = readonly [close: number, roomy: number];

interface Design {
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
  readonly side: SideDesign;
  readonly chip: number;
  readonly label: number;
}

const ROW: Design = {
  dealer: { w: [66, 86], bottom: [146, 196] },
  headline: { y: [172, 240], size: [17, 20] },
  second: { y: [190, 265], size: [0, 13] },
  card: [52, 60],
  bottom: [272, 390],
  spot: [302, 434],
  spotR: [24, 29],
  zigzag: [0, 0],
  stage: { w: [78, 90], bottom: [485, 614] },
  side: { dx: 50, r: 17, slope: 0 },
  chip: 36,
  label: 13,
};

const ZIGZAG: Design = {
  dealer: { w: [60, 72], bottom: [130, 160] },
  headline: { y: [152, 199], size: [16, 18] },
  second: { y: [168, 221], size: [0, 12] },
  card: [45, 49],
  bottom: [233, 310],
  spot: [256, 336],
  spotR: [19, 22],
  zigzag: [90, 117],
  stage: { w: [64, 86], bottom: [485, 614] },
  side: { dx: 38, r: 14, slope: 0 },
  chip: 28,
  label: 12,
};

/** Radius of the table's edge, and of the tighter arc that the print stands on, in units. */
const EDGE = 2400;
const PRINT = 430;
const RAIL: Span = [497, 630];

export function portrait(frame: Frame, rules: TableRules): Omit<TableLayout, 'width' | 'height'> {
  const { u, cx, top, spare } = frame;
  const free = (frame.bottom - top) / u;
  const t = clamp((free - DESIGN.portrait.least) / (DESIGN.portrait.h - DESIGN.portrait.least), 0, 1);
  const at = ([close, roomy]: Span, share = 0) => top + (mix(close, roomy, t) + share * spare) * u;
  const of = ([close, roomy]: Span) => mix(close, roomy, t) * u;
  const zigzag = rules.boxes > 3;
  const d = zigzag ? ZIGZAG : ROW;
  const railY = at(RAIL, 1);
  const text = {
    label: Math.max(LEAST_TEXT, d.label * u),
    total: Math.max(LEAST_TEXT, (zigzag ? 13 : 16) * u),
    dealer: Math.max(13, 17 * u),
    inPlay: Math.max(13, 18 * u),
    mark: Math.max(8, 12 * u),
    message: Math.max(16, 20 * u),
  };
  const pitch = (zigzag ? 290 / (rules.boxes - 1) : 127) * u;
  const half = 195 * u;
  const boxes = boxMiddles(rules.boxes, cx, pitch).map((x, i): BoxLayout => {
    const down = i % 2 === 1 ? of(d.zigzag) : 0;
    const bow = zigzag ? 0 : -Math.abs(x - cx) * 0.04;
    const shift = rules.sideBets.length === 1 && !zigzag ? -17 * u : 0;
    const spot = { x: x + shift, y: at(d.spot, 0.5) + down + bow, r: of(d.spotR) };
    const sides = sidePlaces(rules, spot, { ...d.side, dx: d.side.dx * u, r: d.side.r * u }, () => spot.y);
    // A zigzag gives each hand twice the distance of two boxes, up to the edge of the screen.
    const own = zigzag ? 2 * pitch - 4 * u : pitch - 6 * u;
    const column = Math.min(own, 2 * (half - Math.abs(x - cx)) - 4 * u);
    return {
      box: i + 1,
      spot,
      sides,
      slots: waiting(x, at(d.bottom, 0.5) + down + bow, of(d.card), column, own, u),
    };
  });
  const stage = { x: cx, bottom: at(d.stage.bottom, 0.8), width: of(d.stage.w) };
  return {
    arrangement: 'portrait',
    u,
    arc: { centre: { x: cx, y: railY - EDGE * u }, spots: (EDGE - 60) * u, edge: EDGE * u, rail: 20 * u },
    boxes,
    dealer: {
      x: cx,
      bottom: at(d.dealer.bottom, 0.15),
      width: of(d.dealer.w),
      column: 240 * u,
      step: d === ROW ? 0.46 : 1,
      total: 'foot',
      bet: 'spot',
      badge: 'foot',
    },
    forward: forward(stage, u),
    inPlay: 1,
    print: {
      centre: { x: cx, y: at(d.headline.y, 0.3) - PRINT * u },
      reach: 170 * u,
      headline: { radius: PRINT * u, size: of(d.headline.size) },
      // The close design has room for the first line only.
      second:
        t < 0.35
          ? null
          : { radius: PRINT * u + of(d.second.y) - of(d.headline.y), size: d.second.size[1] * u },
      line: null,
    },
    crest: null,
    ...(free < 720 && frame.right - frame.left < 350
      ? { shoe: null, discards: null }
      : objects(frame, at(d.dealer.bottom, 0.15))),
    float: null,
    limits: null,
    chips: {
      spot: d.chip * u,
      shared: (zigzag ? 24 : 30) * u,
      side: (zigzag ? 20 : 26) * u,
      mini: 22 * u,
      pair: zigzag
        ? { alone: 32 * u, outer: 40 * u, inner: 15 * u }
        : { alone: 30 * u, outer: 42 * u, inner: 14 * u },
    },
    text,
    insuranceGap: 3 * u,
    caret: false,
    zones: portraitZones(frame, railY),
  };
}

/** A box's hands in their own place; three or four of them lie as piles, since they are seen whole when in play. */
function waiting(
  x: number,
  bottom: number,
  width: number,
  column: number,
  own: number,
  u: number,
): HandSlot[][] {
  const slot = { bottom, step: 1, total: 'foot', bet: 'spot' } as const;
  const halves = own / 2;
  const pair = { ...slot, width: Math.min(width * 0.76, halves * 0.62), column: halves - 6 * u };
  const pile = (count: number) => ({
    ...slot,
    width: Math.min(32 * u, own / count - 4 * u),
    column: own / count - 3 * u,
    step: 0,
  });
  return [
    rowSlots(1, x, 0, { ...slot, width, column }),
    rowSlots(2, x, halves, pair),
    rowSlots(3, x, own / 3, pile(3)),
    rowSlots(4, x, own / 4, pile(4)),
  ];
}

/** The stage in front: a hand alone, or all the hands of a box that has three or four. */
function forward(stage: { x: number; bottom: number; width: number }, u: number): HandSlot[][] {
  const alone: HandSlot = { ...stage, column: 340 * u, step: 1, total: 'foot', bet: 'spot' };
  const row = (count: number) => {
    const dx = (382 / count) * u;
    return rowSlots(count, stage.x, dx, {
      bottom: stage.bottom - 24 * u,
      width: 58 * u,
      column: dx - 14 * u,
      step: 1,
      total: 'foot',
      bet: 'foot',
    });
  };
  return [[alone], [alone, alone], row(3), row(4)];
}

function objects({ left, right, u }: Frame, dealerBottom: number) {
  return {
    shoe: { x: right - 36 * u, y: dealerBottom - 90 * u, w: 92 * u, turn: -24 },
    discards: { x: left + 38 * u, y: dealerBottom - 84 * u, w: 46 * u, turn: 12 },
  };
}
