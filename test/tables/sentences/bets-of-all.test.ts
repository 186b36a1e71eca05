// TABLES.md, sentence by sentence: what holds at all tables, from the bet to the split.

import { describe, expect, test } from 'vitest';
import { openIn, round } from '../../paper/notation.ts';
import { ALL } from './dealt.ts';

describe('All tables', () => {
  test.each(ALL)(
    'A box is in the round when it has a main bet between the table’s minimum and maximum (%s)',
    (letter) => {
      expect(round(letter, '1:50', 'Ts 6d 9h Tc')).toBe('bet-below-minimum at bets[0].main');
      expect(round(letter, '1:50050', 'Ts 6d 9h Tc')).toBe('bet-above-maximum at bets[0].main');
      expect(round(letter, '2:100', 'Ts 6d 9h Tc 8s', 'stand')).toBe(
        '2 Ts9h 19 win 200/100 | dealer 6dTc8s 24 | +100',
      );
      expect(round(letter, '2:50000', 'Ts 6d 9h Tc 8s', 'stand')).toBe(
        '2 Ts9h 19 win 100000/50000 | dealer 6dTc8s 24 | +50000',
      );
    },
  );

  test.each(ALL)(
    'The limits bind the main bet only: double, split and insurance are always allowed when the balance covers them (%s)',
    (letter) => {
      expect(round(letter, '1:50000 @100000', '5s 6d 6h Tc 9c 8s', 'double')).toBe(
        '1 5s6h9c 20 win 200000/100000 | dealer 6dTc8s 24 | +100000',
      );
      expect(openIn(letter, '1:50000 @99999', '5s 6d 6h Tc 9c 8s')).toBe('hit stand standAll');
      expect(round(letter, '1:50000 @100000', 'As 6d Ah Tc 9s 9h 8s', 'split')).toBe(
        '1 As9s s20 win 100000/50000 | 1 Ah9h s20 win 100000/50000 | dealer 6dTc8s 24 | +100000',
      );
      expect(openIn(letter, '1:50000 @99999', 'As 6d Ah Tc 9s 9h 8s')).toBe('hit stand standAll');
    },
  );

  test('The limits bind the main bet only: … insurance (C, D)', () => {
    expect(round('C', '1:50000 @75000', 'Ts Ad 9h Kc', 'insure')).toBe(
      '1 Ts9h 19 lose 0/50000 | dealer AdKc 21 | 1 insurance 75000/25000 | 0',
    );
    expect(openIn('C', '1:50000 @74999', 'Ts Ad 9h Kc')).toBe('noInsurance');
    expect(round('D', '1:50000 @75000', 'As Ad Kh Kc', 'insure')).toBe(
      '1 AsKh s21 push 50000/50000 | dealer AdKc 21 | 1 insurance 75000/25000 | +50000',
    );
    expect(openIn('D', '1:50000 @74999', 'As Ad Kh Kc')).toBe('noInsurance');
  });

  test.each([
    ['A', 'dealer 4s7s 11 | ? hit stand standAll'],
    ['B', 'dealer 4s7s 11 | ? hit stand standAll'],
    ['C', 'dealer 4s?? 4 | ? hit stand standAll double'],
    ['D', 'dealer 4s?? 4 | ? hit stand standAll'],
  ] as const)(
    'Deal: one card to each box in turn, one to the dealer, a second to each box, a second to the dealer [decided] (%s)',
    (letter, dealer) => {
      expect(round(letter, '1:100 3:100', '2s 3s 4s 5s 6s 7s')).toBe(
        `1 2s5s 7 open 100 | 3 3s6s 9 open 100 | ${dealer} | -200`,
      );
      expect(round(letter, '1:100 3:100', '2s 3s 4s 5s 6s 7s 8s', 'stand stand')).toBe(
        '1 2s5s 7 lose 0/100 | 3 3s6s 9 lose 0/100 | dealer 4s7s8s 19 | -200',
      );
    },
  );

  test.each(ALL)(
    'The boxes are played in turn, from the dealer’s left; each hand is finished before the next one begins (%s)',
    (letter) => {
      const cards = 'Ts Ts 6d 4h 5h Tc 3c 2d 9c';
      for (const bets of ['1:100 2:100', '2:100 1:100'])
        expect(round(letter, bets, cards, 'hit stand hit stand')).toBe(
          '1 Ts4h3c 17 win 200/100 | 2 Ts5h2d 17 win 200/100 | dealer 6dTc9c 25 | +200',
        );
    },
  );

  test.each(ALL)('A hand that reaches 21 is finished: no more cards (%s; [decided] for C)', (letter) => {
    expect(round(letter, '1:1000', 'Ts 6d 5h Tc 6s 8c', 'hit')).toBe(
      '1 Ts5h6s 21 win 2000/1000 | dealer 6dTc8c 24 | +1000',
    );
    expect(round(letter, '1:1000', 'Ts 6d 5h Tc 6s 8c', 'hit hit')).toBe(
      'too-many-decisions at decisions[1]',
    );
    expect(round(letter, '1:1000', 'As 6d 5h Tc 5s 8c', 'hit')).toBe(
      '1 As5h5s s21 win 2000/1000 | dealer 6dTc8c 24 | +1000',
    );
  });

  test.each(ALL)('Doubling doubles the bet, brings exactly one card, and ends the hand (%s)', (letter) => {
    expect(round(letter, '1:1000', '6s 6d 5h Tc 2s 8c', 'double')).toBe(
      '1 6s5h2s 13 win 4000/2000 | dealer 6dTc8c 24 | +2000',
    );
    expect(round(letter, '1:1000', '6s 6d 5h Tc 2s 8c', 'double hit')).toBe(
      'too-many-decisions at decisions[1]',
    );
    expect(round(letter, '1:1000 2:1000', '6s Ts 6d 5h 9h Tc 2s', 'double')).toMatch(
      /^1 6s5h2s 13 open 2000 \| 2 Ts9h 19 open 1000 .* \| -3000$/,
    );
  });

  test.each(ALL)('Splitting stakes a second bet equal to the first (%s)', (letter) => {
    expect(round(letter, '1:700', '8s 6d 8h Tc 3s Td', 'split')).toMatch(
      /^1 8s3s 11 open 700 \| 1 8h(Td 18| 8) open 700 .* \| -1400$/,
    );
  });

  test.each([
    ['A', '8s 6d 8h Tc 3s 2c 5s Td 8c'],
    ['B', '8s 6d 8h Tc 3s 2c 5s Td 8c'],
    ['C', '8s 6d 8h Tc 3s 2c 5s Td 8c'],
    ['D', '8s 6d 8h Tc 3s Td 2c 5s 8c'],
  ] as const)(
    'The first hand gets its second card and is played to its end; then the other is played (%s)',
    (letter, cards) => {
      expect(round(letter, '1:1000', cards, 'split hit hit stand stand')).toBe(
        '1 8s3s2c5s 18 win 2000/1000 | 1 8hTd 18 win 2000/1000 | dealer 6dTc8c 24 | +2000',
      );
    },
  );

  test.each(['A', 'B', 'C'] as const)('A-10 after a split is 21, not blackjack (%s, tens)', (letter) => {
    expect(round(letter, '1:1000', 'Ks 6d Kh Tc As 7h 8c', 'split stand')).toBe(
      '1 KsAs s21 win 2000/1000 | 1 Kh7h 17 win 2000/1000 | dealer 6dTc8c 24 | +2000',
    );
  });

  test.each(ALL)('A-10 after a split is 21, not blackjack (%s, aces)', (letter) => {
    expect(round(letter, '1:1000', 'As 6d Ah Tc 7h Ks 8c', 'split')).toBe(
      '1 As7h s18 win 2000/1000 | 1 AhKs s21 win 2000/1000 | dealer 6dTc8c 24 | +2000',
    );
  });
});
