import { describe, expect, test } from 'vitest';
import { sideReturns } from '../../src/odds/side-returns.ts';
import { tableReturn } from '../../src/odds/table-return.ts';
import { doubleExposure, doubleExposure3Hand, multiHand, threeHand } from '../../src/tables/all-tables.ts';
import type { TableRules } from '../../src/tables/rules.ts';

/** Each goes through every way the first cards can fall, which is seconds of reckoning on a slow machine. */
const RECKONING_MS = 60_000;

// What the odds must come to: the figures at the foot of TABLES.md, and published ones of other rules.

describe('the house edge of the four tables, % of the first bet (TABLES.md)', () => {
  test.each([
    [doubleExposure, 0.5594],
    [doubleExposure3Hand, 1.0788],
    [threeHand, 0.399],
    [multiHand, 0.663],
  ])(
    '$id',
    (rules, edge) => {
      const { houseEdge, standardDeviation } = tableReturn(rules);
      expect(Math.abs(houseEdge * 100 - edge)).toBeLessThan(0.01);
      // A round's doubles, splits and blackjacks spread it by somewhat more than its bet.
      expect(standardDeviation).toBeGreaterThan(1.05);
      expect(standardDeviation).toBeLessThan(1.25);
    },
    RECKONING_MS,
  );
});

describe('side bets (TABLES.md)', () => {
  test('Blackjack 19:1 wins 4.74895 % of the time and returns 94.979 %', () => {
    const { blackjack } = sideReturns(doubleExposure);
    expect(blackjack?.chances[0]).toBeCloseTo(0.0474895, 7);
    expect((blackjack?.return ?? 0) * 100).toBeCloseTo(94.979, 3);
  });

  test('Sevens returns 95.503 % where two sevens are always hit, 87.435 % where never', () => {
    const { sevens } = sideReturns(doubleExposure);
    expect(sevens?.chances[0]).toBeCloseTo(0.0769231, 7);
    expect(sevens?.chances[1]).toBeCloseTo(0.0056888, 7);
    expect(sevens?.chances[2]).toBeCloseTo(0.0003842, 7);
    expect((sevens?.return ?? 0) * 100).toBeCloseTo(95.503, 3);
    expect((sevens?.returnNeverHit ?? 0) * 100).toBeCloseTo(87.435, 3);
  });

  test('Double Jack 10/30 returns 95.764 %', () => {
    const { doubleJack } = sideReturns(threeHand);
    expect(doubleJack?.chances[0]).toBeCloseTo(0.0713489, 7);
    expect(doubleJack?.chances[1]).toBeCloseTo(0.0055741, 7);
    expect((doubleJack?.return ?? 0) * 100).toBeCloseTo(95.764, 3);
  });

  test('a table without side bets has no such return', () => expect(sideReturns(multiHand)).toEqual({}));
});

/** Any two cards doubled, after a split too; resplit to four; the dealer looks for a blackjack. */
const ANY_DOUBLE: TableRules = {
  ...threeHand,
  decks: 6,
  boxes: 1,
  split: { ...threeHand.split, maxHands: 4, aces: { oneCard: true, resplit: false } },
};

/** No hole card: all that is on the box is lost to a dealer's blackjack. */
const NO_HOLE: TableRules = {
  ...ANY_DOUBLE,
  dealer: { secondCard: 'faceDown', looksUnder: [], soft17: 'hits' },
  evenMoney: null,
  insurance: null,
};

const EXPOSED: TableRules = {
  ...doubleExposure,
  boxes: 1,
  blackjack: { pays: [1, 1], againstBlackjack: 'wins' },
  split: { ...doubleExposure.split, maxHands: 2, aces: { oneCard: true, resplit: false } },
};

describe('published house edges of other rules, %', () => {
  test.each<[string, TableRules, number, number]>([
    ['6 decks, S17, double any, DAS, resplit to 4, peek', ANY_DOUBLE, 0.4029, 0.001],
    ['8 decks, the same', { ...ANY_DOUBLE, decks: 8 }, 0.4306, 0.001],
    ['6 decks, H17, no hole card, DAS', NO_HOLE, 0.727, 0.001],
    [
      '6 decks, H17, no hole card, no DAS',
      { ...NO_HOLE, double: { on: 'any', afterSplit: false } },
      0.87,
      0.001,
    ],
    [
      'Double Exposure, 6 decks, hard 9-11, no DAS, split once, tied blackjack wins',
      { ...EXPOSED, double: { on: [{ count: 'hard', totals: [9, 10, 11] }], afterSplit: false } },
      0.96,
      0.01,
    ],
    [
      'Double Exposure, 8 decks, hard 9-11 and soft 19-20, DAS, split once, tied blackjack wins',
      {
        ...EXPOSED,
        decks: 8,
        double: {
          on: [
            { count: 'hard', totals: [9, 10, 11] },
            { count: 'soft', totals: [19, 20] },
          ],
          afterSplit: true,
        },
      },
      0.66,
      0.04,
    ],
  ])(
    '%s: %#',
    (_name, rules, edge, within) => {
      expect(Math.abs(tableReturn(rules).houseEdge * 100 - edge)).toBeLessThan(within);
    },
    RECKONING_MS,
  );
});
