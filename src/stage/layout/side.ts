// A table on a phone that lies on its side (STYLE.md, 3, Phone on its side): buttons in two columns under the thumbs.

import type { TableRules } from '../../tables/rules.ts';
import type { Frame } from './frame.ts';
import { TILT } from './shape.ts';
import { sidePlaces } from './side-places.ts';
import { boxMiddles, footHeight, gridSlots, rowSlots } from './slots.ts';
import type { BoxLayout, HandSlot, TableLayout, TextSizes } from './table-layout.ts';
import { LEAST_TEXT } from './text-size.ts';

interface BoxDesign {
  readonly pitch: number;
  readonly one: number;
  readonly two: { readonly w: number; readonly dx: number };
  readonly many: { readonly w: number; readonly dx: number };
  readonly spot: number;
}

const DESIGNS: readonly BoxDesign[] = [
  { pitch: 190, one: 62, two: { w: 54, dx: 46 }, many: { w: 46, dx: 46 }, spot: 26 },
  { pitch: 150, one: 54, two: { w: 45, dx: 37 }, many: { w: 35, dx: 37 }, spot: 24 },
  { pitch: 119, one: 46, two: { w: 36, dx: 30 }, many: { w: 29, dx: 30 }, spot: 22 },
];

const SPOTS = 1096;
const EDGE = 1136;
const CENTRE = -800;
const BUTTON = { w: 104, h: 58, gap: 10, edge: 12 };

export function side(frame: Frame, rules: TableRules): Omit<TableLayout, 'width' | 'height'> {
  const { u, cx, top, spare } = frame;
  const design = DESIGNS[Math.max(0, Math.min(DESIGNS.length - 1, rules.boxes - 3))] ?? DESIGNS[0];
  const text: TextSizes = {
    label: LEAST_TEXT * Math.max(1, u),
    total: Math.max(12, 14 * u),
    dealer: Math.max(13, 15 * u),
    inPlay: Math.max(13, 16 * u),
    mark: Math.max(8, 10.5 * u),
    message: Math.max(15, 18 * u),
  };
  const centre = { x: cx, y: top + (CENTRE + spare * 0.85) * u };
  const edgeY = (x: number) => centre.y + Math.sqrt(Math.max(0, (SPOTS * u) ** 2 - (x - cx) ** 2));
  const many = rules.boxes > 3;
  const oneSide = rules.sideBets.length < 2;
  const beside = {
    dx: (many ? 39 : oneSide ? 88 : 62) * u,
    r: (many ? 13 : 16) * u,
    slope: many ? 0 : 0.6,
  };
  const boxes =
    design === undefined
      ? []
      : boxMiddles(rules.boxes, cx, design.pitch * u).map((x, i): BoxLayout => {
          const spot = { x, y: edgeY(x), r: design.spot * u };
          return {
            box: i + 1,
            spot,
            sides: sidePlaces(rules, spot, beside, edgeY, { size: text.label, aside: 0 }),
            insurance: null,
            slots: slots(design, spot, u, text, spare),
          };
        });
  return {
    arrangement: 'side',
    u,
    arc: { centre, spots: SPOTS * u, edge: EDGE * u, rail: 14 * u },
    boxes,
    dealer: {
      x: cx,
      bottom: top + (90 + spare * 0.2) * u,
      width: 60 * u,
      column: 240 * u,
      step: 1,
      total: 'foot',
      bet: 'spot',
      badge: 'right',
    },
    forward: null,
    inPlay: 1.09,
    print: {
      centre: { x: cx, y: centre.y - spare * 0.45 * u },
      reach: 160 * u,
      headline: { radius: (111 - CENTRE) * u, size: 18.5 * u },
      second: { radius: (132 - CENTRE) * u, size: 11.5 * u },
      line: null,
    },
    crest: null,
    ...objects(frame, rules),
    float: null,
    limits: null,
    signs: [],
    chips: {
      spot: 32 * u,
      shared: 26 * u,
      side: (many ? 22 : 26) * u,
      mini: 18 * u,
      pair: many
        ? { alone: 26 * u, outer: 33 * u, inner: 10 * u }
        : { alone: 30 * u, outer: 44 * u, inner: 16 * u },
    },
    text,
    insuranceGap: 2 * u,
    caret: true,
    zones: zones(frame),
  };
}

function slots(
  d: BoxDesign,
  spot: { x: number; y: number; r: number },
  u: number,
  text: TextSizes,
  spare: number,
): HandSlot[][] {
  const bottom = spot.y - 36 * u;
  const plain = { bottom, step: 1, total: 'foot', bet: 'spot' } as const;
  const grid = {
    x: spot.x,
    bottom: spot.y - spot.r * TILT - footHeight(text.total, text.label),
    dx: d.many.dx * u,
    pitch: (90 + spare * 0.3) * u,
    width: d.many.w * u,
    total: text.total,
    label: text.label,
  };
  return [
    rowSlots(1, spot.x, 0, {
      ...plain,
      width: d.one * u,
      column: d.pitch * 0.92 * u,
    }),
    rowSlots(2, spot.x, 2 * d.two.dx * u, { ...plain, width: d.two.w * u, column: (2 * d.two.dx - 5) * u }),
    gridSlots(3, grid),
    gridSlots(4, grid),
  ];
}

function zones(frame: Frame) {
  const { u, cx, left, right, top, bottom } = frame;
  const foot = bottom - 58 * u;
  const h = Math.max(2 * 44 + 8, 2 * BUTTON.h * u + BUTTON.gap * u);
  const w = BUTTON.w * u;
  const column = (x: number) => ({ x, y: foot - h, w, h });
  const columns = [column(left + BUTTON.edge * u), column(right - (BUTTON.edge + BUTTON.w) * u)];
  // Below the bets, which are part of the question.
  const offerH = Math.max(54, 56 * u);
  const offer = { x: cx - 290 * u, y: bottom - offerH - 2 * u, w: 580 * u, h: offerH };
  const line = Math.max(18, 34 * u);
  const money = { x: cx - 260 * u, y: bottom - line - 4 * u, w: 520 * u, h: line };
  const rackH = Math.max(44, 46 * u);
  return {
    playing: { buttons: columns, money, rack: null, offer },
    betting: {
      buttons: columns,
      money: { ...money, x: left + 12 * u, w: Math.max(1, cx - 40 * u - left - 24 * u) },
      rack: { x: cx - 40 * u, y: bottom - rackH - 2 * u, w: Math.max(1, right - cx + 28 * u), h: rackH },
      offer,
    },
    icons: { x: right - 2 * 44 - 18, y: top + 8, w: 2 * 44 + 8, h: 44 },
    title: null,
    message: { x: left + 12 * u, y: top + 100 * u, w: 190 * u, h: 44 * u },
    feltMessage: { x: cx, y: top + (64 + frame.spare * 0.2) * u, room: 290 * u },
  };
}

/** Where boxes may have two rows of hands, shoe and tray stand above them beside the dealer. */
function objects({ u, cx, left, right, top }: Frame, rules: TableRules) {
  const tucked = rules.split.maxHands > 2;
  return {
    shoe: {
      // The icons keep their size on a smaller phone.
      x: tucked ? cx + 205 * u : right - Math.max(165 * u, 110 + 42 * u),
      y: top + (tucked ? 34 : 70) * u,
      w: (tucked ? 66 : 78) * u,
      turn: -24,
    },
    discards: {
      // Past the round's number, whose letters keep their size.
      x: tucked ? cx - 195 * u : left + Math.max(196 * u, 162 + 26 * u),
      y: top + (tucked ? 38 : 58) * u,
      w: 42 * u,
      turn: 12,
    },
  };
}
