import { tableById } from '../tables/all-tables.ts';
import type { TableRules } from '../tables/rules.ts';
import { rulesPrint } from '../tables/rules-print.ts';
import { KNOWN_RETURNS, type KnownReturn } from './known-returns.ts';

/**
 * What comes back at a table, from figures reckoned ahead of time, or null where they are not known. The figures are of one
 * box, and of each side bet by itself: a table of the project's with fewer boxes or without its side bets has the same.
 */
export function knownReturn(rules: TableRules): KnownReturn | null {
  const printed = (table: TableRules): KnownReturn | null => KNOWN_RETURNS[rulesPrint(table)] ?? null;
  const own = tableById(rules.id);
  if (own === null || rules.boxes > own.boxes) return printed(rules);
  const allBoxes = { ...rules, boxes: own.boxes };
  if (rules.sideBets.length > 0) return printed(allBoxes);
  const known = printed({ ...allBoxes, sideBets: own.sideBets });
  return known === null ? null : { ...known, sideBets: {} };
}
