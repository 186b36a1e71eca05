import { type Card, type Rank, rankOf } from '../cards/card.ts';
import { isNatural } from '../cards/hand-value.ts';
import type { Odds, SideBetName, SideBetRules } from './rules.ts';

/** The rank that the leading cards of a box must have; a bet on the box's blackjack has none. */
const LEADING_RANK: Readonly<Record<SideBetName, Rank | null>> = {
  blackjack: null,
  sevens: '7',
  doubleJack: 'J',
};

export interface SideResult {
  /** The odds it is paid at, or null where it is lost. */
  readonly odds: Odds | null;
}

/** How many of the first cards have the rank, from the first on without a gap. */
function leading(cards: readonly Card[], rank: Rank): number {
  const end = cards.findIndex((card) => rankOf(card) !== rank);
  return end === -1 ? cards.length : end;
}

/**
 * A side bet's result, or null while it can still rise (TABLES.md, A and C: only the highest is paid; "Settled as
 * soon as it can no longer rise").
 *
 * @param cards the cards dealt to the box's first hand so far, two or more
 * @param complete no further card can come to this hand: it stands, was split, or the round is over
 */
export function sideResult(
  rules: SideBetRules,
  cards: readonly Card[],
  complete: boolean,
): SideResult | null {
  const rank = LEADING_RANK[rules.bet];
  if (rank === null) return { odds: isNatural(cards.slice(0, 2)) ? (rules.pays[0] ?? null) : null };
  const most = rules.pays.length;
  const run = Math.min(leading(cards, rank), most);
  const canRise = run === cards.length && run < most && !complete;
  return canRise ? null : { odds: rules.pays[run - 1] ?? null };
}

/** The largest stake a side bet takes beside a main bet, minor units. */
export function sideBetCap(rules: SideBetRules, main: number): number {
  return rules.max === 'main' ? main : rules.max;
}
