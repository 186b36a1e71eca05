import { describe, expect, test } from 'vitest';
import { DECK } from '../../src/cards/card.ts';
import { type CardSource, dealing, fromList, fromSeed, rigged } from '../../src/dealer/dealing.ts';
import { doubleExposure, multiHand, TABLES, threeHand } from '../../src/tables/all-tables.ts';
import { cardsOf } from '../cards/hand.ts';

const all = (source: CardSource): readonly string[] => {
  const cards: string[] = [];
  for (let card = source(); card !== null; card = source()) cards.push(card);
  return cards;
};

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const ZEROS = '0'.repeat(64);

describe('the order of a shoe follows from its seed alone', () => {
  // The vector was made by another program, from RFC 8439 and the description of the shuffle.
  test('a vector: four decks, the seed 00 01 02 … 1f', () => {
    const shoe = all(fromSeed(threeHand, SEED));
    expect(shoe).toHaveLength(208);
    expect(shoe.slice(0, 20).join(' ')).toBe('Tc 5d 6c 5h 6d 4s As Ad 2d Ac 9h 8d 8d As 5c 8c 8h 5s 6c Qd');
    expect(shoe.slice(-8).join(' ')).toBe('4s 2c 8h 3h Tc 8s 5h Kd');
  });

  test('a vector: six decks, an all-zero seed', () => {
    expect(all(fromSeed(doubleExposure, ZEROS)).slice(0, 20).join(' ')).toBe(
      '6s Jh Ah Ah Qh 6h Qs 7c 6c 8d As 9d Ts Th 6s 4h 7c Ts 3d Th',
    );
  });

  test('a vector: a whole deck, the seed 00 01 02 … 1f', () => {
    expect(all(fromSeed({ ...threeHand, decks: 1 }, SEED)).join(' ')).toBe(
      '4h 5h 3d 6s 3s Qc 5c 8h Ts 8s 2h As 6c 2d 7s Qd Ks Qh 4c 7c Kh Js 8c 6d 7h 3c Td Ad Jh 8d 5d Qs 9s 9d 7d 6h 4d Jd Ah 5s 2c Jc 3h Ac Kc Th 9h 9c 4s 2s Tc Kd',
    );
  });

  test('the same seed gives the same shoe, whatever was dealt before', () => {
    fromSeed(threeHand, ZEROS)();
    expect(all(fromSeed(threeHand, SEED))).toEqual(all(fromSeed(threeHand, SEED)));
  });

  test('a vector: four decks, with words of the player’s own', () => {
    expect(
      all(fromSeed(threeHand, SEED, 'suerte ñ'))
        .slice(0, 20)
        .join(' '),
    ).toBe('7s Ks 6h 2h Ah Th 4h As Jc 9d 6h Kh 4s Td 7d 3h 2s Td 3d 7d');
  });

  test('one bit of the seed makes another shoe', () => {
    expect(all(fromSeed(threeHand, SEED.replace(/1f$/, '1e')))).not.toEqual(all(fromSeed(threeHand, SEED)));
  });
});

describe.each(TABLES)('A38: a shoe of $id', (rules) => {
  test('dealt to the last card, holds each face as often as it has decks', () => {
    const shoe = all(fromSeed(rules, SEED));
    expect(shoe).toHaveLength(rules.decks * 52);
    expect(DECK.filter((face) => shoe.filter((card) => card === face).length !== rules.decks)).toEqual([]);
  });

  test('with listed cards first, still holds each face as often as it has decks', () => {
    const listed = cardsOf('As Ks As Ks 7d');
    const shoe = all(rigged(rules, listed, SEED));
    expect(shoe.slice(0, 5)).toEqual(listed);
    expect(shoe).toHaveLength(rules.decks * 52);
    expect(DECK.filter((face) => shoe.filter((card) => card === face).length !== rules.decks)).toEqual([]);
  });
});

describe('dealing', () => {
  const sixCards = cardsOf('2s 3s 4s 5s 6s 7s 8s 9s Ts Js');

  test('one to each box in turn, one to the dealer, a second to each box, a second to the dealer', () => {
    expect(dealing(doubleExposure, fromList(sixCards)).deal(3)).toEqual({
      boxes: [
        ['2s', '6s'],
        ['3s', '7s'],
        ['4s', '8s'],
      ],
      dealer: ['5s', '9s'],
    });
  });

  test('the face-down card is not in the deal, keeps its place in the order, and is turned later', () => {
    const dealer = dealing(threeHand, fromList(sixCards));
    expect(dealer.deal(1)).toEqual({ boxes: [['2s', '4s']], dealer: ['3s'] });
    expect(dealer.draw()).toBe('6s');
    expect(dealer.turn()).toBe('5s');
    expect(dealer.draw()).toBe('7s');
  });

  test('a card is turned once', () => {
    const dealer = dealing(threeHand, fromList(sixCards));
    dealer.deal(1);
    expect(dealer.turn()).toBe('5s');
    expect(dealer.turn()).toBeNull();
    expect(dealer.look()).toBeNull();
  });

  test.each([
    ['Ts', 'Ad', true],
    ['As', 'Kd', true],
    ['As', '9d', false],
    ['Ts', 'Kd', false],
    ['As', 'Ad', false],
  ])('a look under %s finds %s a blackjack: %s', (up, hole, blackjack) => {
    const dealer = dealing(multiHand, fromList(cardsOf(`2s ${up} 3s ${hole}`)));
    dealer.deal(1);
    expect(dealer.look()).toBe(blackjack);
    expect(dealer.look()).toBe(blackjack);
    expect(dealer.turn()).toBe(hole);
  });

  test('where both cards are seen there is nothing to look at or to turn', () => {
    const dealer = dealing(doubleExposure, fromList(sixCards));
    dealer.deal(1);
    expect([dealer.look(), dealer.turn()]).toEqual([null, null]);
  });

  test.each([0, 1, 2, 3])('%i cards are too few for a deal to one box', (count) => {
    expect(dealing(threeHand, fromList(sixCards.slice(0, count))).deal(1)).toBeNull();
  });

  test('no card is left to draw', () => {
    const dealer = dealing(threeHand, fromList(sixCards.slice(0, 4)));
    dealer.deal(1);
    expect(dealer.draw()).toBeNull();
  });
});
