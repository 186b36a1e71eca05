import { describe, expect, test } from 'vitest';
import { insuranceReturned, insuranceStake } from '../../src/tables/settlement.ts';
import { LETTERS, openIn } from '../paper/notation.ts';
import { RULES } from './hands.ts';

describe('what a box is offered', () => {
  const INSURANCE = 'insure noInsurance';
  const EVEN_MONEY = 'evenMoney noEvenMoney';
  test.each([
    // C: under an ace, a blackjack even money and every other hand insurance; under nothing else.
    ['C', 'As Kh', 'Ad', EVEN_MONEY],
    ['C', 'Ts Ah', 'Ad', EVEN_MONEY],
    ['C', 'Ts 9h', 'Ad', INSURANCE],
    ['C', 'As Ah', 'Ad', INSURANCE],
    ['C', '2s 3h', 'Ad', INSURANCE],
    ['C', 'Ts 9h', 'Kd', 'hit stand standAll double'],
    ['C', 'Ts 9h', '9d', 'hit stand standAll double'],
    ['C', 'As Kh', 'Kd', ''],
    ['C', 'As Kh', '9d', ''],
    // D: under an ace, a blackjack insurance; nobody else, and under nothing else.
    ['D', 'As Kh', 'Ad', INSURANCE],
    ['D', 'Js Ah', 'Ad', INSURANCE],
    ['D', 'Ts 9h', 'Ad', 'hit stand standAll'],
    ['D', 'As Ah', 'Ad', 'hit stand standAll split'],
    ['D', 'As Kh', 'Kd', ''],
    ['D', 'As Kh', '9d', ''],
  ] as const)('%s: %s against %s: "%s"', (letter, hand, up, open) => {
    const [first, second] = hand.split(' ');
    expect(openIn(letter, '1:1000', `${first} ${up} ${second} 5c`)).toBe(open);
  });

  test.each(['A', 'B'] as const)('%s: nothing, where both dealer cards are seen', (letter) => {
    expect(openIn(letter, '1:1000', 'Ts Ad 9h 5c')).toBe('hit stand standAll');
    expect(openIn(letter, '1:1000', 'As Ad Kh 5c')).toBe('');
  });

  test('each box in its turn, from the dealer’s left, one after the other', () => {
    const cards = 'As Ts Js Ad Kh 9h Ah 5c';
    const bets = '1:1000 2:1000 3:1000';
    expect(openIn('C', bets, cards)).toBe(EVEN_MONEY);
    expect(openIn('C', bets, cards, 'noEvenMoney')).toBe(INSURANCE);
    expect(openIn('C', bets, cards, 'noEvenMoney insure')).toBe(EVEN_MONEY);
    expect(openIn('C', bets, cards, 'noEvenMoney insure evenMoney')).toBe('hit stand standAll double');
    expect(openIn('C', bets, cards, 'noEvenMoney insure evenMoney insure')).toBe(
      'illegal-decision at decisions[3]',
    );
  });

  test('at a table that offers insurance to every hand, a blackjack too', () => {
    const rules = { ...RULES.D, insurance: { pays: [2, 1], of: [1, 2], offeredTo: 'all' } } as const;
    expect(openIn(rules, '1:1000', 'As Ad Kh 5c')).toBe(INSURANCE);
    expect(openIn(rules, '1:1000', 'Ts Ad 9h 5c')).toBe(INSURANCE);
  });

  test('at a table with even money and no insurance', () => {
    const rules = { ...RULES.C, insurance: null } as const;
    expect(openIn(rules, '1:1000', 'As Ad Kh 5c')).toBe(EVEN_MONEY);
    expect(openIn(rules, '1:1000', 'Ts Ad 9h 5c')).toBe('hit stand standAll double');
  });
});

describe('the stake of an insurance', () => {
  test.each([
    ['A', 1000, 0],
    ['B', 1000, 0],
    ['C', 1000, 500],
    ['C', 150, 75],
    ['C', 50, 25],
    ['D', 50_000, 25_000],
  ] as const)('%s: on a main bet of %i it is exactly %i', (letter, main, stake) => {
    expect(insuranceStake(RULES[letter], main)).toBe(stake);
  });

  test.each([
    ['C', '500', 'insure noInsurance'],
    ['C', '499', 'noInsurance'],
    ['D', '500', 'insure noInsurance'],
    ['D', '499', 'noInsurance'],
  ] as const)('%s: with %s left of 1500, "%s" is open', (letter, left, open) => {
    const hand = letter === 'C' ? ['Ts', '9h'] : ['As', 'Kh'];
    expect(openIn(letter, `1:1000 @${1000 + Number(left)}`, `${hand[0]} Ad ${hand[1]} 5c`)).toBe(open);
  });
});

test.each([
  ['C', true, 1500],
  ['C', false, 0],
  ['D', true, 1500],
  ['D', false, 0],
  ['A', true, 0],
] as const)('%s: 500 with a dealer blackjack %s brings back %i', (letter, blackjack, back) => {
  expect(insuranceReturned(RULES[letter], 500, blackjack)).toBe(back);
});

test('no table but C and D has any', () => {
  expect(LETTERS.filter((letter) => RULES[letter].insurance !== null)).toEqual(['C', 'D']);
  expect(LETTERS.filter((letter) => RULES[letter].evenMoney !== null)).toEqual(['C']);
});
