// The settings as a file, to be taken to another browser. It has nothing in it but the settings.

import { readSettings, type Settings } from './settings.ts';

const KIND = 'baize.settings';

export function settingsText(settings: Settings): string {
  return `${JSON.stringify({ kind: KIND, version: 1, settings }, null, 2)}\n`;
}

/** The settings of such a file, a damaged field as at first; null where it is none. */
export function readSettingsText(text: string): Settings | null {
  try {
    const file: unknown = JSON.parse(text);
    if (typeof file !== 'object' || file === null || !('kind' in file) || file.kind !== KIND) return null;
    return 'settings' in file ? readSettings(file.settings) : null;
  } catch {
    return null;
  }
}
