import { describe, expect, test } from 'vitest';
import { readSettings } from '../../src/settings/settings.ts';
import { DEFAULT_KEYS, isKey, readKeys, SHORTCUTS, withKey } from '../../src/settings/shortcut-keys.ts';

describe('the keys of the shortcuts', () => {
  test('stand at first for one thing each', () => {
    expect(SHORTCUTS.map((each) => DEFAULT_KEYS[each]).join('')).toBe('hsdpayxgrnutwibo');
  });

  test('are changed one by one, and what had the key before has none', () => {
    const keys = withKey(DEFAULT_KEYS, 'hit', 's');
    expect([keys.hit, keys.stand, keys.double]).toEqual(['s', '', 'd']);
    expect(withKey(keys, 'hit', '')).toMatchObject({ hit: '', stand: '' });
  });

  test.each([
    ['h', true],
    ['ñ', true],
    ['ж', true],
    ['.', true],
    ['7', false],
    [' ', false],
    ['H', false],
    ['enter', false],
    ['', false],
  ])('%j is one: %s', (text, expected) => {
    expect(isKey(text)).toBe(expected);
  });

  test('come back from the store, whole where they are damaged', () => {
    const kept = { ...DEFAULT_KEYS, hit: 'k', stand: 'enter', double: 7, split: '' };
    expect(readSettings({ keys: kept }).keys).toEqual({ ...DEFAULT_KEYS, hit: 'k', split: '' });
    expect(readSettings({ keys: 'none' }).keys).toEqual(DEFAULT_KEYS);
    expect(readSettings({}).keys).toEqual(DEFAULT_KEYS);
  });

  test('never stand for two things, whatever was kept', () => {
    expect(readKeys({ hit: 'q', stand: 'q', rebet: 'h' })).toMatchObject({ hit: 'q', stand: '', rebet: 'h' });
  });
});
