import { describe, expect, test } from 'vitest';
import type { SideBetName, SideBetRules } from '../../src/tables/rules.ts';
import { sideBetCap, sideResult } from '../../src/tables/side-bets.ts';
import { cardsOf } from '../cards/hand.ts';
import { RULES } from './hands.ts';

function sideBet(letter: 'A' | 'C', name: SideBetName): SideBetRules {
  const found = RULES[letter].sideBets.find(({ bet }) => bet === name);
  if (found === undefined) throw new Error(`${letter} has no ${name}`);
  return found;
}

/** "8:1", "lost", or "open" while it can still rise. */
function result(rules: SideBetRules, cards: string, complete: boolean): string {
  const found = sideResult(rules, cardsOf(cards), complete);
  if (found === null) return 'open';
  return found.odds === null ? 'lost' : found.odds.join(':');
}

describe('A, Blackjack: wins 19:1 when the box is dealt a blackjack', () => {
  test.each([
    ['As Kd', '19:1'],
    ['Ts Ad', '19:1'],
    ['Js Ad', '19:1'],
    ['Ts Kd', 'lost'],
    ['As Ad', 'lost'],
    ['As 9d', 'lost'],
    ['As 5d 5c', 'lost'],
    ['As Kd 2c', '19:1'],
  ])('%s: %s, whether more cards can come or not', (cards, odds) => {
    expect(result(sideBet('A', 'blackjack'), cards, false)).toBe(odds);
    expect(result(sideBet('A', 'blackjack'), cards, true)).toBe(odds);
  });
});

describe('A, Sevens: first card 8:1, first two 40:1, first three 250:1', () => {
  test.each([
    ['7s 3d', false, '8:1'],
    ['7s 3d', true, '8:1'],
    ['7s 3d 7c', false, '8:1'],
    ['3s 7d', false, 'lost'],
    ['3s 7d 7c', false, 'lost'],
    ['7s 7d', false, 'open'],
    ['7s 7d', true, '40:1'],
    ['7s 7d 3c', false, '40:1'],
    ['7s 7d 3c 7h', false, '40:1'],
    ['7s 7d 7c', false, '250:1'],
    ['7s 7s 7s', false, '250:1'],
    ['7s 7d 7c 7h', true, '250:1'],
    ['Ks 3d', true, 'lost'],
  ])('%s, complete %s: %s', (cards, complete, odds) => {
    expect(result(sideBet('A', 'sevens'), cards, complete)).toBe(odds);
  });
});

describe('C, Double Jack: one jack 10:1, a pair of jacks 30:1', () => {
  test.each([
    ['Js 3d', '10:1'],
    ['Js Qd', '10:1'],
    ['Js Ad', '10:1'],
    ['Js Jd', '30:1'],
    ['Js Js', '30:1'],
    ['Js Jd Jc', '30:1'],
    ['Qs Jd', 'lost'],
    ['As Jd', 'lost'],
    ['Qs Qd', 'lost'],
    ['3s 3d', 'lost'],
  ])('%s: %s, decided with the first two cards', (cards, odds) => {
    expect(result(sideBet('C', 'doubleJack'), cards, false)).toBe(odds);
    expect(result(sideBet('C', 'doubleJack'), cards, true)).toBe(odds);
  });
});

test.each([
  ['A', 'blackjack', 100, 2000],
  ['A', 'sevens', 50000, 2000],
  ['C', 'doubleJack', 100, 100],
  ['C', 'doubleJack', 50000, 50000],
] as const)('%s, %s: beside a main bet of %i at most %i', (letter, name, main, most) => {
  expect(sideBetCap(sideBet(letter, name), main)).toBe(most);
});
