import { describe, expect, test } from 'vitest';
import { TABLES, tableById, threeHand } from '../../src/tables/all-tables.ts';
import { checkRules } from '../../src/tables/check-rules.ts';
import { faultOf, isList, isObject, json, put, stepsOf } from './fault-of.ts';
import { RULES } from './hands.ts';

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
