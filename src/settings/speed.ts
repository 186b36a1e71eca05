/** How fast the game is shown; higher is faster. */
export const SPEEDS = [1, 2, 3, 4, 5] as const;
export type Speed = (typeof SPEEDS)[number];
