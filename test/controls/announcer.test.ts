import { describe, expect, test } from 'vitest';
import { sentences, tellable } from '../../src/controls/announcer.ts';
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

const said = (...facts: readonly Fact[]) => sentences(words, seenAfter(DEAL), facts);

describe('the announcer', () => {
  test('says the deal as a dealer does: each hand with its cards and its total', () => {
    expect(sentences(words, seenAfter([]), DEAL)).toEqual([
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

  test('says of each card what it made at its moment, however much is said in one breath', () => {
    expect(
      said(
        { type: 'dealer.looked', blackjack: true },
        { type: 'hole.turned', card: 'Ac' },
        { type: 'card.dealt', to: FIRST, card: '9c' },
        { type: 'hand.split', ...FIRST, stake: 1000 },
      ),
    ).toEqual([
      'The dealer has a blackjack.',
      'The dealer turns ace of clubs, blackjack.',
      'Box 1: nine of clubs, 16.',
      'Box 1 split into hands 1 and 2.',
    ]);
    const whole: readonly Fact[] = [
      ...DEAL,
      { type: 'hole.turned', card: '4c' },
      { type: 'card.dealt', to: null, card: '7d' },
    ];
    expect(sentences(words, seenAfter([]), whole).slice(2)).toEqual([
      'Dealer: ten of diamonds, 10.',
      'The dealer’s second card lies face down.',
      'The dealer turns four of clubs, 14.',
      'Dealer: seven of diamonds, 21.',
    ]);
  });

  test('H07: tells a round from the bet to the balance, each card once and none before it is seen', () => {
    const facts: readonly Fact[] = [
      ...DEAL,
      { type: 'hand.activated', ...FIRST },
      { type: 'card.dealt', to: FIRST, card: '3c' },
      { type: 'hand.finished', ...FIRST },
      { type: 'hole.turned', card: '8s' },
      {
        type: 'bet.settled',
        bet: { kind: 'main', ...FIRST, outcome: 'win' },
        stake: 1000,
        returned: 2000,
        txId: 't',
      },
      { type: 'round.settled', staked: 1000, returned: 2000 },
    ];
    // As they are shown: in breaths, each of what was seen by then.
    const breaths = [facts.slice(0, 6), facts.slice(6, 8), facts.slice(8, 9), facts.slice(9)];
    const told = (words_: typeof words) => {
      let shown: readonly Fact[] = [{ type: 'bets.changed', bets: [{ box: 1, main: 1000, side: {} }] }];
      return breaths.map((breath) => {
        const before = seenAfter(shown);
        shown = [...shown, ...breath];
        return sentences(words_, before, breath).join(' ');
      });
    };
    expect(told(words)).toEqual([
      'Bets down, 10.00. Box 1: ace of spades, six of hearts, soft 17. Dealer: ten of diamonds, 10. The dealer’s second card lies face down. Box 1 to play.',
      'Box 1: three of clubs, soft 20.',
      'The dealer turns eight of spades, 18.',
      'Box 1: won, 20.00 back. Round over: 10.00 bet, 20.00 back. Balance: €1,010.00.',
    ]);
    expect(told(spanish)[1]).toBe('Casilla 1: tres de tréboles, 20 suave.');
  });

  test.each<[string, number, readonly Fact[]]>([
    ['a deal of which the last card is on its way', 1, DEAL.slice(0, 4)],
    ['a deal of which all lies, before anything follows', 1, DEAL],
    ['a deal and what follows it', 6, [...DEAL, { type: 'hand.activated', ...FIRST }]],
    ['a deal and an offer', 6, [...DEAL, { type: 'offer.made', box: 1, offer: 'insurance' }]],
    [
      'a card that the player asked for',
      7,
      [...DEAL, { type: 'hand.activated', ...FIRST }, { type: 'card.dealt', to: FIRST, card: '2c' }],
    ],
    [
      'what the dealer turns, but not what the dealer is drawing',
      6,
      [...DEAL, { type: 'hole.turned', card: '2c' }, { type: 'card.dealt', to: null, card: '2d' }],
    ],
  ])('however slowly cards come, tells %s: %i of the facts', (_, count, facts) => {
    expect(tellable(seenAfter([]), facts)).toBe(count);
  });

  test('says of a split which hand it was, and which hands it has become', () => {
    const twice: readonly Fact[] = [
      { type: 'hand.split', ...FIRST, stake: 1000 },
      { type: 'hand.split', box: 1, hand: 1, stake: 1000 },
    ];
    expect(said(...twice)).toEqual([
      'Box 1 split into hands 1 and 2.',
      'Box 1, hand 2 split into hands 2 and 3.',
    ]);
    expect(sentences(spanish, seenAfter(DEAL), twice)[1]).toBe(
      'Casilla 1, mano 2, dividida en las manos 2 y 3.',
    );
  });

  test('says what lies on the table as bets are made, and once where chips follow each other quickly', () => {
    const bets = (main: number): Fact => ({ type: 'bets.changed', bets: [{ box: 1, main, side: {} }] });
    const before = seenAfter([]);
    expect(sentences(words, before, [bets(500)])).toEqual(['On the table: 5.00.']);
    expect(sentences(words, before, [bets(500), bets(1000), bets(1500)])).toEqual(['On the table: 15.00.']);
    expect(sentences(words, before, [bets(500), { type: 'bets.changed', bets: [] }])).toEqual([
      'Nothing on the table.',
    ]);
    expect(sentences(words, before, [bets(1000), ...DEAL.slice(0, 1)])).toEqual(['Bets down, 10.00.']);
    expect(sentences(words, before, [bets(500)], 'short')).toEqual([]);
    // A round that was over before it could be told, and the bets of the next one.
    const over: Fact = { type: 'round.settled', staked: 1000, returned: 2000 };
    expect(sentences(words, before, [bets(1000), ...DEAL.slice(0, 1), over, bets(500)])).toEqual([
      'Bets down, 10.00.',
      'Round over: 10.00 bet, 20.00 back. Balance: €990.00.',
      'On the table: 5.00.',
    ]);
  });

  test('says how a bet ended and what came back', () => {
    const bet = { kind: 'main', box: 1, hand: 0 } as const;
    expect(
      said({ type: 'bet.settled', bet: { ...bet, outcome: 'win' }, stake: 1000, returned: 2000, txId: 't' }),
    ).toEqual(['Box 1: won, 20.00 back.']);
    expect(
      said({ type: 'bet.settled', bet: { ...bet, outcome: 'bust' }, stake: 1000, returned: 0, txId: null }),
    ).toEqual(['Box 1: bust, 10.00.']);
  });

  test('says what a lost bet was, side bets and insurance too', () => {
    const lost = (bet: Extract<Fact, { type: 'bet.settled' }>['bet']) =>
      said({ type: 'bet.settled', bet, stake: 250, returned: 0, txId: null });
    expect(lost({ kind: 'side', box: 1, bet: 'sevens', outcome: 'lose' })).toEqual([
      'Box 1, Sevens: lost, 2.50.',
    ]);
    expect(lost({ kind: 'insurance', box: 1, outcome: 'lose' })).toEqual(['Insurance of box 1 lost, 2.50.']);
  });

  test('says as much as is asked of it, and prompts and results always', () => {
    const offer: Fact = { type: 'offer.made', box: 1, offer: 'insurance' };
    const over: Fact = { type: 'round.settled', staked: 1000, returned: 2000 };
    const facts: readonly Fact[] = [...DEAL, offer, { type: 'hand.activated', ...FIRST }, over];
    const seen = seenAfter([]);
    expect(sentences(words, seen, facts, 'full')).toHaveLength(7);
    expect(sentences(words, seen, facts, 'short')).toEqual([
      'Box 1: ace of spades, six of hearts, soft 17.',
      'Dealer: ten of diamonds, 10.',
      'Insurance for box 1?',
      'Box 1 to play.',
      'Round over: 10.00 bet, 20.00 back. Balance: €1,000.00.',
    ]);
    expect(sentences(words, seen, facts, 'results')).toEqual([
      'Insurance for box 1?',
      'Box 1 to play.',
      'Round over: 10.00 bet, 20.00 back. Balance: €1,000.00.',
    ]);
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
