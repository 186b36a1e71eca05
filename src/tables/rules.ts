// A table is a value. Everything about a table (what is legal, what is paid, the print on the felt, the help,
// the strategy, the return) is derived from its TableRules; no code asks which table it is.

/** Winnings for a stake: [3, 2] is "3 to 2", a win returns the stake and 3/2 of it. Whole and positive. */
export type Odds = readonly [win: number, stake: number];

export const SIDE_BETS = ['blackjack', 'sevens', 'doubleJack'] as const;
export type SideBetName = (typeof SIDE_BETS)[number];

/** Which hands a rule speaks of, by their total. */
export interface TotalsRule {
  /** `hard`: no ace counts 11. `soft`: an ace counts 11. `aceAsOne`: the total with each ace as 1. */
  readonly count: 'hard' | 'soft' | 'aceAsOne';
  readonly totals: readonly number[];
}

export interface SideBetRules {
  /**
   * `blackjack`: the box is dealt a blackjack. `sevens`: its first one, two or three cards are sevens.
   * `doubleJack`: its first card is a jack, or its first two are.
   */
  readonly bet: SideBetName;
  /** Smallest stake, minor units. */
  readonly min: number;
  /** Largest stake in minor units, or `main`: as much as the box's main bet. */
  readonly max: number | 'main';
  /** What is paid: one entry for `blackjack`; for the others by how many of the first cards fit, from one on. */
  readonly pays: readonly Odds[];
}

export interface TableRules {
  /** A short name for addresses and records: lower case letters, digits and hyphens. */
  readonly id: string;
  /** Raised with every change of the rules, so that a record can say which it was played under. */
  readonly version: number;
  /** The table's name as shown on its sign; a name, so it is the same in every language. */
  readonly name: string;
  /** The felt's colour under the lamp, as #RRGGBB. */
  readonly felt: string;
  /** ISO 4217 code. Amounts everywhere are whole minor units of it. */
  readonly currency: string;
  /** Limits of the main bet alone (TABLES.md, All tables), minor units. */
  readonly limits: { readonly min: number; readonly max: number };
  /** The chips, ascending, minor units. Every bet is a whole number of the smallest, which is even. */
  readonly chips: readonly number[];
  /** Decks in the shoe, shuffled before every round. */
  readonly decks: number;
  /** Boxes, all one player's. */
  readonly boxes: number;
  readonly dealer: {
    /** How the dealer's second card is dealt. */
    readonly secondCard: 'faceUp' | 'faceDown';
    /** First cards under which the dealer looks for blackjack before the boxes play. Empty where both are seen. */
    readonly looksUnder: readonly ('ace' | 'ten')[];
    readonly soft17: 'stands' | 'hits';
  };
  readonly blackjack: {
    readonly pays: Odds;
    /** A player's blackjack against the dealer's: the stake back, or paid as `pays` says. */
    readonly againstBlackjack: 'push' | 'wins';
  };
  /** Equal totals that are not both blackjacks. */
  readonly ties: 'push' | 'dealerWins';
  readonly double: {
    /** Two-card hands that may be doubled. */
    readonly on: 'any' | readonly TotalsRule[];
    readonly afterSplit: boolean;
  };
  readonly split: {
    /** What makes two cards a pair: the same value (ten and king too) or the same rank. */
    readonly pairs: 'value' | 'rank';
    /** Card values that may not be split, ace as 1. */
    readonly except: readonly number[];
    /** Most hands on one box; 1 where splitting is not offered. */
    readonly maxHands: number;
    /** When a split hand gets its second card: as its turn comes, or all at once before the first is played. */
    readonly secondCard: 'onTurn' | 'atOnce';
    /** Split aces: whether each gets one card only, and whether an ace that falls on one may be split again. */
    readonly aces: { readonly oneCard: boolean; readonly resplit: boolean };
  };
  /** Offered when the dealer's first card is an ace: `of` the main bet, exactly. Null where there is none. */
  readonly insurance: {
    readonly pays: Odds;
    readonly of: Odds;
    /** Every hand but a blackjack, blackjacks alone, or every hand. */
    readonly offeredTo: 'allButBlackjack' | 'blackjack' | 'all';
  } | null;
  /** Offered to a blackjack against the dealer's ace. Null where there is none. */
  readonly evenMoney: { readonly pays: Odds } | null;
  readonly sideBets: readonly SideBetRules[];
}
