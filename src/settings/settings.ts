// The player's settings: each with its shape and its default, read field by field so that damage to one costs no other.

import type { TextStore } from '../money/store.ts';
import { DEFAULT_KEYS, type Keys, readKeys } from './shortcut-keys.ts';
import { SPEEDS } from './speed.ts';

export { SPEEDS, type Speed } from './speed.ts';

/** Minutes between reminders of how long one has been playing; 0 is none. */
export const REMINDERS = [0, 15, 30, 60] as const;
/** Parts of the bet from which on a decision's cost is questioned. */
export const WARN_FROM = [0.05, 0.15, 0.3] as const;
export const MOTIONS = ['auto', 'full', 'reduced'] as const;
/** How much is said of a round: all of it; cards, prompts and results; prompts and results alone. */
export const ANNOUNCEMENTS = ['full', 'short', 'results'] as const;
export type Announcements = (typeof ANNOUNCEMENTS)[number];
/** Which presses that cost money are asked about: none; those that take more than half of what is left; all. */
export const CONFIRMATIONS = ['never', 'large', 'always'] as const;
export type Confirmations = (typeof CONFIRMATIONS)[number];

/** A value where it fits; undefined where it does not. By hand: every page begins with the settings, and waits for no library. */
type Shape<T> = (value: unknown) => T | undefined;

const flag: Shape<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
const oneOf =
  <T>(values: readonly T[]): Shape<T> =>
  (value) =>
    values.find((each) => each === value);
/** From 0 to 1. */
const volume: Shape<number> = (value) =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : undefined;
const keys: Shape<Keys> = (value) =>
  typeof value === 'object' && value !== null ? readKeys(value) : undefined;

const LONGEST_TAG = 35;
const tag: Shape<string | null> = (value) =>
  value === null || (typeof value === 'string' && value.length <= LONGEST_TAG) ? value : undefined;

/** What each setting may be, where it is given. */
const shapes = {
  /** 1 to 5, higher is faster. */
  speed: oneOf(SPEEDS),
  effects: flag,
  effectsVolume: volume,
  ambience: flag,
  ambienceVolume: volume,
  /** Silence for everything, without a change of what is on and how loud. */
  muted: flag,
  /** What is heard and said stands on the screen in words. */
  captions: flag,
  /** `auto` follows the system's wish for less motion. */
  motion: oneOf(MOTIONS),
  fourColour: flag,
  bigIndex: flag,
  /** Buttons and chips change sides. */
  leftHanded: flag,
  /** Very bad decisions are questioned before they are taken. */
  warnings: flag,
  /** What a decision must cost to be questioned, as a part of the bet. */
  warnFrom: oneOf(WARN_FROM),
  /** What each open decision is worth stands beside its button. */
  coach: flag,
  confirmations: oneOf(CONFIRMATIONS),
  /** Single keys stand for buttons (WCAG 2.1.4 asks for a way to switch them off). */
  shortcuts: flag,
  /** The key of each shortcut. */
  keys,
  announcements: oneOf(ANNOUNCEMENTS),
  reminder: oneOf(REMINDERS),
  /** A language's tag; null: as the browser says. */
  language: tag,
} as const;

export type SettingName = keyof typeof shapes;
export type Settings = {
  readonly [Name in SettingName]: Exclude<ReturnType<(typeof shapes)[Name]>, undefined>;
};
export type Motion = Settings['motion'];

const isName = (text: string): text is SettingName => Object.hasOwn(shapes, text);

export const SETTING_NAMES: readonly SettingName[] = Object.keys(shapes).filter(isName);

export const DEFAULT_SETTINGS: Settings = {
  speed: 3,
  effects: true,
  effectsVolume: 0.7,
  ambience: false,
  ambienceVolume: 0.3,
  muted: false,
  captions: false,
  motion: 'auto',
  fourColour: false,
  bigIndex: false,
  leftHanded: false,
  warnings: true,
  warnFrom: 0.15,
  coach: false,
  confirmations: 'large',
  shortcuts: true,
  keys: DEFAULT_KEYS,
  announcements: 'full',
  reminder: 0,
  language: null,
};

export type SettingsGiven =
  | { readonly ok: true; readonly settings: Partial<Settings> }
  /** The path of the first field that does not fit. */
  | { readonly ok: false; readonly at: string };

/** Some settings as a lobby gives them: what is unknown or does not fit is a fault, so that nothing is passed over. */
export function checkSettings(value: unknown): SettingsGiven {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { ok: false, at: '' };
  let settings: Partial<Settings> = {};
  for (const [name, given] of Object.entries(value)) {
    const read = isName(name) ? shapes[name](given) : undefined;
    if (read === undefined) return { ok: false, at: name };
    settings = { ...settings, [name]: read };
  }
  return { ok: true, settings };
}

/** Those of the settings that were kept and can be read. */
export function chosenIn(kept: unknown): Partial<Settings> {
  const fields = new Map<string, unknown>(
    typeof kept === 'object' && kept !== null ? Object.entries(kept) : [],
  );
  let chosen: Partial<Settings> = {};
  for (const name of SETTING_NAMES) {
    const one = fields.has(name) ? checkSettings({ [name]: fields.get(name) }) : null;
    if (one?.ok === true) chosen = { ...chosen, ...one.settings };
  }
  return chosen;
}

/** Settings out of whatever was kept: what is missing or damaged takes its default. */
export function readSettings(kept: unknown): Settings {
  return { ...DEFAULT_SETTINGS, ...chosenIn(kept) };
}

const KEY = 'baize.settings';

/** What the player has chosen so far, as it was kept. */
export function loadChosen(store: TextStore): Partial<Settings> {
  const text = store.read(KEY);
  if (text === null) return {};
  try {
    return chosenIn(JSON.parse(text));
  } catch {
    return {};
  }
}

export function loadSettings(store: TextStore): Settings {
  return { ...DEFAULT_SETTINGS, ...loadChosen(store) };
}

/** Keeps what the player has chosen; what was never touched stays open for a lobby's or a later version's default. */
export function keepSettings(store: TextStore, chosen: Partial<Settings>): void {
  store.write(KEY, JSON.stringify(chosen));
}
