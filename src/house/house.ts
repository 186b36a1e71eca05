// What every page of the game is opened with.

import type { HouseRules } from '../house-rules/house-rules.ts';
import { withLanguage } from '../launch/launch-options.ts';
import type { Language } from '../locales/languages.ts';
import { languageOf, PSEUDO_TAG } from '../locales/languages.ts';
import { loadTexts } from '../locales/load.ts';
import { type Words, wordsIn } from '../locales/words.ts';
import type { TextStore } from '../money/store.ts';
import type { KeptSettings } from '../settings/kept-settings.ts';

export interface House {
  readonly page: HTMLElement;
  readonly store: TextStore;
  /** What is this tab's alone, and goes on through a reload. */
  readonly tab: TextStore;
  readonly settings: KeptSettings;
  readonly houseRules: HouseRules;
  /** The language as the address gave it. */
  readonly lang: string | null;
  readonly language: Language | typeof PSEUDO_TAG;
  /** The address asks for a picture without the graphics card. */
  readonly plainCanvas: boolean;
  /** The address of the picker; null where a lobby opened the table. */
  readonly home: string | null;
}

/** Which table was played last. */
export const LAST_TABLE = 'baize.table';

/** The words of a language in a currency, as the house speaks; the page is then in that language. */
export async function wordsFor(
  { houseRules: { wording } }: Pick<House, 'houseRules'>,
  tag: string,
  currency: string,
): Promise<Words> {
  const language = languageOf(tag) ?? 'en';
  const loaded = await loadTexts(language, wording);
  const texts = tag === PSEUDO_TAG ? (await import('../locales/pseudo.ts')).drawnOut(loaded) : loaded;
  document.documentElement.lang = language;
  return wordsIn(language, texts, currency, wording);
}

/**
 * The player has chosen a language: one that the page's address asks for gives way to it, so that neither a reload nor the way
 * to another table goes back. The language that links take along.
 */
export function chosenOver(lang: string | null, language: string): string | null {
  if (lang === null) return null;
  const { pathname, search, hash } = location;
  history.replaceState(history.state, '', `${pathname}${withLanguage(search, language)}${hash}`);
  return language;
}

/** The faces that the first picture needs. */
const FACES = [
  '400 20px "Marcellus"',
  '500 16px "IBM Plex Sans Condensed"',
  '600 16px "IBM Plex Sans Condensed"',
  '700 16px "IBM Plex Sans Condensed"',
] as const;

/** How long a page of words waits for its type, milliseconds. */
const PATIENCE = 3000;

/**
 * Nothing is drawn in a fallback; a face that cannot be had, or does not come in time, does not hold the game up (B28). The
 * stage waits for its own.
 */
export async function loadFonts(): Promise<void> {
  const patience = new Promise((resume) => setTimeout(resume, PATIENCE));
  await Promise.race([patience, Promise.all(FACES.map((face) => document.fonts.load(face).catch(() => [])))]);
}
