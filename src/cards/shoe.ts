import { type Card, DECK } from './card.ts';

/** Tells whole numbers from 0 to 2³² − 1, each as likely as any other. */
export type Words = () => number;

const WORDS = 2 ** 32;

/** The cards of so many decks in their fixed order, before any shuffle. */
export function freshDecks(decks: number): Card[] {
  const cards: Card[] = [];
  for (let deck = 0; deck < decks; deck++) cards.push(...DECK);
  return cards;
}

/**
 * A whole number from 0 to `limit` − 1, each as likely: words from the uneven end of the range are rejected.
 *
 * @param limit 1 to 2³²
 */
export function below(limit: number, words: Words): number {
  const even = WORDS - (WORDS % limit);
  let word = words();
  while (word >= even) word = words();
  return word % limit;
}

/**
 * Shuffles in place, every order as likely (Fisher–Yates from the end), and gives the same array back. Of cards, or of what
 * stands for them where each copy of a face must be told from the others.
 */
export function shuffle<Item extends Card | number>(cards: Item[], words: Words): Item[] {
  for (let last = cards.length - 1; last > 0; last--) {
    const other = below(last + 1, words);
    const a = cards[last];
    const b = cards[other];
    if (a === undefined || b === undefined) break;
    cards[last] = b;
    cards[other] = a;
  }
  return cards;
}
