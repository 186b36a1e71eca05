import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, DECK } from '../../src/cards/card.ts';
import { handValue, isBust, isNatural, lowTotal, totalText } from '../../src/cards/hand-value.ts';
import { cardsOf } from './hand.ts';

const value = (line: string) => {
  const { total, soft } = handValue(cardsOf(line));
  return `${soft ? 'soft ' : ''}${total}`;
};

describe('a hand is worth its largest total not over 21, or else its smallest', () => {
  test.each([
    ['', '0'],
    ['As', 'soft 11'],
    ['Ts', '10'],
    ['As Kd', 'soft 21'],
    ['As Ad', 'soft 12'],
    ['As Ad Ah', 'soft 13'],
    ['As Ad 9c', 'soft 21'],
    ['As Ad Tc', '12'],
    ['5s Ac', 'soft 16'],
    ['5s Ac Ad', 'soft 17'],
    ['5s Ac Ad 5c', '12'],
    ['As 6c', 'soft 17'],
    ['As 6c Td', '17'],
    ['Ts 6c Ad', '17'],
    ['Ts 9c 2d', '21'],
    ['Ts 9c 3d', '22'],
    ['Ts 9c 2d Ac', '22'],
    ['Ts Kc Qd Ac', '31'],
    ['As Ah Ad Ac As Ah Ad Ac As Ah Ad', 'soft 21'],
    ['2s 2h 2d 2c 3s 3h 3d 3c As', '21'],
    ['7s 7h 7d', '21'],
  ])('%s is %s', (line, worth) => {
    expect(value(line)).toBe(worth);
  });
});

/** Every total that can be reached by counting each ace 1 or 11, and the others as they are. */
type Reachable = readonly number[];

// One rank for each value: J, Q and K count as T does.
const FACES: readonly (readonly [Card, readonly number[]])[] = [
  ['As', [1, 11]],
  ['2s', [2]],
  ['3s', [3]],
  ['4s', [4]],
  ['5s', [5]],
  ['6s', [6]],
  ['7s', [7]],
  ['8s', [8]],
  ['9s', [9]],
  ['Ts', [10]],
];

function best(totals: Reachable): number {
  const standing = totals.filter((total) => total <= 21);
  return standing.length > 0 ? Math.max(...standing) : Math.min(...totals);
}

test('A01: of every multiset of up to 11 cards the value is the best of all totals that can be reached', () => {
  let seen = 0;
  const wrong: string[] = [];
  const walk = (hand: Card[], totals: Reachable, from: number) => {
    if (hand.length > 0) {
      seen += 1;
      const wanted = best(totals);
      const lowest = Math.min(...totals);
      const { total, soft } = handValue(hand);
      const agrees =
        total === wanted &&
        soft === (wanted !== lowest) &&
        lowTotal(hand) === lowest &&
        isBust(hand) === wanted > 21;
      if (!agrees) wrong.push(hand.join(' '));
    }
    if (hand.length === 11) return;
    for (const [i, [card, counts]] of FACES.entries()) {
      if (i < from) continue;
      hand.push(card);
      walk(hand, [...new Set(totals.flatMap((sum) => counts.map((count) => sum + count)))], i);
      hand.pop();
    }
  };
  walk([], [0], 0);
  expect(wrong).toEqual([]);
  expect(seen).toBe(352_715);
});

test('the value asks neither for the suits nor for the order of the cards', () => {
  const hand = fc.array(fc.constantFrom(...DECK), { maxLength: 11 });
  fc.assert(
    fc.property(hand, fc.nat(), (cards, turn) => {
      const at = turn % (cards.length + 1);
      const turned = [...cards.slice(at), ...cards.slice(0, at)];
      const spades = cards.map((card): Card => DECK.find((other) => other === `${card.charAt(0)}s`) ?? card);
      expect(handValue(turned)).toEqual(handValue(cards));
      expect(handValue(spades)).toEqual(handValue(cards));
    }),
    { seed: 101, numRuns: 300 },
  );
});

test.each([
  ['As Td', true],
  ['Js Ad', true],
  ['Qs Ad', true],
  ['As Kc', true],
  ['As 9c', false],
  ['Ts Kc', false],
  ['As Ac', false],
  ['7s 7c 7d', false],
  ['As 5c 5d', false],
  ['As', false],
  ['', false],
])('%s an ace and a ten as two cards: %s', (line, natural) => {
  expect(isNatural(cardsOf(line))).toBe(natural);
});

test.each([
  ['Ts 7d', '17'],
  ['As 6d', '7/17'],
  ['As', '1/11'],
  ['As 5d 5c', '21'],
  ['As Kd', '21'],
  ['As 6d Tc', '17'],
  ['Ts 9d 5c', '24'],
])('%s is said as %s', (line, text) => {
  expect(totalText(handValue(cardsOf(line)))).toBe(text);
});

test.each([
  ['Ts 9d 2c', false],
  ['Ts 9d 3c', true],
  ['Ts 9d Ac Ad', false],
  ['Ts 9d 2c Ad', true],
])('%s is bust: %s', (line, bust) => {
  expect(isBust(cardsOf(line))).toBe(bust);
});
