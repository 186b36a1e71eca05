// The controls of a phone held upright: a bar above, decisions under the thumbs, money at the foot.

import type { Frame } from './frame.ts';
import type { ControlZones } from './table-layout.ts';

/** Two rows of buttons, the upper of them 58 units high. */
const BUTTONS = 132;
const LEAST_BUTTONS = 48 + 8 + 48;

export function portraitZones(frame: Frame, railY: number) {
  const { u, left, right, top, bottom } = frame;
  const width = right - left;
  const moneyH = Math.max(
    34,
    Math.min(52 * u, bottom - railY - Math.max(LEAST_BUTTONS, BUTTONS * u) - 20 * u),
  );
  const money = { x: left + 18 * u, y: bottom - moneyH - 4 * u, w: width - 36 * u, h: moneyH };
  const y = railY + 18 * u;
  const buttons = { x: left + 14 * u, y, w: width - 28 * u, h: Math.max(1, money.y - y - 4 * u) };
  const rackH = Math.max(46, 52 * u);
  const zones: ControlZones = {
    buttons: [buttons],
    money,
    rack: null,
    offer: { ...buttons, x: left + 12 * u, w: width - 24 * u },
  };
  const rack = { x: buttons.x, y, w: buttons.w, h: rackH };
  const below = { ...buttons, y: y + rackH + 8 * u, h: Math.max(1, buttons.h - rackH - 8 * u) };
  const bar = Math.max(44, 44 * u);
  return {
    betting: { ...zones, buttons: [below], rack },
    playing: zones,
    icons: { x: right - 2 * bar - 18, y: top + 4, w: 2 * bar + 8, h: bar },
    title: { x: left + bar + 20, y: top + 4, w: Math.max(1, width - 3 * bar - 46), h: bar },
    message: { x: left + 12 * u, y: railY - 52 * u, w: width - 24 * u, h: 40 * u },
  };
}
