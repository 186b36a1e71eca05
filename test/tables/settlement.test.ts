import { describe, expect, test } from 'vitest';
import { isBlackjack, outcomeOf, paid, returnedFor, winnings } from '../../src/tables/settlement.ts';
import { cardsOf } from '../cards/hand.ts';
import { LETTERS } from '../paper/notation.ts';
import { handOf, RULES } from './hands.ts';

/** A hand against the dealer, the outcome and what 1000 brings back, at each table in turn. */
const CASES: readonly (readonly [hand: string, dealer: string, ...atABCD: string[]])[] = [
  // Naturals on both sides.
  ['As Kd', 'Ts 9d', 'blackjack 2000', 'blackjack 2000', 'blackjack 2500', 'blackjack 2500'],
  ['As Kd', 'Ad Qs', 'push 1000', 'blackjack 2000', 'push 1000', 'push 1000'],
  ['As Kd', '7s 7d 7c', 'blackjack 2000', 'blackjack 2000', 'blackjack 2500', 'blackjack 2500'],
  ['As Kd', 'Ts 6d Kc', 'blackjack 2000', 'blackjack 2000', 'blackjack 2500', 'blackjack 2500'],
  ['7s 7d 7c', 'Ad Qs', 'lose 0', 'lose 0', 'lose 0', 'lose 0'],
  ['split As Kd', 'Ad Qs', 'lose 0', 'lose 0', 'lose 0', 'lose 0'],
  ['Ts Kd', 'Ad Qs', 'lose 0', 'lose 0', 'lose 0', 'lose 0'],
  // A-10 after a split is 21.
  ['split As Kd', 'Ts Td', 'win 2000', 'win 2000', 'win 2000', 'win 2000'],
  ['split Ks Ad', 'Ts Td', 'win 2000', 'win 2000', 'win 2000', 'win 2000'],
  ['split As Kd', '7s 7d 7c', 'lose 0', 'lose 0', 'push 1000', 'push 1000'],
  // Ties.
  ['Ts Kd', 'Ks Qd', 'lose 0', 'lose 0', 'push 1000', 'push 1000'],
  ['Ts 7d', 'As 6d', 'lose 0', 'lose 0', 'push 1000', 'push 1000'],
  ['Ts 9d 2c', '7s 7d 7c', 'lose 0', 'lose 0', 'push 1000', 'push 1000'],
  // One apart.
  ['Ts 9d', 'Ts 8d', 'win 2000', 'win 2000', 'win 2000', 'win 2000'],
  ['Ts 8d', 'Ts 9d', 'lose 0', 'lose 0', 'lose 0', 'lose 0'],
  ['Ts 2d', 'Ts 7d', 'lose 0', 'lose 0', 'lose 0', 'lose 0'],
  ['As 7d', 'Ts 7d', 'win 2000', 'win 2000', 'win 2000', 'win 2000'],
  // Busts: the player's first.
  ['Ts 2d', 'Ts 6d Kc', 'win 2000', 'win 2000', 'win 2000', 'win 2000'],
  ['Ts 6d Kc', 'Ts 6d Kc', 'bust 0', 'bust 0', 'bust 0', 'bust 0'],
  ['Ts 6d Kc', 'Ad Qs', 'bust 0', 'bust 0', 'bust 0', 'bust 0'],
  ['Ts 9d 3c', 'Ts 2d', 'bust 0', 'bust 0', 'bust 0', 'bust 0'],
];

describe.each(LETTERS.map((letter, at) => [letter, at] as const))('%s', (letter, at) => {
  test.each(CASES.map(([hand, dealer, ...wanted]) => [hand, dealer, wanted[at] ?? ''] as const))(
    '%s against %s: %s',
    (hand, dealer, wanted) => {
      const outcome = outcomeOf(RULES[letter], handOf(hand), cardsOf(dealer));
      expect(`${outcome} ${returnedFor(RULES[letter], outcome, 1000)}`).toBe(wanted);
    },
  );
});

test.each([
  ['As Kd', true],
  ['Ts Ad', true],
  ['split As Kd', false],
  ['split Ts Ad', false],
  ['As 5d 5c', false],
  ['Ts Kd', false],
])('%s is a blackjack: %s', (hand, blackjack) => {
  expect(isBlackjack(handOf(hand))).toBe(blackjack);
});

test.each([
  [1000, [3, 2], 1500, 2500],
  [50, [3, 2], 75, 125],
  [1000, [1, 1], 1000, 2000],
  [100, [6, 5], 120, 220],
  [500, [2, 1], 1000, 1500],
  [2000, [250, 1], 500000, 502000],
  [0, [3, 2], 0, 0],
] as const)('%i at %j wins %i and brings back %i', (stake, odds, won, back) => {
  expect(winnings(stake, odds)).toBe(won);
  expect(paid(stake, odds)).toBe(back);
});
