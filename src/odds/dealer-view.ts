import { type Card, cardValue } from '../cards/card.ts';
import { isNatural } from '../cards/hand-value.ts';
import { dealerLooks } from '../tables/dealer-play.ts';
import type { TableRules } from '../tables/rules.ts';
import { ACE, cardOfValue, TEN } from './composition.ts';
import { buildDealerTrie, type DealerTrie } from './dealer-trie.ts';

/** What the player knows of the dealer's hand. */
export interface DealerView {
  readonly trie: DealerTrie;
  /** A value the dealer's next card (the face-down one) is known not to have; 0 where nothing is known of it. */
  readonly excluded: number;
  /** True where both cards are seen and are a blackjack: the round is over. */
  readonly blackjackSeen: boolean;
}

/** How many of the dealer's cards the player sees while there is something to decide. */
export function dealerCardsSeen(rules: TableRules): 1 | 2 {
  return rules.dealer.secondCard === 'faceUp' ? 2 : 1;
}

/** The value that would make a blackjack of a first card, or 0. */
export function blackjackWith(upCard: Card): number {
  const value = cardValue(upCard);
  if (value === ACE) return TEN;
  return value === TEN ? ACE : 0;
}

const tries = new Map<string, DealerTrie>();
/** More than every start of one table under one soft-17 rule, with room for a second table. */
const MOST_TRIES = 200;

function trieFor(rules: TableRules, start: readonly Card[], excluded: number): DealerTrie {
  const values = start.map(cardValue).sort((a, b) => a - b);
  const key = `${rules.dealer.soft17} ${values.join()} ${excluded}`;
  const known = tries.get(key);
  if (known !== undefined) return known;
  const trie = buildDealerTrie(rules, values.map(cardOfValue), excluded);
  if (tries.size >= MOST_TRIES) tries.clear();
  tries.set(key, trie);
  return trie;
}

/**
 * The dealer as the player sees it while boxes are played.
 *
 * @param looked true once the dealer has looked for a blackjack under the first card, where the table has it done,
 *   and found none (TABLES.md, C); false before that
 */
export function dealerView(rules: TableRules, seen: readonly Card[], looked: boolean): DealerView {
  const [up] = seen;
  const excluded = looked && up !== undefined && dealerLooks(rules, up) ? blackjackWith(up) : 0;
  return { trie: trieFor(rules, seen, excluded), excluded, blackjackSeen: isNatural(seen) };
}
