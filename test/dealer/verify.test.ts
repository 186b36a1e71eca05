import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shoeOf } from '../../src/dealer/dealing.ts';
import { commitmentTo } from '../../src/dealer/seed.ts';
import { verify } from '../../src/dealer/verify.ts';
import { seenCards } from '../../src/round/seen-cards.ts';
import { multiHand, threeHand } from '../../src/tables/all-tables.ts';
import { LETTERS } from '../paper/notation.ts';
import { playOut } from '../round/random-play.ts';
import { chooser, drafts, situationOf } from '../round/situations.ts';
import { RULES } from '../tables/hands.ts';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const COMMITMENT = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';

// The first cards of this seed's four decks, made by another program (test/dealer/dealing.test.ts).
const FAIR = {
  rules: threeHand,
  commitment: COMMITMENT,
  words: '',
  seed: SEED,
  seen: [
    { place: 0, card: 'Tc' },
    { place: 1, card: '5d' },
    { place: 2, card: '6c' },
    { place: 5, card: '4s' },
  ],
} as const;

describe('a round is checked against the seed its dealer revealed', () => {
  test('fair, with the cards that were seen', () => {
    expect(verify(FAIR)).toEqual({ verdict: 'fair', cards: 4 });
  });

  test('a round of which no card was seen proves nothing of its shoe', () => {
    expect(verify({ ...FAIR, seen: [] })).toEqual({ verdict: 'no-cards' });
  });

  test('a seed that is not the one committed to', () => {
    const other = 'ff'.repeat(32);
    expect(verify({ ...FAIR, seed: other })).toEqual({
      verdict: 'commitment-differs',
      expected: COMMITMENT,
      found: commitmentTo(other),
    });
  });

  test('a card that is not its shoe’s', () => {
    expect(verify({ ...FAIR, seen: [...FAIR.seen, { place: 6, card: '2s' }] })).toEqual({
      verdict: 'card-differs',
      place: 6,
      expected: 'As',
      found: '2s',
    });
  });

  test('a card from beyond the end of the shoe', () => {
    expect(verify({ ...FAIR, seen: [{ place: 208, card: '2s' }] })).toEqual({
      verdict: 'card-differs',
      place: 208,
      expected: null,
      found: '2s',
    });
  });

  test('other words of the player, or another number of decks', () => {
    expect(verify({ ...FAIR, words: 'x' })).toMatchObject({ verdict: 'card-differs', place: 0 });
    expect(verify({ ...FAIR, rules: multiHand })).toMatchObject({ verdict: 'card-differs', place: 0 });
  });

  test.each([
    ['no seed', { seed: undefined }],
    ['no commitment', { commitment: null }],
    ['a seed that is none', { seed: 'abc' }],
    ['a seed in capitals', { seed: SEED.toUpperCase() }],
  ])('%s is no proof', (_, changes) => {
    const { seed, ...rest } = { ...FAIR, ...changes };
    expect(verify(seed === undefined ? rest : { ...rest, seed })).toEqual({ verdict: 'no-seed' });
  });
});

describe.each(LETTERS)('%s: of a random round', { timeout: 30_000 }, (letter) => {
  const rules = RULES[letter];

  test('the cards seen, by their places, are the cards of its shoe, and the round is fair', () => {
    fc.assert(
      fc.property(drafts(rules), fc.nat(), (draft, number) => {
        const seed = number.toString(16).padStart(64, '0');
        const { record, state } = playOut(
          { ...situationOf(rules, draft), shoe: shoeOf(rules, seed, 'words') },
          { choose: chooser(draft.choices), tellsBalance: true, booksNow: () => true },
        );
        const seen = seenCards(record);
        const all = [
          ...state.context.boxes.flatMap(({ hands }) => hands.flatMap(({ cards }) => cards)),
          ...state.context.dealer.cards,
        ];
        expect(seen.map(({ card }) => card).sort()).toEqual([...all].sort());
        expect(seen.map(({ place }) => place)).toEqual(seen.map((_, i) => i));
        const checked = { rules, words: 'words', seed, commitment: commitmentTo(seed), seen };
        expect(verify(checked)).toEqual({ verdict: 'fair', cards: all.length });
        const [first, ...rest] = seen;
        if (first === undefined) return;
        const swapped = [
          { ...first, card: first.card === 'As' ? ('2s' as const) : ('As' as const) },
          ...rest,
        ];
        expect(verify({ ...checked, seen: swapped }).verdict).toBe('card-differs');
      }),
      { seed: 801, numRuns: 40 },
    );
  });
});
