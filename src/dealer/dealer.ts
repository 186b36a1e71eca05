// The dealer as the round sees it: a port. Today's lives in the page; a server can be one without a change to the round.

import type { Card } from '../cards/card.ts';
import type { TableRules } from '../tables/rules.ts';
import { type CardSource, dealing, type FirstCards, fromSeed, rigged } from './dealing.ts';
import { newSeed } from './seed.ts';

/** What a dealer answers, or why it cannot. */
export type Dealt<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: 'cards-exhausted' | 'dealer-lost' };

/** A dealer of one round after another. Answers are values; nothing is thrown. */
export interface Dealer {
  /** Begins a round with a freshly shuffled shoe. */
  open(roundId: string): Promise<void>;
  deal(boxes: number): Promise<Dealt<FirstCards>>;
  draw(): Promise<Dealt<Card>>;
  look(): Promise<Dealt<boolean>>;
  turn(): Promise<Dealt<Card>>;
}

function answer<T>(value: T | null): Dealt<T> {
  return value === null ? { ok: false, code: 'cards-exhausted' } : { ok: true, value };
}

function dealerOf(rules: TableRules, newSource: () => CardSource): Dealer {
  let now = dealing(rules, () => null);
  return {
    async open() {
      now = dealing(rules, newSource());
    },
    deal: async (boxes) => answer(now.deal(boxes)),
    draw: async () => answer(now.draw()),
    look: async () => answer(now.look()),
    turn: async () => answer(now.turn()),
  };
}

/** The dealer in the page, for play money: a new seed and a new shoe for every round. */
export function pageDealer(rules: TableRules): Dealer {
  return dealerOf(rules, () => fromSeed(rules, newSeed()));
}

/** A rehearsal's dealer: every round hands out the listed cards, then cards of a shuffled rest. */
export function rehearsalDealer(rules: TableRules, cards: readonly Card[]): Dealer {
  return dealerOf(rules, () => rigged(rules, cards, newSeed()));
}
