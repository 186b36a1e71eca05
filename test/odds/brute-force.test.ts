import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/cards/card.ts';
import { adviseHand } from '../../src/odds/advice.ts';
import { doubleExposure, doubleExposure3Hand, multiHand, threeHand } from '../../src/tables/all-tables.ts';
import type { TableRules } from '../../src/tables/rules.ts';

// Stand, hit and double against a plain program that tries every card one after another. It shares nothing with the
// engine but the rules' values, and is far too slow for a whole shoe.

type Shoe = number[];

const RANK_LETTERS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;

const worth = (letter: string): number =>
  letter === 'A' ? 1 : 'TJQK'.includes(letter) ? 10 : Number(letter);

/** Best total and whether it is soft, with aces as 1 in the list. */
function count(hand: readonly number[]): { total: number; soft: boolean } {
  const low = hand.reduce((sum, card) => sum + card, 0);
  const soft = hand.includes(1) && low + 10 <= 21;
  return { total: soft ? low + 10 : low, soft };
}

const isNatural = (hand: readonly number[]): boolean =>
  hand.length === 2 && hand.includes(1) && hand.includes(10);

const sizeOf = (shoe: Shoe): number => shoe.reduce((sum, each) => sum + each, 0);

function taken(shoe: Shoe, card: number): Shoe {
  const left = [...shoe];
  left[card] = (left[card] ?? 0) - 1;
  return left;
}

/** Goes through every card that can come, with its chance. */
function each(shoe: Shoe, use: (card: number, chance: number, left: Shoe) => number): number {
  const size = sizeOf(shoe);
  let sum = 0;
  for (let card = 1; card <= 10; card++) {
    const left = shoe[card] ?? 0;
    if (left > 0) sum += use(card, left / size, taken(shoe, card));
  }
  return sum;
}

interface Table {
  readonly rules: TableRules;
  /** A hole card of this value is known not to lie there. */
  readonly barred: number;
}

function settle(rules: TableRules, player: number, dealer: readonly number[]): number {
  if (isNatural(dealer)) return -1;
  const house = count(dealer).total;
  if (house > 21 || player > house) return 1;
  if (player < house) return -1;
  return rules.ties === 'push' ? 0 : -1;
}

function dealerPlays(rules: TableRules, dealer: readonly number[], shoe: Shoe, player: number): number {
  const { total, soft } = count(dealer);
  const draws = total < 17 || (total === 17 && soft && rules.dealer.soft17 === 'hits');
  if (!draws) return settle(rules, player, dealer);
  return each(shoe, (card, chance, left) => chance * dealerPlays(rules, [...dealer, card], left, player));
}

/** The hole card first, from those it may be; where both cards are seen the dealer's next card is any. */
function stand(
  { rules, barred }: Table,
  hand: readonly number[],
  dealer: readonly number[],
  shoe: Shoe,
): number {
  const { total } = count(hand);
  if (dealer.length === 2) return dealerPlays(rules, dealer, shoe, total);
  const possible = shoe.map((left, card) => (card === barred ? 0 : left));
  const size = sizeOf(possible);
  let sum = 0;
  for (let card = 1; card <= 10; card++) {
    const left = possible[card] ?? 0;
    if (left > 0) sum += (left / size) * dealerPlays(rules, [...dealer, card], taken(shoe, card), total);
  }
  return sum;
}

/** The next card, whose chance is found by trying every hole card under it. */
function next({ barred }: Table, dealer: readonly number[], shoe: Shoe): readonly number[] {
  const chances = new Array<number>(11).fill(0);
  if (dealer.length === 2 || barred === 0) {
    each(shoe, (card, chance) => {
      chances[card] = chance;
      return 0;
    });
    return chances;
  }
  const possible = shoe.map((left, card) => (card === barred ? 0 : left));
  const size = sizeOf(possible);
  for (let hole = 1; hole <= 10; hole++) {
    const share = (possible[hole] ?? 0) / size;
    if (share === 0) continue;
    each(taken(shoe, hole), (card, chance) => {
      chances[card] = (chances[card] ?? 0) + share * chance;
      return 0;
    });
  }
  return chances;
}

function afterCard(
  table: Table,
  hand: readonly number[],
  dealer: readonly number[],
  shoe: Shoe,
  then: (hand: readonly number[], shoe: Shoe) => number,
): number {
  return next(table, dealer, shoe).reduce((sum, chance, card) => {
    if (chance === 0) return sum;
    const more = [...hand, card];
    return sum + chance * (count(more).total > 21 ? -1 : then(more, taken(shoe, card)));
  }, 0);
}

function play(table: Table, hand: readonly number[], dealer: readonly number[], shoe: Shoe): number {
  const stands = stand(table, hand, dealer, shoe);
  if (count(hand).total === 21) return stands;
  return Math.max(stands, hit(table, hand, dealer, shoe));
}

function hit(table: Table, hand: readonly number[], dealer: readonly number[], shoe: Shoe): number {
  return afterCard(table, hand, dealer, shoe, (more, left) => play(table, more, dealer, left));
}

function double(table: Table, hand: readonly number[], dealer: readonly number[], shoe: Shoe): number {
  return 2 * afterCard(table, hand, dealer, shoe, (more, left) => stand(table, more, dealer, left));
}

/** A small shoe with enough low cards in it that nobody can run out, and the cards dealt from it. */
const dealt = (dealerCards: number) =>
  fc
    .record({
      extra: fc.array(fc.constantFrom(...RANK_LETTERS), { minLength: 6, maxLength: 8 }),
      seats: fc.array(fc.constantFrom(...RANK_LETTERS), {
        minLength: 2 + dealerCards,
        maxLength: 2 + dealerCards,
      }),
    })
    .map(({ extra, seats }) => ({
      player: seats.slice(0, 2),
      dealer: seats.slice(2),
      // Tens and nines, so that every draw ends soon.
      unseen: [...extra, 'T', 'T', 'K', '9', '9', '8'],
    }))
    // A split could run such a shoe out; splits have a test of their own.
    .filter(({ player }) => worth(player[0] ?? '2') !== worth(player[1] ?? '2'));

const card = (letter: (typeof RANK_LETTERS)[number]): Card => `${letter}s`;

describe.each([
  [doubleExposure, 2],
  [doubleExposure3Hand, 2],
  [threeHand, 1],
  [multiHand, 1],
] as const)('$id', (rules, dealerCards) => {
  test('stand, hit and double are those of the plain program to 1e-12', () => {
    fc.assert(
      fc.property(dealt(dealerCards), ({ player, dealer, unseen }) => {
        const shoe = RANK_LETTERS.map(
          (letter) => [...player, ...dealer, ...unseen].filter((other) => other === letter).length,
        );
        const left: Shoe = new Array<number>(11).fill(0);
        for (const letter of unseen) left[worth(letter)] = (left[worth(letter)] ?? 0) + 1;
        const hand = player.map(worth);
        const shown = dealer.map(worth);
        const [up = 0] = shown;
        const looks = rules.dealer.looksUnder.length > 0;
        const barred = looks && shown.length === 1 ? (up === 1 ? 10 : up === 10 ? 1 : 0) : 0;
        const table = { rules, barred };
        const { actions } = adviseHand({
          rules,
          player: player.map(card),
          dealer: dealer.map(card),
          shoe,
        });
        if (actions.stand !== undefined)
          expect(Math.abs(actions.stand - stand(table, hand, shown, left))).toBeLessThan(1e-12);
        if (actions.hit !== undefined)
          expect(Math.abs(actions.hit - hit(table, hand, shown, left))).toBeLessThan(1e-12);
        if (actions.double !== undefined)
          expect(Math.abs(actions.double - double(table, hand, shown, left))).toBeLessThan(1e-12);
      }),
      { seed: 20, numRuns: 25 },
    );
  }, 60_000);
});
