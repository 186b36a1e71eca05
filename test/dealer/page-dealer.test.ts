import { describe, expect, test } from 'vitest';
import { DECK } from '../../src/cards/card.ts';
import type { Dealer } from '../../src/dealer/dealer.ts';
import { shoeOf } from '../../src/dealer/dealing.ts';
import { pageDealer, rehearsalDealer } from '../../src/dealer/page-dealer.ts';
import { commitmentTo } from '../../src/dealer/seed.ts';
import { memoryShoes } from '../../src/dealer/shoe-store.ts';
import { multiHand, threeHand } from '../../src/tables/all-tables.ts';
import { cardsOf } from '../cards/hand.ts';

const oneDeck = { ...threeHand, decks: 1 };

async function drawAll(dealer: Dealer): Promise<readonly string[]> {
  const cards: string[] = [];
  for (let answer = await dealer.draw(); answer.ok; answer = await dealer.draw()) cards.push(answer.value);
  return cards;
}

const value = <T>(answer: { readonly ok: true; readonly value: T } | { readonly ok: false }): T | null =>
  answer.ok ? answer.value : null;

describe('the dealer in the page', () => {
  test('opens every round with a whole new shoe in another order', async () => {
    const dealer = await pageDealer(multiHand, memoryShoes());
    const shoes: string[] = [];
    for (const roundId of ['R1', 'R2', 'R3']) {
      await dealer.open(roundId, '');
      const cards = await drawAll(dealer);
      expect(cards).toHaveLength(312);
      expect(DECK.filter((face) => cards.filter((card) => card === face).length !== 6)).toEqual([]);
      shoes.push(cards.join(''));
      await dealer.close(roundId);
    }
    expect(new Set(shoes).size).toBe(3);
  });

  test('tells the commitment before the round, and the seed and words that fit it after', async () => {
    const dealer = await pageDealer(threeHand, memoryShoes());
    for (const roundId of ['R1', 'R2']) {
      const told = dealer.commitment();
      await dealer.open(roundId, 'my words');
      expect(dealer.commitment()).toBe(told);
      const cards = await drawAll(dealer);
      const revealed = await dealer.reveal(roundId);
      expect(revealed?.words).toBe('my words');
      expect(commitmentTo(revealed?.seed ?? '')).toBe(told);
      expect(cards).toEqual(shoeOf(threeHand, revealed?.seed ?? '', 'my words'));
      expect(dealer.commitment()).toBe(told);
      await dealer.close(roundId);
      expect(await dealer.reveal(roundId)).toBeNull();
      expect(dealer.commitment()).not.toBe(told);
    }
  });

  test('keeps the next shoe before its commitment is told', async () => {
    const store = memoryShoes();
    const told = (await pageDealer(threeHand, store)).commitment();
    expect((await pageDealer(threeHand, store)).commitment()).toBe(told);
    expect(commitmentTo((await store.load())?.next ?? '')).toBe(told);
  });

  test('opened twice under one id it deals the same round again', async () => {
    const dealer = await pageDealer(threeHand, memoryShoes());
    await dealer.open('R1', 'a');
    const first = value(await dealer.deal(2));
    await dealer.open('R1', 'other words come too late');
    expect(value(await dealer.deal(2))).toEqual(first);
  });

  test('another dealer on the same store takes the round up where it was', async () => {
    const store = memoryShoes();
    const before = await pageDealer(threeHand, store);
    await before.open('R1', 'a');
    await before.deal(2);
    await before.draw();
    const after = await pageDealer(threeHand, store);
    expect(await after.resume('R1', { boxes: 2, drawn: 1, turned: false })).toEqual({
      ok: true,
      value: null,
    });
    expect(await after.look()).toEqual(await before.look());
    expect(await after.turn()).toEqual(await before.turn());
    expect(await after.draw()).toEqual(await before.draw());
  });

  test('a round whose card was turned is taken up with none to turn', async () => {
    const store = memoryShoes();
    const before = await pageDealer(threeHand, store);
    await before.open('R1', '');
    await before.deal(1);
    await before.turn();
    const after = await pageDealer(threeHand, store);
    await after.resume('R1', { boxes: 1, drawn: 0, turned: true });
    expect(await after.turn()).toEqual({ ok: false, code: 'cards-exhausted' });
    expect(await after.draw()).toEqual(await before.draw());
  });

  test('a round that it does not hold is not taken up with another shoe', async () => {
    const dealer = await pageDealer(threeHand, memoryShoes());
    const lost = { ok: false, code: 'shoe-lost' };
    expect(await dealer.resume('R1', { boxes: 1, drawn: 0, turned: false })).toEqual(lost);
    await dealer.open('R2', '');
    expect(await dealer.resume('R1', { boxes: 1, drawn: 0, turned: false })).toEqual(lost);
    await dealer.close('R2');
    expect(await dealer.resume('R2', { boxes: 1, drawn: 0, turned: false })).toEqual(lost);
  });

  test('closing another round reveals nothing and ends nothing', async () => {
    const dealer = await pageDealer(threeHand, memoryShoes());
    await dealer.open('R1', '');
    const told = dealer.commitment();
    expect(await dealer.reveal('R0')).toBeNull();
    await dealer.close('R0');
    expect(dealer.commitment()).toBe(told);
    expect((await dealer.deal(1)).ok).toBe(true);
  });

  test('answers a question it has no card for with a value, not with an exception', async () => {
    const dealer = await pageDealer(multiHand, memoryShoes());
    const none = { ok: false, code: 'cards-exhausted' };
    expect(await dealer.draw()).toEqual(none);
    expect(await dealer.deal(1)).toEqual(none);
    expect(await dealer.look()).toEqual(none);
    expect(await dealer.turn()).toEqual(none);
  });

  test('A37: after the last card of the shoe it says that there is none', async () => {
    const dealer = await pageDealer(oneDeck, memoryShoes());
    await dealer.open('R1', '');
    expect(await drawAll(dealer)).toHaveLength(52);
    expect(await dealer.draw()).toEqual({ ok: false, code: 'cards-exhausted' });
  });
});

describe("a rehearsal's dealer", () => {
  test('hands out the listed cards in every round, then the rest of the shoe', async () => {
    const dealer = rehearsalDealer(oneDeck, cardsOf('8s Ah 8d Kh 3c'), memoryShoes());
    for (const roundId of ['R1', 'R2']) {
      await dealer.open(roundId, '');
      expect(value(await dealer.deal(1))).toEqual({ boxes: [['8s', '8d']], dealer: ['Ah'] });
      expect(value(await dealer.look())).toBe(true);
      expect(value(await dealer.turn())).toBe('Kh');
      expect(value(await dealer.draw())).toBe('3c');
      const rest = await drawAll(dealer);
      expect(new Set(rest).size).toBe(47);
      expect(rest.filter((card) => ['8s', 'Ah', '8d', 'Kh', '3c'].includes(card))).toEqual([]);
      await dealer.close(roundId);
    }
  });

  test('commits to nothing and reveals nothing', async () => {
    const dealer = rehearsalDealer(oneDeck, cardsOf('8s'), memoryShoes());
    expect(dealer.commitment()).toBeNull();
    await dealer.open('R1', '');
    expect(await dealer.reveal('R1')).toBeNull();
  });
});
