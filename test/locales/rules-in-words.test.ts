import { describe, expect, test } from 'vitest';
import { feltTexts } from '../../src/locales/felt-texts.ts';
import { helpPage, loadHelp } from '../../src/locales/help.ts';
import { LANGUAGES } from '../../src/locales/languages.ts';
import { loadTexts } from '../../src/locales/load.ts';
import { wordsIn } from '../../src/locales/words.ts';
import {
  doubleExposure,
  doubleExposure3Hand,
  multiHand,
  TABLES,
  threeHand,
} from '../../src/tables/all-tables.ts';
import type { TableRules } from '../../src/tables/rules.ts';

const english = async () => wordsIn('en', await loadTexts('en'), 'EUR');

async function pageOf(rules: TableRules, language: (typeof LANGUAGES)[number] = 'en') {
  const words = wordsIn(language, await loadTexts(language), rules.currency);
  return helpPage(await loadHelp(language), words, rules, 100_000);
}

async function textOf(rules: TableRules, language?: (typeof LANGUAGES)[number]): Promise<string> {
  const { title, sections } = await pageOf(rules, language);
  const tables = sections.flatMap(({ payTables }) => payTables);
  return [
    title,
    ...sections.flatMap((section) => [section.title, ...section.lines]),
    ...tables.flatMap((table) => [table.title, ...table.lines, ...table.rows.map((row) => row.join(' '))]),
  ].join('\n');
}

describe('the print on the felt', () => {
  test.each([
    [doubleExposure, 'Blackjack pays 1 to 1', ['Dealer stands on all 17s', 'Dealer wins ties']],
    [doubleExposure3Hand, 'Blackjack pays 1 to 1', ['Dealer hits soft 17', 'Dealer wins ties']],
    [threeHand, 'Blackjack pays 3 to 2', ['Dealer stands on all 17s', 'Insurance pays 2 to 1']],
    [multiHand, 'Blackjack pays 3 to 2', ['Dealer stands on all 17s', 'Insurance pays 2 to 1']],
  ])('says the rules of $name', async (rules, headline, second) => {
    const texts = feltTexts(await english(), rules);
    expect([texts.headline, texts.secondLine]).toEqual([headline, second]);
  });

  test('A27: follows the numbers of the table', async () => {
    const texts = feltTexts(await english(), {
      ...threeHand,
      blackjack: { ...threeHand.blackjack, pays: [6, 5] },
    });
    expect(texts.headline).toBe('Blackjack pays 6 to 5');
  });
});

describe('the rules page', () => {
  test.each([
    ['en', 'Where a phone’s silent switch is on, the table is silent too'],
    ['es', 'Si el interruptor de silencio del teléfono está activado, la mesa también calla'],
    ['fr', 'Quand l’interrupteur silencieux du téléphone est actionné, la table se tait aussi'],
  ] as const)('D09: says in %s that a silenced phone silences the table', async (language, line) => {
    for (const rules of TABLES) expect(await textOf(rules, language)).toContain(line);
  });

  test.each([
    [doubleExposure, ['6 decks', 'up to 4 boxes', 'hard 9, 10 or 11', 'until it has 4', '250 to 1', '20.00']],
    [doubleExposure3Hand, ['5 decks', 'up to 3 boxes', 'counting an ace as 1 or soft 17', 'same rank']],
    [threeHand, ['4 decks', 'an ace or a card worth 10', 'one half', '3 to 2', '10 to 1', '30 to 1']],
    [multiHand, ['6 decks', 'up to 5 boxes', 'worth 4, 5 or 10', 'does not look', 'a blackjack can be']],
  ])('of $name says its numbers', async (rules, parts) => {
    const text = await textOf(rules);
    for (const part of parts) expect(text).toContain(part);
  });

  test('has no section twice, and none of a table without side bets speaks of them', async () => {
    for (const rules of TABLES) {
      const { sections } = await pageOf(rules);
      const titles = sections.map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
      expect(titles.includes('Side bets')).toBe(rules.sideBets.length > 0);
    }
  });

  test.each(LANGUAGES)('in %s has every number of the data', async (language) => {
    for (const rules of TABLES) {
      const text = await textOf(rules, language);
      const words = wordsIn(language, await loadTexts(language), rules.currency);
      const numbers = [
        `${rules.decks}`,
        `${rules.boxes}`,
        words.amount(rules.limits.min),
        words.amount(rules.limits.max),
        words.say('odds', { win: rules.blackjack.pays[0], stake: rules.blackjack.pays[1] }),
        ...rules.sideBets.flatMap(({ pays }) =>
          pays.map(([win, stake]) => words.say('odds', { win, stake })),
        ),
      ];
      for (const number of numbers) expect([rules.id, text.includes(number)]).toEqual([rules.id, true]);
      expect(text).not.toMatch(/[{}]|undefined|NaN/);
    }
  });
});
