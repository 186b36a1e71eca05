import type { Card } from '../cards/card.ts';
import { TWENTY_ONE } from '../cards/hand-value.ts';
import type { TableRules } from '../tables/rules.ts';
import { outcomeOf, returnedFor } from '../tables/settlement.ts';
import { cardOfValue, TEN } from './composition.ts';
import { OUTCOMES } from './dealer-trie.ts';

/** A dealer's hand for each outcome, in the order of the outcomes. */
const DEALER_HANDS: readonly (readonly Card[])[] = [
  ['Ts', '7s'],
  ['Ts', '8s'],
  ['Ts', '9s'],
  ['Ts', 'Th'],
  ['7s', '7h', '7d'],
  ['Ts', '6s', 'Th'],
  ['As', 'Ts'],
];

/** Cards of a total from 2 up, without an ace that could count twice and without a blackjack. */
function cardsOfTotal(total: number): readonly Card[] {
  if (total <= TEN) return [cardOfValue(total)];
  if (total === TEN + 1) return ['2s', '9s'];
  return total === TWENTY_ONE ? ['7s', '7h', '7d'] : ['Ts', cardOfValue(total - TEN)];
}

function won(rules: TableRules, cards: readonly Card[], fromSplit: boolean, dealer: readonly Card[]): number {
  return returnedFor(rules, outcomeOf(rules, { cards, fromSplit }, dealer), 1) - 1;
}

export interface Payoffs {
  /** What a hand wins (loses, where negative) of its stake: OUTCOMES entries for each total from 2 to 21. */
  readonly byTotal: Float64Array;
  /** The same for a blackjack, by outcome. */
  readonly blackjack: Float64Array;
  /** The same for a hand over 21, whatever the dealer has. */
  readonly bust: number;
}

/** What the table's settlement pays, net of the stake, by the player's total and the dealer's outcome. */
export function payoffsOf(rules: TableRules): Payoffs {
  const byTotal = new Float64Array((TWENTY_ONE + 1) * OUTCOMES);
  for (let total = 2; total <= TWENTY_ONE; total++) {
    const cards = cardsOfTotal(total);
    for (const [i, dealer] of DEALER_HANDS.entries())
      byTotal[total * OUTCOMES + i] = won(rules, cards, false, dealer);
  }
  const blackjack = Float64Array.from(DEALER_HANDS, (dealer) => won(rules, ['As', 'Ks'], false, dealer));
  const bust = won(rules, ['Ts', '6s', 'Th'], false, ['Ts', 'Td']);
  return { byTotal, blackjack, bust };
}
