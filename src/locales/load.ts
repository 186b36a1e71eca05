import type { Translation } from './catalogue.ts';
import type { Source } from './en.ts';
import type { Language } from './languages.ts';
import type { SocialSource } from './social-en.ts';
import type { Wording } from './wording.ts';

const CATALOGUES: Readonly<Record<Language, () => Promise<Translation<Source>>>> = {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
};

/** What a social casino says otherwise. */
const SOCIAL: Readonly<Record<Language, () => Promise<Translation<SocialSource>>>> = {
  en: async () => (await import('./social-en.ts')).socialEn,
  es: async () => (await import('./social-es.ts')).socialEs,
  fr: async () => (await import('./social-fr.ts')).socialFr,
};

/** Fetches a language's texts; the others stay where they are. */
export async function loadTexts(
  language: Language,
  wording: Wording = 'casino',
): Promise<Translation<Source>> {
  if (wording === 'casino') return CATALOGUES[language]();
  const [texts, social] = await Promise.all([CATALOGUES[language](), SOCIAL[language]()]);
  return { ...texts, ...social };
}
