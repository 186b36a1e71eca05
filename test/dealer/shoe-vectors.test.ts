import { expect, test } from 'vitest';
import { shoeOf } from '../../src/dealer/dealing.ts';
import { commitmentTo } from '../../src/dealer/seed.ts';
import { doubleExposure } from '../../src/tables/all-tables.ts';
import vectors from './shoe-vectors.json' with { type: 'json' };

// The vectors were made by the page of Python in docs/shuffle.md, which shares no line with the game.

test.each(vectors)('the shoe of seed $seed with the words "$words", $decks decks', (vector) => {
  const shoe = shoeOf({ ...doubleExposure, decks: vector.decks }, vector.seed, vector.words);
  expect(shoe.join(' ')).toBe(vector.shoe);
});

test.each(vectors)('the commitment to seed $seed', ({ seed, commitment }) => {
  expect(commitmentTo(seed)).toBe(commitment);
});
