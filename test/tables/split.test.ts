import { describe, expect, test } from 'vitest';
import { isPair, openDecisions } from '../../src/tables/decisions.ts';
import type { TableRules } from '../../src/tables/rules.ts';
import { cardsOf } from '../cards/hand.ts';
import { handOf, handsOpenTo, open, RULES } from './hands.ts';

const SAME_RANK = '2-2 3-3 4-4 5-5 6-6 7-7 8-8 9-9 T-T J-J Q-Q K-K A-A';
const SAME_VALUE = '2-2 3-3 4-4 5-5 6-6 7-7 8-8 9-9 T-T T-J T-Q T-K J-J J-Q J-K Q-Q Q-K K-K A-A';

describe('of all two-card hands these may be split', () => {
  test.each(['A', 'C'] as const)('%s: two cards of the same value', (letter) => {
    expect(handsOpenTo('split', letter)).toBe(SAME_VALUE);
  });

  test('B: two cards of the same rank', () => {
    expect(handsOpenTo('split', 'B')).toBe(SAME_RANK);
  });

  test('D: two cards of the same value, but not 4s, 5s, tens', () => {
    expect(handsOpenTo('split', 'D')).toBe('2-2 3-3 6-6 7-7 8-8 9-9 A-A');
  });
});

describe('most hands on one box', () => {
  test.each([
    ['A', 2, SAME_VALUE],
    ['A', 3, SAME_VALUE],
    ['A', 4, ''],
    ['B', 2, ''],
    ['C', 2, ''],
    ['D', 2, ''],
  ] as const)('%s: with %i hands on the box', (letter, handsOnBox, hands) => {
    expect(handsOpenTo('split', letter, { fromSplit: true, handsOnBox })).toBe(hands);
  });

  test('a table may offer no split at all', () => {
    const rules: TableRules = { ...RULES.C, split: { ...RULES.C.split, maxHands: 1 } };
    expect(openDecisions(rules, handOf('8s 8d'), 1)).toEqual(['hit', 'stand', 'standAll', 'double']);
  });
});

describe('split aces get one card each', () => {
  test.each([
    ['A', 'split As 5d', 2, ''],
    ['A', 'split As Ad', 2, 'stand standAll split'],
    ['A', 'split As Ad', 3, 'stand standAll split'],
    ['A', 'split As Ad', 4, ''],
    ['A', 'split As Kd', 2, ''],
    ['B', 'split As Ad', 2, ''],
    ['B', 'split As 5d', 2, ''],
    ['C', 'split As Ad', 2, ''],
    ['C', 'split As 5d', 2, ''],
    ['D', 'split As Ad', 2, ''],
    ['D', 'split As 5d', 2, ''],
  ] as const)('%s: %s, %i hands: "%s"', (letter, hand, handsOnBox, decisions) => {
    expect(open(letter, hand, handsOnBox)).toBe(decisions);
  });

  test('an ace that falls on another split card is no split ace', () => {
    expect(open('A', 'split 8s Ad', 2)).toBe('hit stand standAll');
    expect(open('C', 'split 8s Ad', 2)).toBe('hit stand standAll double');
  });

  test('a table may let them play on, and may let more than one card fall', () => {
    const aces = { oneCard: false, resplit: false };
    const rules: TableRules = { ...RULES.A, split: { ...RULES.A.split, aces } };
    expect(openDecisions(rules, handOf('split As 5d'), 2)).toEqual(['hit', 'stand', 'standAll']);
    expect(openDecisions(rules, handOf('split As Ad'), 2)).toEqual(['hit', 'stand', 'standAll']);
    expect(openDecisions(rules, handOf('As Ad'), 1)).toEqual(['hit', 'stand', 'standAll', 'split']);
  });
});

test.each([
  ['8s 8d', true],
  ['8s 9d', false],
  ['8s 8d 8c', false],
  ['8s', false],
  ['As', false],
  ['', false],
])('a pair is exactly two cards: %s %s', (line, pair) => {
  expect(isPair(RULES.A, cardsOf(line))).toBe(pair);
  expect(isPair(RULES.B, cardsOf(line))).toBe(pair);
});

test('A06: a pair that has drawn a card is split at no table', () => {
  for (const letter of ['A', 'B', 'C', 'D'] as const)
    expect(open(letter, '6s 6d Ac')).toBe('hit stand standAll');
});

test.each([
  [[2], '8s 8d', true],
  [[8], '8s 8d', false],
  [[10], 'Ks Jd', false],
  [[1], 'As Ad', false],
  [[10], 'As Ad', true],
])('values %j may not be split: %s may be: %s', (except, line, split) => {
  const rules: TableRules = { ...RULES.C, split: { ...RULES.C.split, except } };
  expect(openDecisions(rules, handOf(line), 1).includes('split')).toBe(split);
});
