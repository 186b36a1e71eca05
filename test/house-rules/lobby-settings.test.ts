import { describe, expect, test } from 'vitest';
import { NO_HOUSE_RULES } from '../../src/house-rules/house-rules.ts';
import { lobbySettings } from '../../src/house-rules/lobby-settings.ts';
import { memoryStore } from '../../src/money/store.ts';
import { isLocked } from '../../src/settings/held.ts';
import { type KeptSettings, keptSettings } from '../../src/settings/kept-settings.ts';

function settingsWith(given: unknown, lock: readonly string[], store = memoryStore()): KeptSettings {
  const set = lobbySettings(NO_HOUSE_RULES, given, lock);
  if (!set.ok) throw new Error(set.at);
  return keptSettings(store, set.held, set.preset);
}

describe('settings that a lobby sets', () => {
  test('count until the player chooses, and not again after that', () => {
    const store = memoryStore();
    const first = settingsWith({ speed: 5, fourColour: true }, [], store);
    expect(first.value).toMatchObject({ speed: 5, fourColour: true, bigIndex: false });
    first.change({ speed: 2 });
    expect(settingsWith({ speed: 5, fourColour: false }, [], store).value).toMatchObject({
      speed: 2,
      fourColour: false,
    });
  });

  test('stay as they are where they are locked, whatever the player chose elsewhere', () => {
    const store = memoryStore();
    keptSettings(store).change({ speed: 1, coach: true });
    const settings = settingsWith({ speed: 4, coach: false }, ['coach'], store);
    expect(settings.value).toMatchObject({ speed: 1, coach: false });
    settings.change({ coach: true });
    expect(settings.value.coach).toBe(false);
    expect([isLocked(settings.held, 'coach'), isLocked(settings.held, 'speed')]).toEqual([true, false]);
    // Elsewhere it is the player's again.
    expect(keptSettings(store).value.coach).toBe(true);
  });

  test('give way to the house rules', () => {
    const set = lobbySettings(
      { ...NO_HOUSE_RULES, speed: { from: 1, to: 2 }, sound: false },
      { speed: 5, muted: false },
      ['speed', 'muted'],
    );
    if (!set.ok) throw new Error(set.at);
    expect(keptSettings(memoryStore(), set.held, set.preset).value).toMatchObject({ speed: 2, muted: true });
  });

  test.each([
    [{ speed: 9 }, [], 'settings.speed'],
    [{ colour: 'teal' }, [], 'settings.colour'],
    [7, [], 'settings'],
    [{ speed: 5 }, ['coach'], 'lock[0]'],
    [{ speed: 5 }, ['speed', 'colour'], 'lock[1]'],
  ])('are refused where they do not fit: %j, %j', (given, lock, at) => {
    expect(lobbySettings(NO_HOUSE_RULES, given, lock)).toEqual({ ok: false, at });
  });
});
