// A card is its text notation: rank then suit, "Ts" the ten of spades. Being plain text it can stand in
// a record, a message or a test as it is.

export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export const SUITS = ['s', 'h', 'd', 'c'] as const;

export type Rank = (typeof RANKS)[number];
export type Suit = (typeof SUITS)[number];
export type Card = `${Rank}${Suit}`;

/** The 52 cards of one deck, in a fixed order on which the shoe's order rests: never change it. */
export const DECK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));

const VALUES: Readonly<Record<Rank, number>> = {
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
  '6': 6,
  '7': 7,
  '8': 8,
  '9': 9,
  T: 10,
  J: 10,
  Q: 10,
  K: 10,
  A: 1,
};

const KNOWN: ReadonlyMap<string, Card> = new Map(DECK.map((card) => [card, card]));
const RANK_OF: ReadonlyMap<Card, Rank> = new Map(
  SUITS.flatMap((suit) => RANKS.map((rank): [Card, Rank] => [`${rank}${suit}`, rank])),
);

/** The card a text stands for, or null where it is none. Case counts: "Ts" is a card, "ts" is not. */
export function parseCard(text: unknown): Card | null {
  return typeof text === 'string' ? (KNOWN.get(text) ?? null) : null;
}

export function rankOf(card: Card): Rank {
  // Every Card is in the map, which was made from the same two tuples as the type.
  return RANK_OF.get(card) ?? 'A';
}

export function suitOf(card: Card): Suit {
  return SUITS.find((suit) => card.endsWith(suit)) ?? 's';
}

/** A rank's value with an ace as 1 (TABLES.md, "Value"). */
export function valueOfRank(rank: Rank): number {
  return VALUES[rank];
}

/** A card's value with an ace as 1: 1 to 10. */
export function cardValue(card: Card): number {
  return VALUES[rankOf(card)];
}
