import type { TableRules } from './rules.ts';

/** TABLES.md, D: Multi Hand Blackjack (seed 004). */
export const multiHand: TableRules = {
  id: 'multi-hand',
  version: 1,
  name: 'Multi Hand',
  felt: '#6A1C2D',
  currency: 'EUR',
  limits: { min: 100, max: 50000 },
  chips: [50, 100, 500, 2500, 10000, 50000],
  decks: 6,
  boxes: 5,
  // Not looked at before all hands are played: a blackjack takes doubled and split bets whole (TABLES.md, D).
  dealer: { secondCard: 'faceDown', looksUnder: [], soft17: 'stands' },
  blackjack: { pays: [3, 2], againstBlackjack: 'push' },
  ties: 'push',
  double: { on: [{ count: 'hard', totals: [9, 10, 11] }], afterSplit: true },
  split: {
    pairs: 'value',
    except: [4, 5, 10],
    maxHands: 2,
    secondCard: 'atOnce',
    aces: { oneCard: true, resplit: false },
  },
  insurance: { pays: [2, 1], of: [1, 2], offeredTo: 'blackjack' },
  evenMoney: null,
  sideBets: [],
};
