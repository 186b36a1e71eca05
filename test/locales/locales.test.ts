import { describe, expect, test } from 'vitest';
import { en, type Source } from '../../src/locales/en.ts';
import { es } from '../../src/locales/es.ts';
import { fr } from '../../src/locales/fr.ts';
import { helpEn } from '../../src/locales/help-en.ts';
import { helpEs } from '../../src/locales/help-es.ts';
import { helpFr } from '../../src/locales/help-fr.ts';
import { chooseLanguage, languageOf, languageToSpeak } from '../../src/locales/languages.ts';
import { drawnOut } from '../../src/locales/pseudo.ts';
import { type Words, wordsIn } from '../../src/locales/words.ts';

type Texts = Readonly<Record<string, string | { readonly one: string; readonly other: string }>>;

const TRANSLATIONS: readonly (readonly [string, Texts, Texts])[] = [
  ['es', en, es],
  ['fr', en, fr],
  ['help in es', helpEn, helpEs],
  ['help in fr', helpEn, helpFr],
];

const lines = (text: Texts[string] | undefined): readonly string[] =>
  text === undefined ? [] : typeof text === 'string' ? [text] : [text.one, text.other];

const placeholders = (text: Texts[string] | undefined): readonly string[] =>
  [...new Set(lines(text).flatMap((line) => line.match(/\{\w+\}/g) ?? []))].sort();

describe.each(TRANSLATIONS)('the texts %s', (_, source, translation) => {
  test('have the same keys', () => {
    expect(Object.keys(translation).sort()).toEqual(Object.keys(source).sort());
  });

  test('have the same placeholders', () => {
    for (const key of Object.keys(source))
      expect([key, placeholders(translation[key])]).toEqual([key, placeholders(source[key])]);
  });

  test('are none of them empty, and no brace is left over', () => {
    for (const [key, text] of Object.entries(translation)) {
      for (const line of lines(text)) {
        expect([key, line.trim()]).not.toEqual([key, '']);
        expect(line.replace(/\{\w+\}/g, '')).not.toMatch(/[{}]/);
      }
    }
  });
});

test.each([
  ['es', 'es'],
  ['es-419', 'es'],
  ['es_MX', 'es'],
  ['ES', 'es'],
  [' fr-CA ', 'fr'],
  ['FR', 'fr'],
  ['en-GB', 'en'],
  ['de', null],
  ['', null],
  ['x', null],
  ['español', null],
  [undefined, null],
  [null, null],
  [7, null],
])('G12: the tag %j is the language %j', (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});

test('the language is that of the first tag that is one of the game', () => {
  expect(chooseLanguage(['de', null, 'fr-CH', 'es'])).toBe('fr');
  expect(chooseLanguage(['de', 'it'])).toBe('en');
  expect(chooseLanguage([])).toBe('en');
});

test.each([
  [{ address: 'fr', host: 'es', setting: 'en', browser: ['en'] }, 'fr'],
  [{ address: null, host: 'es-419', setting: 'fr', browser: ['en'] }, 'es'],
  [{ address: 'de', host: 'es_MX', setting: 'fr', browser: ['en'] }, 'es'],
  [{ address: null, host: null, setting: 'fr', browser: ['es'] }, 'fr'],
  [{ address: '', host: 'x', setting: null, browser: ['de-CH', 'fr-CH', 'es'] }, 'fr'],
  [{ address: null, host: null, setting: null, browser: ['de'] }, 'en'],
  [{ address: null, host: null, setting: null, browser: [] }, 'en'],
])('of those asked for in %j, %s is spoken: address, lobby, setting, browser', (asked, language) => {
  expect(languageToSpeak(asked)).toBe(language);
});

describe('words', () => {
  const english = wordsIn('en', en, 'EUR');
  const spanish = wordsIn('es', es, 'EUR');
  const french = wordsIn('fr', fr, 'EUR');

  test('are counted as the language does', () => {
    const hands = (words: Words, count: number) => words.say('hands', { count });
    expect([0, 1, 2].map((count) => hands(english, count))).toEqual(['0 hands', '1 hand', '2 hands']);
    expect([0, 1, 2].map((count) => hands(spanish, count))).toEqual(['0 manos', '1 mano', '2 manos']);
    expect([0, 1, 2].map((count) => hands(french, count))).toEqual(['0 main', '1 main', '2 mains']);
  });

  test('have their placeholders filled', () => {
    expect(english.say('offer.insurance', { box: 2 })).toBe('Insurance for box 2?');
    expect(french.say('felt.insurance', { win: 2, stake: 1 })).toBe('Assurance paie 2 pour 1');
  });

  test('name cards', () => {
    expect(english.card('As')).toBe('ace of spades');
    expect(spanish.card('Td')).toBe('diez de diamantes');
    expect(french.card('Qh')).toBe('dame de cœur');
  });

  test('write money in the currency of the table', () => {
    expect(english.amount(130_950)).toBe('1,309.50');
    expect(french.amount(130_950)).toBe('1\u202f309,50');
    expect(spanish.sum(49_700)).toBe('497,00\u00a0€');
    expect(wordsIn('en', en, 'JPY').amount(1500)).toBe('1,500');
    expect(wordsIn('en', en, 'KWD').amount(1500)).toBe('1.500');
    expect([50, 100, 2500].map(english.figure)).toEqual(['0.50', '1', '25']);
  });

  test('G13: a name in Arabic or Hebrew is set apart, so that the figures beside it keep their order', () => {
    const arabic = '\u0635\u0627\u0644\u0648\u0646';
    expect(
      english.say('history.row', {
        time: '21:48',
        table: arabic,
        id: 'A7',
        staked: '5.00',
        returned: '10.00',
        net: '+5.00',
      }),
    ).toBe(`21:48, \u2068${arabic}\u2069, round A7: 5.00 bet, 10.00 returned, +5.00 net`);
    expect(french.say('house.title', { table: 'Multi Hand' })).toBe('Multi Hand · Baize');
  });

  test('list things without a comma before the last', () => {
    expect(english.list(['a', 'b'])).toBe('a, b');
    expect(spanish.list(['a', 'b'])).toMatch(/^a(,| y) b$/);
  });
});

describe('the pseudo-locale', () => {
  test('is about two fifths longer and keeps placeholders and plurals', () => {
    const long = drawnOut<Source>(en);
    const length = (texts: Texts) => Object.values(texts).flatMap(lines).join('').length;
    expect(length(long) / length(en)).toBeGreaterThanOrEqual(1.4);
    for (const key of Object.keys(en))
      expect([key, placeholders((long as Texts)[key])]).toEqual([key, placeholders((en as Texts)[key])]);
    expect(wordsIn('en', long, 'EUR').say('hands', { count: 1 })).toMatch(/^1 /);
  });
});
