// Rules that fit each other and yet make no table.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TABLES, threeHand } from '../../src/tables/all-tables.ts';
import { checkRules, mostCards } from '../../src/tables/check-rules.ts';
import { LETTERS } from '../paper/notation.ts';
import { faultOf, isList, isObject, json, put, stepsOf } from './fault-of.ts';
import { RULES } from './hands.ts';

describe('a table whose rules could pay a fraction of a minor unit is refused', () => {
  test.each([
    ['blackjack.pays', [6, 5], 'fine'],
    ['blackjack.pays', [7, 5], 'fine'],
    ['blackjack.pays', [4, 3], 'blackjack.pays'],
    ['blackjack.pays', [3, 100], 'blackjack.pays'],
    ['evenMoney.pays', [1, 3], 'evenMoney.pays'],
    ['evenMoney.pays', [1, 2], 'fine'],
    ['insurance.of', [1, 3], 'insurance.of'],
    ['insurance.of', [1, 4], 'insurance.of'],
    ['insurance.of', [1, 5], 'fine'],
    ['insurance.pays', [3, 2], 'insurance.pays'],
    ['insurance.pays', [11, 5], 'fine'],
    ['sideBets[0].pays[0]', [10, 3], 'sideBets[0].pays[0]'],
    ['sideBets[0].pays[1]', [31, 4], 'sideBets[0].pays[1]'],
    ['sideBets[0].pays[1]', [31, 2], 'fine'],
  ] as const)('with the smallest chip 50, %s %j: %s', (path, by, at) => {
    expect(faultOf(path, by)).toBe(at);
  });

  test('the smallest chip is even in minor units', () => {
    const oddChips = put(put(json(RULES.D), ['chips'], [1, 5, 25]), ['limits', 'min'], 1);
    expect(checkRules(oddChips)).toMatchObject({ ok: false, fault: { at: 'chips[0]' } });
    const evenChips = put(put(json(RULES.D), ['chips'], [2, 10, 50]), ['limits', 'min'], 2);
    expect(checkRules(evenChips).ok).toBe(true);
  });
});

describe('A37: decks are enough for the longest round that boxes and splits allow', () => {
  test.each([
    [1, 5, 4, 'decks'],
    [1, 5, 3, 'decks'],
    [1, 3, 4, 'decks'],
    [1, 5, 2, 'fine'],
    [1, 2, 4, 'fine'],
    [1, 5, 1, 'fine'],
    [2, 5, 4, 'fine'],
    [8, 5, 4, 'fine'],
  ])('%i decks, %i boxes, up to %i hands on a box: %s', (decks, boxes, maxHands, at) => {
    const table = { ...RULES.C, decks, boxes, split: { ...RULES.C.split, maxHands } };
    const checked = checkRules(table);
    expect(checked.ok ? 'fine' : checked.fault.at).toBe(at);
  });

  // By hand, one deck and one box without splits, so two hands: 40 pips as 4 aces (4), 4 twos (12), 4 threes (24), 4 fours
  // (40) are 16 cards, and one more for each of the two hands.
  test('the bound of one deck, one box, no splits is 18 cards', () => {
    expect(mostCards({ ...RULES.C, decks: 1, boxes: 1, split: { ...RULES.C.split, maxHands: 1 } })).toBe(18);
  });

  // Four hands: 80 pips as 4 each of ace to five (60) and three sixes (78) are 23 cards, and one more for each hand.
  test('the bound of one deck, one box, three hands on it is 27 cards', () => {
    expect(mostCards({ ...RULES.C, decks: 1, boxes: 1, split: { ...RULES.C.split, maxHands: 3 } })).toBe(27);
  });

  test.each(LETTERS)('%s has cards to spare', (letter) => {
    expect(mostCards(RULES[letter])).toBeLessThan(RULES[letter].decks * 52);
  });
});

describe('the felt is dark enough for the gold print: a relative luminance of at most 0.065', () => {
  test.each([
    ['#000000', 'fine'],
    ['#484848', 'fine'],
    ['#494949', 'felt'],
    ['#960000', 'fine'],
    ['#970000', 'felt'],
    ['#005500', 'fine'],
    ['#005600', 'felt'],
    ['#0000f0', 'fine'],
    ['#0000FF', 'felt'],
    ['#FFFFFF', 'felt'],
    ['#12513a', 'fine'],
  ])('%s: %s', (felt, at) => {
    expect(faultOf('felt', felt)).toBe(at);
  });
});

describe('a corrupted table', () => {
  const paths = (value: unknown, at: readonly string[] = []): readonly (readonly string[])[] => {
    const children = isList(value)
      ? value.map((each, i) => [`${i}`, each] as const)
      : isObject(value)
        ? Object.entries(value)
        : [];
    return [at, ...children.flatMap(([key, each]) => paths(each, [...at, key]))];
  };
  const corruption = fc.constantFrom(...TABLES).chain((table) =>
    fc.record({
      table: fc.constant(json(table)),
      path: fc.constantFrom(...paths(json(table))),
      more: fc.constantFrom<readonly string[]>([], [], ['0'], ['9'], ['extra'], ['__proto__'], ['length']),
      by: fc.oneof(
        fc.constant(undefined),
        fc.anything(),
        fc.integer({ min: -5, max: 60_000 }),
        fc.constantFrom(
          'any',
          'main',
          'ace',
          'ten',
          'hard',
          'soft',
          'value',
          'rank',
          'push',
          'wins',
          true,
          false,
          null,
        ),
        fc.constantFrom<unknown>([1, 1], [[1, 1]], [3, 2], [], {}),
        fc.double(),
        fc.string(),
      ),
    }),
  );
  const FIELDS = [...Object.keys(threeHand), 'rules'];

  test('never throws, and either passes or is told which field is at fault', () => {
    fc.assert(
      fc.property(corruption, ({ table, path, more, by }) => {
        const checked = checkRules(put(table, [...path, ...more], by));
        if (checked.ok) return;
        expect(checked.fault.code).toBe('bad-rules');
        expect(checked.fault.message).not.toBe('');
        const [root = ''] = stepsOf(checked.fault.at);
        // A key that no table has is named itself.
        expect([...FIELDS, path[0] ?? more[0] ?? 'rules']).toContain(root);
      }),
      { seed: 202, numRuns: 3000 },
    );
  });

  test('anything at all is no table, and nothing is thrown', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(checkRules(value).ok).toBe(false);
      }),
      { seed: 203, numRuns: 1000 },
    );
  });
});
