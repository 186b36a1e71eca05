// What side bets come to, exactly: the chances of the first cards of a box, whatever the play.

import type { Rank } from '../cards/card.ts';
import type { Odds, SideBetName, SideBetRules, TableRules } from '../tables/rules.ts';
import { winnings } from '../tables/settlement.ts';
import { countOf, type RankCounts, shoeOf } from './composition.ts';

export interface SideReturn {
  /** What comes back of each unit staked, on average; for Sevens where two sevens are always hit. */
  readonly return: number;
  /** For Sevens: where two sevens are never hit. */
  readonly returnNeverHit?: number;
  /** The chance of each pay entry, in its order. */
  readonly chances: readonly number[];
}

const back = (odds: Odds | undefined): number => (odds === undefined ? 0 : 1 + winnings(1, odds));

const sizeOf = (shoe: RankCounts): number => shoe.reduce((sum, count) => sum + count, 0);

/** The chance that the first so many cards all are of a rank. */
function run(shoe: RankCounts, rank: Rank, cards: number): number {
  let chance = 1;
  for (let i = 0; i < cards; i++) chance *= Math.max(0, countOf(shoe, rank) - i) / (sizeOf(shoe) - i);
  return chance;
}

const TENS: readonly Rank[] = ['T', 'J', 'Q', 'K'];

const tensIn = (shoe: RankCounts): number => TENS.reduce((sum, rank) => sum + countOf(shoe, rank), 0);

function blackjackChance(shoe: RankCounts): number {
  return (2 * countOf(shoe, 'A') * tensIn(shoe)) / (sizeOf(shoe) * (sizeOf(shoe) - 1));
}

/** The chance that a box has two sevens and the dealer a blackjack. */
function sevensUnderBlackjack(shoe: RankCounts): number {
  const size = sizeOf(shoe) - 2;
  return (run(shoe, '7', 2) * 2 * countOf(shoe, 'A') * tensIn(shoe)) / (size * (size - 1));
}

/**
 * Of the dealer's blackjacks the share that ends the round before a third card (TABLES.md, A, Sevens): all where both
 * cards are seen; else those that a look finds, half of them under the ace and half under the ten.
 */
function endsRound({ dealer }: TableRules): number {
  if (dealer.secondCard === 'faceUp') return 1;
  return dealer.looksUnder.length / 2;
}

function leadingReturn(rules: TableRules, bet: SideBetRules, shoe: RankCounts): SideReturn {
  const rank: Rank = bet.bet === 'sevens' ? '7' : 'J';
  const [one, two, three] = bet.pays;
  const first = run(shoe, rank, 1);
  const pair = run(shoe, rank, 2);
  if (three === undefined) {
    return { return: (first - pair) * back(one) + pair * back(two), chances: [first - pair, pair] };
  }
  // The third card is dealt after the dealer's two; which it is of the shoe's makes no difference to its chance, but
  // that it comes at all does.
  const ended = endsRound(rules) * sevensUnderBlackjack(shoe);
  const size = sizeOf(shoe);
  const third = Math.max(0, countOf(shoe, rank) - 2);
  const triple = pair * (third / (size - 2)) - ended * (third / (size - 4));
  return {
    return: (first - pair) * back(one) + (pair - triple) * back(two) + triple * back(three),
    returnNeverHit: (first - pair) * back(one) + pair * back(two),
    chances: [first, pair, triple],
  };
}

/**
 * Every side bet's exact return on a fresh shoe.
 *
 * @param shoe cards by rank; the table's decks when left out
 */
export function sideReturns(
  rules: TableRules,
  shoe: RankCounts = shoeOf(rules.decks),
): Readonly<Partial<Record<SideBetName, SideReturn>>> {
  const found: Partial<Record<SideBetName, SideReturn>> = {};
  for (const bet of rules.sideBets) {
    if (bet.bet === 'blackjack') {
      const chance = blackjackChance(shoe);
      found.blackjack = { return: chance * back(bet.pays[0]), chances: [chance] };
    } else {
      found[bet.bet] = leadingReturn(rules, bet, shoe);
    }
  }
  return found;
}
