import type { TableRules } from '../tables/rules.ts';
import type { HouseRules } from './house-rules.ts';

/**
 * The table as the house offers it: no more boxes than it allows, no side bets where it has none. It is a table like any
 * other, from which felt, help and betting spots follow; the same value where nothing is taken away.
 */
export function tableUnder({ maxBoxes, sideBets }: HouseRules, rules: TableRules): TableRules {
  const boxes = Math.min(rules.boxes, maxBoxes ?? rules.boxes);
  const offered = sideBets ? rules.sideBets : [];
  return boxes === rules.boxes && offered.length === rules.sideBets.length
    ? rules
    : { ...rules, boxes, sideBets: offered };
}
