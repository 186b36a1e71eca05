// Written by `npm run returns` from the tables; a test fails when it is out of date.

import type { SideBetName } from '../tables/rules.ts';

export interface KnownReturn {
  /** What comes back of each unit of the first bet with perfect play. */
  readonly return: number;
  readonly standardDeviation: number;
  readonly sideBets: Readonly<
    Partial<Record<SideBetName, { readonly return: number; readonly returnNeverHit?: number }>>
  >;
}

/** By the print of the rules, so that a table that was changed has none. */
export const KNOWN_RETURNS: Readonly<Record<string, KnownReturn>> = {
  // double-exposure
  '02a7eb2218f94059': {
    return: 0.994405,
    standardDeviation: 1.208526,
    sideBets: { blackjack: { return: 0.94979 }, sevens: { return: 0.955028, returnNeverHit: 0.874351 } },
  },
  // double-exposure-3-hand
  f2a9c8c82d219e65: {
    return: 0.989212,
    standardDeviation: 1.155817,
    sideBets: {},
  },
  // three-hand
  ddb57d9d914e6371: {
    return: 0.996009,
    standardDeviation: 1.146451,
    sideBets: { doubleJack: { return: 0.957637 } },
  },
  // multi-hand
  e5587bc461b70781: {
    return: 0.993369,
    standardDeviation: 1.103456,
    sideBets: {},
  },
};
