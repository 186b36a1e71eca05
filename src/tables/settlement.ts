import type { Card } from '../cards/card.ts';
import { handValue, isBust, isNatural } from '../cards/hand-value.ts';
import type { PlayedHand } from './decisions.ts';
import type { Odds, TableRules } from './rules.ts';

/** How a hand ends. `blackjack` is a blackjack that is paid, even money too; one that ties is a `push`. */
export const OUTCOMES = ['blackjack', 'win', 'push', 'lose', 'bust'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What a stake wins at these odds, without the stake; whole where the rules passed their check. */
export function winnings(stake: number, [win, per]: Odds): number {
  return (stake * win) / per;
}

/** What comes back for a winning stake: the stake and its winnings. */
export function paid(stake: number, odds: Odds): number {
  return stake + winnings(stake, odds);
}

/** TABLES.md, "Blackjack": an ace and a ten as the first two cards, never after a split. */
export function isBlackjack(hand: PlayedHand): boolean {
  return !hand.fromSplit && isNatural(hand.cards);
}

/**
 * A hand against the dealer's finished cards. A bust loses whatever the dealer has; the dealer's blackjack beats
 * all but a blackjack (TABLES.md, All tables; the rows "blackjack against blackjack" and "other ties").
 */
export function outcomeOf(rules: TableRules, hand: PlayedHand, dealer: readonly Card[]): Outcome {
  if (isBust(hand.cards)) return 'bust';
  const dealerBlackjack = isNatural(dealer);
  if (isBlackjack(hand)) {
    return dealerBlackjack && rules.blackjack.againstBlackjack === 'push' ? 'push' : 'blackjack';
  }
  if (dealerBlackjack) return 'lose';
  if (isBust(dealer)) return 'win';
  const player = handValue(hand.cards).total;
  const house = handValue(dealer).total;
  if (player === house) return rules.ties === 'push' ? 'push' : 'lose';
  return player > house ? 'win' : 'lose';
}

/** What comes back of a hand's whole stake, minor units, the stake included. */
export function returnedFor(rules: TableRules, outcome: Outcome, stake: number): number {
  switch (outcome) {
    case 'blackjack':
      return paid(stake, rules.blackjack.pays);
    case 'win':
      return stake * 2;
    case 'push':
      return stake;
    case 'lose':
    case 'bust':
      return 0;
  }
}

/** The stake of an insurance on a main bet, exactly the table's share of it. */
export function insuranceStake(rules: TableRules, main: number): number {
  return rules.insurance === null ? 0 : winnings(main, rules.insurance.of);
}

/** What comes back of an insurance once it is known whether the dealer has a blackjack. */
export function insuranceReturned(rules: TableRules, stake: number, dealerBlackjack: boolean): number {
  return rules.insurance !== null && dealerBlackjack ? paid(stake, rules.insurance.pays) : 0;
}
