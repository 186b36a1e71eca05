// TABLES.md, sentence by sentence: what holds at all tables, from the offers to the next round.

import { describe, expect, test } from 'vitest';
import { phaseOf, refusal, tell } from '../../../src/round/progress.ts';
import { betTotal } from '../../../src/round/round.ts';
import { checkRules } from '../../../src/tables/check-rules.ts';
import type { TableRules } from '../../../src/tables/rules.ts';
import { round } from '../../paper/notation.ts';
import { RULES } from '../hands.ts';
import { ALL, dealt, settled } from './dealt.ts';

describe('All tables', () => {
  test.each(ALL)(
    'Bets, side bets too, are fixed from the first card on; only double, split and insurance add to them (%s)',
    (letter) => {
      const state = dealt(letter);
      const main = { box: 1, side: null };
      const side = { box: 1, side: letter === 'C' ? ('doubleJack' as const) : ('sevens' as const) };
      for (const event of [
        { type: 'bet.placed', spot: main, amount: 100 },
        { type: 'bet.placed', spot: side, amount: 100 },
        { type: 'bet.takenBack', spot: main },
        { type: 'bet.undone' },
        { type: 'bet.cleared' },
        { type: 'rebet' },
      ] as const) {
        expect(refusal(state, event)).toEqual({ code: 'not-now' });
        expect(tell(state, event).state.context).toBe(state.context);
      }
    },
  );

  test('Side bets follow their own table whatever the dealer has, a blackjack included [decided] (A, C)', () => {
    expect(round('A', '1:1000+blackjack100', 'As Kd Qh Ac')).toBe(
      '1 AsQh s21 push 1000/1000 | dealer KdAc 21 | 1 blackjack win 2000/100 | +1900',
    );
    expect(round('A', '1:1000+sevens100', '7s Kd 9h Ac')).toBe(
      '1 7s9h 16 lose 0/1000 | dealer KdAc 21 | 1 sevens win 900/100 | -200',
    );
    expect(round('C', '1:1000+doubleJack100', 'Js Kd 9h Ac')).toBe(
      '1 Js9h 19 lose 0/1000 | dealer KdAc 21 | 1 doubleJack win 1100/100 | 0',
    );
  });

  test.each(ALL)(
    'All boxes are one player’s: one balance stakes and takes for all [decided] (%s)',
    (letter) => {
      expect(round(letter, '1:100 3:100 @199', 'Ts Ts 6d 9h 9c Tc 8s', 'stand stand')).toBe(
        'balance-too-low at balance',
      );
      expect(round(letter, '1:100 3:100 @200', 'Ts Ts 6d 9h 9c Tc 8s', 'stand stand')).toBe(
        '1 Ts9h 19 win 200/100 | 3 Ts9c 19 win 200/100 | dealer 6dTc8s 24 | +200',
      );
    },
  );

  test.each(ALL)('A bust loses its bet at once, whatever the dealer later does (%s)', (letter) => {
    const cards = 'Ts Ts 6d 6h 9h Tc Kc 8s';
    expect(round(letter, '1:1000 2:1000', cards, 'hit')).toMatch(
      /^1 Ts6hKc 26 bust 0\/1000 \| 2 Ts9h 19 open 1000/,
    );
    expect(round(letter, '1:1000 2:1000', cards, 'hit stand')).toBe(
      '1 Ts6hKc 26 bust 0/1000 | 2 Ts9h 19 win 2000/1000 | dealer 6dTc8s 24 | 0',
    );
  });

  test.each(ALL)('The dealer draws to 17 (%s)', (letter) => {
    expect(round(letter, '1:1000', 'Ts 2d 8h 3c 2s 4s 5c Ac', 'stand')).toBe(
      '1 Ts8h 18 win 2000/1000 | dealer 2d3c2s4s5cAc 17 | +1000',
    );
    expect(round(letter, '1:1000', 'Ts Td 8h 7c 4s', 'stand')).toBe(
      '1 Ts8h 18 win 2000/1000 | dealer Td7c 17 | +1000',
    );
  });

  test.each(ALL)(
    'If no hand is left that the dealer’s total could decide, the dealer shows the second card and draws none [decided] (%s)',
    (letter) => {
      expect(round(letter, '1:1000', 'Ts 6d 6h Tc Kc 8s', 'hit')).toBe(
        '1 Ts6hKc 26 bust 0/1000 | dealer 6dTc 16 | -1000',
      );
      expect(round(letter, '1:1000 2:1000', 'As Ts 6d Kh 6h Tc Kc 8s', 'hit')).toMatch(
        / \| 2 Ts6hKc 26 bust 0\/1000 \| dealer 6dTc 16 \| /,
      );
    },
  );

  test.each([
    ['A', 'Ts 8s Ts 6d 9h 8h 7h Tc 8c'],
    ['B', 'Ts 8s Ts 6d 9h 8h 7h Tc 8c'],
    ['C', 'Ts 8s Ts 6d 9h 8h 7h Tc 8c'],
    ['D', 'Ts 8s Ts 6d 9h 8h 7h Tc 8c'],
  ] as const)(
    '"Stand all" stands on every hand that is still to play in the round, those on later boxes too (%s)',
    (letter, cards) => {
      expect(round(letter, '1:1000 2:1000 3:1000', cards, 'standAll')).toBe(
        '1 Ts9h 19 win 2000/1000 | 2 8s8h 16 win 2000/1000 | 3 Ts7h 17 win 2000/1000 | dealer 6dTc8c 24 | +3000',
      );
      expect(round(letter, '1:1000 2:1000 3:1000', cards, 'stand standAll')).toBe(
        '1 Ts9h 19 win 2000/1000 | 2 8s8h 16 win 2000/1000 | 3 Ts7h 17 win 2000/1000 | dealer 6dTc8c 24 | +3000',
      );
    },
  );

  test.each(ALL)('Rebet puts the last round’s first bets back and does not deal (%s)', (letter) => {
    const back = tell(settled(letter), { type: 'rebet' }).state;
    expect(phaseOf(back)).toBe('betting');
    expect(back.context.chips).toEqual([
      { spot: { box: 1, side: null }, amount: 1000 },
      { spot: { box: 2, side: null }, amount: 500 },
    ]);
    expect(back.context.boxes).toEqual([]);
  });

  test.each(ALL)('New game starts with no bets (%s)', (letter) => {
    const fresh = tell(settled(letter), { type: 'bet.cleared' }).state;
    expect(phaseOf(fresh)).toBe('betting');
    expect(betTotal(fresh.context)).toBe(0);
  });

  describe('A blackjack against an ace or ten waits until the dealer’s second card is known (looked at in C, turned in D) and is else paid at once', () => {
    const TEN = 'As Ts Kd Kh 8h 9c';
    test.each([
      [
        'A',
        TEN,
        '1 AsKh s21 blackjack 2000/1000 | 2 Ts8h 18 open 1000 | dealer Kd9c 19 | ? hit stand standAll | 0',
      ],
      [
        'B',
        TEN,
        '1 AsKh s21 blackjack 2000/1000 | 2 Ts8h 18 open 1000 | dealer Kd9c 19 | ? hit stand standAll | 0',
      ],
      [
        'C',
        TEN,
        '1 AsKh s21 blackjack 2500/1000 | 2 Ts8h 18 open 1000 | dealer Kd?? 10 | ? hit stand standAll double | +500',
      ],
      [
        'D',
        TEN,
        '1 AsKh s21 open 1000 | 2 Ts8h 18 open 1000 | dealer Kd?? 10 | ? hit stand standAll | -2000',
      ],
    ] as const)('%s: under a king', (letter, cards, line) => {
      expect(round(letter, '1:1000 2:1000', cards)).toBe(line);
    });

    test('C: under an ace it waits for the offers and the look', () => {
      expect(round('C', '1:1000 2:1000', 'As Ts Ad Kh 8h 9c', 'noEvenMoney')).toBe(
        '1 AsKh s21 open 1000 | 2 Ts8h 18 open 1000 | dealer Ad?? 11 | ? insure noInsurance | -2000',
      );
      expect(round('C', '1:1000 2:1000', 'As Ts Ad Kh 8h 9c', 'noEvenMoney noInsurance')).toBe(
        '1 AsKh s21 blackjack 2500/1000 | 2 Ts8h 18 open 1000 | dealer Ad?? 11 | ? hit stand standAll double | +500',
      );
    });

    test('D: under an ace it waits for the turn', () => {
      expect(round('D', '1:1000 2:1000', 'As Ts Ad Kh 8h 9c', 'noInsurance')).toBe(
        '1 AsKh s21 open 1000 | 2 Ts8h 18 open 1000 | dealer Ad?? 11 | ? hit stand standAll | -2000',
      );
      expect(round('D', '1:1000 2:1000', 'As Ts Ad Kh 8h 9c', 'noInsurance stand')).toBe(
        '1 AsKh s21 blackjack 2500/1000 | 2 Ts8h 18 lose 0/1000 | dealer Ad9c 20 | +500',
      );
    });

    test.each(['2d', '3d', '4d', '5d', '6d', '7d', '8d', '9d'])('C and D: at once under %s', (up) => {
      const hands = '1 AsKh s21 blackjack 2500/1000 | 2 Ts8h 18 open 1000';
      const dealer = `dealer ${up}?? ${up.charAt(0)}`;
      expect(round('C', '1:1000 2:1000', `As Ts ${up} Kh 8h 9c`)).toBe(
        `${hands} | ${dealer} | ? hit stand standAll double | +500`,
      );
      expect(round('D', '1:1000 2:1000', `As Ts ${up} Kh 8h 9c`)).toBe(
        `${hands} | ${dealer} | ? hit stand standAll | +500`,
      );
    });
  });

  test.each(ALL)(
    'Money is whole minor units (cents); a bet is a whole number of the smallest chip (%s)',
    (letter) => {
      expect(round(letter, '1:125', 'Ts 6d 9h Tc')).toBe('bet-not-whole-chips at bets[0].main');
      expect(round(letter, '1:100.5', 'Ts 6d 9h Tc')).toBe('bet-not-whole-chips at bets[0].main');
      expect(round(letter, '1:150', 'Ts 6d 9h Tc 8s', 'stand')).toBe(
        '1 Ts9h 19 win 300/150 | dealer 6dTc8s 24 | +150',
      );
    },
  );

  test('The smallest chip is even in minor units, so 3:2 and one half come out whole', () => {
    expect(round('C', '1:150', 'As 6d Kh Tc')).toBe('1 AsKh s21 blackjack 375/150 | dealer 6dTc 16 | +225');
    expect(round('C', '1:150', 'Ts Ad 9h Kc', 'insure')).toBe(
      '1 Ts9h 19 lose 0/150 | dealer AdKc 21 | 1 insurance 225/75 | 0',
    );
    expect(checkRules({ ...RULES.D, chips: [25, 100], limits: { min: 100, max: 50000 } })).toMatchObject({
      fault: { at: 'chips[0]' },
    });
  });

  test('A table whose rules could pay a fraction of a minor unit is refused', () => {
    const rules: TableRules = { ...RULES.D, blackjack: { ...RULES.D.blackjack, pays: [4, 3] } };
    expect(round(rules, '1:1000', 'As 6d Kh Tc')).toBe('bad-rules at rules.blackjack.pays');
  });
});
