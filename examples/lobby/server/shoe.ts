// The cards of a round by their places, from the game's own shoe (docs/shuffle.md): there is one algorithm, and Verify checks it.

import type { Card } from '../../../src/cards/card.ts';
import { dealing, type FirstCards, fromSeed } from '../../../src/dealer/dealing.ts';
import type { TableRules } from '../../../src/tables/rules.ts';

export interface Shoe {
  /** Null where the shoe is too short. */
  readonly first: FirstCards | null;
  /** Whether the face-down card makes a blackjack; null where none lies. */
  readonly blackjack: boolean | null;
  readonly hole: Card | null;
  /** The card drawn after `drawn` others were. */
  card(drawn: number): Card | null;
}

export function shoeOfRound(rules: TableRules, seed: string, words: string, boxes: number): Shoe {
  const dealer = dealing(rules, fromSeed(rules, seed, words));
  const first = dealer.deal(boxes);
  const blackjack = dealer.look();
  const hole = dealer.turn();
  const cards: (Card | null)[] = [];
  return {
    first,
    blackjack,
    hole,
    card(drawn) {
      while (cards.length <= drawn) cards.push(dealer.draw());
      return cards[drawn] ?? null;
    },
  };
}
