import { describe, expect, test } from 'vitest';
import { sentences } from '../../src/controls/announcer.ts';
import { type Seen, see, seenOf } from '../../src/controls/seen.ts';
import { boxWords, dealerWords, spotName } from '../../src/controls/table-words.ts';
import { en } from '../../src/locales/en.ts';
import { es } from '../../src/locales/es.ts';
import { wordsIn } from '../../src/locales/words.ts';
import type { Fact } from '../../src/round/facts.ts';
import { openTable } from '../../src/round/progress.ts';
import { threeHand } from '../../src/tables/all-tables.ts';

const words = wordsIn('en', en, 'EUR');
const spanish = wordsIn('es', es, 'EUR');
const FIRST = { box: 1, hand: 0 };
const DEAL: readonly Fact[] = [
  { type: 'bets.staked', bets: [{ box: 1, main: 1000, side: {} }], amount: 1000 },
  { type: 'card.dealt', to: FIRST, card: 'As' },
  { type: 'card.dealt', to: null, card: 'Td' },
  { type: 'card.dealt', to: FIRST, card: '6h' },
  { type: 'hole.dealt' },
];

function seenAfter(facts: readonly Fact[]): Seen {
  return facts.reduce(see, seenOf(openTable({ rules: threeHand, balance: 100_000 })));
}

const said = (...facts: readonly Fact[]) => sentences(words, seenAfter([...DEAL, ...facts]), facts);

describe('the announcer', () => {
  test('says the deal as a dealer does: each hand with its cards and its total', () => {
    expect(sentences(words, seenAfter(DEAL), DEAL)).toEqual([
      'Bets down, 10.00.',
      'Box 1: ace of spades, six of hearts, soft 17.',
      'Dealer: ten of diamonds, 10.',
      'The dealer’s second card lies face down.',
    ]);
  });

  test('says a new card with the total it makes', () => {
    expect(said({ type: 'card.dealt', to: FIRST, card: '9c' })).toEqual(['Box 1: nine of clubs, 16.']);
    expect(said({ type: 'card.dealt', to: FIRST, card: '4c' })).toEqual(['Box 1: four of clubs, 21.']);
  });

  test('says how a bet ended and what came back', () => {
    const bet = { kind: 'main', box: 1, hand: 0 } as const;
    expect(
      said({ type: 'bet.settled', bet: { ...bet, outcome: 'win' }, stake: 1000, returned: 2000, txId: 't' }),
    ).toEqual(['Box 1: won, 20.00 back.']);
    expect(
      said({ type: 'bet.settled', bet: { ...bet, outcome: 'bust' }, stake: 1000, returned: 0, txId: null }),
    ).toEqual(['Box 1: bust.']);
  });

  test('keeps the face-down card to itself until it is turned', () => {
    expect(dealerWords(words, seenAfter(DEAL))).toBe('ten of diamonds, a face-down card: 10');
    expect(said({ type: 'hole.turned', card: '7c' })).toEqual(['The dealer turns seven of clubs, 17.']);
  });

  test('has nothing to say of what is only to be seen', () => {
    expect(
      said({ type: 'hand.finished', ...FIRST }, { type: 'offer.declined', box: 1, offer: 'insurance' }),
    ).toEqual([]);
  });
});

describe('the table in words', () => {
  test('tells hands with cards, total, bet and whose turn it is', () => {
    const seen = seenAfter([...DEAL, { type: 'hand.activated', ...FIRST }]);
    const [box] = seen.boxes;
    expect(box === undefined ? [] : boxWords(words, seen, box)).toEqual([
      'ace of spades, six of hearts: soft 17. Bet 10.00. In play.',
    ]);
  });

  test('numbers the hands of a split', () => {
    const split = seenAfter([...DEAL, { type: 'hand.split', ...FIRST, stake: 1000 }]);
    const [box] = split.boxes;
    expect(box === undefined ? [] : boxWords(words, split, box)).toEqual([
      'Hand 1: ace of spades: soft 11. Bet 10.00.',
      'Hand 2: six of hearts: 6. Bet 10.00.',
    ]);
  });

  test('names the spots with what lies on them', () => {
    expect(spotName(words, { box: 1, side: null }, 0)).toBe('Box 1, main bet, empty');
    expect(spotName(words, { box: 2, side: 'sevens' }, 200)).toBe('Box 2, Sevens, 2.00');
    expect(spotName(spanish, { box: 2, side: 'sevens' }, 200)).toBe('Casilla 2, Sietes, 2,00');
  });
});
