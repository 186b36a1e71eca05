import { describe, expect, test } from 'vitest';
import { type Card, DECK } from '../../src/cards/card.ts';
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

// Chi-square over many shuffles at 99.9 %, the seeds fixed so that the outcome is: the bounds are the quantiles of the
// distribution, 2829.59 at 51 × 51 degrees of freedom and 2881.73 at 52 × 51 − 1.

const SHUFFLES = 20_000;
const POSITIONS_BOUND = 2829.59;
const PAIRS_BOUND = 2881.73;

const fisherYates = (cards: Card[], words: Words) => shuffle(cards, words);

/** The well-known wrong way: every place changes with any other, so some orders are more likely. */
const naive = (cards: Card[], words: Words): Card[] => {
  for (const [i, card] of cards.entries()) {
    const other = words() % cards.length;
    cards[i] = cards[other] ?? card;
    cards[other] = card;
  }
  return cards;
};

const INDEX = new Map(DECK.map((card, i) => [card, i]));
const indexOf = (card: Card | undefined): number => (card === undefined ? -1 : (INDEX.get(card) ?? -1));

function chiSquare(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** How far the table of card by position is from even. */
function positions(way: typeof fisherYates, words: Words): number {
  const counts = Array.from({ length: 52 * 52 }, () => 0);
  for (let n = 0; n < SHUFFLES; n++) {
    for (const [at, card] of way(freshDecks(1), words).entries()) {
      const cell = at * 52 + indexOf(card);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  return chiSquare(counts, SHUFFLES / 52);
}

/** How far the table of card by the card after it is from even, one pair of each shuffle, all places in turn. */
function adjacentPairs(way: typeof fisherYates, words: Words): number {
  const counts = new Map<number, number>();
  for (let a = 0; a < 52; a++) for (let b = 0; b < 52; b++) if (a !== b) counts.set(a * 52 + b, 0);
  for (let n = 0; n < SHUFFLES; n++) {
    const cards = way(freshDecks(1), words);
    const cell = indexOf(cards[n % 51]) * 52 + indexOf(cards[(n % 51) + 1]);
    counts.set(cell, (counts.get(cell) ?? 0) + 1);
  }
  return chiSquare([...counts.values()], SHUFFLES / (52 * 51));
}

describe('many shuffles', () => {
  test.each([1, 2, 3])('every card is as often in every place (seed %i)', (seed) => {
    const measured = positions(fisherYates, wordsOf(seedOf(seed), ''));
    expect(measured).toBeLessThan(POSITIONS_BOUND);
    // Far under it would be as suspicious: 2383.80 is the quantile of 0.1 %.
    expect(measured).toBeGreaterThan(2383.8);
  });

  test.each([4, 5])('every card follows every other as often (seed %i)', (seed) => {
    expect(adjacentPairs(fisherYates, wordsOf(seedOf(seed), ''))).toBeLessThan(PAIRS_BOUND);
  });

  test('the first card of a shoe is as often any, one seed for each shoe', () => {
    const counts = Array.from({ length: 52 }, () => 0);
    for (let n = 0; n < 5200; n++) {
      const at = indexOf(shuffle(freshDecks(1), wordsOf(seedOf(1_000_000 + n), ''))[0]);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    // 87.97: 51 degrees of freedom.
    expect(chiSquare(counts, 100)).toBeLessThan(87.97);
  });

  test('the measure of places finds the naive shuffle out', () => {
    expect(positions(naive, wordsOf(seedOf(1), ''))).toBeGreaterThan(POSITIONS_BOUND);
  });

  test('the measure of pairs finds a mere cut out', () => {
    const cut = (cards: Card[], words: Words): Card[] => {
      const at = below(cards.length, words);
      return [...cards.slice(at), ...cards.slice(0, at)];
    };
    expect(adjacentPairs(cut, wordsOf(seedOf(4), ''))).toBeGreaterThan(PAIRS_BOUND);
  });

  test('the measure finds a shuffle out that never leaves a card in its place', () => {
    const sattolo = (cards: Card[], words: Words): Card[] => {
      for (let last = cards.length - 1; last > 0; last--) {
        const other = words() % last;
        const [a, b] = [cards[last], cards[other]];
        if (a === undefined || b === undefined) break;
        cards[last] = b;
        cards[other] = a;
      }
      return cards;
    };
    expect(positions(sattolo, wordsOf(seedOf(1), ''))).toBeGreaterThan(POSITIONS_BOUND);
  });
});
