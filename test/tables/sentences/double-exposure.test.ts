// TABLES.md, sentence by sentence: A, Double Exposure Blackjack.

import { describe, expect, test } from 'vitest';
import type { TableRules } from '../../../src/tables/rules.ts';
import { openIn, round } from '../../paper/notation.ts';
import { RULES } from '../hands.ts';

describe('A: Double Exposure Blackjack', () => {
  test('The dealer’s second card is face up from the start (000.9 is a slip)', () => {
    expect(round('A', '1:1000', 'Ts 2d 9h 3c')).toBe(
      '1 Ts9h 19 open 1000 | dealer 2d3c 5 | ? hit stand standAll | -1000',
    );
  });

  test('Dealer blackjack: the round ends after the deal; boxes with blackjack push, all others lose', () => {
    expect(round('A', '1:1000 2:1000 3:1000', 'As Ts 8s Kd Qh 9h 8h Ac')).toBe(
      '1 AsQh s21 push 1000/1000 | 2 Ts9h 19 lose 0/1000 | 3 8s8h 16 lose 0/1000 | dealer KdAc 21 | -2000',
    );
  });

  test('Otherwise a box with blackjack wins 1:1 at once', () => {
    expect(round('A', '1:1000 2:1000', 'As Ts Ad Kh 9h 9c')).toBe(
      '1 AsKh s21 blackjack 2000/1000 | 2 Ts9h 19 open 1000 | dealer Ad9c 20 | ? hit stand standAll | 0',
    );
  });

  test('Resplit to four hands per box', () => {
    expect(
      round('A', '1:1000', '8s 6d 8h Tc 8d 8c Ts Th Td Tc 8s', 'split split split stand stand stand stand'),
    ).toBe(
      '1 8sTs 18 win 2000/1000 | 1 8cTh 18 win 2000/1000 | 1 8dTd 18 win 2000/1000 | 1 8hTc 18 win 2000/1000 | dealer 6dTc8s 24 | +4000',
    );
  });

  test('A hand may be doubled on hard 9–11 after any split but of aces', () => {
    expect(openIn('A', '1:1000', '8s 6d 8h Tc 3s', 'split')).toBe('hit stand standAll double');
    expect(openIn('A', '1:1000', '8s 6d 8h Tc 8d 3s', 'split split')).toBe('hit stand standAll double');
    expect(openIn('A', '1:1000', '8s 6d 8h Tc 8d 8c 3s', 'split split split')).toBe(
      'hit stand standAll double',
    );
    expect(openIn('A', '1:1000', 'As 6d Ah Tc Ad', 'split')).toBe('stand standAll split');
  });

  test('Any tie but blackjack–blackjack loses; so does 21 against the dealer’s 21', () => {
    expect(round('A', '1:1000', 'Ts Td 5h 6c 6s 5c', 'hit')).toBe(
      '1 Ts5h6s 21 lose 0/1000 | dealer Td6c5c 21 | -1000',
    );
    expect(round('A', '1:1000', 'Ts Td 7h 7c', 'stand')).toBe(
      '1 Ts7h 17 lose 0/1000 | dealer Td7c 17 | -1000',
    );
  });

  test('Side bets, each on a box that has a main bet, from the smallest chip up to 20.00', () => {
    expect(round('A', '1:1000+sevens50+blackjack2000', 'Ts 6d 9h Tc 8s', 'stand')).toBe(
      '1 Ts9h 19 win 2000/1000 | dealer 6dTc8s 24 | 1 blackjack lose 0/2000 | 1 sevens lose 0/50 | -1050',
    );
    expect(round('A', '1:1000+sevens2050', 'Ts 6d 9h Tc')).toBe('side-bet-above-cap at bets[0].side.sevens');
    expect(round('A', '1:1000+blackjack2050', 'Ts 6d 9h Tc')).toBe(
      'side-bet-above-cap at bets[0].side.blackjack',
    );
    expect(round('A', '1:1000+sevens25', 'Ts 6d 9h Tc')).toBe('bet-below-minimum at bets[0].side.sevens');
    expect(round('A', '1:0+sevens100', 'Ts 6d 9h Tc')).toBe('side-bet-without-main at bets[0].side.sevens');
    expect(round('A', '1:1000 2:0+blackjack100', 'Ts 6d 9h Tc')).toBe(
      'side-bet-without-main at bets[1].side.blackjack',
    );
  });

  test('The cap is table data', () => {
    const rules: TableRules = {
      ...RULES.A,
      sideBets: RULES.A.sideBets.map((side) => ({ ...side, max: 4000 })),
    };
    expect(round(rules, '1:1000+sevens4000', '7s 6d Th Tc 8s', 'stand')).toBe(
      '1 7sTh 17 win 2000/1000 | dealer 6dTc8s 24 | 1 sevens win 36000/4000 | +33000',
    );
    expect(round(rules, '1:1000+sevens4050', '7s 6d Th Tc')).toBe(
      'side-bet-above-cap at bets[0].side.sevens',
    );
  });

  test('Blackjack: wins 19:1 when the box is dealt a blackjack; else loses. Settled after the deal', () => {
    expect(round('A', '1:1000+blackjack100 2:1000+blackjack200', 'As Ts 6d Kh 9h Tc')).toBe(
      '1 AsKh s21 blackjack 2000/1000 | 2 Ts9h 19 open 1000 | dealer 6dTc 16 | 1 blackjack win 2000/100 | 2 blackjack lose 0/200 | ? hit stand standAll | +1700',
    );
  });

  test('Blackjack: the dealer’s cards have no part in it', () => {
    expect(round('A', '1:1000+blackjack100', 'Ts Ad 9h Kc')).toBe(
      '1 Ts9h 19 lose 0/1000 | dealer AdKc 21 | 1 blackjack lose 0/100 | -1100',
    );
    expect(round('A', '1:1000+blackjack100', 'As Ad Kh Kc')).toBe(
      '1 AsKh s21 push 1000/1000 | dealer AdKc 21 | 1 blackjack win 2000/100 | +1900',
    );
  });

  test('Sevens: the first card a seven 8:1, settled as soon as it can no longer rise', () => {
    expect(round('A', '1:1000+sevens100', '7s 6d 3h Tc')).toBe(
      '1 7s3h 10 open 1000 | dealer 6dTc 16 | 1 sevens win 900/100 | ? hit stand standAll double | -200',
    );
  });

  test('Sevens: 3-7 loses', () => {
    expect(round('A', '1:1000+sevens100', '3s 6d 7h Tc')).toBe(
      '1 3s7h 10 open 1000 | dealer 6dTc 16 | 1 sevens lose 0/100 | ? hit stand standAll double | -1100',
    );
  });

  test('Sevens: two sevens can still rise', () => {
    expect(round('A', '1:1000+sevens100', '7s 6d 7h Tc')).toBe(
      '1 7s7h 14 open 1000 | dealer 6dTc 16 | 1 sevens open 100 | ? hit stand standAll split | -1100',
    );
  });

  test('Sevens: what happens on another box does not settle it', () => {
    const cards = '8s 7s 6d 8h 7h Tc 3s Td 9s 7d 8c';
    const bets = '1:1000 2:1000+sevens100';
    expect(round('A', bets, cards, 'split')).toContain(' | 2 sevens open 100 | ');
    expect(round('A', bets, cards, 'split double')).toContain(' | 2 sevens open 100 | ');
    expect(round('A', bets, cards, 'split double stand')).toContain(' | 2 sevens open 100 | ');
    expect(round('A', bets, cards, 'split double stand hit')).toContain(' | 2 sevens win 25100/100 | ');
    // A bust and a 21 on the first box, too.
    expect(round('A', bets, '8s 7s 6d 8h 7h Tc Ks', 'hit')).toContain(' | 2 sevens open 100 | ');
    expect(round('A', bets, '8s 7s 6d 8h 7h Tc 5s', 'hit')).toContain(' | 2 sevens open 100 | ');
  });

  test('Sevens: the first two 40:1, settled with another third card', () => {
    expect(round('A', '1:1000+sevens100', '7s 6d 7h Tc 3d', 'hit')).toBe(
      '1 7s7h3d 17 open 1000 | dealer 6dTc 16 | 1 sevens win 4100/100 | ? hit stand standAll | +3000',
    );
  });

  test('Sevens: the first three 250:1; only the highest is paid; suits do not matter', () => {
    for (const [a, b, c] of [
      ['7s', '7h', '7d'],
      ['7s', '7s', '7s'],
      ['7c', '7d', '7c'],
    ] as const)
      expect(round('A', '1:1000+sevens100', `${a} 6d ${b} Tc ${c} 8c`, 'hit')).toBe(
        `1 ${a}${b}${c} 21 win 2000/1000 | dealer 6dTc8c 24 | 1 sevens win 25100/100 | +26000`,
      );
  });

  test('Sevens: the third must fall on the same hand: after splitting sevens it stays 40:1', () => {
    expect(round('A', '1:1000+sevens100', '7s 6d 7h Tc 7d', 'split')).toBe(
      '1 7s7d 14 open 1000 | 1 7h 7 open 1000 | dealer 6dTc 16 | 1 sevens win 4100/100 | ? hit stand standAll split | +2000',
    );
    expect(round('A', '1:1000+sevens100', '7s 6d 7h Tc 7d 7c Ts 8c', 'split hit stand')).toBe(
      '1 7s7d7c 21 win 2000/1000 | 1 7hTs 17 win 2000/1000 | dealer 6dTc8c 24 | 1 sevens win 4100/100 | +6000',
    );
  });

  test('Sevens: if no third card is dealt (dealer’s blackjack, stand) two sevens pay 40:1 [decided]', () => {
    expect(round('A', '1:1000+sevens100', '7s 6d 7h Tc 8c', 'stand')).toBe(
      '1 7s7h 14 win 2000/1000 | dealer 6dTc8c 24 | 1 sevens win 4100/100 | +5000',
    );
    expect(round('A', '1:1000+sevens100', '7s Ad 7h Kc')).toBe(
      '1 7s7h 14 lose 0/1000 | dealer AdKc 21 | 1 sevens win 4100/100 | +3000',
    );
    expect(round('A', '1:1000 2:1000+sevens100', 'Ts 7s 6d 9h 7h Tc 8c', 'standAll')).toBe(
      '1 Ts9h 19 win 2000/1000 | 2 7s7h 14 win 2000/1000 | dealer 6dTc8c 24 | 2 sevens win 4100/100 | +6000',
    );
  });
});
