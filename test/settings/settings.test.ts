import { describe, expect, test } from 'vitest';
import { memoryStore, type TextStore } from '../../src/money/store.ts';
import { browserStore } from '../../src/settings/browser-store.ts';
import { keptSettings } from '../../src/settings/kept-settings.ts';
import { DEFAULT_SETTINGS, loadSettings, readSettings } from '../../src/settings/settings.ts';

const KEY = 'baize.settings';

function storeWith(text: string): TextStore {
  const store = memoryStore();
  store.write(KEY, text);
  return store;
}

describe('settings that were kept', () => {
  test('come back', () => {
    const store = memoryStore();
    keptSettings(store).change({ speed: 5, language: 'fr', fourColour: true });
    expect(loadSettings(store)).toEqual({
      ...DEFAULT_SETTINGS,
      speed: 5,
      language: 'fr',
      fourColour: true,
    });
  });

  test('are the defaults where nothing was kept', () => {
    expect(loadSettings(memoryStore())).toEqual(DEFAULT_SETTINGS);
    expect(DEFAULT_SETTINGS).toMatchObject({ speed: 3, effects: true, ambience: false, warnings: true });
  });

  test.each(['', 'no json', '{', 'null', '7', '"text"', '[]', 'undefined'])(
    'are the defaults where %j was kept',
    (text) => {
      expect(loadSettings(storeWith(text))).toEqual(DEFAULT_SETTINGS);
    },
  );

  test.each([
    [{ speed: 9 }, { speed: 3 }],
    [{ speed: '5' }, { speed: 3 }],
    [{ speed: 2.5 }, { speed: 3 }],
    [{ effectsVolume: -1 }, { effectsVolume: 0.7 }],
    [{ effectsVolume: 7 }, { effectsVolume: 0.7 }],
    [{ effectsVolume: null }, { effectsVolume: 0.7 }],
    [{ motion: 'wild' }, { motion: 'auto' }],
    [{ language: 7 }, { language: null }],
    [{ warnings: 'yes' }, { warnings: true }],
  ])('lose a damaged field alone: %j', (damage, healed) => {
    const whole = { ...DEFAULT_SETTINGS, bigIndex: true, ambience: true };
    expect(readSettings({ ...whole, ...damage })).toEqual({ ...whole, ...healed });
  });

  test('pass over fields of another version', () => {
    expect(readSettings({ speed: 4, colour: 'teal' })).toEqual({ ...DEFAULT_SETTINGS, speed: 4 });
  });
});

describe('settings in use', () => {
  test('of one sitting count and are not kept; what the player changes is, and counts in their place', () => {
    const store = memoryStore();
    const settings = keptSettings(store);
    settings.change({ speed: 2 });
    settings.setForNow({ speed: 5, muted: true });
    expect(settings.value).toMatchObject({ speed: 5, muted: true });
    expect(keptSettings(store).value).toMatchObject({ speed: 2, muted: false });
    settings.change({ bigIndex: true });
    expect(keptSettings(store).value).toMatchObject({ speed: 2, muted: false, bigIndex: true });
    settings.change({ speed: 4 });
    expect(settings.value).toMatchObject({ speed: 4, muted: true });
    expect(keptSettings(store).value).toMatchObject({ speed: 4, muted: false });
  });

  test('tell every change once, when it is kept already', () => {
    const store = memoryStore();
    const settings = keptSettings(store);
    const heard: unknown[] = [];
    const end = settings.watch(() => heard.push(settings.value.speed));
    settings.change({ speed: 1 });
    settings.change({ speed: 4 });
    end();
    settings.change({ speed: 5 });
    expect(heard).toEqual([1, 4]);
    expect(loadSettings(store).speed).toBe(5);
  });
});

function storage(failing: { readonly read?: boolean; readonly write?: () => boolean } = {}): Storage {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    clear: () => texts.clear(),
    key: (index) => [...texts.keys()][index] ?? null,
    removeItem: (key) => void texts.delete(key),
    getItem(key) {
      if (failing.read === true) throw new DOMException('no', 'SecurityError');
      return texts.get(key) ?? null;
    },
    setItem(key, text) {
      if (failing.write?.() === true) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
    },
  };
}

describe("the browser's storage", () => {
  test('keeps texts and leaves no trace of its probe', () => {
    const kept = storage();
    const store = browserStore(() => kept);
    store.write('a', 'text');
    expect([store.read('a'), store.read('b'), store.lasting]).toEqual(['text', null, true]);
    expect(kept.length).toBe(1);
  });

  test('is memory where asking for it throws, as in an iframe of another site', () => {
    const store = browserStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    store.write('a', 'text');
    expect([store.read('a'), store.lasting]).toEqual(['text', false]);
  });

  test('is memory where it takes nothing', () => {
    const store = browserStore(() => storage({ write: () => true }));
    store.write('a', 'text');
    expect([store.read('a'), store.lasting]).toEqual(['text', false]);
  });

  test('reads what was last written where it fills up later', () => {
    let full = false;
    const store = browserStore(() => storage({ write: () => full }));
    store.write('a', 'old');
    full = true;
    store.write('a', 'new');
    expect(store.read('a')).toBe('new');
    full = false;
    store.write('a', 'newest');
    expect(store.read('a')).toBe('newest');
  });

  test('reads nothing where reading throws', () => {
    expect(browserStore(() => storage({ read: true })).read('a')).toBeNull();
  });
});
