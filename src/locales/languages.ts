/** The languages the game speaks. */
export const LANGUAGES = ['en', 'es', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** English drawn out, for looking at the pages with longer texts (pseudo.ts). */
export const PSEUDO_TAG = 'en-XA';

/** A language's own name, the same in every language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
};

/** The language of a tag, its region left aside ("es-419", "es_MX" and "ES" are Spanish), or null. */
export function languageOf(tag: unknown): Language | null {
  if (typeof tag !== 'string') return null;
  const [first] = tag.trim().toLowerCase().split(/[-_]/);
  return LANGUAGES.find((language) => language === first) ?? null;
}

/** The first of the given tags that is a language of the game, English where none is. */
export function chooseLanguage(tags: readonly unknown[]): Language {
  for (const tag of tags) {
    const language = languageOf(tag);
    if (language !== null) return language;
  }
  return 'en';
}

/** Whoever may ask for a language; null where nobody does. */
export interface AskedLanguages {
  /** The page's address, `?lang`. */
  readonly address: string | null;
  /** The lobby round the game. */
  readonly host: string | null;
  /** The player, in the settings. */
  readonly setting: string | null;
  /** The browser, its user's first choice first. */
  readonly browser: readonly string[];
}

/** The language to speak: what the address asks for goes before the lobby, the player's setting and the browser. */
export function languageToSpeak({ address, host, setting, browser }: AskedLanguages): Language {
  return chooseLanguage([address, host, setting, ...browser]);
}
