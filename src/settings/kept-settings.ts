import type { TextStore } from '../money/store.ts';
import { type Held, heldTo, NOTHING_HELD } from './held.ts';
import { keepSettings, loadSettings, type Settings } from './settings.ts';
import { kept, type Watched } from './watched.ts';

/** The settings in use: every change is kept at once and told to who watches. */
export interface KeptSettings extends Watched<Settings> {
  /** What of them the player cannot change here. */
  readonly held: Held;
  change(some: Partial<Settings>): void;
}

export function keptSettings(store: TextStore, held: Held = NOTHING_HELD): KeptSettings {
  let wished = loadSettings(store);
  const acting = kept(heldTo(held, wished));
  return {
    held,
    get value() {
      return acting.value;
    },
    watch: acting.watch,
    change(some) {
      wished = { ...wished, ...some };
      acting.set(heldTo(held, wished));
      keepSettings(store, wished);
    },
  };
}
