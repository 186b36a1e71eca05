import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TABLES, tableById, threeHand } from '../../src/tables/all-tables.ts';
import { checkRules, mostCards } from '../../src/tables/check-rules.ts';
import { LETTERS } from '../paper/notation.ts';
import { RULES } from './hands.ts';

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !isList(value);

const stepsOf = (path: string): readonly string[] => path.split(/[.[\]]+/).filter((step) => step !== '');

/** The value with the one at the path replaced; left out where it is undefined. */
function put(value: unknown, [step, ...rest]: readonly string[], by: unknown): unknown {
  if (step === undefined) return by;
  if (isList(value)) {
    const at = Number(step);
    const items: unknown[] = value.map((item, i) => (i === at ? put(item, rest, by) : item));
    if (at >= value.length) items.push(put(undefined, rest, by));
    return items;
  }
  const entries = isObject(value) ? value : {};
  const changed = put(entries[step], rest, by);
  const kept = Object.entries(entries).filter(([key]) => key !== step);
  return Object.fromEntries(changed === undefined ? kept : [...kept, [step, changed]]);
}

/** Where a table is at fault once the field has this value, or "fine". Where several fit, on the table named. */
function faultOf(path: string, by: unknown, of: 'A' | 'B' | 'C' | 'D' = 'C'): string {
  const checked = checkRules(put(json(RULES[of]), stepsOf(path), by));
  return checked.ok ? 'fine' : checked.fault.at;
}

describe('the four tables', () => {
  test.each(TABLES)('$id passes its check unchanged, also after a way through JSON', (table) => {
    expect(checkRules(json(table))).toEqual({ ok: true, rules: table });
  });

  test('are found by their names', () => {
    expect(TABLES.map(({ id }) => id)).toEqual([
      'double-exposure',
      'double-exposure-3-hand',
      'three-hand',
      'multi-hand',
    ]);
    expect(tableById('three-hand')).toBe(threeHand);
    for (const id of ['', 'Three-Hand', 'three_hand', '__proto__', 'constructor'])
      expect(tableById(id)).toBeNull();
  });

  test('a table changed by a letter is still a table', () => {
    expect(faultOf('name', 'Three Hands')).toBe('fine');
  });
});

// Each field, what it must not be, and where the check says the fault is: at the field.
const BAD: readonly (readonly [path: string, ...values: unknown[]])[] = [
  ['id', undefined, null, '', 7, 'Three Hand', 'Three', '-three', 'x'.repeat(65), 'a_b', 'a\n'],
  ['version', undefined, 0, -1, 1.5, '1', Number.NaN, Number.POSITIVE_INFINITY, 1_000_001],
  ['name', undefined, '', '   ', 7, 'x'.repeat(41)],
  ['felt', undefined, '', 'green', '#FFF', '#GGGGGG', '12513A', '#12513A0', 7],
  ['currency', undefined, '', 'eur', 'EURO', 'E1R', 7],
  ['limits', undefined, null, 100, []],
  ['limits.min', undefined, 0, -100, 100.5, '100', Number.NaN, 1e10],
  ['limits.max', undefined, 0, -100, 100.5, '100', Number.NaN, 1e10],
  ['limits.most', 100],
  ['chips', undefined, null, [], 50, [50, 100, 150, 200, 250, 300, 350, 400]],
  ['chips[0]', 0, -50, 0.5, '50', Number.NaN, null],
  ['decks', undefined, 0, -1, 1.5, 9, '4', Number.NaN],
  ['boxes', undefined, 0, -1, 1.5, 6, '3', Number.NaN],
  ['dealer', undefined, null, 'stands', {}.toString],
  ['dealer.secondCard', undefined, 'down', null, 1],
  ['dealer.looksUnder', undefined, 'ace', null],
  ['dealer.looksUnder[0]', 'nine', 1, null],
  ['dealer.soft17', undefined, 'stand', true],
  ['dealer.peek', true],
  ['blackjack', undefined, null, [3, 2]],
  ['blackjack.pays', undefined, null, 1.5, '3:2'],
  ['blackjack.pays[0]', 0, -3, 1.5, '3', Number.NaN, 1001],
  ['blackjack.pays[1]', 0, -2, 1.5, '2', Number.NaN, 1001],
  ['blackjack.againstBlackjack', undefined, 'win', null],
  ['ties', undefined, 'pushes', null],
  ['double', undefined, null, 'any'],
  ['double.on', undefined, null, 'all', 9],
  ['double.on[0]', 9, null, 'hard'],
  ['double.on[0].count', 'firm', null],
  ['double.on[0].totals', [], 9, null],
  ['double.on[0].totals[0]', 1, 22, 9.5, '9', Number.NaN],
  ['double.afterSplit', undefined, 'yes', 1, null],
  ['split', undefined, null],
  ['split.pairs', undefined, 'same', null],
  ['split.except', undefined, null, 10],
  ['split.except[0]', 0, 11, 1.5, '10', null],
  ['split.maxHands', undefined, 0, 5, 2.5, '2', Number.NaN],
  ['split.secondCard', undefined, 'later', null],
  ['split.aces', undefined, null, true],
  ['split.aces.oneCard', undefined, 'yes', null],
  ['split.aces.resplit', undefined, 0, null],
  ['split.aces.hit', true],
  ['insurance', undefined, 'none', []],
  ['insurance.pays', undefined, 2, null],
  ['insurance.pays[0]', 0, -2, 0.5, null],
  ['insurance.of', undefined, 0.5, null],
  ['insurance.of[1]', 0, -2, 0.5, null],
  ['insurance.offeredTo', undefined, 'some', null],
  ['evenMoney', undefined, true, 'none'],
  ['evenMoney.pays', undefined, 1, null],
  ['sideBets', undefined, null, 'none'],
  ['sideBets[0]', null, 'doubleJack', 7],
  ['sideBets[0].bet', undefined, 'kings', null],
  ['sideBets[0].min', undefined, 0, -50, '50', 1.5],
  ['sideBets[0].max', undefined, 0, 'all', null, 1.5],
  ['sideBets[0].pays', undefined, null, 10],
  ['sideBets[0].pays[0]', null, 10, [10], [10, 1, 1]],
  ['sideBets[0].pays[1][0]', 0, -1, 0.5, '30', 1001],
  ['sideBets[0].cap', 5],
  ['surrender', false],
  ['Decks', 4],
];

/** A table with something in every field, so that every path above is there. */
const everyField = put(json(threeHand), ['double', 'on'], [{ count: 'hard', totals: [9] }]);

describe('a field at fault is named', () => {
  test.each(BAD.flatMap(([path, ...values]) => values.map((by) => [path, by] as const)))(
    '%s: %j',
    (path, by) => {
      const checked = checkRules(put(json(everyField), stepsOf(path), by));
      expect(checked.ok).toBe(false);
      if (checked.ok) return;
      expect(checked.fault.code).toBe('bad-rules');
      expect(checked.fault.message).toMatch(/^should be .+/);
      // Where a part of it is missing, at that part; an amount that is no number, at the amount.
      expect(checked.fault.at.startsWith(path)).toBe(true);
    },
  );

  test('every field of a table is in the list above', () => {
    const fields = (value: unknown, at = ''): readonly string[] =>
      isObject(value)
        ? Object.entries(value).flatMap(([key, each]) => {
            const path = at === '' ? key : `${at}.${key}`;
            return [path, ...fields(each, path)];
          })
        : isList(value)
          ? value.slice(0, 1).flatMap((each) => fields(each, `${at}[0]`))
          : [];
    const listed = BAD.map(([path]) => path);
    expect(fields(json(everyField)).filter((path) => !listed.includes(path))).toEqual([]);
  });

  test.each([[null], [undefined], [7], ['three-hand'], [[]], [true]])('%j is no table', (value) => {
    expect(checkRules(value)).toMatchObject({
      ok: false,
      fault: { code: 'bad-rules', at: expect.any(String) },
    });
  });
});

describe('fields that do not fit each other', () => {
  test.each([
    ['chips', [50, 100, 100], 'chips'],
    ['chips', [100, 50], 'chips'],
    ['chips', [50, 75], 'chips'],
    ['chips', [25, 100, 500], 'chips[0]'],
    ['chips', [200, 400], 'limits.min'],
    ['limits.min', 125, 'limits.min'],
    ['limits.max', 50025, 'limits.max'],
    ['limits.max', 50, 'limits.max'],
    ['limits.max', 100, 'fine'],
    ['sideBets[0].min', 75, 'sideBets[0].min'],
    ['sideBets[0].max', 75, 'sideBets[0].max'],
    ['sideBets[0].max', 100, 'fine'],
    ['sideBets[0].pays', [[10, 1]], 'sideBets[0].pays'],
    ['sideBets[0].bet', 'sevens', 'sideBets[0].pays'],
    ['sideBets[0].bet', 'blackjack', 'sideBets[0].pays'],
    ['sideBets[1]', threeHand.sideBets[0], 'sideBets[1].bet'],
    ['sideBets', [], 'fine'],
    ['dealer.secondCard', 'faceUp', 'dealer.looksUnder'],
    ['dealer', { secondCard: 'faceUp', looksUnder: [], soft17: 'stands' }, 'insurance'],
    ['insurance.offeredTo', 'blackjack', 'insurance.offeredTo'],
    ['insurance.offeredTo', 'all', 'insurance.offeredTo'],
    ['insurance', null, 'fine'],
    ['evenMoney', null, 'fine'],
    ['dealer.looksUnder', [], 'fine'],
    ['dealer.looksUnder', ['ace'], 'fine'],
  ] as const)('C with %s %j: %s', (path, by, at) => {
    expect(faultOf(path, by)).toBe(at);
  });

  test('a side bet whose cap is under its minimum', () => {
    expect(faultOf('sideBets[0].max', 50, 'A')).toBe('fine');
    const higher = put(json(RULES.A), ['sideBets', '1', 'min'], 2050);
    expect(checkRules(higher)).toMatchObject({ ok: false, fault: { at: 'sideBets[1].max' } });
  });

  test('even money where both dealer cards are seen', () => {
    expect(faultOf('evenMoney', { pays: [1, 1] }, 'A')).toBe('evenMoney');
    expect(faultOf('insurance', { pays: [2, 1], of: [1, 2], offeredTo: 'all' }, 'A')).toBe('insurance');
  });

  test('every offer but to a blackjack may be left to a table without even money', () => {
    for (const offeredTo of ['all', 'blackjack', 'allButBlackjack'])
      expect(faultOf('insurance.offeredTo', offeredTo, 'D')).toBe('fine');
  });
});

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
