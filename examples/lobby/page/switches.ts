// The switch board's values: how the game is opened, and what is done to the wire. Kept in the browser, but for the plug.

import * as v from 'valibot';
import { checkHouseRules } from '../../../src/house-rules/check-house-rules.ts';
import type { HouseRulesGiven } from '../../../src/house-rules/house-rules.ts';

export const LATENCIES = [0, 100, 400, 1000] as const;
export const LOSSES = [0, 5, 3, 2] as const;
export const AWAY_SECONDS = [10, 30, 120, 600] as const;

const schema = v.object({
  language: v.fallback(v.picklist(['en', 'es', 'fr']), 'en'),
  currency: v.fallback(v.picklist(['EUR', 'USD', 'JPY', 'KWD']), 'EUR'),
  limits: v.fallback(v.picklist(['low', 'table', 'high']), 'table'),
  houseRules: v.fallback(
    v.custom<HouseRulesGiven>((value) => checkHouseRules(value).ok),
    {},
  ),
  latencyMs: v.fallback(v.picklist(LATENCIES), 0),
  loseOneIn: v.fallback(v.picklist(LOSSES), 0),
});

export type Kept = v.InferOutput<typeof schema>;

export interface Switches extends Kept {
  /** The plug is pulled. */
  readonly pulled: boolean;
}

const KEY = 'baize-lobby.switches';

export function readSwitches(): Switches {
  let kept: unknown = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    // Damaged or refused: the switches are as at first.
  }
  const parsed = v.safeParse(schema, kept);
  const values = parsed.success ? parsed.output : v.parse(schema, {});
  return { ...values, pulled: false };
}

export function keepSwitches({ pulled: _, ...kept }: Switches): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Kept for this page only.
  }
}
