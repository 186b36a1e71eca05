// Between which figures a measure of chance lies in 99.9 % of all cases: outside it is too far from chance, or too near. Made
// with scipy.stats (chi2.ppf and norm.ppf at 0.0005 and 0.9995).

import {
  adjacentPairs,
  type Measure,
  positions,
  runsOfHalves,
  runsUpAndDown,
  serialCorrelation,
  shoeToShoe,
} from './measures.ts';

export interface Bounded {
  readonly name: string;
  readonly of: (size: number) => Measure;
  readonly from: number;
  readonly to: number;
}

const NORMAL = { from: -3.2905, to: 3.2905 } as const;

const OF_DEVIATIONS: readonly Bounded[] = [
  { name: 'serial correlation, card to card', of: serialCorrelation, ...NORMAL },
  { name: 'serial correlation, shoe to shoe', of: shoeToShoe, ...NORMAL },
  { name: 'runs of halves', of: runsOfHalves, ...NORMAL },
  { name: 'runs up and down', of: runsUpAndDown, ...NORMAL },
];

/** One deck: chi-square at 51² = 2601 and at 52·49/2 + 51·50/2 = 2549 degrees of freedom. */
export const OF_ONE_DECK: readonly Bounded[] = [
  { name: 'card by place', of: positions, from: 2370.2, to: 2844.9 },
  { name: 'card by next card', of: adjacentPairs, from: 2320.59, to: 2790.52 },
  ...OF_DEVIATIONS,
];

/** Six decks: chi-square at 311² = 96721 and at 312·309/2 + 311·310/2 = 96409 degrees of freedom. */
export const OF_SIX_DECKS: readonly Bounded[] = [
  { name: 'card by place', of: positions, from: 95280.31, to: 98174.8 },
  { name: 'card by next card', of: adjacentPairs, from: 94970.64, to: 97860.46 },
  ...OF_DEVIATIONS,
];

export function isWithin({ from, to }: Bounded, value: number): boolean {
  return value >= from && value <= to;
}
