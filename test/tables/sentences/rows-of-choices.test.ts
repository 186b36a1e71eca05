// TABLES.md, sentence by sentence: the rows of its table about what the player may choose.

import { describe, expect, test } from 'vitest';
import { checkRules } from '../../../src/tables/check-rules.ts';
import type { TableRules } from '../../../src/tables/rules.ts';
import { openIn, round } from '../../paper/notation.ts';
import { RULES } from '../hands.ts';
import { ALL } from './dealt.ts';

describe('The table, row by row', () => {
  describe('double on the first two cards', () => {
    const NO = 'hit stand standAll';
    const YES = 'hit stand standAll double';
    test.each([
      ['A: hard 9, 10, 11', 'A', '5s', '4h', YES],
      ['A: hard 9, 10, 11', 'A', '6s', '4h', YES],
      ['A: hard 9, 10, 11', 'A', '6s', '5h', YES],
      ['A: hard 9, 10, 11', 'A', '5s', '3h', NO],
      ['A: hard 9, 10, 11', 'A', 'Ts', '2h', NO],
      ['A: hard 9, 10, 11', 'A', 'As', '8h', NO],
      ['B: 9, 10, 11 counting an ace as 1, and soft 17', 'B', '5s', '4h', YES],
      ['B: 9, 10, 11 counting an ace as 1, and soft 17', 'B', '6s', '5h', YES],
      ['B: 9, 10, 11 counting an ace as 1, and soft 17', 'B', 'As', '8h', YES],
      ['B: 9, 10, 11 counting an ace as 1, and soft 17', 'B', 'As', '9h', YES],
      ['B: 9, 10, 11 counting an ace as 1, and soft 17', 'B', 'As', '6h', YES],
      ['B: 9, 10, 11 counting an ace as 1, and soft 17', 'B', 'As', '7h', NO],
      ['B: 9, 10, 11 counting an ace as 1, and soft 17', 'B', 'As', '5h', NO],
      ['B: 9, 10, 11 counting an ace as 1, and soft 17', 'B', 'Ts', '7h', NO],
      ['C: any two cards', 'C', '3s', '2h', YES],
      ['C: any two cards', 'C', 'Ts', '9h', YES],
      ['C: any two cards', 'C', 'As', '9h', YES],
      ['D: 9, 10, 11, hard [decided]', 'D', '5s', '4h', YES],
      ['D: 9, 10, 11, hard [decided]', 'D', '6s', '5h', YES],
      ['D: 9, 10, 11, hard [decided]', 'D', 'As', '8h', NO],
      ['D: 9, 10, 11, hard [decided]', 'D', 'As', '9h', NO],
      ['D: 9, 10, 11, hard [decided]', 'D', 'As', '6h', NO],
      ['D: 9, 10, 11, hard [decided]', 'D', 'Ts', '2h', NO],
    ] as const)('%s (%s: %s %s: %s)', (_, letter, a, b, decisions) => {
      expect(openIn(letter, '1:1000', `${a} 6d ${b} Tc`)).toBe(decisions);
    });
  });

  describe('double after split: yes', () => {
    const line = '1 8s3s9c 20 win 4000/2000 | 1 8hTd 18 win 2000/1000 | dealer 6dTc8c 24 | +3000';
    test.each([
      ['A', '8s 6d 8h Tc 3s 9c Td 8c'],
      ['B', '8s 6d 8h Tc 3s 9c Td 8c'],
      ['C', '8s 6d 8h Tc 3s 9c Td 8c'],
      ['D', '8s 6d 8h Tc 3s Td 9c 8c'],
    ] as const)('%s', (letter, cards) => {
      expect(round(letter, '1:1000', cards, 'split double stand')).toBe(line);
    });
  });

  describe('split', () => {
    const NO = 'hit stand standAll';
    const YES = 'hit stand standAll split';
    test.each([
      ['A: two cards of the same value (10-K too)', 'A', 'Ts', 'Kh', YES],
      ['A: two cards of the same value (10-K too)', 'A', '8s', '8h', YES],
      ['A: two cards of the same value (10-K too)', 'A', '8s', '9h', NO],
      ['B: same rank (10-K not)', 'B', 'Ts', 'Kh', NO],
      ['B: same rank (10-K not)', 'B', 'Ks', 'Kh', YES],
      ['B: same rank (10-K not)', 'B', 'Ts', 'Th', YES],
      ['C: two cards of the same value (10-K too)', 'C', 'Ts', 'Kh', `${NO} double split`],
      ['C: two cards of the same value (10-K too)', 'C', '8s', '8h', `${NO} double split`],
      ['C: two cards of the same value (10-K too)', 'C', '8s', '9h', `${NO} double`],
      ['D: same value, but not 4s, 5s, tens', 'D', '4s', '4h', NO],
      ['D: same value, but not 4s, 5s, tens', 'D', '5s', '5h', `${NO} double`],
      ['D: same value, but not 4s, 5s, tens', 'D', 'Ts', 'Th', NO],
      ['D: same value, but not 4s, 5s, tens', 'D', 'Ts', 'Kh', NO],
      ['D: same value, but not 4s, 5s, tens', 'D', '9s', '9h', YES],
      ['D: same value, but not 4s, 5s, tens', 'D', 'As', 'Ah', YES],
    ] as const)('%s (%s: %s %s: %s)', (_, letter, a, b, decisions) => {
      expect(openIn(letter, '1:1000', `${a} 6d ${b} Tc`)).toBe(decisions);
    });
  });

  describe('most hands on one box', () => {
    test.each([
      ['A', 4, '8s 6d 8h Tc 8d 8c 8s', 'split split', 'hit stand standAll split'],
      ['A', 4, '8s 6d 8h Tc 8d 8c 8s', 'split split split', 'hit stand standAll'],
      ['B', 2, '8s 6d 8h Tc 8d', 'split', 'hit stand standAll'],
      ['C', 2, '8s 6d 8h Tc 8d', 'split', 'hit stand standAll double'],
      ['D', 2, '8s 6d 8h Tc 8d 3c', 'split', 'hit stand standAll'],
    ] as const)('%s: %i (%s, %s)', (letter, _, cards, decisions, open) => {
      expect(openIn(letter, '1:1000', cards, decisions)).toBe(open);
    });
  });

  describe('second card of a split hand', () => {
    const HANDS = '1 8s3s 11 open 1000 | 1 8h 8 open 1000';
    const OPEN = '? hit stand standAll double | -2000';
    test.each([
      ['A', 'when its turn comes', `${HANDS} | dealer 6dTc 16 | ${OPEN}`],
      ['B', 'when its turn comes [decided]', `${HANDS} | dealer 6dTc 16 | ${OPEN}`],
      ['C', 'when its turn comes', `${HANDS} | dealer 6d?? 6 | ${OPEN}`],
      [
        'D',
        'both at once, before the first is played',
        `1 8s3s 11 open 1000 | 1 8hTd 18 open 1000 | dealer 6d?? 6 | ${OPEN}`,
      ],
    ] as const)('%s: %s', (letter, _, line) => {
      expect(round(letter, '1:1000', '8s 6d 8h Tc 3s Td', 'split')).toBe(line);
    });
  });

  describe('split aces', () => {
    test.each(ALL)('%s: one card each', (letter) => {
      expect(round(letter, '1:1000', 'As 6d Ah Tc 5s 9h 8c', 'split')).toBe(
        '1 As5s s16 win 2000/1000 | 1 Ah9h s20 win 2000/1000 | dealer 6dTc8c 24 | +2000',
      );
    });

    test('A: no hit, no double; another ace may be split again', () => {
      expect(openIn('A', '1:1000', 'As 6d Ah Tc Ad', 'split')).toBe('stand standAll split');
      expect(round('A', '1:1000', 'As 6d Ah Tc Ad 2s 3s 4s 8c', 'split split')).toBe(
        '1 As2s s13 win 2000/1000 | 1 Ad3s s14 win 2000/1000 | 1 Ah4s s15 win 2000/1000 | dealer 6dTc8c 24 | +3000',
      );
      expect(round('A', '1:1000', 'As 6d Ah Tc Ad', 'split hit')).toBe('illegal-decision at decisions[1]');
      expect(round('A', '1:1000', 'As 6d Ah Tc Ad', 'split double')).toBe('illegal-decision at decisions[1]');
    });

    test.each(['B', 'C', 'D'] as const)('%s: one card each, another ace too', (letter) => {
      expect(round(letter, '1:1000', 'As 6d Ah Tc Ad 9h 8c', 'split')).toBe(
        '1 AsAd s12 win 2000/1000 | 1 Ah9h s20 win 2000/1000 | dealer 6dTc8c 24 | +2000',
      );
    });
  });

  describe('insurance', () => {
    test.each(['A', 'B'] as const)('%s: none', (letter) => {
      expect(openIn(letter, '1:1000', 'Ts Ad 9h 5c')).toBe('hit stand standAll');
      expect(round(letter, '1:1000', 'Ts Ad 9h 5c', 'insure')).toBe('illegal-decision at decisions[0]');
      expect(round(letter, '1:1000', 'As Ad Kh 5c')).toBe(
        '1 AsKh s21 blackjack 2000/1000 | dealer Ad5c 16 | +1000',
      );
    });

    test('C: 2:1, any hand but a blackjack (that one is offered even money), dealer’s ace', () => {
      expect(openIn('C', '1:1000', 'Ts Ad 9h 5c')).toBe('insure noInsurance');
      expect(openIn('C', '1:1000', 'As Ad Kh 5c')).toBe('evenMoney noEvenMoney');
      expect(openIn('C', '1:1000', 'Ts Kd 9h 5c')).toBe('hit stand standAll double');
      expect(round('C', '1:1000', 'Ts Ad 9h Kc', 'insure')).toBe(
        '1 Ts9h 19 lose 0/1000 | dealer AdKc 21 | 1 insurance 1500/500 | 0',
      );
    });

    test('D: 2:1, blackjack hands only, dealer’s ace', () => {
      expect(openIn('D', '1:1000', 'Ts Ad 9h 5c')).toBe('hit stand standAll');
      expect(openIn('D', '1:1000', 'As Ad Kh 5c')).toBe('insure noInsurance');
      expect(round('D', '1:1000', 'As Kd Qh 5c')).toBe(
        '1 AsQh s21 blackjack 2500/1000 | dealer Kd5c 15 | +1500',
      );
      expect(round('D', '1:1000', 'As Ad Kh Kc', 'insure')).toBe(
        '1 AsKh s21 push 1000/1000 | dealer AdKc 21 | 1 insurance 1500/500 | +1000',
      );
    });
  });

  describe('even money', () => {
    test.each(['A', 'B'] as const)('%s: none', (letter) => {
      expect(openIn(letter, '1:1000 2:1000', 'As Ts Ad Kh 9h 5c')).toBe('hit stand standAll');
      expect(round(letter, '1:1000 2:1000', 'As Ts Ad Kh 9h 5c', 'evenMoney')).toBe(
        'illegal-decision at decisions[0]',
      );
    });

    test('C: blackjack against an ace, 1:1', () => {
      expect(round('C', '1:1000', 'As Ad Kh 5c', 'evenMoney')).toBe(
        '1 AsKh s21 blackjack 2000/1000 | dealer Ad5c 16 | +1000',
      );
    });

    test('D: none', () => {
      expect(round('D', '1:1000', 'As Ad Kh 5c', 'evenMoney')).toBe('illegal-decision at decisions[0]');
    });
  });

  test.each(ALL)('surrender: no (%s)', (letter) => {
    expect(round(letter, '1:1000', 'Ts 6d 6h Tc', 'surrender')).toBe('unknown-decision at decisions[0]');
  });

  describe('side bets', () => {
    test('A: Blackjack 19:1', () => {
      expect(round('A', '1:1000+blackjack100', 'As 6d Kh Tc')).toBe(
        '1 AsKh s21 blackjack 2000/1000 | dealer 6dTc 16 | 1 blackjack win 2000/100 | +2900',
      );
    });

    test('A: Sevens 8:1 / 40:1 / 250:1', () => {
      expect(round('A', '1:1000+sevens100', '7s 6d Th Tc 8c', 'stand')).toBe(
        '1 7sTh 17 win 2000/1000 | dealer 6dTc8c 24 | 1 sevens win 900/100 | +1800',
      );
      expect(round('A', '1:1000+sevens100', '7s 6d 7h Tc 8c', 'stand')).toBe(
        '1 7s7h 14 win 2000/1000 | dealer 6dTc8c 24 | 1 sevens win 4100/100 | +5000',
      );
      expect(round('A', '1:1000+sevens100', '7s 6d 7h Tc 7d 8c', 'hit')).toBe(
        '1 7s7h7d 21 win 2000/1000 | dealer 6dTc8c 24 | 1 sevens win 25100/100 | +26000',
      );
    });

    test.each(['B', 'D'] as const)('%s: none', (letter) => {
      for (const bet of ['blackjack', 'sevens', 'doubleJack'])
        expect(round(letter, `1:1000+${bet}100`, 'Ts 6d 9h Tc')).toBe(`bad-case at bets[0].side.${bet}`);
    });

    test('C: Double Jack (can be left out by the operator)', () => {
      expect(round('C', '1:1000+doubleJack100', 'Js 6d 9h Tc 8c', 'stand')).toBe(
        '1 Js9h 19 win 2000/1000 | dealer 6dTc8c 24 | 1 doubleJack win 1100/100 | +2000',
      );
      for (const bet of ['blackjack', 'sevens'])
        expect(round('C', `1:1000+${bet}100`, 'Ts 6d 9h Tc')).toBe(`bad-case at bets[0].side.${bet}`);
      const without: TableRules = { ...RULES.C, id: 'no-jack', sideBets: [] };
      expect(checkRules(without).ok).toBe(true);
      expect(round(without, '1:1000', 'Js 6d 9h Tc 8c', 'stand')).toBe(
        '1 Js9h 19 win 2000/1000 | dealer 6dTc8c 24 | +1000',
      );
      expect(round(without, '1:1000+doubleJack100', 'Js 6d 9h Tc')).toBe(
        'bad-case at bets[0].side.doubleJack',
      );
    });
  });
});
