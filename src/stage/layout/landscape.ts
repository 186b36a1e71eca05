// A table on a screen that is wider than high (STYLE.md, 3, Landscape).

import type { TableRules } from '../../tables/rules.ts';
import type { Frame } from './frame.ts';
import { railZones } from './rail-zones.ts';
import { TILT } from './shape.ts';
import { sidePlaces } from './side-places.ts';
import { boxMiddles, footHeight, gridSlots, rowSlots } from './slots.ts';
import type { BoxLayout, TableLayout, TextSizes } from './table-layout.ts';
import { LEAST_TEXT } from './text-size.ts';

/** Widths of cards and distances of hands by the number of boxes, in units. */
interface BoxDesign {
  readonly pitch: number;
  readonly one: number;
  readonly two: { readonly w: number; readonly dx: number };
  readonly many: { readonly w: number; readonly dx: number; readonly pitch: number };
}

const DESIGNS: readonly BoxDesign[] = [
  { pitch: 355, one: 92, two: { w: 84, dx: 84 }, many: { w: 70, dx: 78, pitch: 132 } },
  { pitch: 300, one: 90, two: { w: 80, dx: 74 }, many: { w: 66, dx: 72, pitch: 128 } },
  { pitch: 241, one: 84, two: { w: 70, dx: 60 }, many: { w: 57, dx: 61, pitch: 118 } },
];

const SPOTS = 1400;
const EDGE = 1464;
const CENTRE = -835;

function textSizes(u: number): TextSizes {
  return {
    label: Math.max(LEAST_TEXT, 13.5 * u),
    total: Math.max(LEAST_TEXT, 16 * u),
    dealer: Math.max(13, 18 * u),
    inPlay: Math.max(12.5, 18 * u),
    mark: Math.max(9, 14 * u),
    message: Math.max(16, 24 * u),
  };
}

/** Space goes above and below the print where a window is higher than the design. */
export function landscape(frame: Frame, rules: TableRules): Omit<TableLayout, 'width' | 'height'> {
  const { u, cx, top, spare } = frame;
  const design = DESIGNS[Math.max(0, Math.min(DESIGNS.length - 1, rules.boxes - 3))] ?? DESIGNS[0];
  const text = textSizes(u);
  const centre = { x: cx, y: top + (CENTRE + spare) * u };
  const print = { x: cx, y: top + (CENTRE + spare * 0.4) * u };
  const edgeY = (x: number) => centre.y + Math.sqrt(Math.max(0, (SPOTS * u) ** 2 - (x - cx) ** 2));
  const r = (rules.sideBets.length === 0 ? 50 : 42) * u;
  const five = rules.boxes > 4;
  const side = { dx: (five ? 88 : 112) * u, r: (five ? 22 : 23) * u, slope: 0.6 };
  const boxes =
    design === undefined
      ? []
      : boxMiddles(rules.boxes, cx, design.pitch * u).map((x, i): BoxLayout => {
          const spot = { x, y: edgeY(x), r };
          return {
            box: i + 1,
            spot,
            sides: sidePlaces(rules, spot, side, edgeY, { size: text.label, aside: 0 }),
            insurance: null,
            slots: slots(design, spot, u, text),
          };
        });
  return {
    arrangement: 'landscape',
    u,
    arc: { centre, spots: SPOTS * u, edge: EDGE * u, rail: 28 * u },
    boxes,
    dealer: {
      x: cx,
      bottom: top + (180 + spare * 0.15) * u,
      width: 92 * u,
      column: 420 * u,
      step: 1,
      total: 'foot',
      bet: 'spot',
      badge: 'right',
    },
    forward: null,
    inPlay: 1.06,
    print: {
      centre: print,
      reach: 352 * u,
      headline: { radius: (236 - CENTRE) * u, size: 34 * u },
      second: { radius: (275 - CENTRE) * u, size: 17.5 * u },
      line: null,
    },
    crest: { x: cx, y: top + (340 + spare * 0.55) * u, r: 50 * u },
    shoe: { x: frame.right - 154 * u, y: top + 124 * u, w: 122 * u, turn: -24 },
    discards: {
      x: frame.left + (100 + 150 * Math.max(1, signUnit(u) / u)) * u,
      y: top + 78 * u,
      w: 68 * u,
      turn: 14,
    },
    float: { x: cx - 180 * u, y: top - 14 * u, w: 360 * u, h: 48 * u },
    limits: { x: frame.left + 26 * u, y: top + 20 * u, w: 150 * signUnit(u), h: 76 * signUnit(u) },
    signs: sideSigns(frame, rules),
    chips: {
      spot: 46 * u,
      shared: (five ? 32 : 40) * u,
      side: (five ? 38 : 40) * u,
      mini: 24 * u,
      pair: five
        ? { alone: 42 * u, outer: 48 * u, inner: 16 * u }
        : { alone: 46 * u, outer: 60 * u, inner: 20 * u },
    },
    text,
    insuranceGap: 4 * u,
    caret: frame.right - frame.left > 700,
    zones: { ...railZones(frame, rules.chips.length), ...signs(frame) },
  };
}

function slots(design: BoxDesign, spot: { x: number; y: number; r: number }, u: number, text: TextSizes) {
  const bottom = spot.y - 56 * u;
  const ringTop = spot.y - spot.r * TILT;
  const plain = { bottom, step: 1, total: 'foot', bet: 'spot' } as const;
  const grid = {
    x: spot.x,
    bottom: Math.min(spot.y - 75 * u, ringTop - footHeight(text.total, text.label) - 1),
    dx: design.many.dx * u,
    pitch: design.many.pitch * u,
    width: design.many.w * u,
    total: text.total,
    label: text.label,
  };
  return [
    rowSlots(1, spot.x, 0, { ...plain, width: design.one * u, column: design.pitch * 0.92 * u }),
    rowSlots(2, spot.x, 2 * design.two.dx * u, {
      ...plain,
      width: design.two.w * u,
      column: (2 * design.two.dx - 8) * u,
    }),
    gridSlots(3, grid),
    gridSlots(4, grid),
  ];
}

function signs(frame: Frame) {
  const { u, cx, left, right, top, bottom, spare } = frame;
  const icons = 5 * 44 + 4 * 8;
  const scale = Math.max(1, u);
  return {
    icons: { x: right - icons * scale - 14 * u, y: top + 12 * u, w: icons * scale, h: 44 * scale },
    title: null,
    message: { x: left + 24 * u, y: bottom - 120 * u, w: 300 * u, h: 44 * u },
    feltMessage: { x: cx, y: top + (120 + spare * 0.15) * u, room: 520 * u },
  };
}

/** Signs shrink less than the table: their figures have to be read. */
export function signUnit(u: number): number {
  return Math.max(u, 0.82);
}

/** A sign for each side bet that pays in more than one way, below the sign of the limits. */
function sideSigns({ left, top, u }: Frame, rules: TableRules): TableLayout['signs'] {
  const s = signUnit(u);
  let y = top + 20 * u + 92 * s;
  return rules.sideBets
    .filter(({ pays }) => pays.length > 1)
    .map(({ bet, pays }) => {
      const rect = { x: left + 26 * u, y, w: 150 * s, h: (36 + 20 * pays.length) * s };
      y += rect.h + 14 * s;
      return { bet, rect };
    });
}
