import { type Card, cardValue, rankOf } from '../cards/card.ts';
import { handValue, lowTotal, TWENTY_ONE } from '../cards/hand-value.ts';
import type { TableRules, TotalsRule } from './rules.ts';

/** What a player may do with a hand, in the order of the buttons. */
export const DECISIONS = ['hit', 'stand', 'standAll', 'double', 'split'] as const;
export type Decision = (typeof DECISIONS)[number];

/** A hand as the rules see it. */
export interface PlayedHand {
  readonly cards: readonly Card[];
  /** True for every hand that a split made, the one that kept the first card too. */
  readonly fromSplit: boolean;
}

/** A hand that a split of aces made: its first card is an ace, since only pairs are split. */
function isSplitAce(hand: PlayedHand): boolean {
  const first = hand.cards[0];
  return hand.fromSplit && first !== undefined && rankOf(first) === 'A';
}

/** Split aces get one card each where the table says so: no hit, no double (TABLES.md, A to D). */
function hasItsOneCard(rules: TableRules, hand: PlayedHand): boolean {
  return rules.split.aces.oneCard && isSplitAce(hand);
}

export function isPair(rules: TableRules, [a, b, ...more]: readonly Card[]): boolean {
  if (a === undefined || b === undefined || more.length > 0) return false;
  return rules.split.pairs === 'rank' ? rankOf(a) === rankOf(b) : cardValue(a) === cardValue(b);
}

function totalsInclude({ count, totals }: TotalsRule, cards: readonly Card[]): boolean {
  if (count === 'aceAsOne') return totals.includes(lowTotal(cards));
  const { total, soft } = handValue(cards);
  return soft === (count === 'soft') && totals.includes(total);
}

function mayDouble(rules: TableRules, hand: PlayedHand): boolean {
  if (hand.cards.length !== 2 || hasItsOneCard(rules, hand)) return false;
  if (hand.fromSplit && !rules.double.afterSplit) return false;
  const { on } = rules.double;
  return on === 'any' || on.some((rule) => totalsInclude(rule, hand.cards));
}

function maySplit(rules: TableRules, hand: PlayedHand, handsOnBox: number): boolean {
  const [first] = hand.cards;
  if (first === undefined || !isPair(rules, hand.cards)) return false;
  if (handsOnBox >= rules.split.maxHands || rules.split.except.includes(cardValue(first))) return false;
  return !isSplitAce(hand) || rules.split.aces.resplit;
}

/**
 * What the table's rules allow with a hand whose turn it is, whatever the balance; none where there is nothing
 * to decide: 21 and more is finished (TABLES.md, All tables), and so is a split ace that has its card and
 * cannot be split again.
 */
export function openDecisions(rules: TableRules, hand: PlayedHand, handsOnBox: number): readonly Decision[] {
  if (hand.cards.length < 2 || handValue(hand.cards).total >= TWENTY_ONE) return [];
  const split = maySplit(rules, hand, handsOnBox);
  if (hasItsOneCard(rules, hand)) return split ? ['stand', 'standAll', 'split'] : [];
  const open: Decision[] = ['hit', 'stand', 'standAll'];
  if (mayDouble(rules, hand)) open.push('double');
  if (split) open.push('split');
  return open;
}
