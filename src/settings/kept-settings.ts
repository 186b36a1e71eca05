import type { TextStore } from '../money/store.ts';
import { type Held, heldTo, NOTHING_HELD } from './held.ts';
import { DEFAULT_SETTINGS, keepSettings, loadChosen, type Settings } from './settings.ts';
import { kept, type Watched } from './watched.ts';

/** The settings in use: every change is kept at once and told to who watches. */
export interface KeptSettings extends Watched<Settings> {
  /** What of them the player cannot change here. */
  readonly held: Held;
  change(some: Partial<Settings>): void;
  /** Sets some for this sitting: they count at once, until the player changes them, and are not kept. */
  setForNow(some: Partial<Settings>): void;
}

/** @param preset what counts in place of the defaults, until the player chooses */
export function keptSettings(
  store: TextStore,
  held: Held = NOTHING_HELD,
  preset: Partial<Settings> = {},
): KeptSettings {
  let chosen = loadChosen(store);
  let forNow: Partial<Settings> = {};
  const wished = (): Settings => ({ ...DEFAULT_SETTINGS, ...preset, ...chosen, ...forNow });
  const acting = kept(heldTo(held, wished()));
  return {
    held,
    get value() {
      return acting.value;
    },
    watch: acting.watch,
    change(some) {
      chosen = { ...chosen, ...some };
      // What the player has chosen since takes its place.
      forNow = { ...forNow, ...some };
      acting.set(heldTo(held, wished()));
      keepSettings(store, chosen);
    },
    setForNow(some) {
      forNow = { ...forNow, ...some };
      acting.set(heldTo(held, wished()));
    },
  };
}
