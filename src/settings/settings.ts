// The player's settings: one schema with a default for each, read field by field so that damage to one costs no other.

import * as v from 'valibot';
import type { TextStore } from '../money/store.ts';
import { SPEEDS } from './speed.ts';

export { SPEEDS, type Speed } from './speed.ts';

/** Minutes between reminders of how long one has been playing; 0 is none. */
export const REMINDERS = [0, 15, 30, 60] as const;
/** Parts of the bet from which on a decision's cost is questioned. */
export const WARN_FROM = [0.05, 0.15, 0.3] as const;
export const MOTIONS = ['auto', 'full', 'reduced'] as const;

const volume = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const fields = {
  /** 1 to 5, higher is faster. */
  speed: v.optional(v.fallback(v.picklist(SPEEDS), 3), 3),
  effects: v.optional(v.fallback(v.boolean(), true), true),
  effectsVolume: v.optional(v.fallback(volume, 0.7), 0.7),
  ambience: v.optional(v.fallback(v.boolean(), false), false),
  ambienceVolume: v.optional(v.fallback(volume, 0.3), 0.3),
  /** Silence for everything, without a change of what is on and how loud. */
  muted: v.optional(v.fallback(v.boolean(), false), false),
  /** `auto` follows the system's wish for less motion. */
  motion: v.optional(v.fallback(v.picklist(MOTIONS), 'auto'), 'auto'),
  fourColour: v.optional(v.fallback(v.boolean(), false), false),
  bigIndex: v.optional(v.fallback(v.boolean(), false), false),
  /** Very bad decisions are questioned before they are taken. */
  warnings: v.optional(v.fallback(v.boolean(), true), true),
  /** What a decision must cost to be questioned, as a part of the bet. */
  warnFrom: v.optional(v.fallback(v.picklist(WARN_FROM), 0.15), 0.15),
  /** What each open decision is worth stands beside its button. */
  coach: v.optional(v.fallback(v.boolean(), false), false),
  /** Single keys stand for buttons (WCAG 2.1.4 asks for a way to switch them off). */
  shortcuts: v.optional(v.fallback(v.boolean(), true), true),
  reminder: v.optional(v.fallback(v.picklist(REMINDERS), 0), 0),
  /** A language's tag; null: as the browser says. */
  language: v.optional(v.fallback(v.nullable(v.pipe(v.string(), v.maxLength(35))), null), null),
} as const;

const schema = v.object(fields);

export type Settings = Readonly<v.InferOutput<typeof schema>>;
export type Motion = Settings['motion'];

export const DEFAULT_SETTINGS: Settings = v.parse(schema, {});

/** Settings out of whatever was kept: what is missing or damaged takes its default. */
export function readSettings(kept: unknown): Settings {
  const parsed = v.safeParse(schema, kept);
  return parsed.success ? parsed.output : DEFAULT_SETTINGS;
}

const KEY = 'baize.settings';

export function loadSettings(store: TextStore): Settings {
  const text = store.read(KEY);
  if (text === null) return DEFAULT_SETTINGS;
  try {
    return readSettings(JSON.parse(text));
  } catch {
    return DEFAULT_SETTINGS;
  }
}

export function keepSettings(store: TextStore, settings: Settings): void {
  store.write(KEY, JSON.stringify(settings));
}
