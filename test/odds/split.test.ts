import { describe, expect, test } from 'vitest';
import { type Card, RANKS } from '../../src/cards/card.ts';
import { adviseHand } from '../../src/odds/advice.ts';
import { doubleExposure, multiHand, threeHand } from '../../src/tables/all-tables.ts';
import type { TableRules } from '../../src/tables/rules.ts';

// The model of a split against a plain program that goes through a small shoe card by card, every decision of every
// hand the best with all cards seen so far: whether to hit, double, split again or keep the pair. The program shares
// nothing with the engine but the rules' values.

/** Cards left by value; index 0 is not used. */
type Shoe = number[];

interface Case {
  readonly rules: TableRules;
  readonly pair: number;
  readonly dealer: readonly number[];
  readonly shoe: Shoe;
}

function exactSplit({ rules, pair, dealer, shoe }: Case): number {
  const left = [...shoe];
  let size = left.reduce((sum, count) => sum + count, 0);
  const [up = 0] = dealer;
  const looks = dealer.length === 1 && rules.dealer.looksUnder.length > 0;
  const barred = looks ? (up === 1 ? 10 : up === 10 ? 1 : 0) : 0;
  const most = rules.split.maxHands;
  const isAces = pair === 1;
  const hits17 = rules.dealer.soft17 === 'hits';
  const tie = rules.ties === 'push' ? 0 : -1;
  const best = (low: number, ace: boolean) => (ace && low <= 11 ? low + 10 : low);

  function withOut<T>(card: number, then: () => T): T {
    left[card] = (left[card] ?? 0) - 1;
    size--;
    const found = then();
    left[card] = (left[card] ?? 0) + 1;
    size++;
    return found;
  }

  /** Chances of 17 to 21, over 21, and a blackjack. */
  const ends = new Map<string, readonly number[]>();
  function dealerEnds(): readonly number[] {
    const key = left.join();
    const known = ends.get(key);
    if (known !== undefined) return known;
    const found = [0, 0, 0, 0, 0, 0, 0];
    const add = (i: number, chance: number) => {
      found[i] = (found[i] ?? 0) + chance;
    };
    const go = (low: number, ace: boolean, cards: number, chance: number): void => {
      const total = best(low, ace);
      const soft17 = total === 17 && low === 7;
      if (cards > 1 && (total > 17 || (total === 17 && !(soft17 && hits17)))) {
        if (cards === 2 && total === 21) add(6, chance);
        else add(total > 21 ? 5 : total - 17, chance);
        return;
      }
      const out = cards === 1 ? barred : 0;
      const eligible = size - (left[out] ?? 0);
      if (eligible <= 0) throw new Error('the shoe ran out');
      for (let card = 1; card <= 10; card++) {
        const count = left[card] ?? 0;
        if (count === 0 || card === out) continue;
        withOut(card, () => go(low + card, ace || card === 1, cards + 1, (chance * count) / eligible));
      }
    };
    go(
      dealer.reduce((sum, card) => sum + card, 0),
      dealer.includes(1),
      dealer.length,
      1,
    );
    ends.set(key, found);
    return found;
  }

  function stand(total: number): number {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, bust = 0, blackjack = 0] = dealerEnds();
    return [a, b, c, d, e].reduce((sum, chance, i) => {
      const house = 17 + i;
      return sum + chance * (total > house ? 1 : total < house ? -1 : tie);
    }, bust - blackjack);
  }

  /** Over the next card, the face-down one being none of those it is known not to be. */
  function next(then: (card: number) => number): number {
    const out = barred === 0 ? 0 : (left[barred] ?? 0);
    const hidden = barred === 0 ? 0 : 1;
    let sum = 0;
    for (let card = 1; card <= 10; card++) {
      const count = left[card] ?? 0;
      if (count === 0) continue;
      const chance =
        card === barred || barred === 0
          ? count / (size - hidden)
          : (count * (size - out - 1)) / ((size - out) * (size - 1));
      sum += chance * withOut(card, () => then(card));
    }
    return sum;
  }

  const known = new Map<string, number>();
  function once(key: string, find: () => number): number {
    const value = known.get(key) ?? find();
    known.set(key, value);
    return value;
  }

  /** The hands that wait: each by its second card, 0 where that is still to come. */
  function others(waiting: readonly number[], hands: number): number {
    const [second, ...rest] = waiting;
    if (second === undefined) return 0;
    return once(`w ${waiting} ${hands} ${left}`, () =>
      second === 0 ? next((card) => hand([pair, card], rest, hands)) : hand([pair, second], rest, hands),
    );
  }

  function split(waiting: readonly number[], hands: number): number {
    return rules.split.secondCard === 'atOnce'
      ? next((one) => next((two) => others([one, two, ...waiting], hands)))
      : others([0, 0, ...waiting], hands);
  }

  function mayDouble(low: number, ace: boolean): boolean {
    const { on, afterSplit } = rules.double;
    if (!afterSplit) return false;
    if (on === 'any') return true;
    const total = best(low, ace);
    return on.some(({ count, totals }) => count === 'hard' && total === low && totals.includes(total));
  }

  function hand(cards: readonly number[], waiting: readonly number[], hands: number): number {
    const low = cards.reduce((sum, card) => sum + card, 0);
    if (low > 21) return -1 + others(waiting, hands);
    const ace = cards.includes(1);
    const total = best(low, ace);
    const shape = cards.length === 2 ? `${cards}` : `${low} ${ace}`;
    return once(`${shape} ${waiting} ${hands} ${left}`, () => {
      let most1 = stand(total) + others(waiting, hands);
      const one = isAces && rules.split.aces.oneCard;
      if (total < 21 && !one) {
        most1 = Math.max(
          most1,
          next((card) => hand([...cards, card], waiting, hands)),
        );
        if (cards.length === 2 && mayDouble(low, ace)) {
          const doubled = (card: number) => {
            const after = best(low + card, ace || card === 1);
            return 2 * (low + card > 21 ? -1 : stand(after)) + others(waiting, hands);
          };
          most1 = Math.max(most1, next(doubled));
        }
      }
      const again = cards.length === 2 && cards[1] === pair && hands < most;
      if (again && (!isAces || rules.split.aces.resplit)) most1 = Math.max(most1, split(waiting, hands + 1));
      return most1;
    });
  }

  return split([], 2);
}

const RANK_OF: readonly Card[] = ['As', '2s', '3s', '4s', '5s', '6s', '7s', '8s', '9s', 'Ts'];
const card = (value: number): Card => RANK_OF[value - 1] ?? 'Ts';

function modelled({ rules, pair, dealer, shoe }: Case): number | undefined {
  const whole = [...shoe];
  for (const value of [pair, pair, ...dealer]) whole[value] = (whole[value] ?? 0) + 1;
  const counts = RANKS.map((rank) => {
    const value = rank === 'A' ? 1 : rank === 'T' ? 10 : Number(rank);
    return whole[value] ?? 0;
  });
  return adviseHand({ rules, player: [card(pair), card(pair)], dealer: dealer.map(card), shoe: counts })
    .actions.split;
}

const withHands = (rules: TableRules, maxHands: number, secondCard: 'onTurn' | 'atOnce' = 'onTurn') => ({
  ...rules,
  split: { ...rules.split, except: [], maxHands, secondCard },
});

/** Rules, the pair, the dealer's cards seen, and how many are left of each value from the ace on. */
const CASES: readonly (readonly [string, TableRules, number, readonly number[], readonly number[]])[] = [
  ['fours against a four, 24 left', withHands(threeHand, 2), 4, [4], [2, 0, 3, 3, 1, 3, 2, 1, 2, 7]],
  ['fours against a two, 18 left', withHands(threeHand, 2), 4, [2], [0, 1, 3, 3, 3, 1, 2, 1, 1, 3]],
  ['eights against an ace after the look', withHands(threeHand, 2), 8, [1], [2, 2, 2, 4, 2, 1, 2, 1, 1, 9]],
  ['threes against a ten after the look', withHands(threeHand, 2), 3, [10], [2, 1, 3, 1, 1, 2, 2, 1, 2, 7]],
  ['nines against 12, ties lost', withHands(doubleExposure, 2), 9, [6, 6], [0, 2, 2, 3, 2, 2, 1, 0, 1, 4]],
  ['sixes against 7 of ace and six', withHands(doubleExposure, 2), 6, [1, 6], [2, 1, 0, 1, 2, 2, 3, 0, 2, 4]],
  [
    'twos against a six, both at once',
    withHands(multiHand, 2, 'atOnce'),
    2,
    [6],
    [2, 2, 2, 3, 2, 1, 2, 1, 1, 4],
  ],
  [
    'sevens against a three, both at once',
    withHands(multiHand, 2, 'atOnce'),
    7,
    [3],
    [0, 1, 2, 0, 1, 1, 1, 1, 1, 6],
  ],
  [
    'fives against an ace after the look, 30 left',
    withHands(threeHand, 2),
    5,
    [1],
    [2, 2, 1, 4, 3, 0, 3, 3, 2, 10],
  ],
  ['sixes against 7, 36 left', withHands(doubleExposure, 2), 6, [3, 4], [4, 3, 4, 3, 3, 2, 3, 4, 2, 8]],
  [
    'sixes against a six, both at once, 26 left',
    withHands(multiHand, 2, 'atOnce'),
    6,
    [6],
    [1, 4, 4, 1, 4, 2, 3, 1, 0, 6],
  ],
  [
    'sevens against a seven, to three hands, 22 left',
    withHands(threeHand, 3),
    7,
    [7],
    [2, 2, 3, 1, 0, 1, 2, 2, 2, 7],
  ],
  ['aces, one card each', withHands(threeHand, 2), 1, [6], [2, 1, 2, 1, 1, 2, 1, 1, 2, 5]],
  ['aces that may be split again', withHands(doubleExposure, 3), 1, [9, 3], [2, 1, 1, 1, 2, 1, 1, 1, 1, 5]],
  [
    'tens against 17, to three hands',
    withHands(doubleExposure, 3),
    10,
    [7, 10],
    [2, 2, 2, 2, 2, 1, 0, 0, 0, 4],
  ],
  [
    'sixes against 9, to three hands',
    withHands(doubleExposure, 3),
    6,
    [1, 8],
    [0, 3, 3, 0, 1, 1, 1, 1, 2, 6],
  ],
  [
    'twos against 17, to three hands',
    withHands(doubleExposure, 3),
    2,
    [10, 7],
    [0, 2, 1, 2, 1, 2, 2, 0, 1, 4],
  ],
  ['nines against a seven, to three hands', withHands(threeHand, 3), 9, [7], [2, 1, 0, 1, 1, 2, 1, 2, 1, 6]],
  [
    'sixes against 19, to four hands',
    withHands(doubleExposure, 4),
    6,
    [10, 9],
    [1, 1, 1, 2, 0, 2, 0, 1, 0, 6],
  ],
  [
    'threes against 19, to four hands',
    withHands(doubleExposure, 4),
    3,
    [9, 10],
    [1, 0, 1, 2, 1, 1, 1, 2, 0, 4],
  ],
];

describe('a split in a small shoe is within 0.002 of a bet of the exact value', () => {
  test.each(CASES)(
    '%s',
    (_name, rules, pair, dealer, left) => {
      const split: Case = { rules, pair, dealer, shoe: [0, ...left] };
      const found = modelled(split);
      expect(found).toBeDefined();
      expect(Math.abs((found ?? 0) - exactSplit(split))).toBeLessThan(0.002);
    },
    60_000,
  );
});
