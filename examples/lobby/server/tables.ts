// The tables this lobby offers: the game's four, in four currencies and three sets of limits. Each is a `TableRules` value.

import { TABLES } from '../../../src/tables/all-tables.ts';
import { checkRules } from '../../../src/tables/check-rules.ts';
import type { TableRules } from '../../../src/tables/rules.ts';

/** How a currency's amounts follow from the tables' own, so that chips have round figures in it. Nothing is converted. */
export const FACTORS: Readonly<Record<string, number>> = { EUR: 1, USD: 1, JPY: 2, KWD: 5 };
export const CURRENCIES: readonly string[] = Object.keys(FACTORS);

export const LIMITS = ['low', 'table', 'high'] as const;
export type Limits = (typeof LIMITS)[number];

/** Of the table's minimum and maximum. */
const SCALES: Readonly<Record<Limits, { readonly min: number; readonly max: number }>> = {
  low: { min: 1, max: 0.1 },
  table: { min: 1, max: 1 },
  high: { min: 10, max: 2 },
};

/** The table as this lobby offers it, or null where it offers none such. */
export function offeredTable(id: string, currency: string, limits: Limits): TableRules | null {
  const own = TABLES.find((rules) => rules.id === id);
  const factor = FACTORS[currency];
  if (own === undefined || factor === undefined) return null;
  const scale = SCALES[limits];
  const min = own.limits.min * factor * scale.min;
  const max = own.limits.max * factor * scale.max;
  // A chip worth more than the largest bet, or far less than the smallest, is of no use.
  const chips = own.chips
    .map((chip) => chip * factor)
    .filter((chip) => chip <= max && (limits !== 'high' || chip * 2 >= min));
  const [smallest = min] = chips;
  const sideBets = own.sideBets.map((side) => ({
    ...side,
    min: Math.max(side.min * factor, smallest),
    max: side.max === 'main' ? side.max : side.max * factor,
  }));
  const checked = checkRules({ ...own, currency, limits: { min, max }, chips, sideBets });
  return checked.ok ? checked.rules : null;
}
