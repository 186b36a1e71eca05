import { describe, expect, test } from 'vitest';
import { heldSettings } from '../../src/house-rules/held-settings.ts';
import { type HouseRules, NO_HOUSE_RULES } from '../../src/house-rules/house-rules.ts';
import { memoryStore } from '../../src/money/store.ts';
import { NOTHING_HELD, reminderEvery } from '../../src/settings/held.ts';
import { keptSettings } from '../../src/settings/kept-settings.ts';
import { DEFAULT_SETTINGS, loadSettings } from '../../src/settings/settings.ts';

// What a house rule does to the player's settings: what is wished, and what acts.

function underRules(
  some: Partial<HouseRules>,
  wished: Parameters<ReturnType<typeof keptSettings>['change']>[0],
) {
  const store = memoryStore();
  const settings = keptSettings(store, heldSettings({ ...NO_HOUSE_RULES, ...some }));
  settings.change(wished);
  return { acting: settings.value, kept: loadSettings(store), held: settings.held };
}

test('a house that says nothing holds nothing', () => {
  expect(heldSettings(NO_HOUSE_RULES)).toEqual(NOTHING_HELD);
});

test('RTS 14E: where nobody may skip, less motion shortens nothing either', () => {
  expect(heldSettings({ ...NO_HOUSE_RULES, skip: false }).inTime).toBe(true);
});

describe('speed', () => {
  test.each([
    [{ from: 3, to: 3 } as const, 5, 3],
    [{ from: 3, to: 3 } as const, 1, 3],
    [{ from: 1, to: 3 } as const, 5, 3],
    [{ from: 2, to: 4 } as const, 1, 2],
    [{ from: 2, to: 4 } as const, 4, 4],
  ] as const)('in %j, wished at %i, acts at %i', (speed, wished, acts) => {
    const { acting, kept } = underRules({ speed }, { speed: wished });
    expect(acting.speed).toBe(acts);
    // Where nobody holds it, the player's own counts again.
    expect(kept.speed).toBe(wished);
  });

  test('that was kept before the house held it is held from the start', () => {
    const store = memoryStore();
    keptSettings(store).change({ speed: 5 });
    expect(
      keptSettings(store, heldSettings({ ...NO_HOUSE_RULES, speed: { from: 1, to: 2 } })).value.speed,
    ).toBe(2);
  });
});

test('sound: false is silence, whatever the player switches on', () => {
  expect(underRules({ sound: false }, { muted: false, effects: true }).acting.muted).toBe(true);
  expect(underRules({ sound: true }, { muted: false }).acting.muted).toBe(false);
});

test('warnings are asked always, never, or as the player says', () => {
  expect(underRules({ warnings: true }, { warnings: false }).acting.warnings).toBe(true);
  expect(underRules({ warnings: false }, { warnings: true }).acting.warnings).toBe(false);
  expect(underRules({ warnings: null }, { warnings: false }).acting.warnings).toBe(false);
});

test.each([
  [0, 0, 0],
  [0, 30, 30],
  [20, 0, 20],
  [20, 60, 20],
  [20, 15, 15],
] as const)(
  'a reality check every %i min and a reminder of the player’s every %i: every %i',
  (house, own, every) => {
    const held = heldSettings({ ...NO_HOUSE_RULES, realityCheckMinutes: house });
    expect(reminderEvery(held, { ...DEFAULT_SETTINGS, reminder: own })).toBe(every);
  },
);
