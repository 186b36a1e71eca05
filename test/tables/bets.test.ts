import { describe, expect, test } from 'vitest';
import { type BoxBet, betFault, sideStakes, totalOf, totalStake } from '../../src/tables/bets.ts';
import type { SideBetName } from '../../src/tables/rules.ts';
import { LETTERS } from '../paper/notation.ts';
import { RULES } from './hands.ts';

type Side = Partial<Record<SideBetName, number>>;
const bet = (box: number, main: number, side: Side = {}): BoxBet => ({ box, main, side });

/** "code box.side limit" of why the bets cannot be dealt, or "fine". */
function fault(letter: 'A' | 'B' | 'C' | 'D', bets: readonly BoxBet[], balance = 1_000_000): string {
  const found = betFault(RULES[letter], bets, balance);
  if (found === null) return 'fine';
  const spot = found.spot === null ? '' : ` ${found.spot.box}.${found.spot.side ?? 'main'}`;
  return `${found.code}${spot}${found.limit === null ? '' : ` ${found.limit}`}`;
}

describe.each(LETTERS)('%s: the main bet', (letter) => {
  test.each([
    [100, 'fine'],
    [150, 'fine'],
    [49950, 'fine'],
    [50000, 'fine'],
    [50, 'bet-below-minimum 1.main 100'],
    [99, 'bet-below-minimum 1.main 100'],
    [0, 'bet-below-minimum 1.main 100'],
    [-0, 'bet-below-minimum 1.main 100'],
    [-1, 'bet-below-minimum 1.main 100'],
    [-100, 'bet-below-minimum 1.main 100'],
    [Number.NaN, 'bet-below-minimum 1.main 100'],
    [50050, 'bet-above-maximum 1.main 50000'],
    [1e9, 'bet-above-maximum 1.main 50000'],
    [Number.POSITIVE_INFINITY, 'bet-above-maximum 1.main 50000'],
    [101, 'bet-not-whole-chips 1.main 50'],
    [125, 'bet-not-whole-chips 1.main 50'],
    [100.5, 'bet-not-whole-chips 1.main 50'],
    [1e-14, 'bet-below-minimum 1.main 100'],
  ])('of %d: %s', (main, wanted) => {
    expect(fault(letter, [bet(1, main)])).toBe(wanted);
  });
});

test.each([
  ['A', 4],
  ['B', 3],
  ['C', 3],
  ['D', 5],
] as const)('%s has %i boxes, counted from 1', (letter, boxes) => {
  expect(fault(letter, [bet(boxes, 100)])).toBe('fine');
  expect(fault(letter, [bet(boxes + 1, 100)])).toBe(`unknown-box ${boxes + 1}.main`);
  for (const box of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
    expect(fault(letter, [bet(box, 100)])).toBe(`unknown-box ${box}.main`);
});

describe('side bets', () => {
  test.each([
    ['A', bet(1, 100, { sevens: 50 }), 'fine'],
    ['A', bet(1, 100, { blackjack: 2000, sevens: 2000 }), 'fine'],
    ['A', bet(1, 100, { sevens: 0 }), 'fine'],
    ['A', bet(1, 100, { sevens: 2050 }), 'side-bet-above-cap 1.sevens 2000'],
    ['A', bet(1, 50000, { blackjack: 2050 }), 'side-bet-above-cap 1.blackjack 2000'],
    ['A', bet(1, 100, { sevens: 1e9 }), 'side-bet-above-cap 1.sevens 2000'],
    ['A', bet(1, 100, { sevens: 25 }), 'bet-below-minimum 1.sevens 50'],
    ['A', bet(1, 100, { sevens: -50 }), 'bet-below-minimum 1.sevens 50'],
    ['A', bet(1, 100, { sevens: Number.NaN }), 'bet-below-minimum 1.sevens 50'],
    ['A', bet(1, 100, { sevens: 75 }), 'bet-not-whole-chips 1.sevens 50'],
    ['A', bet(1, 0, { sevens: 50 }), 'side-bet-without-main 1.sevens'],
    ['A', bet(1, 100, { doubleJack: 50 }), 'unknown-side-bet 1.doubleJack'],
    ['B', bet(1, 100, { sevens: 50 }), 'unknown-side-bet 1.sevens'],
    ['B', bet(1, 100, { doubleJack: 50 }), 'unknown-side-bet 1.doubleJack'],
    ['C', bet(1, 100, { doubleJack: 100 }), 'fine'],
    ['C', bet(1, 100, { doubleJack: 150 }), 'side-bet-above-cap 1.doubleJack 100'],
    ['C', bet(1, 50000, { doubleJack: 50000 }), 'fine'],
    ['C', bet(1, 0, { doubleJack: 50 }), 'side-bet-without-main 1.doubleJack'],
    ['C', bet(1, 100, { blackjack: 50 }), 'unknown-side-bet 1.blackjack'],
    ['D', bet(1, 100, { blackjack: 50 }), 'unknown-side-bet 1.blackjack'],
  ] as const)('%s: %j: %s', (letter, one, wanted) => {
    expect(fault(letter, [one])).toBe(wanted);
  });

  test('in the order of the rules, those of 0 left out', () => {
    expect(sideStakes(bet(1, 100, { sevens: 200, blackjack: 100 }))).toEqual([
      ['blackjack', 100],
      ['sevens', 200],
    ]);
    expect(sideStakes(bet(1, 100, { sevens: 0 }))).toEqual([]);
  });
});

describe('all bets together', () => {
  test('no bets cannot be dealt', () => {
    expect(fault('A', [])).toBe('no-bets');
  });

  test('A11: main and side bets of all boxes are covered by the balance, to the last cent', () => {
    const bets = [bet(1, 300, { sevens: 50, blackjack: 50 }), bet(2, 300), bet(4, 300)];
    expect(totalStake(bets)).toBe(1000);
    expect(bets.map(totalOf)).toEqual([400, 300, 300]);
    expect(fault('A', bets, 1000)).toBe('fine');
    expect(fault('A', bets, 999)).toBe('balance-too-low 999');
  });

  test('A11: with 10.00, three boxes of 5.00 are refused and three of 3.00 taken', () => {
    expect(fault('C', [bet(1, 500), bet(2, 500), bet(3, 500)], 1000)).toBe('balance-too-low 1000');
    expect(fault('C', [bet(1, 300), bet(2, 300), bet(3, 300)], 1000)).toBe('fine');
  });

  test('the first fault is told, box by box', () => {
    expect(fault('A', [bet(1, 100), bet(2, 50), bet(9, 100)])).toBe('bet-below-minimum 2.main 100');
    expect(fault('A', [bet(1, 100), bet(2, 50)], 10)).toBe('bet-below-minimum 2.main 100');
  });
});
