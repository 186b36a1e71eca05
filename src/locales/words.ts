// The game's words in one language: texts with their placeholders filled, plurals, numbers and money.

import type { Card } from '../cards/card.ts';
import { rankOf, suitOf } from '../cards/card.ts';
import { chipFigure, moneyFormat } from '../money/amount.ts';
import type { Catalogue, OpenKey, PlainKey, Text, Translation, Values, ValuesOf } from './catalogue.ts';
import type { Source } from './en.ts';
import type { Language } from './languages.ts';
import type { Wording } from './wording.ts';

/** Says the texts of a catalogue. */
export interface Say<S extends Catalogue> {
  (key: PlainKey<S>): string;
  <Key extends OpenKey<S>>(key: Key, values: ValuesOf<S[Key]>): string;
}

export interface Words {
  readonly language: Language;
  readonly wording: Wording;
  readonly say: Say<Source>;
  /** An amount with the currency named, as for a balance in a sentence. */
  readonly sum: (amount: number) => string;
  /** An amount without the currency, as on spots and in the money line. */
  readonly amount: (amount: number) => string;
  /** A chip's figure. */
  readonly figure: (amount: number) => string;
  readonly card: (card: Card) => string;
  /** "A, B, C" as the language lists things. */
  readonly list: (items: readonly string[]) => string;
}

const PLACEHOLDER = /\{(\w+)\}/g;

/** A letter that is written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name from outside, such as an operator's table in Arabic, does not turn round the figures beside it. */
const isolated = (value: string): string => (RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value);

/** Says the texts of one catalogue in one language. */
export function sayer<S extends Catalogue>(texts: Translation<S>, language: string): Say<S> {
  // Made when a text first needs them: each costs more than all the first words of a table.
  let plurals: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  const formOf = (count: number): string => {
    plurals ??= new Intl.PluralRules(language);
    return plurals.select(count);
  };
  const figure = (value: number): string => {
    numbers ??= new Intl.NumberFormat(language);
    return numbers.format(value);
  };
  const lineOf = (text: Text, values: Values): string => {
    if (typeof text === 'string') return text;
    return formOf(Number(values.count)) === 'one' ? text.one : text.other;
  };
  return (key: keyof S & string, values: Values = {}) =>
    lineOf(texts[key], values).replace(PLACEHOLDER, (whole, name: string) => {
      const value = values[name];
      if (value === undefined) return whole;
      return typeof value === 'number' ? figure(value) : isolated(value);
    });
}

/** Lists in English go without the comma before the last. */
export const listed = (language: Language): string => (language === 'en' ? 'en-GB' : language);

export function wordsIn(
  language: Language,
  texts: Translation<Source>,
  currency: string,
  wording: Wording = 'casino',
): Words {
  const say = sayer<Source>(texts, language);
  let list: Intl.ListFormat | undefined;
  return {
    language,
    wording,
    say,
    // Coins have no currency.
    sum: moneyFormat(currency, language, wording === 'casino'),
    amount: moneyFormat(currency, language, false),
    figure: chipFigure(currency, language),
    card: (card) => say('card', { rank: say(`rank.${rankOf(card)}`), suit: say(`suit.${suitOf(card)}`) }),
    list: (items) => {
      list ??= new Intl.ListFormat(listed(language), { type: 'unit', style: 'long' });
      return list.format(items);
    },
  };
}
