// Ways to shuffle that are wrong, each in a manner of its own: the measures must find them out.

import { below, shuffle, type Words } from '../../../src/cards/shoe.ts';

/** Brings a shoe, lying in the order it was left in, to a new order. */
export type Way = (cards: number[], words: Words) => number[];

export const fisherYates: Way = (cards, words) => shuffle(cards, words);

function swap(cards: number[], a: number, b: number): void {
  [cards[a], cards[b]] = [cards[b] ?? 0, cards[a] ?? 0];
}

/** The well-known wrong way: every place changes with any other, so that some orders are more likely. */
export const naive: Way = (cards, words) => {
  for (let at = 0; at < cards.length; at++) swap(cards, at, words() % cards.length);
  return cards;
};

/** Never leaves a card in its place (Sattolo). */
export const sattolo: Way = (cards, words) => {
  for (let last = cards.length - 1; last > 0; last--) swap(cards, last, below(last, words));
  return cards;
};

/** Rejects nothing, and has words of seven bits: the low places are likelier. */
export const withoutRejection: Way = (cards, words) => {
  for (let last = cards.length - 1; last > 0; last--) swap(cards, last, (words() >>> 25) % (last + 1));
  return cards;
};

/** A cut and no shuffle: every card is as often in every place. */
export const merelyCut: Way = (cards, words) => {
  const at = below(cards.length, words);
  return [...cards.slice(at), ...cards.slice(0, at)];
};

/** Shuffled well, but for the first two cards: the lower of them comes first. */
export const twoInOrder: Way = (cards, words) => {
  shuffle(cards, words);
  if ((cards[0] ?? 0) > (cards[1] ?? 0)) swap(cards, 0, 1);
  return cards;
};

/** Shuffled well, then like is put to like: of a low, a high and a low card the last two change places, once in eight times. */
export const clumped: Way = (cards, words) => {
  shuffle(cards, words);
  const half = cards.length / 2;
  for (let at = 2; at < cards.length; at++) {
    const isAlternating =
      (cards[at - 2] ?? 0) < half !== (cards[at - 1] ?? 0) < half &&
      (cards[at - 2] ?? 0) < half === (cards[at] ?? 0) < half;
    if (isAlternating && below(8, words) === 0) swap(cards, at - 1, at);
  }
  return cards;
};

/** Every eighth shoe is the last one with two cards changed. */
export function repeating(): Way {
  let last: readonly number[] = [];
  let dealt = 0;
  return (cards, words) => {
    dealt += 1;
    const shoe = dealt % 8 === 0 ? [...last] : shuffle(cards, words);
    swap(shoe, 0, below(shoe.length, words));
    last = [...shoe];
    return shoe;
  };
}
