import type { Card } from '../cards/card.ts';
import { openDecisions } from '../tables/decisions.ts';
import type { TableRules } from '../tables/rules.ts';
import { cardOfValue, VALUES } from './composition.ts';
import { HANDS } from './hand-graph.ts';

/** How a hand came to be: dealt as the box's first, or by splitting a pair of cards of a value. */
export type Origin = { readonly from: 'deal' } | { readonly from: 'split'; readonly value: number };

export const FROM_DEAL: Origin = { from: 'deal' };

/** The hand as cards, the one it was split from first: the rules know a split ace by it. */
export function cardsOf(hand: number, origin: Origin): readonly Card[] {
  const cards: Card[] = [];
  for (let value = 1; value <= VALUES; value++) {
    for (let i = 0; i < (HANDS.holds[hand * VALUES + value - 1] ?? 0); i++) cards.push(cardOfValue(value));
  }
  if (origin.from === 'deal') return cards;
  const first = cardOfValue(origin.value);
  const at = cards.indexOf(first);
  return at <= 0 ? cards : [first, ...cards.slice(0, at), ...cards.slice(at + 1)];
}

export const MAY_HIT = 1;
export const MAY_DOUBLE = 2;
const UNKNOWN = 255;

/** Which of hit and double the rules leave open, by hand, as bits; asked of them once for each hand. */
export function legalPlay(rules: TableRules, origin: Origin): (hand: number) => number {
  const known = new Uint8Array(HANDS.size).fill(UNKNOWN);
  return (hand) => {
    const bits = known[hand] ?? UNKNOWN;
    if (bits !== UNKNOWN) return bits;
    const played = { cards: cardsOf(hand, origin), fromSplit: origin.from === 'split' };
    // Splitting is not asked about here, so the number of hands on the box makes no difference.
    const open = openDecisions(rules, played, rules.split.maxHands);
    const found = (open.includes('hit') ? MAY_HIT : 0) | (open.includes('double') ? MAY_DOUBLE : 0);
    known[hand] = found;
    return found;
  };
}
