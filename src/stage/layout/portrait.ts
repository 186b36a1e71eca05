// A table on a phone held upright (STYLE.md, 3, Portrait): what is in play comes forward, and four or five boxes
// stand on a zigzag. All heights lie between a close and a roomy design; what is still left over goes between zones.

import type { TableRules } from '../../tables/rules.ts';
import { CARD_RATIO } from './fan.ts';
import { DESIGN, type Frame } from './frame.ts';
import { type PortraitDesign, ROW, type Span, ZIGZAG } from './portrait-design.ts';
import { portraitZones } from './portrait-zones.ts';
import { clamp, mix } from './shape.ts';
import { sidePlaces } from './side-places.ts';
import { boxMiddles, rowSlots } from './slots.ts';
import type { BoxLayout, HandSlot, TableLayout, TextSizes } from './table-layout.ts';
import { badgeHeight, LEAST_TEXT } from './text-size.ts';

/** Radius of the table's edge, and of the tighter arc that the print stands on, in units. */
const EDGE = 2400;
const PRINT = 430;
const RAIL: Span = [497, 630];
/** Half of the design's width. */
const HALF = 195;
/** From this much room on there is a second line of print, and shoe and tray beside the dealer. */
const ROOMY = 0.35;

/** Measures of one design at one height. */
interface Measures {
  readonly design: PortraitDesign;
  readonly frame: Frame;
  readonly u: number;
  readonly t: number;
  /** A height; `share` of the spare height lies above it. */
  readonly at: (span: Span, share: number) => number;
  readonly of: (span: Span) => number;
}

function measures(frame: Frame, design: PortraitDesign): Measures {
  const { u, top, spare } = frame;
  const free = (frame.bottom - top) / u;
  const t = clamp((free - DESIGN.portrait.least) / (DESIGN.portrait.h - DESIGN.portrait.least), 0, 1);
  return {
    design,
    frame,
    u,
    t,
    at: ([close, roomy], share) => top + (mix(close, roomy, t) + share * spare) * u,
    of: ([close, roomy]) => mix(close, roomy, t) * u,
  };
}

function textSizes({ design, u }: Measures): TextSizes {
  return {
    label: Math.max(LEAST_TEXT, design.label * u),
    total: Math.max(LEAST_TEXT, (design === ZIGZAG ? 13 : 16) * u),
    dealer: Math.max(13, 17 * u),
    inPlay: Math.max(13, 18 * u),
    mark: Math.max(8, 12 * u),
    message: Math.max(16, 20 * u),
  };
}

function boxLayouts(m: Measures, rules: TableRules, text: TextSizes): BoxLayout[] {
  const { design, u, at, of } = m;
  const { cx } = m.frame;
  const zigzag = design === ZIGZAG;
  const oneSide = rules.sideBets.length < 2;
  const pitch = (zigzag ? (oneSide ? 290 : 276) / (rules.boxes - 1) : 127) * u;
  // A zigzag gives each hand twice the distance of two boxes.
  const own = zigzag ? 2 * pitch - 4 * u : pitch - 6 * u;
  const side = oneSide ? design.oneSide : design.side;
  return boxMiddles(rules.boxes, cx, pitch).map((x, i) => {
    const down = i % 2 === 1 ? of(design.zigzag) : 0;
    const bow = zigzag ? 0 : -Math.abs(x - cx) * 0.04;
    // With one side bet beside it the spot makes room.
    const shift = rules.sideBets.length === 1 && !zigzag ? -18 * u : 0;
    const spot = { x: x + shift, y: at(design.spot, 0.5) + down + bow, r: of(design.spotR) };
    const beside = { dx: side.dx * u, r: side.r * u, slope: 0 };
    const labels = { size: text.label, aside: oneSide ? design.pair.alone * u : 0 };
    const sides = sidePlaces(rules, spot, beside, () => spot.y, labels);
    const bottom = at(design.bottom, 0.5) + down + bow;
    const insurance = { x: spot.x + (x < cx - 1.2 * pitch ? 46 : -46) * u, y: spot.y };
    return {
      box: i + 1,
      spot,
      sides,
      insurance: zigzag && oneSide ? insurance : null,
      slots: waiting(m, x, bottom, own, text),
    };
  });
}

/** A box's hands in their own place; three or four lie as piles, since they are seen whole when in play. */
function waiting(m: Measures, x: number, bottom: number, own: number, text: TextSizes): HandSlot[][] {
  const { u, of } = m;
  const { cx } = m.frame;
  const slot = { bottom, step: 1, total: 'foot', bet: 'spot' } as const;
  const width = of(m.design.card);
  const halves = own / 2;
  const reach = HALF * u - own / 2;
  // Rows of several hands stay on the screen.
  const middle = clamp(x, cx - reach, cx + reach);
  const column = Math.min(own, 2 * (HALF * u - Math.abs(x - cx)) - 4 * u);
  const pair = { ...slot, width: Math.min(width * 0.76, halves * 0.6), column: halves - 6 * u };
  return [
    rowSlots(1, x, 0, { ...slot, width, column }),
    rowSlots(2, middle, halves, pair),
    piles(3, middle, bottom, own, u, text),
    piles(4, middle, bottom, own, u, text),
  ];
}

/** Every second pile lies a little higher, so that totals have room. */
function piles(
  count: number,
  x: number,
  bottom: number,
  own: number,
  u: number,
  text: TextSizes,
): HandSlot[] {
  const dx = own / count;
  const width = Math.min(30 * u, dx - 4 * u);
  const slots = rowSlots(count, x, dx, {
    bottom,
    width,
    column: dx - 2 * u,
    step: 0,
    total: 'foot',
    bet: 'spot',
  });
  return slots.map((slot, i) => (i % 2 === 0 ? slot : { ...slot, bottom: bottom - badgeHeight(text.total) }));
}

/** The stage in front: a hand alone, or all the hands of a box that has three or four. */
function forward(m: Measures): HandSlot[][] {
  const { u, at, of } = m;
  const bottom = at(m.design.stage.bottom, 0.8);
  const x = m.frame.cx;
  const alone: HandSlot = {
    x,
    bottom,
    width: of(m.design.stage.w),
    column: 340 * u,
    step: 1,
    total: 'foot',
    bet: 'spot',
  };
  // Cards so wide that of five in a hand every index is seen.
  const row = (count: number, w: number) => {
    const dx = (382 / count) * u;
    const slot = { bottom: bottom - 24 * u, width: w * u, column: dx - 12 * u } as const;
    return rowSlots(count, x, dx, { ...slot, step: 1, total: 'foot', bet: 'foot' });
  };
  return [[alone], [alone, alone], row(3, 62), row(4, 47)];
}

function print(m: Measures): TableLayout['print'] {
  const { design, u, at, of, t } = m;
  const below = of(design.second.y) - of(design.headline.y);
  return {
    centre: { x: m.frame.cx, y: at(design.headline.y, 0.3) - PRINT * u },
    reach: 170 * u,
    headline: { radius: PRINT * u, size: of(design.headline.size) },
    second: t < ROOMY ? null : { radius: PRINT * u + below, size: design.second.size[1] * u },
    line: null,
  };
}

/**
 * Shoe and tray stand beside the dealer's cards, below the bar. Where the dealer's cards are up beside the bar there is
 * room for a small shoe under the icons; the table's name, the round's number and the like are where the tray would be.
 */
function objects({ design, frame, t, u }: Measures, isUnderTitle: boolean) {
  if (t < ROOMY) return { shoe: null, discards: null };
  if (isUnderTitle) {
    const shoe = { x: frame.right - 34 * u, y: frame.top + 84 * u, w: 54 * u, turn: -24 };
    return { shoe, discards: null };
  }
  const y = frame.top + ((design === ZIGZAG ? 99 : 110) + frame.spare * 0.1) * u;
  return {
    shoe: { x: frame.right - 40 * u, y, w: 84 * u, turn: -24 },
    discards: { x: frame.left + 38 * u, y: y + 2 * u, w: 44 * u, turn: 12 },
  };
}

export function portrait(frame: Frame, rules: TableRules): Omit<TableLayout, 'width' | 'height'> {
  const design = rules.boxes > 3 ? ZIGZAG : ROW;
  const m = measures(frame, design);
  const { u, at, of, t } = m;
  const { cx } = frame;
  const railY = at(RAIL, 1);
  const text = textSizes(m);
  const dealerBottom = at(design.dealer.bottom, 0.15);
  const { pair, chip } = design;
  const zones = portraitZones(frame, railY);
  const dealerTop = dealerBottom - of(design.dealer.w) * CARD_RATIO;
  // The dealer's cards take the title's place where there is no room for both; the message then goes below the print.
  const isUnderTitle = dealerTop < zones.title.y + zones.title.h;
  const feltMessage = {
    // The shoe reaches further in than the tray does.
    x: t < ROOMY ? cx : cx - 24 * u,
    y: isUnderTitle ? at(design.headline.y, 0.3) + 36 * u : (dealerTop + dealerBottom) / 2,
    room: (t < ROOMY ? 360 : 190) * u,
  };
  return {
    arrangement: 'portrait',
    u,
    arc: { centre: { x: cx, y: railY - EDGE * u }, spots: (EDGE - 60) * u, edge: EDGE * u, rail: 20 * u },
    boxes: boxLayouts(m, rules, text),
    dealer: {
      x: cx,
      bottom: dealerBottom,
      width: of(design.dealer.w),
      column: (t < ROOMY ? 108 : isUnderTitle ? 180 : 230) * u,
      step: 0.46,
      total: 'foot',
      bet: 'spot',
      badge: 'foot',
    },
    forward: forward(m),
    inPlay: 1,
    print: print(m),
    crest: null,
    ...objects(m, isUnderTitle),
    float: null,
    limits: null,
    signs: [],
    chips: {
      spot: chip * u,
      shared: pair.chip * u,
      side: (design === ZIGZAG ? 20 : 26) * u,
      mini: 22 * u,
      pair: { alone: pair.alone * u, outer: pair.outer * u, inner: pair.inner * u },
    },
    text,
    insuranceGap: 3 * u,
    caret: false,
    zones: { ...zones, title: isUnderTitle ? null : zones.title, feltMessage },
  };
}
