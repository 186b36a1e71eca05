// Which of the layout's zones the controls take in a phase.

import type { Place, StageLayout, Zones } from './table-stage.ts';

const GAP = 8;
/** Five decision buttons need this much, CSS pixels. */
const LEAST_ROW = 420;

/** The zones for a phase. Chips can be placed at once after a round; in the smallest window the rack would lie over its result. */
export function zonesOf({ arrangement, zones }: StageLayout, phase: string): Zones {
  const bets = phase === 'betting' || (phase === 'settled' && arrangement !== 'popOut');
  const taken = bets ? zones.betting : besideRack(zones.playing, zones.betting.rack, arrangement);
  return arrangement === 'landscape' ? { ...taken, offer: besideMoney(taken) } : taken;
}

/** In a wide rail the rack keeps its place while hands are played, where the buttons can spare it. */
function besideRack(playing: Zones, rack: Place | null, arrangement: StageLayout['arrangement']): Zones {
  const [row] = playing.buttons;
  if (arrangement !== 'landscape' || playing.rack !== null || rack === null || row === undefined)
    return playing;
  const w = rack.x - GAP - row.x;
  return w < LEAST_ROW ? playing : { ...playing, rack, buttons: [{ ...row, w: Math.min(row.w, w) }] };
}

/** An offer stands in the middle, but not over the money. */
function besideMoney({ offer, money }: Zones): Place {
  const x = Math.max(offer.x, money.x + money.w + GAP);
  return { ...offer, x, w: offer.x + offer.w - x };
}
