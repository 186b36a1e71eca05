// The keys that stand for buttons and for questions to the dealer. A player may choose others, and give a key up.

export const SHORTCUTS = [
  'hit',
  'stand',
  'double',
  'split',
  'standAll',
  'accept',
  'decline',
  'deal',
  'rebet',
  'clear',
  'undo',
  'tellTable',
  'tellDealer',
  'tellHand',
  'tellBalance',
  'tellChoices',
] as const;

export type Shortcut = (typeof SHORTCUTS)[number];

/** Those that ask the dealer. */
export const RECITALS = ['tellTable', 'tellDealer', 'tellHand', 'tellBalance', 'tellChoices'] as const;
export type Recital = (typeof RECITALS)[number];

/** The key of each, as the keyboard writes it in lower case; none where it was given up. */
export type Keys = Readonly<Record<Shortcut, string>>;

export const DEFAULT_KEYS: Keys = {
  hit: 'h',
  stand: 's',
  double: 'd',
  split: 'p',
  standAll: 'a',
  accept: 'y',
  decline: 'x',
  deal: 'g',
  rebet: 'r',
  clear: 'n',
  undo: 'u',
  tellTable: 't',
  tellDealer: 'w',
  tellHand: 'i',
  tellBalance: 'b',
  tellChoices: 'o',
};

/** One sign that a key writes. Digits are the chips', and Space and named keys such as Enter work the buttons. */
export function isKey(text: string): boolean {
  return [...text].length === 1 && text === text.toLowerCase() && !/[\s\d]/.test(text);
}

/** The keys with one of them changed. A key stands for one thing: what had it before has none. */
export function withKey(keys: Keys, shortcut: Shortcut, key: string): Keys {
  const changed = { ...keys };
  for (const each of SHORTCUTS) if (keys[each] === key) changed[each] = '';
  changed[shortcut] = key;
  return changed;
}

/** Keys out of whatever was kept: what is missing or damaged is as at first, and no key stands for two things. */
export function readKeys(kept: unknown): Keys {
  const given = new Map<string, unknown>(
    typeof kept === 'object' && kept !== null ? Object.entries(kept) : [],
  );
  const keys = { ...DEFAULT_KEYS };
  for (const each of SHORTCUTS) {
    const key = given.get(each);
    if (typeof key === 'string' && (key === '' || isKey(key))) keys[each] = key;
  }
  const taken = new Set<string>();
  for (const each of SHORTCUTS) {
    if (taken.has(keys[each])) keys[each] = '';
    else if (keys[each] !== '') taken.add(keys[each]);
  }
  return keys;
}
