// What a lobby sets of the player's settings: how they are at first, and which of them stay so.

import type { Held } from '../settings/held.ts';
import { checkSettings, SETTING_NAMES, type Settings } from '../settings/settings.ts';
import { heldSettings } from './held-settings.ts';
import type { HouseRules } from './house-rules.ts';

export type LobbySettings =
  | { readonly ok: true; readonly held: Held; readonly preset: Partial<Settings> }
  /** The path of what does not fit: a name that is no setting, a value it cannot have, a lock on what is not set. */
  | { readonly ok: false; readonly at: string };

/** Checks what a lobby gives; `lock` may only name what `settings` sets, so that it is plain what is locked. */
export function lobbySettings(
  houseRules: HouseRules,
  settings: unknown = {},
  lock: readonly string[] = [],
): LobbySettings {
  const checked = checkSettings(settings);
  if (!checked.ok) return { ok: false, at: checked.at === '' ? 'settings' : `settings.${checked.at}` };
  const preset = checked.settings;
  let locked: Partial<Settings> = {};
  for (const [i, given] of lock.entries()) {
    const name = SETTING_NAMES.find((each) => each === given);
    if (name === undefined || preset[name] === undefined) return { ok: false, at: `lock[${i}]` };
    locked = { ...locked, [name]: preset[name] };
  }
  return { ok: true, held: { ...heldSettings(houseRules), locked }, preset };
}
