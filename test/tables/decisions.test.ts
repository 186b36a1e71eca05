import { describe, expect, test } from 'vitest';
import { DECISIONS } from '../../src/tables/decisions.ts';
import { LETTERS } from '../paper/notation.ts';
import { handsOpenTo, open, TWO_RANKS } from './hands.ts';

test('the decisions in the order of the buttons', () => {
  expect(DECISIONS.join(' ')).toBe('hit stand standAll double split');
});

describe.each(LETTERS)('%s', (letter) => {
  test.each([
    ['5s 4d 3c', 'hit stand standAll'],
    ['Ts 9d', letter === 'C' ? 'hit stand standAll double' : 'hit stand standAll'],
    ['Ts Ad', ''],
    ['split Ts Ad', ''],
    ['7s 7d 7c', ''],
    ['Ts 9d 2c', ''],
    ['As 4d 6c', ''],
    ['Ts 9d 5c', ''],
    ['8s', ''],
    ['split 8s', ''],
    ['', ''],
    ['2s 2h 2d 2c 3s 3h 3d 3c', 'hit stand standAll'],
    ['As Ah Ad Ac 2s', 'hit stand standAll'],
  ])('%s leaves "%s"', (hand, decisions) => {
    expect(open(letter, hand)).toBe(decisions);
  });

  test('hit and stand are open to every two-card hand but an ace and a ten', () => {
    const hands = TWO_RANKS.map(([a, b]) => `${a}-${b}`).filter((hand) => !/^[TJQK]-A$/.test(hand));
    expect(handsOpenTo('hit', letter)).toBe(hands.join(' '));
  });
});

test.each([
  ['A', '5s 5d', 'hit stand standAll double split'],
  ['B', '5s 5d', 'hit stand standAll double split'],
  ['C', '5s 5d', 'hit stand standAll double split'],
  ['D', '5s 5d', 'hit stand standAll double'],
  ['A', 'As Ad', 'hit stand standAll split'],
  ['B', 'As Ad', 'hit stand standAll split'],
  ['C', 'As Ad', 'hit stand standAll double split'],
  ['D', 'As Ad', 'hit stand standAll split'],
] as const)('%s: %s leaves "%s"', (letter, hand, decisions) => {
  expect(open(letter, hand)).toBe(decisions);
});
