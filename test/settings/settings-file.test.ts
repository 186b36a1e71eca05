import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/settings/settings.ts';
import { readSettingsText, settingsText } from '../../src/settings/settings-file.ts';
import { withKey } from '../../src/settings/shortcut-keys.ts';

describe('a file of settings', () => {
  test('brings them all to another browser', () => {
    const settings = {
      ...DEFAULT_SETTINGS,
      speed: 5,
      effectsVolume: 0.25,
      leftHanded: true,
      language: 'fr',
      confirmations: 'always',
      keys: withKey(DEFAULT_SETTINGS.keys, 'hit', 'k'),
    } as const;
    expect(readSettingsText(settingsText(settings))).toEqual(settings);
  });

  test('says what it is, so that no other file is taken for one', () => {
    expect(JSON.parse(settingsText(DEFAULT_SETTINGS))).toMatchObject({ kind: 'baize.settings', version: 1 });
    for (const text of [
      '',
      '{',
      '{}',
      '[]',
      'null',
      '"baize.settings"',
      '{"kind":"baize.history","settings":{}}',
    ])
      expect(readSettingsText(text)).toBeNull();
  });

  test('that was edited loses a damaged field alone', () => {
    const text = JSON.stringify({ kind: 'baize.settings', settings: { speed: 99, motion: 'reduced' } });
    expect(readSettingsText(text)).toEqual({ ...DEFAULT_SETTINGS, motion: 'reduced' });
  });
});
