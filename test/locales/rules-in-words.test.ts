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
import { AT } from './help-at.ts';

const english = async () => wordsIn('en', await loadTexts('en'), 'EUR');

async function pageOf(rules: TableRules, language: (typeof LANGUAGES)[number] = 'en') {
  const words = wordsIn(language, await loadTexts(language), rules.currency);
  return helpPage(await loadHelp(language), words, rules, AT);
}

async function textOf(rules: TableRules, language?: (typeof LANGUAGES)[number]): Promise<string> {
  const { title, guide, sections } = await pageOf(rules, language);
  const tables = sections.flatMap(({ payTables }) => payTables);
  return [
    title,
    guide.title,
    ...guide.lines,
    ...sections.flatMap((section) => [section.title, ...section.lines, ...section.terms.map(String)]),
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
    [
      doubleExposure,
      ['6 decks', 'up to 4 boxes', 'hard 9, 10 or 11', 'until it has 4 hands', '250 to 1', '20.00'],
    ],
    [doubleExposure3Hand, ['5 decks', 'up to 3 boxes', '(an ace counting 1) or soft 17', 'same rank']],
    [threeHand, ['4 decks', 'an ace or a card worth 10', 'one half', '3 to 2', '10 to 1', '30 to 1']],
    [
      multiHand,
      [
        '6 decks',
        'up to 5 boxes',
        'worth 4, 5 or 10',
        'does not look',
        'a blackjack can be',
        'no even money',
      ],
    ],
  ])('of $name says its numbers', async (rules, parts) => {
    const text = await textOf(rules);
    for (const part of parts) expect(text).toContain(part);
  });

  test.each(TABLES)('of $name says that the dealer’s blackjack beats a 21', async (rules) => {
    expect(await textOf(rules)).toContain('The dealer’s blackjack beats every other hand, one of 21 too.');
  });

  test('has no section twice, and none of a table without side bets speaks of them', async () => {
    for (const rules of TABLES) {
      const { sections } = await pageOf(rules);
      const titles = sections.map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
      expect(titles.includes('Side bets')).toBe(rules.sideBets.length > 0);
    }
  });

  // Of TABLES.md, each with what no table changes: 21, the values of cards, the dealer's 16 and 17, 52 cards of a deck, soft 18
  // as an example, the play money of 1000, version 1, one of two for half.
  const NUMBERS: readonly (readonly [TableRules, readonly number[]])[] = [
    [
      doubleExposure,
      // Chip, spread, decks, boxes, doubled totals, the guide's 12, side bets and their limits, what comes back, the limits.
      [0.5, 1.21, 6, 4, 9, 12, 19, 8, 40, 250, 20, 87.44, 94.98, 95.5, 99.44, 500],
    ],
    [doubleExposure3Hand, [0.5, 1.16, 5, 3, 9, 12, 6, 98.92, 500]],
    [threeHand, [0.5, 1.15, 4, 3, 6, 30, 95.76, 99.6, 500]],
    [multiHand, [0.5, 1.1, 6, 5, 3, 4, 9, 99.34, 500]],
  ];
  const ALWAYS = [0, 1, 2, 8, 10, 11, 16, 17, 18, 21, 52, 1000];

  /** The numbers of a text, once each, in order. */
  function numbersIn(text: string, language: (typeof LANGUAGES)[number]): readonly number[] {
    const plain = (written: string) =>
      language === 'en'
        ? written.replaceAll(',', '')
        : written.replaceAll(/[.\u202f]/g, '').replace(',', '.');
    const found = [...text.matchAll(/\d+(?:[.,\u202f]\d+)*/g)].map(([written]) => Number(plain(written)));
    return [...new Set(found)].sort((a, b) => a - b);
  }

  describe.each(LANGUAGES)('in %s', (language) => {
    test.each(NUMBERS)('has the numbers of $name, and no other', async (rules, own) => {
      const text = (await textOf(rules, language)).replaceAll(rules.name, '').replaceAll(rules.id, '');
      // How many chips the keys take: one to six.
      const expected = [...new Set([...ALWAYS, ...own, rules.chips.length])].sort((a, b) => a - b);
      expect(numbersIn(text, language)).toEqual(expected);
    });

    test('follows every number of an operator’s own table', async () => {
      const own: TableRules = {
        ...threeHand,
        id: 'own',
        name: 'Salon',
        limits: { min: 700, max: 77_700 },
        chips: [140, 700],
        decks: 7,
        boxes: 5,
        blackjack: { pays: [6, 5], againstBlackjack: 'push' },
        double: { on: [{ count: 'hard', totals: [13, 14] }], afterSplit: true },
        split: { ...threeHand.split, except: [3], maxHands: 4 },
        insurance: { pays: [29, 27], of: [1, 2], offeredTo: 'all' },
        evenMoney: { pays: [23, 22] },
        sideBets: [
          {
            bet: 'sevens',
            min: 280,
            max: 5600,
            pays: [
              [31, 1],
              [32, 1],
              [33, 1],
            ],
          },
        ],
      };
      const expected = [1.4, 2.8, 7, 56, 777, 5, 6, 13, 14, 3, 4, 29, 27, 23, 22, 31, 32, 33];
      const found = numbersIn(await textOf(own, language), language);
      expect(expected.filter((number) => !found.includes(number))).toEqual([]);
      // What comes back is reckoned ahead of time for the house's own tables only: no figure is guessed at.
      expect(found).not.toContain(99.6);
    });
  });

  test.each([
    ['browser', 'kept in this browser', true],
    ['lobby', 'The lobby keeps every round', true],
    ['nothing', 'Nothing is kept here', false],
  ] as const)('tells what becomes of a round where the %s keeps it', async (kept, line, isKept) => {
    const words = await english();
    const { sections } = helpPage(await loadHelp('en'), words, threeHand, { ...AT, kept });
    const { lines = [] } = sections.find(({ title }) => title === 'After an interruption') ?? {};
    expect(lines[0]).toContain(line);
    expect(lines.some((each) => each.includes('history'))).toBe(isKept);
  });

  test('shows the keys as they are set, and the chips’', async () => {
    const { sections } = helpPage(await loadHelp('en'), await english(), threeHand, AT);
    expect(sections.find(({ title }) => title === 'Keys')?.terms).toEqual([
      ['H', 'Hit'],
      ['1–6', 'Chips'],
      ['0', 'Put the chip away'],
    ]);
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
