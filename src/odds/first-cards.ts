// Every way the first cards of a round can fall, as far as totals and pairs can tell them apart, with its chance.

import { type Card, cardValue, RANKS, type Rank } from '../cards/card.ts';
import type { TableRules } from '../tables/rules.ts';
import { countOf, type RankCounts } from './composition.ts';

/** Cards that may be dealt, and how likely they are. */
export interface Dealt {
  readonly cards: readonly Card[];
  readonly chance: number;
}

const sizeOf = (shoe: RankCounts): number => shoe.reduce((sum, count) => sum + count, 0);
const cardOf = (rank: Rank): Card => `${rank}s`;

/** One card, by rank. */
export function oneCard(shoe: RankCounts): readonly Dealt[] {
  const size = sizeOf(shoe);
  return RANKS.flatMap((rank) => {
    const chance = countOf(shoe, rank) / size;
    return chance === 0 ? [] : [{ cards: [cardOf(rank)], chance }];
  });
}

/** Two cards in any order, by rank. */
function twoRanks(shoe: RankCounts): readonly Dealt[] {
  const size = sizeOf(shoe);
  const found: Dealt[] = [];
  for (const [i, a] of RANKS.entries()) {
    for (const b of RANKS.slice(i)) {
      const ways =
        a === b ? countOf(shoe, a) * (countOf(shoe, a) - 1) : 2 * countOf(shoe, a) * countOf(shoe, b);
      if (ways > 0) found.push({ cards: [cardOf(a), cardOf(b)], chance: ways / (size * (size - 1)) });
    }
  }
  return found;
}

/** Adds up what a key cannot tell apart. */
function merged(all: readonly Dealt[], key: (cards: readonly Card[]) => string): readonly Dealt[] {
  const byKey = new Map<string, Dealt>();
  for (const dealt of all) {
    const known = byKey.get(key(dealt.cards));
    byKey.set(key(dealt.cards), {
      cards: known?.cards ?? dealt.cards,
      chance: (known?.chance ?? 0) + dealt.chance,
    });
  }
  return [...byKey.values()];
}

const values = (cards: readonly Card[]): string =>
  cards
    .map(cardValue)
    .sort((a, b) => a - b)
    .join();

/** A player's two first cards: by value, and tens of one rank apart from others where only ranks make a pair. */
export function playersTwo(rules: TableRules, shoe: RankCounts): readonly Dealt[] {
  const byRank = rules.split.pairs === 'rank';
  return merged(twoRanks(shoe), (cards) => {
    const [a, b] = cards;
    const isPair = a === b;
    // A pair's rank is kept apart too, since how many of it are left may differ.
    return `${values(cards)}${byRank && isPair ? ` ${a}` : ''}`;
  });
}

/** The dealer's cards that are seen: one, or two in any order. */
export function dealersSeen(rules: TableRules, shoe: RankCounts): readonly Dealt[] {
  if (rules.dealer.secondCard === 'faceDown') return merged(oneCard(shoe), values);
  const two = twoRanks(shoe);
  if (rules.split.pairs !== 'rank') return merged(two, values);
  // Which tens the dealer has makes a difference to the pairs of tens that are left: alike, or two kinds.
  return merged(two, (cards) => `${values(cards)} ${cards[0] === cards[1]}`);
}
