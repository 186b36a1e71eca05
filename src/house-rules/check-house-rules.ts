import * as v from 'valibot';
import { WORDINGS } from '../locales/wording.ts';
import { faultPath } from '../tables/fault-path.ts';
import { type HouseRules, NO_HOUSE_RULES, type SpeedRange } from './house-rules.ts';

/** Why a value is no set of house rules: the field's path, such as "speed.to", and what it should be. For the operator. */
export interface HouseRulesFault {
  readonly code: 'bad-house-rules';
  readonly at: string;
  readonly message: string;
}

export type HouseRulesCheck =
  | { readonly ok: true; readonly houseRules: HouseRules }
  | { readonly ok: false; readonly fault: HouseRulesFault };

const MOST_MINOR = 1_000_000_000_000;

const number = (from: number, to: number, want: string) =>
  v.pipe(v.number(want), v.finite(want), v.minValue(from, want), v.maxValue(to, want));
const whole = (from: number, to: number, want = `a whole number from ${from} to ${to}`) =>
  v.pipe(v.number(want), v.integer(want), v.minValue(from, want), v.maxValue(to, want));
const flag = v.boolean('true or false');

const speed = v.picklist([1, 2, 3, 4, 5], 'a speed from 1 to 5');
const range = v.pipe(
  v.strictObject({ from: speed, to: speed }, 'a speed from 1 to 5, or a range { from, to }'),
  v.check(({ from, to }) => from <= to, 'a range whose end is not below its start'),
);
const oneSpeed = v.pipe(
  speed,
  v.transform((value): SpeedRange => ({ from: value, to: value })),
);
/** Not a union, whose fault would not say which end is wrong. */
const speeds = v.lazy((given): typeof oneSpeed | typeof range =>
  typeof given === 'object' && given !== null ? range : oneSpeed,
);

const amount = whole(1, MOST_MINOR, 'a whole number of minor units above 0, or null');
const none = NO_HOUSE_RULES;

export const houseRulesSchema = v.strictObject(
  {
    minimumRoundSeconds: v.optional(number(0, 600, 'seconds from 0 to 600'), none.minimumRoundSeconds),
    speed: v.optional(speeds, none.speed),
    skip: v.optional(flag, none.skip),
    sound: v.optional(flag, none.sound),
    showReturn: v.optional(flag, none.showReturn),
    showNetPosition: v.optional(flag, none.showNetPosition),
    showSessionTime: v.optional(flag, none.showSessionTime),
    realityCheckMinutes: v.optional(whole(0, 1440), none.realityCheckMinutes),
    maxBoxes: v.optional(v.nullable(whole(1, 5, 'a whole number from 1 to 5, or null')), none.maxBoxes),
    maxStakePerRound: v.optional(v.nullable(amount), none.maxStakePerRound),
    maxLoss: v.optional(v.nullable(amount), none.maxLoss),
    sideBets: v.optional(flag, none.sideBets),
    rehearsal: v.optional(flag, none.rehearsal),
    warnings: v.optional(v.nullable(v.boolean('true, false or null')), none.warnings),
    practiceLabel: v.optional(flag, none.practiceLabel),
    wording: v.optional(v.picklist(WORDINGS, `one of ${WORDINGS.join(', ')}`), none.wording),
    historyDays: v.optional(v.nullable(whole(1, 3650, 'days from 1 to 3650, or null')), none.historyDays),
  },
  ({ expected }) => (expected === 'never' ? 'no such house rule' : 'an object of house rules'),
);

/**
 * Checks house rules as an operator gives them and fills in what is left out. A field that is unknown, such as one that was
 * misspelt, is a fault: a rule that nobody reads would be taken for one that is kept.
 */
export function checkHouseRules(given: unknown): HouseRulesCheck {
  const parsed = v.safeParse(houseRulesSchema, given);
  if (parsed.success) return { ok: true, houseRules: parsed.output };
  const [issue] = parsed.issues;
  return { ok: false, fault: { code: 'bad-house-rules', at: faultPath(issue), message: issue.message } };
}

/** Checks house rules that are written as JSON. */
export function readHouseRules(text: string): HouseRulesCheck {
  try {
    return checkHouseRules(JSON.parse(text));
  } catch {
    return { ok: false, fault: { code: 'bad-house-rules', at: '', message: 'JSON' } };
  }
}
