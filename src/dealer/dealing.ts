// A dealer at work on a round: hands out the cards of a source in the order of TABLES.md and keeps the face-down card to
// itself until it is turned.

import type { Card } from '../cards/card.ts';
import { isNatural } from '../cards/hand-value.ts';
import { freshDecks, shuffle } from '../cards/shoe.ts';
import type { TableRules } from '../tables/rules.ts';
import { type Seed, wordsOf } from './seed.ts';

/** Hands out the next card, or null where there is none left. */
export type CardSource = () => Card | null;

export interface FirstCards {
  readonly boxes: readonly (readonly [Card, Card])[];
  /** The dealer's cards that lie face up. */
  readonly dealer: readonly Card[];
}

/** What a dealer does in one round; null where no card is left. */
export interface Dealing {
  deal(boxes: number): FirstCards | null;
  draw(): Card | null;
  /** Whether the face-down card makes a blackjack; null where none lies. */
  look(): boolean | null;
  turn(): Card | null;
}

export function fromList(cards: readonly Card[]): CardSource {
  let next = 0;
  return () => cards[next++] ?? null;
}

/** The shoe of a seed and the player's words, in the order in which it is dealt. */
export function shoeOf(rules: TableRules, seed: Seed, playersWords: string): readonly Card[] {
  return shuffle(freshDecks(rules.decks), wordsOf(seed, playersWords));
}

export function fromSeed(rules: TableRules, seed: Seed, playersWords = ''): CardSource {
  return fromList(shoeOf(rules, seed, playersWords));
}

/** The listed cards first, then the rest of the shoe they are taken from. */
export function rigged(rules: TableRules, cards: readonly Card[], seed: Seed): CardSource {
  const rest = [...shoeOf(rules, seed, '')];
  for (const card of cards) {
    const at = rest.indexOf(card);
    if (at !== -1) rest.splice(at, 1);
  }
  return fromList([...cards, ...rest]);
}

export function dealing(rules: TableRules, next: CardSource): Dealing {
  let up: Card | null = null;
  let hole: Card | null = null;
  return {
    deal(boxes) {
      const firsts = Array.from({ length: boxes }, next);
      const dealerFirst = next();
      const seconds = Array.from({ length: boxes }, next);
      const dealerSecond = next();
      const pairs = firsts.flatMap((first, i): [Card, Card][] => {
        const second = seconds[i] ?? null;
        return first === null || second === null ? [] : [[first, second]];
      });
      if (pairs.length < boxes || dealerFirst === null || dealerSecond === null) return null;
      if (rules.dealer.secondCard === 'faceUp') return { boxes: pairs, dealer: [dealerFirst, dealerSecond] };
      up = dealerFirst;
      hole = dealerSecond;
      return { boxes: pairs, dealer: [dealerFirst] };
    },
    draw: () => next(),
    look: () => (up === null || hole === null ? null : isNatural([up, hole])),
    turn() {
      const card = hole;
      hole = null;
      return card;
    },
  };
}
