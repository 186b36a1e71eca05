// TABLES.md, sentence by sentence: what its words mean.

import { describe, expect, test } from 'vitest';
import { phaseOf } from '../../../src/round/progress.ts';
import { round } from '../../paper/notation.ts';
import { ALL, dealt, settled } from './dealt.ts';

describe('Words', () => {
  test('A box is a betting position', () => {
    expect(round('A', '3:1000', 'Ts 6d 9h Tc')).toBe(
      '3 Ts9h 19 open 1000 | dealer 6dTc 16 | ? hit stand standAll | -1000',
    );
  });

  test('A hand is what is played on a box (splitting makes several)', () => {
    expect(round('A', '2:1000', '8s 6d 8h Tc 3s', 'split')).toBe(
      '2 8s3s 11 open 1000 | 2 8h 8 open 1000 | dealer 6dTc 16 | ? hit stand standAll double | -2000',
    );
  });

  test.each([
    ['2s', '3h', '5'],
    ['4s', '5h', '9'],
    ['6s', '7h', '13'],
    ['8s', '9h', '17'],
    ['Ts', 'Jh', '20'],
    ['Qs', 'Kh', '20'],
  ])('Value of a card: 2–10 face value, J Q K 10: %s %s is %s', (a, b, total) => {
    expect(round('C', '1:1000', `${a} 6d ${b} Tc`)).toMatch(new RegExp(`^1 ${a}${b} ${total} open 1000`));
  });

  test('Value of a card: A 1 or 11', () => {
    expect(round('C', '1:1000', '5s 6d Ah Tc 9c', 'hit')).toBe(
      '1 5sAh9c 15 open 1000 | dealer 6d?? 6 | ? hit stand standAll | -1000',
    );
  });

  test('Soft: an ace counts 11', () => {
    expect(round('C', '1:1000', '6s 6d Ah Tc')).toBe(
      '1 6sAh s17 open 1000 | dealer 6d?? 6 | ? hit stand standAll double | -1000',
    );
  });

  test.each([
    ['A', 'As 6d Kh Tc', '1 AsKh s21 blackjack 2000/1000 | dealer 6dTc 16 | +1000'],
    ['B', 'Ts 6d Ah Tc', '1 TsAh s21 blackjack 2000/1000 | dealer 6dTc 16 | +1000'],
    ['C', 'Js 6d Ah Tc', '1 JsAh s21 blackjack 2500/1000 | dealer 6dTc 16 | +1500'],
    ['D', 'As 6d Qh Tc', '1 AsQh s21 blackjack 2500/1000 | dealer 6dTc 16 | +1500'],
  ] as const)(
    'Blackjack: the first two cards dealt to a box or to the dealer are an ace and a ten-valued card (%s, %s)',
    (letter, cards, line) => {
      expect(round(letter, '1:1000', cards)).toBe(line);
    },
  );

  test.each([
    ['A', 'As 6d Ah Tc Ks 9h 8c'],
    ['B', 'As 6d Ah Tc Ks 9h 8c'],
    ['C', 'As 6d Ah Tc Ks 9h 8c'],
    ['D', 'As 6d Ah Tc Ks 9h 8c'],
  ] as const)('Blackjack: never a hand that comes from a split (%s)', (letter, cards) => {
    expect(round(letter, '1:1000', cards, 'split')).toBe(
      '1 AsKs s21 win 2000/1000 | 1 Ah9h s20 win 2000/1000 | dealer 6dTc8c 24 | +2000',
    );
  });

  test('Odds are written win:stake; a bet that wins at 3:2 returns stake + 1.5 × stake', () => {
    expect(round('C', '1:1000', 'As 6d Kh Tc')).toBe(
      '1 AsKh s21 blackjack 2500/1000 | dealer 6dTc 16 | +1500',
    );
  });

  test.each(ALL)('A round goes from the first bet to the last payment (%s)', (letter) => {
    const paid = settled(letter);
    expect(phaseOf(dealt(letter))).toBe('boxes');
    expect(phaseOf(paid)).toBe('settled');
    expect(paid.context.owed).toEqual([]);
  });
});
