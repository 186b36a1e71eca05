import { describe, expect, test } from 'vitest';
import { DECK } from '../../src/cards/card.ts';
import { below, freshDecks, shuffle, type Words } from '../../src/cards/shoe.ts';
import { wordsOf } from '../../src/dealer/seed.ts';
import { cardsOf } from './hand.ts';

const told = (words: readonly number[]): Words & { left: () => number } => {
  const rest = [...words];
  const next = () => {
    const word = rest.shift();
    if (word === undefined) throw new Error('no word is left');
    return word;
  };
  return Object.assign(next, { left: () => rest.length });
};

const seedOf = (number: number): string => number.toString(16).padStart(64, '0');

describe('fresh decks', () => {
  test.each([1, 2, 4, 5, 6, 8])('A38: %i decks hold each of the 52 faces that many times', (decks) => {
    const shoe = freshDecks(decks);
    expect(shoe).toHaveLength(52 * decks);
    expect(DECK.filter((face) => shoe.filter((card) => card === face).length !== decks)).toEqual([]);
  });

  test('a new list every time, so that a shuffle leaves the deck as it is', () => {
    shuffle(freshDecks(1), wordsOf(seedOf(0), ''));
    expect(freshDecks(1)).toEqual(DECK);
  });
});

describe('a number below a limit', () => {
  test.each([
    [3, 0, 0],
    [3, 5, 2],
    [52, 51, 51],
    [52, 52, 0],
    [1, 4294967295, 0],
    [4294967296, 4294967295, 4294967295],
    [10, 4294967289, 9],
  ])('below %i, the word %i gives %i', (limit, word, number) => {
    expect(below(limit, told([word]))).toBe(number);
  });

  test.each([
    // 2³² = 3 × 1431655765 + 1: one word too many, the last.
    [3, [4294967295, 7], 1],
    // 2³² = 10 × 429496729 + 6: the last six words.
    [10, [4294967295, 4294967290, 4294967293, 13], 3],
    // 2³² = 312 × 13765920 + 256
    [312, [4294967040, 4294967295, 311], 311],
    // More than half of all words would be one too many for some numbers.
    [2147483649, [2147483649, 4294967295, 2147483648], 2147483648],
  ])('below %i, words from the uneven end are left out', (limit, words, number) => {
    const source = told(words);
    expect(below(limit, source)).toBe(number);
    expect(source.left()).toBe(0);
  });

  test.each([
    [3, 4294967294, 2],
    [10, 4294967289, 9],
    [312, 4294967039, 311],
  ])('below %i, the last word of the even range, %i, is taken', (limit, word, number) => {
    expect(below(limit, told([word]))).toBe(number);
  });
});

describe('a shuffle', () => {
  test('goes from the end, changing places with a card at or before', () => {
    expect(shuffle([...cardsOf('2s 3s 4s 5s')], told([0, 0, 0])).join(' ')).toBe('3s 4s 5s 2s');
    expect(shuffle([...cardsOf('2s 3s 4s 5s')], told([3, 2, 1])).join(' ')).toBe('2s 3s 4s 5s');
    expect(shuffle([...cardsOf('2s 3s 4s 5s')], told([1, 2, 0])).join(' ')).toBe('5s 2s 4s 3s');
  });

  test('takes one word fewer than cards, and none where there is nothing to change', () => {
    const words = told([0, 0, 0]);
    shuffle([...cardsOf('2s 3s 4s 5s')], words);
    expect(words.left()).toBe(0);
    expect(shuffle([], told([]))).toEqual([]);
    expect(shuffle([...cardsOf('As')], told([]))).toEqual(['As']);
  });

  test('each of the 24 orders of four cards comes of exactly one choice of numbers', () => {
    const orders = new Set<string>();
    for (let a = 0; a < 4; a++)
      for (let b = 0; b < 3; b++)
        for (let c = 0; c < 2; c++)
          orders.add(shuffle([...cardsOf('2s 3s 4s 5s')], told([a, b, c])).join(''));
    expect(orders.size).toBe(24);
  });
});
