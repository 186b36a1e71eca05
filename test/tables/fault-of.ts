import { checkRules } from '../../src/tables/check-rules.ts';
import { RULES } from './hands.ts';

export const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
export const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !isList(value);

export const stepsOf = (path: string): readonly string[] =>
  path.split(/[.[\]]+/).filter((step) => step !== '');

/** The value with the one at the path replaced; left out where it is undefined. */
export function put(value: unknown, [step, ...rest]: readonly string[], by: unknown): unknown {
  if (step === undefined) return by;
  if (isList(value)) {
    const at = Number(step);
    const items: unknown[] = value.map((item, i) => (i === at ? put(item, rest, by) : item));
    if (at >= value.length) items.push(put(undefined, rest, by));
    return items;
  }
  const entries = isObject(value) ? value : {};
  const changed = put(entries[step], rest, by);
  const kept = Object.entries(entries).filter(([key]) => key !== step);
  return Object.fromEntries(changed === undefined ? kept : [...kept, [step, changed]]);
}

/** Where a table is at fault once the field has this value, or "fine". Where several fit, on the table named. */
export function faultOf(path: string, by: unknown, of: 'A' | 'B' | 'C' | 'D' = 'C'): string {
  const checked = checkRules(put(json(RULES[of]), stepsOf(path), by));
  return checked.ok ? 'fine' : checked.fault.at;
}
