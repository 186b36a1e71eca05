import { type Card, cardValue, rankOf } from '../cards/card.ts';
import { handValue } from '../cards/hand-value.ts';
import type { TableRules } from './rules.ts';

const STANDS_ON = 17;

/** Whether the dealer, having to decide hands, takes another card: to 17, soft 17 as the table says. */
export function dealerDraws(rules: TableRules, cards: readonly Card[]): boolean {
  const { total, soft } = handValue(cards);
  if (total === STANDS_ON && soft) return rules.dealer.soft17 === 'hits';
  return total < STANDS_ON;
}

export function dealerShowsAce(rules: TableRules, upCard: Card): boolean {
  return rules.dealer.secondCard === 'faceDown' && rankOf(upCard) === 'A';
}

/** Whether a face-down second card could make a blackjack with this first card. */
export function mayHideBlackjack(rules: TableRules, upCard: Card): boolean {
  return rules.dealer.secondCard === 'faceDown' && (rankOf(upCard) === 'A' || cardValue(upCard) === 10);
}

/** Whether the dealer looks at the face-down card for a blackjack before the boxes play (TABLES.md, C). */
export function dealerLooks(rules: TableRules, upCard: Card): boolean {
  if (rules.dealer.secondCard !== 'faceDown') return false;
  const { looksUnder } = rules.dealer;
  return (
    (rankOf(upCard) === 'A' && looksUnder.includes('ace')) ||
    (cardValue(upCard) === 10 && looksUnder.includes('ten'))
  );
}
