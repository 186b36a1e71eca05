// What of the settings is not the player's to choose at this house. What the player chose is kept all the same, and counts
// again where nobody holds it.

import { type Settings, SPEEDS, type Speed } from './settings.ts';

export interface Held {
  /** The speeds that may be chosen, ascending; never empty. */
  readonly speeds: readonly Speed[];
  /** Nothing sounds. */
  readonly silent: boolean;
  /** Whether very bad decisions are questioned; null: as the player says. */
  readonly warnings: boolean | null;
  /** Most minutes between two reminders; 0: as the player says. */
  readonly reminder: number;
}

export const NOTHING_HELD: Held = { speeds: SPEEDS, silent: false, warnings: null, reminder: 0 };

/** The nearest of the speeds that may be chosen. */
function heldSpeed(speeds: readonly Speed[], wished: Speed): Speed {
  const [slowest = wished] = speeds;
  const fastest = speeds.at(-1) ?? wished;
  if (wished < slowest) return slowest;
  return wished > fastest ? fastest : wished;
}

/** The settings as they act: what the player wishes, where it is the player's to choose. */
export function heldTo(held: Held, wished: Settings): Settings {
  return {
    ...wished,
    speed: heldSpeed(held.speeds, wished.speed),
    muted: held.silent || wished.muted,
    warnings: held.warnings ?? wished.warnings,
  };
}

/** Minutes between two reminders, the more frequent of what the player and the house want; 0 is none. */
export function reminderEvery(held: Held, { reminder }: Settings): number {
  if (held.reminder === 0 || reminder === 0) return Math.max(held.reminder, reminder);
  return Math.min(held.reminder, reminder);
}
