// A social casino: coins that buy nothing and pay nothing.

import type { HouseRulesGiven } from '../house-rules.ts';

/** No word of money in any language, and a label that says so all the time. */
export const social = {
  wording: 'social',
  practiceLabel: true,
} as const satisfies HouseRulesGiven;
