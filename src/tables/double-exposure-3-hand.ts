import type { TableRules } from './rules.ts';

/** TABLES.md, B: Double Exposure 3 Hand (seed 001). */
export const doubleExposure3Hand: TableRules = {
  id: 'double-exposure-3-hand',
  version: 1,
  name: 'Double Exposure 3 Hand',
  felt: '#1B3E72',
  currency: 'EUR',
  limits: { min: 100, max: 50000 },
  chips: [50, 100, 500, 2500, 10000, 50000],
  decks: 5,
  boxes: 3,
  dealer: { secondCard: 'faceUp', looksUnder: [], soft17: 'hits' },
  blackjack: { pays: [1, 1], againstBlackjack: 'wins' },
  ties: 'dealerWins',
  // The text's headline and its rule both hold (TABLES.md, B): 9 to 11 with an ace as 1, and soft 17.
  double: {
    on: [
      { count: 'aceAsOne', totals: [9, 10, 11] },
      { count: 'soft', totals: [17] },
    ],
    afterSplit: true,
  },
  split: {
    pairs: 'rank',
    except: [],
    maxHands: 2,
    secondCard: 'onTurn',
    aces: { oneCard: true, resplit: false },
  },
  insurance: null,
  evenMoney: null,
  sideBets: [],
};
