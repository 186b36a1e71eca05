import { describe, expect, test } from 'vitest';
import { openDecisions } from '../../src/tables/decisions.ts';
import type { TableRules } from '../../src/tables/rules.ts';
import { handOf, handsOpenTo, open, RULES, TWO_RANKS } from './hands.ts';

const HARD_9_10_11 = '2-7 2-8 2-9 3-6 3-7 3-8 4-5 4-6 4-7 5-5 5-6';
const EVERY_RANK_BUT_A_TWENTY_ONE = TWO_RANKS.map(([a, b]) => `${a}-${b}`)
  .filter((hand) => !['T-A', 'J-A', 'Q-A', 'K-A'].includes(hand))
  .join(' ');

describe('of all two-card hands these may be doubled', () => {
  test.each(['A', 'D'] as const)('%s: hard 9, 10, 11', (letter) => {
    expect(handsOpenTo('double', letter)).toBe(HARD_9_10_11);
  });

  test('B: 9, 10, 11 counting an ace as 1 (A-8, A-9), and soft 17 (A-6)', () => {
    expect(handsOpenTo('double', 'B')).toBe('2-7 2-8 2-9 3-6 3-7 3-8 4-5 4-6 4-7 5-5 5-6 6-A 8-A 9-A');
  });

  test('C: any two cards, since a blackjack asks for nothing', () => {
    expect(handsOpenTo('double', 'C')).toBe(EVERY_RANK_BUT_A_TWENTY_ONE);
    expect(EVERY_RANK_BUT_A_TWENTY_ONE.split(' ')).toHaveLength(87);
  });
});

describe('after a split the same hands may be doubled, those of split aces apart', () => {
  test.each(['A', 'D'] as const)('%s: hard 9, 10, 11', (letter) => {
    expect(handsOpenTo('double', letter, { fromSplit: true, handsOnBox: 2 })).toBe(HARD_9_10_11);
  });

  // "8-A" came of eights, "A-8" of aces: the first card tells.
  test.each([
    ['B', 'split 8s Ad', 'hit stand standAll double'],
    ['B', 'split As 8d', ''],
    ['B', 'split 6s Ad', 'hit stand standAll double'],
    ['B', 'split As 6d', ''],
    ['C', 'split 9s Ad', 'hit stand standAll double'],
    ['C', 'split As 9d', ''],
    ['C', 'split 8s 3d', 'hit stand standAll double'],
    ['D', 'split As 8d', ''],
    ['A', 'split As 8d', ''],
    ['A', 'split As Ad', 'stand standAll split'],
  ] as const)('%s: %s: "%s"', (letter, hand, decisions) => {
    expect(open(letter, hand, 2)).toBe(decisions);
  });
});

describe('only on the first two cards', () => {
  test.each([
    ['A', '2s 3d 4c', 'hit stand standAll'],
    ['B', '2s 3d 4c', 'hit stand standAll'],
    ['B', '2s 4d Ac', 'hit stand standAll'],
    ['C', '2s 3d 4c', 'hit stand standAll'],
    ['D', '2s 3d 5c', 'hit stand standAll'],
    ['C', 'split 2s 3d 4c', 'hit stand standAll'],
  ] as const)('%s: %s leaves "%s"', (letter, hand, decisions) => {
    expect(open(letter, hand)).toBe(decisions);
  });
});

describe('a rule of totals', () => {
  const withDouble = (double: TableRules['double']): TableRules => ({ ...RULES.C, double });
  const decides = (rules: TableRules, line: string) =>
    openDecisions(rules, handOf(line), 1).includes('double');

  test('counts "hard" where no ace counts 11, "soft" where one does, "aceAsOne" with each ace as 1', () => {
    const on = (count: 'hard' | 'soft' | 'aceAsOne', total: number) =>
      withDouble({ on: [{ count, totals: [total] }], afterSplit: true });
    expect(decides(on('hard', 12), 'Ts 2d')).toBe(true);
    expect(decides(on('hard', 12), 'As Ad')).toBe(false);
    expect(decides(on('soft', 12), 'As Ad')).toBe(true);
    expect(decides(on('soft', 12), 'Ts 2d')).toBe(false);
    expect(decides(on('aceAsOne', 2), 'As Ad')).toBe(true);
    expect(decides(on('aceAsOne', 12), 'As Ad')).toBe(false);
    expect(decides(on('aceAsOne', 12), 'Ts 2d')).toBe(true);
    expect(decides(on('soft', 19), 'As 8d')).toBe(true);
    expect(decides(on('hard', 9), 'As 8d')).toBe(false);
  });

  test('an empty list allows no double', () => {
    expect(TWO_RANKS.some(([a, b]) => decides(withDouble({ on: [], afterSplit: true }), `${a}s ${b}d`))).toBe(
      false,
    );
  });

  test('a table may forbid doubling after a split', () => {
    const rules = withDouble({ on: 'any', afterSplit: false });
    expect(decides(rules, '8s 3d')).toBe(true);
    expect(decides(rules, 'split 8s 3d')).toBe(false);
  });
});
