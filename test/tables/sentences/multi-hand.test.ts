// TABLES.md, sentence by sentence: D, Multi Hand Blackjack.

import { describe, expect, test } from 'vitest';
import { round } from '../../paper/notation.ts';

describe('D: Multi Hand Blackjack', () => {
  test('The dealer’s second card lies face down and is not looked at before all hands are played [decided]', () => {
    expect(round('D', '1:1000 2:1000', 'Ts Ts Kd 9h 5h Ac', 'stand')).toBe(
      '1 Ts9h 19 open 1000 | 2 Ts5h 15 open 1000 | dealer Kd?? 10 | ? hit stand standAll | -2000',
    );
    expect(round('D', '1:1000 2:1000', 'Ts Ts Kd 9h 5h Ac 3c', 'stand hit')).toBe(
      '1 Ts9h 19 open 1000 | 2 Ts5h3c 18 open 1000 | dealer Kd?? 10 | ? hit stand standAll | -2000',
    );
  });

  test('A dealer’s blackjack therefore takes doubled and split bets whole', () => {
    expect(round('D', '1:1000', '8s Kd 8h Ac 3s Td 9c', 'split double stand')).toBe(
      '1 8s3s9c 20 lose 0/2000 | 1 8hTd 18 lose 0/1000 | dealer KdAc 21 | -3000',
    );
    expect(round('D', '1:1000', '6s Ad 5h Kc Th', 'double')).toBe(
      '1 6s5hTh 21 lose 0/2000 | dealer AdKc 21 | -2000',
    );
  });

  test('A player’s blackjack is paid 3:2 at once when the dealer’s card is neither a ten nor an ace', () => {
    expect(round('D', '1:1000 2:1000', 'As Ts 9d Kh 8h Tc')).toBe(
      '1 AsKh s21 blackjack 2500/1000 | 2 Ts8h 18 open 1000 | dealer 9d?? 9 | ? hit stand standAll | +500',
    );
  });

  test('Insurance, only for a box with blackjack against an ace: exactly half the main bet, 2:1', () => {
    expect(round('D', '1:150', 'As Ad Kh Kc', 'insure')).toBe(
      '1 AsKh s21 push 150/150 | dealer AdKc 21 | 1 insurance 225/75 | +150',
    );
    expect(round('D', '1:1000', 'Ts Ad 9h Kc', 'insure')).toBe('illegal-decision at decisions[0]');
  });

  test('Insurance: decided before any third card', () => {
    expect(round('D', '1:1000 2:1000', 'Ts As Ad 5h Kh 5c')).toBe(
      '1 Ts5h 15 open 1000 | 2 AsKh s21 open 1000 | dealer Ad?? 11 | ? insure noInsurance | -2000',
    );
  });

  test('Insurance: lost at once when the dealer’s second card is shown and is not a ten', () => {
    expect(round('D', '1:1000', 'As Ad Kh 5c', 'insure')).toBe(
      '1 AsKh s21 blackjack 2500/1000 | dealer Ad5c 16 | 1 insurance 0/500 | +1000',
    );
    // Not before it is shown.
    expect(round('D', '1:1000 2:1000', 'As Ts Ad Kh 5h 5c', 'insure')).toBe(
      '1 AsKh s21 open 1000 | 2 Ts5h 15 open 1000 | dealer Ad?? 11 | 1 insurance 0/500 | ? hit stand standAll | -2500',
    );
  });

  test('The text’s last line is read as "equal": equal pushes, lower loses [decided]', () => {
    expect(round('D', '1:1000', 'Ts Td 8h 8c', 'stand')).toBe(
      '1 Ts8h 18 push 1000/1000 | dealer Td8c 18 | 0',
    );
    expect(round('D', '1:1000', 'Ts Td 7h 8c', 'stand')).toBe(
      '1 Ts7h 17 lose 0/1000 | dealer Td8c 18 | -1000',
    );
  });
});
