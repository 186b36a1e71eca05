// Whether the shuffle is chance: more than ten million cards drawn from shoes of six decks, each shoe with a seed of its own as
// in the game. Beside each figure stands what the same measure says of a way to shuffle that is wrong.

import { wordsOf } from '../../src/dealer/seed.ts';
import {
  clumped,
  fisherYates,
  merelyCut,
  naive,
  repeating,
  twoInOrder,
  type Way,
} from '../cards/statistics/biased.ts';
import { isWithin, OF_SIX_DECKS } from '../cards/statistics/bounds.ts';
import { measured } from '../cards/statistics/measured.ts';
import { type Figure, fixed, report } from './report/figures.ts';

const CARDS = 312;
/** 10,015,200 cards. */
const SHOES = 32_100;
/** What is wrong is found out sooner. */
const WRONG_SHOES = 2000;

/** What each measure must find out. */
const WRONG: Readonly<Record<string, readonly [name: string, way: () => Way]>> = {
  'card by place': ['every place changed with any other', () => naive],
  'card by next card': ['like put to like', () => clumped],
  'serial correlation, card to card': ['like put to like', () => clumped],
  'serial correlation, shoe to shoe': ['a shoe dealt again', repeating],
  'runs of halves': ['like put to like', () => clumped],
  'runs up and down': ['a mere cut', () => merelyCut],
};

/** BENCH_SEED: another series of seeds. About six series of 1000 are outside of one bound or another, chance being what it is. */
const series = Number(process.env.BENCH_SEED ?? '1');
const seedOf = (shoe: number): string => (series * 2 ** 24 + shoe).toString(16).padStart(64, '0');
const words = (shoe: number) => wordsOf(seedOf(shoe), '');

const values = measured(CARDS, SHOES, fisherYates, OF_SIX_DECKS, words);
const figures = OF_SIX_DECKS.map((each, i): Figure => {
  const value = values[i] ?? Number.NaN;
  const [name, way] = WRONG[each.name] ?? ['the first two cards put in order', () => twoInOrder];
  const [wrong = Number.NaN] = measured(CARDS, WRONG_SHOES, way(), [each], words);
  return {
    name: `Shuffle, ${each.name}`,
    value: fixed(value, 2),
    bound: `${each.from} to ${each.to} (99.9 %)`,
    peer: `${name}: ${fixed(wrong, 2)}`,
    holds: isWithin(each, value) && !isWithin(each, wrong),
  };
});
report('shuffle', figures, { series, cards: CARDS * SHOES, shoes: SHOES, wrongShoes: WRONG_SHOES });
