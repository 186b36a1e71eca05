import type { Translation } from './catalogue.ts';
import type { Source } from './en.ts';
import type { Language } from './languages.ts';

const CATALOGUES: Readonly<Record<Language, () => Promise<Translation<Source>>>> = {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
};

/** Fetches a language's texts; the others stay where they are. */
export function loadTexts(language: Language): Promise<Translation<Source>> {
  return CATALOGUES[language]();
}
