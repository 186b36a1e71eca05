import type { TableRules } from './rules.ts';

/** TABLES.md, A: Double Exposure Blackjack (seeds 000, 003). */
export const doubleExposure: TableRules = {
  id: 'double-exposure',
  version: 1,
  name: 'Double Exposure',
  felt: '#12513A',
  currency: 'EUR',
  limits: { min: 100, max: 50000 },
  chips: [50, 100, 500, 2500, 10000, 50000],
  decks: 6,
  boxes: 4,
  dealer: { secondCard: 'faceUp', looksUnder: [], soft17: 'stands' },
  blackjack: { pays: [1, 1], againstBlackjack: 'push' },
  ties: 'dealerWins',
  double: { on: [{ count: 'hard', totals: [9, 10, 11] }], afterSplit: true },
  split: {
    pairs: 'value',
    except: [],
    maxHands: 4,
    secondCard: 'onTurn',
    aces: { oneCard: true, resplit: true },
  },
  insurance: null,
  evenMoney: null,
  sideBets: [
    { bet: 'blackjack', min: 50, max: 2000, pays: [[19, 1]] },
    {
      bet: 'sevens',
      min: 50,
      max: 2000,
      pays: [
        [8, 1],
        [40, 1],
        [250, 1],
      ],
    },
  ],
};
