import type { TableRules } from './rules.ts';

/** TABLES.md, C: Three-Hand Blackjack (seed 002). */
export const threeHand: TableRules = {
  id: 'three-hand',
  version: 1,
  name: 'Three-Hand',
  felt: '#414246',
  currency: 'EUR',
  limits: { min: 100, max: 50000 },
  chips: [50, 100, 500, 2500, 10000, 50000],
  decks: 4,
  boxes: 3,
  dealer: { secondCard: 'faceDown', looksUnder: ['ace', 'ten'], soft17: 'stands' },
  blackjack: { pays: [3, 2], againstBlackjack: 'push' },
  ties: 'push',
  double: { on: 'any', afterSplit: true },
  split: {
    pairs: 'value',
    except: [],
    maxHands: 2,
    secondCard: 'onTurn',
    aces: { oneCard: true, resplit: false },
  },
  insurance: { pays: [2, 1], of: [1, 2], offeredTo: 'allButBlackjack' },
  evenMoney: { pays: [1, 1] },
  // The text's pay table is missing; this one is the project's own (TABLES.md, C).
  sideBets: [
    {
      bet: 'doubleJack',
      min: 50,
      max: 'main',
      pays: [
        [10, 1],
        [30, 1],
      ],
    },
  ],
};
