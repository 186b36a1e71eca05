// The dealer has no choice, so a dealer's finished hand is as likely as its cards are, times the number of orders in
// which they can come without the dealer stopping sooner. Orders are counted once for each start; after that a shoe's
// exact distribution is one walk over the finished hands, those with cards in common sharing their products.

import type { Card } from '../cards/card.ts';
import { handValue, isBust, isNatural, TWENTY_ONE } from '../cards/hand-value.ts';
import { dealerDraws } from '../tables/dealer-play.ts';
import type { TableRules } from '../tables/rules.ts';
import { cardOfValue, VALUES } from './composition.ts';

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
  /** All ends, those over 21 too. */
  readonly all: TrieNodes;
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

interface Drawn {
  readonly cards: readonly Card[];
  readonly counts: readonly number[];
  orders: number;
}

/** Every set of cards the dealer can end with, and in how many orders it comes. */
function finishedHands(rules: TableRules, start: readonly Card[], excluded: number): readonly Drawn[] {
  const finished = new Map<string, Drawn>();
  let open = new Map<string, Drawn>();
  open.set('', { cards: start, counts: new Array<number>(VALUES).fill(0), orders: 1 });
  for (let depth = 0; open.size > 0; depth++) {
    const further = new Map<string, Drawn>();
    for (const hand of open.values()) {
      for (let value = 1; value <= VALUES; value++) {
        if (depth === 0 && value === excluded) continue;
        const cards = [...hand.cards, cardOfValue(value)];
        const counts = hand.counts.map((count, i) => (i === value - 1 ? count + 1 : count));
        const into = cards.length < 2 || dealerDraws(rules, cards) ? further : finished;
        const key = counts.join();
        const known = into.get(key);
        if (known === undefined) into.set(key, { cards, counts, orders: hand.orders });
        else known.orders += hand.orders;
      }
    }
    open = further;
  }
  return [...finished.values()];
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
  node.orders = hand.orders;
  node.outcome = dealerOutcome(hand.cards);
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
  const all = trieOf(hands);
  return {
    standing: trieOf(hands.filter(({ cards }) => !isBust(cards))),
    all,
    deepest: all.depth.reduce((most, depth) => Math.max(most, depth), 0),
    pat: pat ? dealerOutcome(start) : null,
  };
}
