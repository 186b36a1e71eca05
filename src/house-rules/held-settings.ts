import { type Held, NOTHING_HELD } from '../settings/held.ts';
import type { HouseRules } from './house-rules.ts';

/** What of the player's settings the house holds. */
export function heldSettings({ speed, skip, sound, warnings, realityCheckMinutes }: HouseRules): Held {
  return {
    speeds: NOTHING_HELD.speeds.filter((each) => speed.from <= each && each <= speed.to),
    silent: !sound,
    inTime: !skip,
    warnings,
    reminder: realityCheckMinutes,
    locked: {},
  };
}
