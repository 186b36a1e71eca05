// The dealer has no choice, so a dealer's finished hand is as likely as its cards are, times the number of orders in
// which they can come without the dealer stopping sooner. Orders are counted once for each start; after that a shoe's
// exact distribution is one walk over the finished hands, those with cards in common sharing their products.

import type { Card } from '../cards/card.ts';
import { handValue, isBust, isNatural, lowTotal, TWENTY_ONE } from '../cards/hand-value.ts';
import { dealerDraws } from '../tables/dealer-play.ts';
import type { TableRules } from '../tables/rules.ts';
import { VALUES } from './composition.ts';
import { BUST, HANDS, NO_CARDS, withCard } from './hand-graph.ts';
import { cardsOf, FROM_DEAL } from './legal-play.ts';

/** How the dealer ends: 17 to 21, over 21, or with a blackjack, which beats any other 21. */
export const OUTCOMES = 7;
export const DEALER_17 = 0;
export const DEALER_BUST = 5;
export const DEALER_BLACKJACK = 6;

/** Marks a node that is on the way to finished hands and none itself. */
const ON_THE_WAY = 255;

/** A tree of cards, laid out so that a parent comes before its children; every row has an entry for each node. */
export interface TrieNodes {
  /** The value drawn, and how many of that value were drawn above it. */
  readonly value: Uint8Array;
  readonly copies: Uint8Array;
  readonly depth: Uint8Array;
  /** The node after this one's subtree. */
  readonly skip: Int32Array;
  /** In how many orders the cards come; 0 where the hand is not finished. */
  readonly orders: Float64Array;
  readonly outcome: Uint8Array;
}

export interface DealerTrie {
  /** The ends of 21 or less. */
  readonly standing: TrieNodes;
  /** All ends, those over 21 too; made when first asked for, since only a small shoe needs it. */
  readonly all: () => TrieNodes;
  /** The most cards the dealer can draw. */
  readonly deepest: number;
  /** The outcome where the dealer draws no card at all, else null. */
  readonly pat: number | null;
}

/** A dealer's finished cards as one of the outcomes. */
export function dealerOutcome(cards: readonly Card[]): number {
  if (isNatural(cards)) return DEALER_BLACKJACK;
  if (isBust(cards)) return DEALER_BUST;
  return DEALER_17 + handValue(cards).total - (TWENTY_ONE - 4);
}

/** Cards the dealer draws to an end. */
interface Drawn {
  /** How many of each value. */
  readonly counts: readonly number[];
  readonly orders: number;
  readonly outcome: number;
}

const countsOf = (hand: number): number[] => [...HANDS.holds.subarray(hand * VALUES, (hand + 1) * VALUES)];

/** Every set of cards the dealer can draw to an end of 21 or less, and one over 21 for each card that leads there. */
function finishedHands(rules: TableRules, start: readonly Card[], excluded: number): readonly Drawn[] {
  const orders = new Float64Array(HANDS.size);
  orders[NO_CARDS] = 1;
  const finished: Drawn[] = [];
  // A hand comes before those that one more card makes of it, so each has all its orders when its turn comes.
  for (let hand = NO_CARDS; hand < HANDS.size; hand++) {
    const ways = orders[hand] ?? 0;
    if (ways === 0) continue;
    const cards = [...start, ...cardsOf(hand, FROM_DEAL)];
    const counts = countsOf(hand);
    if (cards.length >= 2 && !dealerDraws(rules, cards)) {
      finished.push({ counts, orders: ways, outcome: dealerOutcome(cards) });
      continue;
    }
    for (let value = 1; value <= VALUES; value++) {
      if (hand === NO_CARDS && value === excluded) continue;
      const next = withCard(hand, value);
      if (next !== BUST && lowTotal(cards) + value <= TWENTY_ONE) {
        orders[next] = (orders[next] ?? 0) + ways;
      } else {
        const over = counts.map((count, i) => (i === value - 1 ? count + 1 : count));
        finished.push({ counts: over, orders: ways, outcome: DEALER_BUST });
      }
    }
  }
  return finished;
}

interface Node {
  readonly children: Map<number, Node>;
  orders: number;
  outcome: number;
}

const leaf = (): Node => ({ children: new Map(), orders: 0, outcome: ON_THE_WAY });

/** Cards from ten down: high cards end hands soonest, which makes the fewest nodes. */
function insert(root: Node, hand: Drawn): void {
  let node = root;
  for (let value = VALUES; value >= 1; value--) {
    for (let copy = 0; copy < (hand.counts[value - 1] ?? 0); copy++) {
      const child = node.children.get(value) ?? leaf();
      node.children.set(value, child);
      node = child;
    }
  }
  // The same cards over 21 can come by several last cards.
  node.orders += hand.orders;
  node.outcome = hand.outcome;
}

function trieOf(hands: readonly Drawn[]): TrieNodes {
  const root = leaf();
  for (const hand of hands) insert(root, hand);
  const value: number[] = [];
  const copies: number[] = [];
  const depths: number[] = [];
  const skip: number[] = [];
  const orders: number[] = [];
  const outcome: number[] = [];
  const walk = (node: Node, depth: number, above: number, run: number): void => {
    for (const [card, child] of node.children) {
      const at = value.length;
      const copy = card === above ? run + 1 : 0;
      value.push(card);
      copies.push(copy);
      depths.push(depth);
      orders.push(child.orders);
      outcome.push(child.outcome);
      skip.push(0);
      walk(child, depth + 1, card, copy);
      skip[at] = value.length;
    }
  };
  walk(root, 1, 0, 0);
  return {
    value: Uint8Array.from(value),
    copies: Uint8Array.from(copies),
    depth: Uint8Array.from(depths),
    skip: Int32Array.from(skip),
    orders: Float64Array.from(orders),
    outcome: Uint8Array.from(outcome),
  };
}

/**
 * The dealer's possible ends from the cards already known.
 *
 * @param start one card or two
 * @param excluded a value the next card is known not to have (the dealer looked), 0 where nothing is known of it
 */
export function buildDealerTrie(rules: TableRules, start: readonly Card[], excluded: number): DealerTrie {
  const pat = start.length >= 2 && !dealerDraws(rules, start);
  const hands = pat ? [] : finishedHands(rules, start, excluded);
  let all: TrieNodes | null = null;
  return {
    standing: trieOf(hands.filter(({ outcome }) => outcome !== DEALER_BUST)),
    all: () => {
      all ??= trieOf(hands);
      return all;
    },
    deepest: hands.reduce((most, { counts }) => Math.max(most, total(counts)), 0),
    pat: pat ? dealerOutcome(start) : null,
  };
}

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
