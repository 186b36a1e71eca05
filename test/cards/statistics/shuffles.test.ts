import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../../src/dealer/seed.ts';
import {
  clumped,
  fisherYates,
  merelyCut,
  naive,
  repeating,
  sattolo,
  twoInOrder,
  type Way,
  withoutRejection,
} from './biased.ts';
import { isWithin, OF_ONE_DECK } from './bounds.ts';
import { measured } from './measured.ts';

// A million cards drawn from shoes of one deck, each with a seed of its own as in the game; the seeds are fixed, so that the
// outcome is. The same measures are taken of ten million draws by `npm run bench -- shuffle`.

const SHOES = 20_000;

/** The measures that find a way of shuffling out. */
function foundOut(way: Way, series: number, shoes: number): readonly string[] {
  const values = measured(52, shoes, way, OF_ONE_DECK, (shoe) => wordsOf(seedOf(series, shoe), ''));
  return OF_ONE_DECK.filter((each, i) => !isWithin(each, values[i] ?? Number.NaN)).map(({ name }) => name);
}

function seedOf(series: number, shoe: number): string {
  return (series * 2 ** 24 + shoe).toString(16).padStart(64, '0');
}

test.each([1, 2])('shuffles are chance by every measure (series %i)', (series) => {
  expect(foundOut(fisherYates, series, SHOES)).toEqual([]);
});

describe('a way that is wrong is found out', () => {
  test.each<[measure: string, wrong: string, () => Way]>([
    ['card by place', 'every place changed with any other', () => naive],
    ['card by place', 'no card left in its place', () => sattolo],
    ['card by place', 'words taken without rejection', () => withoutRejection],
    ['card by place', 'the first two cards put in order', () => twoInOrder],
    ['card by next card', 'clumps', () => clumped],
    ['card by next card', 'a mere cut', () => merelyCut],
    ['serial correlation, card to card', 'clumps', () => clumped],
    ['serial correlation, shoe to shoe', 'a shoe dealt again, now and then', repeating],
    ['runs of halves', 'clumps', () => clumped],
    ['runs up and down', 'a mere cut', () => merelyCut],
  ])('by %s: %s', (measure, _wrong, way) => {
    expect(foundOut(way(), 4, 5000)).toContain(measure);
  });
});
