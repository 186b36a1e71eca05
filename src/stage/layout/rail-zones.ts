// The controls in the rail of a wide table: money at the left, buttons in the middle, the rack at the right.

import type { Frame } from './frame.ts';
import { clamp } from './shape.ts';
import type { ControlZones } from './table-layout.ts';

/** A chip in the rack takes a finger of this width, CSS pixels. */
const TOUCH = 44;
const BUTTONS = 580;
const MONEY = 300;

/** Touch targets keep their size on a small window, so the zones do not shrink as fast as the table. */
export function railZones(frame: Frame, chips: number): { betting: ControlZones; playing: ControlZones } {
  const { u, cx, left, right, bottom } = frame;
  const h = Math.max(TOUCH, 54 * u);
  const y = bottom - h - Math.max(5, 12 * u);
  const edge = Math.max(8, 10 * u);
  const most = right - edge - (cx + (BUTTONS / 2) * u) - edge - 20 * u;
  const rackW = clamp(most / chips, TOUCH, Math.max(TOUCH, 48 * u)) * chips + 20 * u;
  const rack = { x: right - edge - rackW, y, w: rackW, h };
  const small = u < 0.8;
  const moneyX = left + Math.max(10, 24 * u);
  const moneyW = small ? Math.min(180, 0.22 * (right - left)) : MONEY * u;
  const from = moneyX + moneyW + edge;
  const playing = small
    ? { x: from, y, w: Math.max(1, right - edge - from), h }
    : { x: cx - (BUTTONS / 2) * u, y, w: BUTTONS * u, h };
  const betting = { x: small ? from : Math.max(from, cx - 228 * u), y, w: 0, h };
  const bettingEnd = small ? rack.x - edge : Math.min(rack.x - edge, cx + 228 * u);
  const money = { x: moneyX, y, w: moneyW, h };
  const offerW = Math.min(600 * Math.max(u, 0.8), right - left - 2 * edge);
  // On a small table it is low and reaches the window's edge: the bets above are part of the question.
  const offerH = small ? 62 : 84 * u;
  const offer = { x: cx - offerW / 2, y: bottom - (small ? 2 : edge) - offerH, w: offerW, h: offerH };
  return {
    betting: { buttons: [{ ...betting, w: Math.max(1, bettingEnd - betting.x) }], money, rack, offer },
    playing: { buttons: [playing], money, rack: rack.x > playing.x + playing.w ? rack : null, offer },
  };
}
