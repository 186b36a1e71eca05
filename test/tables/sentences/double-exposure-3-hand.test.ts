// TABLES.md, sentence by sentence: B, Double Exposure 3 Hand.

import { describe, expect, test } from 'vitest';
import { openTable, tell } from '../../../src/round/progress.ts';
import { betTotal } from '../../../src/round/round.ts';
import { openIn, round } from '../../paper/notation.ts';
import { RULES } from '../hands.ts';

describe('B: Double Exposure 3 Hand', () => {
  test('Dealer blackjack ends the round: every hand without blackjack loses. A blackjack is paid 1:1 even then', () => {
    expect(round('B', '1:1000 2:1000 3:1000', 'As Ts Ks Kd Qh 9h Kh Ac')).toBe(
      '1 AsQh s21 blackjack 2000/1000 | 2 Ts9h 19 lose 0/1000 | 3 KsKh 20 lose 0/1000 | dealer KdAc 21 | -1000',
    );
  });

  test.each([
    ['Ts Td 7h 7c', '1 Ts7h 17 lose 0/1000 | dealer Td7c 17 | -1000'],
    ['Ts Td 8h 8c', '1 Ts8h 18 lose 0/1000 | dealer Td8c 18 | -1000'],
    ['Ts Td 9h 9c', '1 Ts9h 19 lose 0/1000 | dealer Td9c 19 | -1000'],
    ['Ts Kd Jh Qc', '1 TsJh 20 lose 0/1000 | dealer KdQc 20 | -1000'],
  ])('There are no pushes at this table (%s)', (cards, line) => {
    expect(round('B', '1:1000', cards, 'stand')).toBe(line);
  });

  test.each([
    ['As 6d 8h Tc', 'A-8', 'hit stand standAll double'],
    ['As 6d 9h Tc', 'A-9', 'hit stand standAll double'],
    ['As 6d 6h Tc', 'A-6, a soft 17', 'hit stand standAll double'],
    ['4s 6d 5h Tc', '9', 'hit stand standAll double'],
    ['6s 6d 5h Tc', '11', 'hit stand standAll double'],
    ['As 6d 7h Tc', 'A-7', 'hit stand standAll'],
    ['As 6d 2h Tc', 'A-2', 'hit stand standAll'],
    ['Ts 6d 7h Tc', 'a hard 17', 'hit stand standAll'],
    ['As 6d Th Tc', 'A-10 never comes up, it is 21', ''],
  ])('Double: 9, 10 or 11 with an ace as 1, or a soft 17 [decided] (%s: %s)', (cards, _, decisions) => {
    expect(openIn('B', '1:1000', cards)).toBe(decisions);
  });

  test('Split: K-K can be split, K-Q cannot [decided]; split tens count as 21', () => {
    expect(openIn('B', '1:1000', 'Ks 6d Kh Tc')).toBe('hit stand standAll split');
    expect(openIn('B', '1:1000', 'Ks 6d Qh Tc')).toBe('hit stand standAll');
    expect(round('B', '1:1000', 'Ks 6d Kh Tc As Ad 8c', 'split')).toBe(
      '1 KsAs s21 win 2000/1000 | 1 KhAd s21 win 2000/1000 | dealer 6dTc8c 24 | +2000',
    );
  });

  test('Undo (takes back the last bet placed), Clear bets', () => {
    let state = openTable({ rules: RULES.B, balance: 10_000 });
    for (const [box, amount] of [
      [1, 500],
      [2, 100],
      [1, 100],
    ] as const)
      state = tell(state, { type: 'bet.placed', spot: { box, side: null }, amount }).state;
    expect(betTotal(state.context)).toBe(700);
    state = tell(state, { type: 'bet.undone' }).state;
    expect(state.context.chips.map(({ spot, amount }) => `${spot.box}:${amount}`)).toEqual([
      '1:500',
      '2:100',
    ]);
    state = tell(state, { type: 'bet.undone' }).state;
    expect(state.context.chips.map(({ spot, amount }) => `${spot.box}:${amount}`)).toEqual(['1:500']);
    state = tell(state, { type: 'bet.cleared' }).state;
    expect(betTotal(state.context)).toBe(0);
  });

  test('Double and Split become available when they are allowed', () => {
    expect(openIn('B', '1:1000', '8s 6d 8h Tc')).toBe('hit stand standAll split');
    expect(openIn('B', '1:1000', '8s 6d 3h Tc')).toBe('hit stand standAll double');
    expect(openIn('B', '1:1000', '8s 6d 9h Tc')).toBe('hit stand standAll');
  });
});
