// The smallest table, a window in a corner of the screen (STYLE.md, 3, Pop-out): no objects, one line of print.

import type { TableRules } from '../../tables/rules.ts';
import type { Frame } from './frame.ts';
import { sidePlaces } from './side-places.ts';
import { boxMiddles, gridSlots, rowSlots } from './slots.ts';
import type { BoxLayout, HandSlot, TableLayout } from './table-layout.ts';
import { LEAST_TEXT } from './text-size.ts';

const SPOTS = 1300;
const EDGE = 1317;
const CENTRE = -1140;
const LINE = 1210;

export function popOut(frame: Frame, rules: TableRules): Omit<TableLayout, 'width' | 'height'> {
  const { u, cx, top, spare } = frame;
  const text = {
    label: Math.max(LEAST_TEXT, LEAST_TEXT * u),
    total: Math.max(12, 12.5 * u),
    dealer: Math.max(12.5, 13 * u),
    inPlay: Math.max(13, 13.5 * u),
    mark: Math.max(7, 8 * u),
    message: Math.max(14, 15 * u),
  };
  const centre = { x: cx, y: top + (CENTRE + spare) * u };
  const edgeY = (x: number) => centre.y + Math.sqrt(Math.max(0, (SPOTS * u) ** 2 - (x - cx) ** 2));
  const pitch = (rules.boxes > 4 ? 79 : rules.boxes > 3 ? 98 : 118) * u;
  const beside = { dx: pitch * 0.36, r: 9 * u, slope: 0.6 };
  const boxes = boxMiddles(rules.boxes, cx, pitch).map((x, i): BoxLayout => {
    const spot = { x, y: edgeY(x), r: 15 * u };
    return {
      box: i + 1,
      spot,
      sides: sidePlaces(rules, spot, beside, edgeY, { size: 0, aside: 0 }),
      insurance: null,
      slots: slots(spot, pitch, u, text.total),
    };
  });
  return {
    arrangement: 'popOut',
    u,
    arc: { centre, spots: SPOTS * u, edge: EDGE * u, rail: 9 * u },
    boxes,
    dealer: {
      x: cx,
      bottom: top + (60 + spare * 0.2) * u,
      width: 36 * u,
      column: 120 * u,
      step: 1,
      total: 'foot',
      bet: 'spot',
      badge: 'right',
    },
    forward: null,
    inPlay: 1.16,
    print: { centre, reach: 153 * u, headline: null, second: null, line: LINE * u },
    crest: null,
    shoe: null,
    discards: null,
    float: null,
    limits: null,
    signs: [],
    chips: {
      spot: 24 * u,
      shared: 18 * u,
      side: 18 * u,
      mini: 14 * u,
      pair: { alone: 20 * u, outer: 26 * u, inner: 13 * u },
    },
    text,
    insuranceGap: 1 * u,
    caret: false,
    zones: zones(frame),
  };
}

function slots(spot: { x: number; y: number }, pitch: number, u: number, total: number): HandSlot[][] {
  const bottom = spot.y - 19 * u;
  const plain = { bottom, step: 1, total: 'foot', bet: 'spot' } as const;
  const half = pitch / 2;
  const grid = {
    x: spot.x,
    bottom: bottom - 2 * u,
    dx: half / 2,
    pitch: 37 * u,
    width: 18 * u,
    total,
    label: null,
  };
  return [
    rowSlots(1, spot.x, 0, { ...plain, width: 36 * u, column: pitch - 3 * u }),
    rowSlots(2, spot.x, half, { ...plain, width: Math.min(28 * u, half * 0.6), column: half - 3 * u }),
    gridSlots(3, grid),
    gridSlots(4, grid),
  ];
}

function zones(frame: Frame) {
  const { u, cx, left, right, top, bottom } = frame;
  const h = Math.max(36, 36 * u);
  const row = { x: left + 88 * u, y: bottom - h - 6 * u, w: right - left - 96 * u, h };
  const money = { x: left + 8 * u, y: row.y, w: 76 * u, h };
  const offer = { x: left + 6 * u, y: row.y - 2, w: right - left - 12 * u, h: h + 4 };
  return {
    playing: { buttons: [row], money, rack: null, offer },
    betting: {
      buttons: [row],
      money,
      rack: { x: cx - 130 * u, y: top + 84 * u, w: 260 * u, h: 42 * u },
      offer,
    },
    icons: { x: right - 37 * u, y: top + 7 * u, w: 30 * u, h: 30 * u },
    title: null,
    message: { x: left + 6 * u, y: top + 6 * u, w: 140 * u, h: 40 * u },
    feltMessage: { x: cx, y: top + 50 * u, room: 300 * u },
  };
}
