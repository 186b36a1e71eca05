import { describe, expect, test } from 'vitest';
import { DECK } from '../../src/cards/card.ts';
import { pageDealer, rehearsalDealer } from '../../src/dealer/dealer.ts';
import { type CardSource, dealing, fromList, fromSeed, rigged } from '../../src/dealer/dealing.ts';
import { doubleExposure, multiHand, TABLES, threeHand } from '../../src/tables/all-tables.ts';
import { cardsOf } from '../cards/hand.ts';

const all = (source: CardSource): readonly string[] => {
  const cards: string[] = [];
  for (let card = source(); card !== null; card = source()) cards.push(card);
  return cards;
};

const SEED = Uint8Array.from({ length: 32 }, (_, i) => i);

describe('the order of a shoe follows from its seed alone', () => {
  // The vector was made by another program, from RFC 8439 and the description of the shuffle.
  test('a vector: four decks, the seed 00 01 02 … 1f', () => {
    const shoe = all(fromSeed(threeHand, SEED));
    expect(shoe).toHaveLength(208);
    expect(shoe.slice(0, 20).join(' ')).toBe('2c 9h Ks 2s Tc 3s Qh 9h 7h 4h 2d 4s Jh 6s 9c Td Tc Qd 9h 4c');
    expect(shoe.slice(-8).join(' ')).toBe('4d Jc Kc 8s 9c 4c Ts 3s');
  });

  test('a vector: six decks, an all-zero seed', () => {
    expect(
      all(fromSeed(doubleExposure, new Uint8Array(32)))
        .slice(0, 20)
        .join(' '),
    ).toBe('Th 8d 6c 6d Qs 7h 4h 8d 4h Qd 3c 7c 2d 5c Ks Js Qh Ks 2s Ah');
  });

  test('a vector: a whole deck, the seed 00 01 02 … 1f', () => {
    expect(all(fromSeed({ ...threeHand, decks: 1 }, SEED)).join(' ')).toBe(
      '3d 7s 6h As 2h 8s 7c Ks 9s Jc 6c 6d Qd Ad 8c 2s 5h 9c 3h 4d Ac Th Qs 7d Ah 8h Js Tc 7h 6s 5c Kh 4c 9d 5s 9h Qh Ts Kc 5d 3c Qc 8d 4h 4s Td Jh 2d 2c Kd Jd 3s',
    );
  });

  test('the same seed gives the same shoe, whatever was dealt before', () => {
    fromSeed(threeHand, new Uint8Array(32))();
    expect(all(fromSeed(threeHand, SEED))).toEqual(all(fromSeed(threeHand, SEED)));
  });

  test('one bit of the seed makes another shoe', () => {
    const other = Uint8Array.from(SEED);
    other[31] = 30;
    expect(all(fromSeed(threeHand, other))).not.toEqual(all(fromSeed(threeHand, SEED)));
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

describe('the dealer in the page', () => {
  test('opens every round with a whole new shoe in another order', async () => {
    const dealer = pageDealer(multiHand);
    const shoes: string[] = [];
    for (const roundId of ['R1', 'R2', 'R3']) {
      await dealer.open(roundId);
      const cards: string[] = [];
      for (let answer = await dealer.draw(); answer.ok; answer = await dealer.draw())
        cards.push(answer.value);
      expect(cards).toHaveLength(312);
      shoes.push(cards.join(''));
    }
    expect(new Set(shoes).size).toBe(3);
  });

  test('answers a question it has no card for with a value, not with an exception', async () => {
    const dealer = pageDealer(multiHand);
    const none = { ok: false, code: 'cards-exhausted' };
    expect(await dealer.draw()).toEqual(none);
    expect(await dealer.deal(1)).toEqual(none);
    expect(await dealer.look()).toEqual(none);
    expect(await dealer.turn()).toEqual(none);
  });

  test('A37: after the last card of the shoe it says that there is none', async () => {
    const dealer = pageDealer({ ...threeHand, decks: 1 });
    await dealer.open('R1');
    for (let i = 0; i < 52; i++) expect((await dealer.draw()).ok).toBe(true);
    expect(await dealer.draw()).toEqual({ ok: false, code: 'cards-exhausted' });
  });

  test("a rehearsal's dealer hands out the listed cards in every round, then the rest of the shoe", async () => {
    const dealer = rehearsalDealer({ ...threeHand, decks: 1 }, cardsOf('8s Ah 8d Kh 3c'));
    for (const roundId of ['R1', 'R2']) {
      await dealer.open(roundId);
      expect(await dealer.deal(1)).toEqual({ ok: true, value: { boxes: [['8s', '8d']], dealer: ['Ah'] } });
      expect(await dealer.look()).toEqual({ ok: true, value: true });
      expect(await dealer.turn()).toEqual({ ok: true, value: 'Kh' });
      expect(await dealer.draw()).toEqual({ ok: true, value: '3c' });
      const rest: string[] = [];
      for (let answer = await dealer.draw(); answer.ok; answer = await dealer.draw()) rest.push(answer.value);
      expect(new Set(rest).size).toBe(47);
      expect(rest.filter((card) => ['8s', 'Ah', '8d', 'Kh', '3c'].includes(card))).toEqual([]);
    }
  });
});
