/** The languages the game speaks. */
export const LANGUAGES = ['en', 'es', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

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

/**
 * The first of the given tags that is a language of the game, English where none is. The order is the caller's: address,
 * host, setting, browser.
 */
export function chooseLanguage(tags: readonly unknown[]): Language {
  for (const tag of tags) {
    const language = languageOf(tag);
    if (language !== null) return language;
  }
  return 'en';
}
