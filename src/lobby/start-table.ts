// What a host's start comes to: a checked table, house rules, the open round. What does not fit is refused with a code and
// its path, and never guessed at: no table opens then, and no bet is taken.

import { checkHouseRules } from '../house-rules/check-house-rules.ts';
import type { HouseRules } from '../house-rules/house-rules.ts';
import type { RoundRecord } from '../round/record.ts';
import { type ReadRecord, readRecord } from '../round/record-text.ts';
import { tableById } from '../tables/all-tables.ts';
import { checkRules } from '../tables/check-rules.ts';
import type { TableRules } from '../tables/rules.ts';
import type { Start } from './start.ts';

/** Why a start is refused: a code for support, and the path of the fault in what the host sent. */
export interface StartFault {
  readonly code: string;
  readonly at: string;
}

export interface StartedTable {
  readonly rules: TableRules;
  readonly houseRules: HouseRules;
  /** The round to go on with; it is played by the rules it was begun under. */
  readonly round: RoundRecord | null;
  /** Rounds of the past, those that can be read. */
  readonly history: readonly RoundRecord[];
}

export type StartCheck =
  | { readonly ok: true; readonly started: StartedTable }
  | { readonly ok: false; readonly fault: StartFault };

const refused = (code: string, at: string): StartCheck => ({ ok: false, fault: { code, at } });

const inside = (field: string, at: string): string => (at === '' ? field : `${field}.${at}`);

/** The table with what the host sets of its money. */
function withMoney(rules: TableRules, { currency, limits, chips, sideLimits }: Start): TableRules {
  return {
    ...rules,
    currency: currency ?? rules.currency,
    limits: limits ?? rules.limits,
    chips: chips ?? rules.chips,
    sideBets:
      sideLimits === undefined ? rules.sideBets : rules.sideBets.map((side) => ({ ...side, ...sideLimits })),
  };
}

/** What of the money must be said anew in another currency: amounts are never converted. */
function missingAmounts(rules: TableRules, { currency, limits, chips, sideLimits }: Start): string | null {
  if (currency === undefined || currency === rules.currency) return null;
  if (limits === undefined) return 'limits';
  if (chips === undefined) return 'chips';
  return rules.sideBets.length > 0 && sideLimits === undefined ? 'sideLimits' : null;
}

/** Reads what the host sent; never throws. */
export function startTable(start: Start): StartCheck {
  const { table } = start;
  const named = typeof table === 'string' ? tableById(table) : null;
  if (typeof table === 'string' && named === null) return refused('unknown-table', 'table');
  const own = named === null ? checkRules(table) : { ok: true as const, rules: named };
  if (!own.ok) return refused(own.fault.code, inside('table', own.fault.at));
  const missing = missingAmounts(own.rules, start);
  if (missing !== null) return refused('missing-amounts', missing);
  const checked = checkRules(withMoney(own.rules, start));
  if (!checked.ok) return refused(checked.fault.code, checked.fault.at);
  const house = checkHouseRules(start.houseRules ?? {});
  if (!house.ok) return refused(house.fault.code, inside('houseRules', house.fault.at));
  const round: ReadRecord | null =
    start.round === undefined || start.round === null ? null : readRecord(start.round);
  if (round?.ok === false) return refused(round.fault.code, inside('round', round.fault.at));
  if (round !== null && round.record.currency !== checked.rules.currency)
    return refused('other-currency', 'round.currency');
  return {
    ok: true,
    started: {
      rules: checked.rules,
      houseRules: house.houseRules,
      round: round?.record ?? null,
      history: (start.history ?? []).map(readRecord).flatMap((read) => (read.ok ? [read.record] : [])),
    },
  };
}
