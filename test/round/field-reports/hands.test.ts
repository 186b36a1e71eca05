// Faults that others’ blackjack games were reported for, each as a round that would show it here: hands and splits.

import { describe, expect, test } from 'vitest';
import { choices, refusal, tell } from '../../../src/round/progress.ts';
import { openIn, round } from '../../paper/notation.ts';
import { ALL, table, waitingIn } from '../waiting-in.ts';

describe('A01: a hand with two aces and low cards is not bust', () => {
  test.each([
    ['A', 'dealer 6dTc 16'],
    ['B', 'dealer 6dTc 16'],
    ['C', 'dealer 6d?? 6'],
    ['D', 'dealer 6d?? 6'],
  ] as const)('%s: 5-A, hit A, hit 5 is 12, and Hit is open', (letter, dealer) => {
    expect(round(letter, '1:1000', '5s 6d Ac Tc Ad 5h', 'hit hit')).toBe(
      `1 5sAcAd5h 12 open 1000 | ${dealer} | ? hit stand standAll | -1000`,
    );
  });
});

describe('A03: the dealer’s ace counts 1 where 11 would bust', () => {
  test.each([
    ['A', '4d 7c', 'dealer 4d7cAc4s'],
    ['D', '4d 7c', 'dealer 4d7cAc4s'],
  ] as const)('%s: 4-7-A has 12 and draws again', (letter, cards, dealer) => {
    const [up, hole] = cards.split(' ');
    // 4 + 7 + A = 12, and a 4 makes 16: one more, and 19.
    expect(round(letter, '1:1000', `Ts ${up} 8h ${hole} Ac 4s 3h`, 'stand')).toBe(
      `1 Ts8h 18 lose 0/1000 | ${dealer}3h 19 | -1000`,
    );
  });

  test.each(ALL)('%s: 6-A-T is a hard 17 (6-A at B, which hits a soft 17, elsewhere it stands)', (letter) => {
    const cards = 'Ts 6d 8h Ac Td';
    expect(round(letter, '1:1000', cards, 'stand')).toBe(
      letter === 'B'
        ? '1 Ts8h 18 win 2000/1000 | dealer 6dAcTd 17 | +1000'
        : '1 Ts8h 18 win 2000/1000 | dealer 6dAc 17 | +1000',
    );
  });

  test.each(ALL)('%s: A-4-7 is 12, not bust', (letter) => {
    // A lone 4 up, so that nothing is offered: 4-A is a soft 15, a 7 makes 12, a 9 makes 21.
    expect(round(letter, '1:1000', 'Ts 4d 8h Ac 7s 9c', 'stand')).toBe(
      '1 Ts8h 18 lose 0/1000 | dealer 4dAc7s9c 21 | -1000',
    );
  });
});

describe('A04: an ace and a ten made after a split is 21, and no blackjack', () => {
  test.each(ALL)(
    '%s: aces split, one gets a king and one a five, the dealer has 20: the round comes to nothing',
    (letter) => {
      expect(round(letter, '1:1000', 'As Qd Ah Tc Ks 5h', 'split')).toBe(
        '1 AsKs s21 win 2000/1000 | 1 Ah5h s16 lose 0/1000 | dealer QdTc 20 | 0',
      );
    },
  );

  test.each(['A', 'B', 'C'] as const)('%s: tens split, then an ace', (letter) => {
    expect(round(letter, '1:1000', 'Ts Qd Th 9c As 5h', 'split stand')).toBe(
      '1 TsAs s21 win 2000/1000 | 1 Th5h 15 lose 0/1000 | dealer Qd9c 19 | 0',
    );
  });
});

describe('A05: each hand of a split is dealt to and settled for itself', () => {
  test.each(ALL)('%s: 21 on the first split ace does not stop the second from getting its card', (letter) => {
    expect(round(letter, '1:1000', 'As 6d Ah Tc Kc 9h 8c', 'split')).toBe(
      '1 AsKc s21 win 2000/1000 | 1 Ah9h s20 win 2000/1000 | dealer 6dTc8c 24 | +2000',
    );
  });

  test.each([
    ['C', 'Qd 9s 9d Tc', '9h Qd 9s 9c 8h Kd Th', 'split hit stand'],
    ['D', 'Qd 9s 9d Tc', '9h Qd 9s 9c 8h Th Kd', 'split hit stand'],
  ] as const)(
    '%s: one hand busts, the other ties: exactly one stake comes back',
    (letter, _, cards, decisions) => {
      expect(round(letter, '1:1000', cards, decisions)).toBe(
        '1 9h8hKd 27 bust 0/1000 | 1 9sTh 19 push 1000/1000 | dealer Qd9c 19 | -1000',
      );
    },
  );
});

describe('A06: after a third card there is no split', () => {
  test.each(ALL)('%s: 6-6, hit A: the split is closed, refused, and costs nothing', (letter) => {
    expect(openIn(letter, '1:1000', '6s 6d 6h Tc Ac', 'hit')).toBe('hit stand standAll');
    const state = waitingIn(table(letter, 1000, '6s 6d 6h Tc Ac'), 'hit');
    expect(refusal(state, { type: 'decide.split' })).toEqual({ code: 'illegal-decision' });
    const told = tell(state, { type: 'decide.split' });
    expect(told.state.context).toBe(state.context);
    expect(told.state.context.pending).toBeNull();
  });
});

describe('A08: no double without the money for it', () => {
  test.each(ALL)(
    '%s: all staked, an 11: Double is closed, refused for the balance, and nothing is asked of the wallet',
    (letter) => {
      const state = waitingIn(table(letter, 1000, '6s 6d 5h Tc 9c', 1000), '');
      expect(choices(state)).toEqual(['hit', 'stand', 'standAll']);
      expect(refusal(state, { type: 'decide.double' })).toEqual({ code: 'stake-not-covered', limit: 0 });
      const told = tell(state, { type: 'decide.double' });
      expect(told.state.context).toBe(state.context);
      expect(told.facts).toEqual([]);
      expect(state.context.balance).toBe(0);
    },
  );
});

describe('A09: splitting does not make a debt', () => {
  test.each(ALL)(
    '%s: half a bet left: Split is closed; a whole bet left: it takes the last money, and no double is open after it',
    (letter) => {
      const more = letter === 'C' ? 'hit stand standAll double' : 'hit stand standAll';
      expect(openIn(letter, '1:1000 @1500', '8s 6d 8h Tc')).toBe('hit stand standAll');
      const state = waitingIn(table(letter, 1000, '8s 6d 8h Tc', 1500), '');
      expect(refusal(state, { type: 'decide.split' })).toEqual({ code: 'stake-not-covered', limit: 500 });
      expect(openIn(letter, '1:1000 @2000', '8s 6d 8h Tc')).toBe(`${more} split`);
      expect(openIn(letter, '1:1000 @2000', '8s 6d 8h Tc 3s 2d', 'split')).toBe('hit stand standAll');
      expect(openIn(letter, '1:1000 @2000', '8s 6d 8h Tc 8c 2d', 'split')).toBe('hit stand standAll');
    },
  );
});

test('A11: three boxes of 5.00 are more than 10.00, three of 3.00 are not', () => {
  const cards = 'Ts Ts Ts 6d 9h 9h 9h Tc 8c';
  expect(round('C', '1:500 2:500 3:500 @1000', cards, 'standAll')).toBe('balance-too-low at balance');
  expect(round('C', '1:300 2:300 3:300 @1000', cards, 'standAll')).toBe(
    '1 Ts9h 19 win 600/300 | 2 Ts9h 19 win 600/300 | 3 Ts9h 19 win 600/300 | dealer 6dTc8c 24 | +900',
  );
});
