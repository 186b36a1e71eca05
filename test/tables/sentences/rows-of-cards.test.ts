// TABLES.md, sentence by sentence: the rows of its table about boxes, cards and payment.

import { describe, expect, test } from 'vitest';
import { pageDealer } from '../../../src/dealer/page-dealer.ts';
import { memoryShoes } from '../../../src/dealer/shoe-store.ts';
import { round } from '../../paper/notation.ts';
import { RULES } from '../hands.ts';
import { ALL } from './dealt.ts';

describe('The table, row by row', () => {
  describe('boxes, all one player’s', () => {
    test.each([
      ['A', 4],
      ['B', 3],
      ['C', 3],
      ['D', 5],
    ] as const)('%s: %i', (letter, boxes) => {
      const line = `${boxes} Ts9h 19 win 200/100 | dealer 6dTc8s 24 | +100`;
      expect(round(letter, `${boxes}:100`, 'Ts 6d 9h Tc 8s', 'stand')).toBe(line);
      expect(round(letter, `${boxes + 1}:100`, 'Ts 6d 9h Tc 8s', 'stand')).toBe('unknown-box at bets[0].box');
    });

    test('D: all five in one round', () => {
      expect(
        round('D', '1:100 2:200 3:300 4:400 5:500', '9s 9h 9d 9c 9s 6d Th Td Tc Ts Th Tc 8s', 'standAll'),
      ).toBe(
        '1 9sTh 19 win 200/100 | 2 9hTd 19 win 400/200 | 3 9dTc 19 win 600/300 | 4 9cTs 19 win 800/400 | 5 9sTh 19 win 1000/500 | dealer 6dTc8s 24 | +1500',
      );
    });
  });

  describe('decks, shuffled before every round', () => {
    test.each([
      ['A', 6],
      ['B', 5],
      ['C', 4],
      ['D', 6],
    ] as const)('%s: %i', (letter, decks) => {
      const cards = (sevens: number) => `Ts 6d 9h Tc 8s${' 7c'.repeat(sevens)}`;
      const line = '1 Ts9h 19 win 2000/1000 | dealer 6dTc8s 24 | +1000';
      expect(round(letter, '1:1000', cards(decks), 'stand')).toBe(line);
      expect(round(letter, '1:1000', cards(decks + 1), 'stand')).toBe(
        `too-many-of-a-card at cards[${5 + decks}]`,
      );
    });

    test.each(ALL)('%s: shuffled before every round (B’s text is silent: [decided])', async (letter) => {
      const dealer = await pageDealer(RULES[letter], memoryShoes());
      const shoe = async (roundId: string) => {
        await dealer.open(roundId, '');
        const cards: string[] = [];
        for (let answer = await dealer.draw(); answer.ok; answer = await dealer.draw())
          cards.push(answer.value);
        await dealer.close(roundId);
        return cards;
      };
      const first = await shoe('R1');
      const second = await shoe('R2');
      expect(second).not.toEqual(first);
      expect([...second].sort()).toEqual([...first].sort());
    });
  });

  describe('dealer’s two first cards', () => {
    test.each([
      ['A', 'both face up', '1 Ts9h 19 open 1000 | dealer 6dTc 16 | ? hit stand standAll | -1000'],
      ['B', 'both face up', '1 Ts9h 19 open 1000 | dealer 6dTc 16 | ? hit stand standAll | -1000'],
      ['C', 'second face down', '1 Ts9h 19 open 1000 | dealer 6d?? 6 | ? hit stand standAll double | -1000'],
      ['D', 'second face down', '1 Ts9h 19 open 1000 | dealer 6d?? 6 | ? hit stand standAll | -1000'],
    ] as const)('%s: %s', (letter, _, line) => {
      expect(round(letter, '1:1000', 'Ts 6d 9h Tc')).toBe(line);
    });
  });

  describe('dealer looks for blackjack before play', () => {
    test.each(['A', 'B'] as const)('%s: seen by all', (letter) => {
      expect(round(letter, '1:1000', 'Ts Kd 9h Ac')).toBe('1 Ts9h 19 lose 0/1000 | dealer KdAc 21 | -1000');
      expect(round(letter, '1:1000', 'Ts Ad 9h Kc')).toBe('1 Ts9h 19 lose 0/1000 | dealer AdKc 21 | -1000');
    });

    test('C: under an ace and under a ten [decided]', () => {
      expect(round('C', '1:1000', 'Ts Kd 9h Ac')).toBe('1 Ts9h 19 lose 0/1000 | dealer KdAc 21 | -1000');
      expect(round('C', '1:1000', 'Ts Td 9h Ac')).toBe('1 Ts9h 19 lose 0/1000 | dealer TdAc 21 | -1000');
      expect(round('C', '1:1000', 'Ts Ad 9h Kc', 'noInsurance')).toBe(
        '1 Ts9h 19 lose 0/1000 | dealer AdKc 21 | -1000',
      );
    });

    test('D: no (no peek)', () => {
      expect(round('D', '1:1000', 'Ts Kd 9h Ac')).toBe(
        '1 Ts9h 19 open 1000 | dealer Kd?? 10 | ? hit stand standAll | -1000',
      );
      expect(round('D', '1:1000', 'Ts Ad 9h Kc')).toBe(
        '1 Ts9h 19 open 1000 | dealer Ad?? 11 | ? hit stand standAll | -1000',
      );
      expect(round('D', '1:1000', 'Ts Kd 9h Ac', 'stand')).toBe(
        '1 Ts9h 19 lose 0/1000 | dealer KdAc 21 | -1000',
      );
    });
  });

  describe('dealer’s soft 17', () => {
    test.each([
      ['A', 'stands', '1 Ts8h 18 win 2000/1000 | dealer 6dAc 17 | +1000'],
      ['B', 'hits', '1 Ts8h 18 lose 0/1000 | dealer 6dAc4s 21 | -1000'],
      ['C', 'stands', '1 Ts8h 18 win 2000/1000 | dealer 6dAc 17 | +1000'],
      ['D', 'stands', '1 Ts8h 18 win 2000/1000 | dealer 6dAc 17 | +1000'],
    ] as const)('%s: %s', (letter, _, line) => {
      expect(round(letter, '1:1000', 'Ts 6d 8h Ac 4s', 'stand')).toBe(line);
    });
  });

  describe('blackjack pays', () => {
    test.each([
      ['A', '1:1', '1 AsKh s21 blackjack 2000/1000 | dealer 6dTc 16 | +1000'],
      ['B', '1:1', '1 AsKh s21 blackjack 2000/1000 | dealer 6dTc 16 | +1000'],
      ['C', '3:2', '1 AsKh s21 blackjack 2500/1000 | dealer 6dTc 16 | +1500'],
      ['D', '3:2', '1 AsKh s21 blackjack 2500/1000 | dealer 6dTc 16 | +1500'],
    ] as const)('%s: %s', (letter, _, line) => {
      expect(round(letter, '1:1000', 'As 6d Kh Tc')).toBe(line);
    });
  });

  describe('blackjack against blackjack', () => {
    test.each([
      ['A', 'push', '1 AsQh s21 push 1000/1000 | dealer KdAc 21 | 0'],
      ['B', 'wins 1:1', '1 AsQh s21 blackjack 2000/1000 | dealer KdAc 21 | +1000'],
      ['C', 'push', '1 AsQh s21 push 1000/1000 | dealer KdAc 21 | 0'],
      ['D', 'push', '1 AsQh s21 push 1000/1000 | dealer KdAc 21 | 0'],
    ] as const)('%s: %s', (letter, _, line) => {
      expect(round(letter, '1:1000', 'As Kd Qh Ac')).toBe(line);
    });
  });

  describe('other ties', () => {
    test.each([
      ['A', 'dealer wins', '1 Ts9h 19 lose 0/1000 | dealer Kd9c 19 | -1000'],
      ['B', 'dealer wins', '1 Ts9h 19 lose 0/1000 | dealer Kd9c 19 | -1000'],
      ['C', 'push', '1 Ts9h 19 push 1000/1000 | dealer Kd9c 19 | 0'],
      ['D', 'push', '1 Ts9h 19 push 1000/1000 | dealer Kd9c 19 | 0'],
    ] as const)('%s: %s', (letter, _, line) => {
      expect(round(letter, '1:1000', 'Ts Kd 9h 9c', 'stand')).toBe(line);
    });
  });
});
