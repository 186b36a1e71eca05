import { describe, expect, test } from 'vitest';
import { feltTexts } from '../../src/locales/felt-texts.ts';
import { helpPage, loadHelp } from '../../src/locales/help.ts';
import { helpEn } from '../../src/locales/help-en.ts';
import { helpEs } from '../../src/locales/help-es.ts';
import { helpFr } from '../../src/locales/help-fr.ts';
import { LANGUAGES, type Language } from '../../src/locales/languages.ts';
import { loadTexts } from '../../src/locales/load.ts';
import { socialHelpEn } from '../../src/locales/social-help-en.ts';
import { socialHelpEs } from '../../src/locales/social-help-es.ts';
import { socialHelpFr } from '../../src/locales/social-help-fr.ts';
import type { Wording } from '../../src/locales/wording.ts';
import { wordsIn } from '../../src/locales/words.ts';
import { TABLES } from '../../src/tables/all-tables.ts';
import { AT } from './help-at.ts';

// A social casino speaks of plays and coins: no word of money is left in any message, on the felt or in the help.

/** Words of money, bets and winnings; a word must not stand anywhere, so that a new message cannot bring it back. */
const MONEY: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:re)?bet(?:s|ting|tor)?\b|\bstak(?:e|es|ed|ing)\b|\bwager|\bmoney\b|\bcash|\bwin(?:s|ner|ning|nings)?\b|\bwon\b|\bpa(?:y|ys|id|ying|yout|youts|yment)\b|\bgambl|\bcurrenc|\bbalance\b|\bdeposit|\bbank|\bprice|€|\$|£/i,
  es: /apuest|apost|dinero|premio|(?<!\p{L})gan(?:a|ar|as|ada|ado|an|ó|ancia|ancias)(?!\p{L})|(?<!\p{L})pag(?:a|ar|o|os|an|ada|ado)(?!\p{L})|cobr|(?<!\p{L})caja(?!\p{L})|saldo|moneda de|euro/iu,
  fr: /(?<!\p{L})(?:mis(?:e|es|é|és|ée|ées|er|ez)|paris?|parier|gains?|pa(?:ie|yé|yée|yés|yer|iement|ient)|rebet|sous d)(?!\p{L})|argent|gagn|caisse|solde|encaiss|euro/iu,
};

type Texts = Readonly<Record<string, string | { readonly one: string; readonly other: string }>>;

/** What of a catalogue speaks of money: "key: text", its placeholders left out. */
function ofMoney(language: Language, texts: Texts): readonly string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    (typeof text === 'string' ? [text] : [text.one, text.other])
      .filter((line) => MONEY[language].test(line.replace(/\{\w+\}/g, '')))
      .map((line) => `${key}: ${line}`),
  );
}

const HELP: Readonly<Record<Language, Texts>> = {
  en: { ...helpEn, ...socialHelpEn },
  es: { ...helpEs, ...socialHelpEs },
  fr: { ...helpFr, ...socialHelpFr },
};

const wordsOf = async (language: Language, wording: Wording) =>
  wordsIn(language, await loadTexts(language, wording), 'EUR', wording);

describe.each(LANGUAGES)('in %s', (language) => {
  test('no message speaks of money', async () => {
    expect(ofMoney(language, await loadTexts(language, 'social'))).toEqual([]);
  });

  test('no line of the help speaks of money', () => {
    expect(ofMoney(language, HELP[language])).toEqual([]);
  });

  test.each(TABLES)('the felt and the rules page of $id speak of no money', async (rules) => {
    const words = await wordsOf(language, 'social');
    const page = helpPage(await loadHelp(language, 'social'), words, rules, AT);
    const felt = feltTexts(words, rules);
    const printed = [
      ...Object.values(felt).flatMap((text) => (typeof text === 'string' ? [text] : [])),
      ...felt.secondLine,
      ...Object.values(felt.sideSign).flatMap(({ title, lines }) => [title, ...lines]),
      felt.won(500),
      felt.greatWinLine(500, 11, 1),
      JSON.stringify(page),
    ];
    expect(printed.filter((text) => MONEY[language].test(text))).toEqual([]);
  });

  test('coins have no currency', async () => {
    const { sum, amount } = await wordsOf(language, 'social');
    expect(sum(123_450)).toBe(amount(123_450));
  });

  test('a casino does speak of money', async () => {
    expect(ofMoney(language, await loadTexts(language)).length).toBeGreaterThan(50);
  });
});

test('bet and win are play and gain, in each language its own', async () => {
  const labels = await Promise.all(
    LANGUAGES.map(async (language) => {
      const { say } = await wordsOf(language, 'social');
      return [
        say('money.balance'),
        say('money.bet'),
        say('money.win'),
        say('rebet'),
        say('spot.main', { box: 1, amount: '5' }),
      ];
    }),
  );
  expect(labels).toEqual([
    ['Coins', 'Play', 'Gain', 'Repeat', 'Box 1, main play, 5'],
    ['Monedas', 'Jugada', 'Suma', 'Repetir', 'Casilla 1, jugada principal, 5'],
    ['Pièces', 'Jeu', 'En plus', 'Rejouer', 'Case 1, jeu principal, 5'],
  ]);
});
