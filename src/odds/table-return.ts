// A table's return with perfect play: every way the first cards can fall, each played for the best.

import type { TableRules } from '../tables/rules.ts';
import { isBlackjack } from '../tables/settlement.ts';
import { adviseOffer } from './advice.ts';
import { type RankCounts, shoeOf, without } from './composition.ts';
import { dealersSeen, playersTwo } from './first-cards.ts';
import { type Moments, roundMoments } from './round-moments.ts';
import { tableSeat } from './table-seat.ts';

export interface TableReturn {
  /** What comes back of each unit of the first bet, on average: 1 minus the house edge. */
  readonly return: number;
  readonly houseEdge: number;
  /** Of what one box wins or loses in a round, in units of the first bet; docs/odds.md says how splits are reckoned. */
  readonly standardDeviation: number;
}

/**
 * The exact return of one box on a fresh shoe, with perfect play that weighs every card that is seen.
 *
 * @param shoe cards by rank; the table's decks when left out
 */
export function tableReturn(rules: TableRules, shoe: RankCounts = shoeOf(rules.decks)): TableReturn {
  let mean = 0;
  let square = 0;
  for (const dealer of dealersSeen(rules, shoe)) {
    const left = without(shoe, dealer.cards);
    const seat = tableSeat(rules, dealer.cards, left);
    for (const player of playersTwo(rules, left)) {
      const chance = dealer.chance * player.chance;
      const offer = adviseOffer({ rules, player: player.cards, dealer: dealer.cards, shoe });
      const looked = roundMoments(seat, player.cards);
      const whole = seat.looks
        ? beforeLook(looked, offer.chance, isBlackjack({ cards: player.cards, fromSplit: false }), rules)
        : looked;
      // The offers are taken where they are worth more than they cost, which on a fresh shoe they hardly are.
      const { evenMoney, insurance } = offer;
      const better = evenMoney !== null && evenMoney.taken > whole.mean;
      mean += chance * (better ? evenMoney.taken : whole.mean + Math.max(0, insurance ?? 0));
      square += chance * (better ? evenMoney.taken ** 2 : whole.square);
    }
  }
  return { return: 1 + mean, houseEdge: -mean, standardDeviation: Math.sqrt(square - mean * mean) };
}

/** The round before the look, from what it is after a look that found nothing. */
function beforeLook(after: Moments, found: number, blackjack: boolean, rules: TableRules): Moments {
  const [win, stake] = rules.blackjack.pays;
  const tie = rules.blackjack.againstBlackjack === 'push' ? 0 : win / stake;
  const lost = blackjack ? tie : -1;
  return {
    mean: found * lost + (1 - found) * after.mean,
    square: found * lost * lost + (1 - found) * after.square,
  };
}
