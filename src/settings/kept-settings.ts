import type { TextStore } from '../money/store.ts';
import { keepSettings, loadSettings, type Settings } from './settings.ts';
import { kept, type Watched } from './watched.ts';

/** The settings in use: every change is kept at once and told to who watches. */
export interface KeptSettings extends Watched<Settings> {
  change(some: Partial<Settings>): void;
}

export function keptSettings(store: TextStore): KeptSettings {
  const settings = kept(loadSettings(store));
  return {
    get value() {
      return settings.value;
    },
    watch: settings.watch,
    change(some) {
      const changed = { ...settings.value, ...some };
      settings.set(changed);
      keepSettings(store, changed);
    },
  };
}
