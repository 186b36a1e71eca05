// What of the settings is not the player's to choose at this house. What the player chose is kept all the same, and counts
// again where nobody holds it.

import { type SettingName, type Settings, SPEEDS, type Speed } from './settings.ts';

export interface Held {
  /** The speeds that may be chosen, ascending; never empty. */
  readonly speeds: readonly Speed[];
  /** Nothing sounds. */
  readonly silent: boolean;
  /** No setting shortens the time until a result; only the speeds that may be chosen differ in it. */
  readonly inTime: boolean;
  /** Whether very bad decisions are questioned; null: as the player says. */
  readonly warnings: boolean | null;
  /** Most minutes between two reminders; 0: as the player says. */
  readonly reminder: number;
  /** Settings that a lobby sets and locks, each with what it then is. */
  readonly locked: Partial<Settings>;
}

export const NOTHING_HELD: Held = {
  speeds: SPEEDS,
  silent: false,
  inTime: false,
  warnings: null,
  reminder: 0,
  locked: {},
};

/** The nearest of the speeds that may be chosen. */
function heldSpeed(speeds: readonly Speed[], wished: Speed): Speed {
  const [slowest = wished] = speeds;
  const fastest = speeds.at(-1) ?? wished;
  if (wished < slowest) return slowest;
  return wished > fastest ? fastest : wished;
}

/** The settings as they act: what the player wishes, where it is the player's to choose. */
export function heldTo(held: Held, chosen: Settings): Settings {
  const wished = { ...chosen, ...held.locked };
  return {
    ...wished,
    speed: heldSpeed(held.speeds, wished.speed),
    muted: held.silent || wished.muted,
    warnings: held.warnings ?? wished.warnings,
  };
}

/** Whether the player cannot change a setting at all. */
export function isLocked({ locked, silent, warnings, speeds }: Held, name: SettingName): boolean {
  if (name in locked) return true;
  if (name === 'speed') return speeds.length === 1;
  if (name === 'warnings') return warnings !== null;
  return silent && ['muted', 'effects', 'effectsVolume', 'ambience', 'ambienceVolume'].includes(name);
}

/** Minutes between two reminders, the more frequent of what the player and the house want; 0 is none. */
export function reminderEvery(held: Held, { reminder }: Settings): number {
  if (held.reminder === 0 || reminder === 0) return Math.max(held.reminder, reminder);
  return Math.min(held.reminder, reminder);
}
