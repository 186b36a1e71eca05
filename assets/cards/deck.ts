// What the deck is: which faces there are, how large they are drawn, and how big a card is in its own units.

export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export const SUITS = ['s', 'h', 'd', 'c'] as const;

export type CardName = `${(typeof RANKS)[number]}${(typeof SUITS)[number]}`;

export const CARD_NAMES: readonly CardName[] = SUITS.flatMap((suit) =>
  RANKS.map((rank): CardName => `${rank}${suit}`),
);

/** The four sets of faces, each with its folder in the source deck. */
export const FACE_SETS = [
  { name: 'two-colour', folder: '2color', bigIndex: false },
  { name: 'four-colour', folder: '4color', bigIndex: false },
  { name: 'two-colour-big', folder: '2color-bf', bigIndex: true },
  { name: 'four-colour-big', folder: '4color-bf', bigIndex: true },
] as const;

export type FaceSet = (typeof FACE_SETS)[number];

/** A card is 100 by 140 on the page of the atlas; `scale` is how many pixels each of those takes. */
export const RESOLUTIONS = [
  { name: 'low', scale: 1 },
  { name: 'high', scale: 2 },
] as const;

export type Resolution = (typeof RESOLUTIONS)[number];

/** Everything the atlases know of a card, in units of which the card is 100 wide. */
export const CARD = {
  width: 100,
  height: 140,
  radius: 6.5,
  /** Clear pixels round the card within its frame, so that a turned card has soft edges. */
  padding: 2,
} as const;

/** The width of a card that the style guide's pixel sizes for edges and shadows speak of. */
export const REFERENCE_WIDTH = 92;
