// TABLES.md, sentence by sentence: C, Three-Hand Blackjack.

import { describe, expect, test } from 'vitest';
import { openTable, refusal, tell } from '../../../src/round/progress.ts';
import type { TableRules } from '../../../src/tables/rules.ts';
import { openIn, round } from '../../paper/notation.ts';
import { RULES } from '../hands.ts';
import { dealt } from './dealt.ts';

describe('C: Three-Hand Blackjack', () => {
  test('The dealer looks under an ace (after insurance is settled) and under a ten-valued card before the boxes are played', () => {
    expect(round('C', '1:1000', 'Ts Ad 9h 5c')).toBe(
      '1 Ts9h 19 open 1000 | dealer Ad?? 11 | ? insure noInsurance | -1000',
    );
    expect(round('C', '1:1000', 'Ts Ad 9h 5c', 'insure')).toBe(
      '1 Ts9h 19 open 1000 | dealer Ad?? 11 | 1 insurance 0/500 | ? hit stand standAll double | -1500',
    );
    for (const ten of ['Td', 'Jd', 'Qd', 'Kd']) {
      expect(round('C', '1:1000', `Ts ${ten} 9h 5c`)).toBe(
        `1 Ts9h 19 open 1000 | dealer ${ten}?? 10 | ? hit stand standAll double | -1000`,
      );
      expect(round('C', '1:1000', `Ts ${ten} 9h Ac`)).toBe(
        `1 Ts9h 19 lose 0/1000 | dealer ${ten}Ac 21 | -1000`,
      );
    }
  });

  test('A blackjack ends the round there, so only first bets (and lost side bets) are at stake [decided]', () => {
    expect(round('C', '1:1000+doubleJack100 2:500', '9s 8s Kd 9h 8h Ac')).toBe(
      '1 9s9h 18 lose 0/1000 | 2 8s8h 16 lose 0/500 | dealer KdAc 21 | 1 doubleJack lose 0/100 | -1600',
    );
    expect(round('C', '1:1000', '9s Kd 2h Ac', 'double')).toBe('too-many-decisions at decisions[0]');
  });

  test('Insurance: offered to each box when the dealer’s first card is an ace, for exactly half the main bet, 2:1', () => {
    expect(round('C', '1:1000 2:600', 'Ts Ts Ad 9h 8h Kc', 'insure noInsurance')).toBe(
      '1 Ts9h 19 lose 0/1000 | 2 Ts8h 18 lose 0/600 | dealer AdKc 21 | 1 insurance 1500/500 | -600',
    );
    expect(round('C', '1:1000 2:600', 'Ts Ts Ad 9h 8h Kc', 'noInsurance insure')).toBe(
      '1 Ts9h 19 lose 0/1000 | 2 Ts8h 18 lose 0/600 | dealer AdKc 21 | 2 insurance 900/300 | -1000',
    );
    expect(round('C', '1:150', 'Ts Ad 9h Kc', 'insure')).toBe(
      '1 Ts9h 19 lose 0/150 | dealer AdKc 21 | 1 insurance 225/75 | 0',
    );
  });

  test('The text’s "deberá" (must) is read as "can" [decided]', () => {
    expect(openIn('C', '1:1000', 'Ts Ad 9h 5c')).toBe('insure noInsurance');
  });

  test.each([
    ['a ten', 'Kc', '1 AsKh s21 blackjack 2000/1000 | dealer AdKc 21 | +1000'],
    ['another card', '5c', '1 AsKh s21 blackjack 2000/1000 | dealer Ad5c 16 | +1000'],
  ])(
    'Even money: a box with blackjack against the ace is offered 1:1 at once; with %s it is the same money',
    (_, hole, line) => {
      expect(round('C', '1:1000', `As Ad Kh ${hole}`, 'evenMoney')).toBe(line);
      // At once: the money is there while another box is still asked.
      expect(round('C', '1:1000 2:1000', `As Ts Ad Kh 9h ${hole}`, 'evenMoney')).toBe(
        '1 AsKh s21 blackjack 2000/1000 | 2 Ts9h 19 open 1000 | dealer Ad?? 11 | ? insure noInsurance | 0',
      );
    },
  );

  test('Split once only', () => {
    expect(openIn('C', '1:1000', '8s 6d 8h Tc 8d', 'split')).toBe('hit stand standAll double');
    expect(round('C', '1:1000', '8s 6d 8h Tc 8d', 'split split')).toBe('illegal-decision at decisions[1]');
  });

  test('After split aces no hit and no double; else hit and double as usual', () => {
    expect(round('C', '1:1000', 'As 6d Ah Tc 2s 3s 8c', 'split')).toBe(
      '1 As2s s13 win 2000/1000 | 1 Ah3s s14 win 2000/1000 | dealer 6dTc8c 24 | +2000',
    );
    expect(openIn('C', '1:1000', '8s 6d 8h Tc 2s', 'split')).toBe('hit stand standAll double');
    expect(openIn('C', '1:1000', '8s 6d 8h Tc 2s 3c', 'split hit')).toBe('hit stand standAll');
  });

  describe('Double Jack', () => {
    test('staked after the main bet and before the deal', () => {
      const spot = { box: 1, side: 'doubleJack' } as const;
      const empty = openTable({ rules: RULES.C, balance: 10_000 });
      expect(refusal(empty, { type: 'bet.placed', spot, amount: 100 })).toMatchObject({
        code: 'side-bet-without-main',
      });
      const withMain = tell(empty, { type: 'bet.placed', spot: { box: 1, side: null }, amount: 100 }).state;
      expect(refusal(withMain, { type: 'bet.placed', spot, amount: 100 })).toBeNull();
      expect(refusal(dealt('C'), { type: 'bet.placed', spot, amount: 100 })).toEqual({ code: 'not-now' });
    });

    test('at most as much as the main bet', () => {
      expect(round('C', '1:500+doubleJack500', 'Js 6d 9h Tc 8c', 'stand')).toBe(
        '1 Js9h 19 win 1000/500 | dealer 6dTc8c 24 | 1 doubleJack win 5500/500 | +5500',
      );
      expect(round('C', '1:500+doubleJack550', 'Js 6d 9h Tc 8c', 'stand')).toBe(
        'side-bet-above-cap at bets[0].side.doubleJack',
      );
    });

    test('decided by the box’s first two cards, before play goes on', () => {
      expect(round('C', '1:1000+doubleJack100', 'Js 6d 2h Tc')).toBe(
        '1 Js2h 12 open 1000 | dealer 6d?? 6 | 1 doubleJack win 1100/100 | ? hit stand standAll double | 0',
      );
      expect(round('C', '1:1000+doubleJack100', '9s Ad 2h Tc')).toBe(
        '1 9s2h 11 open 1000 | dealer Ad?? 11 | 1 doubleJack lose 0/100 | ? insure noInsurance | -1100',
      );
      // A jack that comes later has no part in it.
      expect(round('C', '1:1000+doubleJack100', '3s 6d 2h Tc Js', 'hit')).toBe(
        '1 3s2hJs 15 open 1000 | dealer 6d?? 6 | 1 doubleJack lose 0/100 | ? hit stand standAll | -1100',
      );
    });

    test('not lost to a dealer’s blackjack', () => {
      expect(round('C', '1:1000+doubleJack100', 'Js Kd Jh Ac')).toBe(
        '1 JsJh 20 lose 0/1000 | dealer KdAc 21 | 1 doubleJack win 3100/100 | +2000',
      );
    });

    test.each([
      ['Js', '9h', 'win 1100/100', 'one jack (first card a jack, second not)'],
      ['Js', 'Qh', 'win 1100/100', 'one jack (first card a jack, second not)'],
      ['Js', 'Jh', 'win 3100/100', 'a pair of jacks'],
      ['Js', 'Js', 'win 3100/100', 'a pair of jacks, suits do not matter'],
      ['9s', 'Jh', 'lose 0/100', 'nothing else does'],
      ['Qs', 'Qh', 'lose 0/100', 'nothing else does'],
      ['Ks', 'Jh', 'lose 0/100', 'nothing else does'],
    ])('%s %s: %s (%s)', (a, b, result) => {
      expect(round('C', '1:1000+doubleJack100', `${a} 6d ${b} Tc`)).toContain(` | 1 doubleJack ${result} | `);
    });

    test('one jack 10:1, a pair of jacks 30:1 [decided], as table data', () => {
      const rules: TableRules = {
        ...RULES.C,
        sideBets: [
          {
            bet: 'doubleJack',
            min: 50,
            max: 'main',
            pays: [
              [8, 1],
              [50, 1],
            ],
          },
        ],
      };
      expect(round(rules, '1:1000+doubleJack100', 'Js 6d 9h Tc')).toContain(' | 1 doubleJack win 900/100 | ');
      expect(round(rules, '1:1000+doubleJack100', 'Js 6d Jh Tc')).toContain(
        ' | 1 doubleJack win 5100/100 | ',
      );
    });
  });
});
