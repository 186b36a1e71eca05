/** The sets of words the game can speak in: bets and money, or plays and coins. */
export const WORDINGS = ['casino', 'social'] as const;
export type Wording = (typeof WORDINGS)[number];
