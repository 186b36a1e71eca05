// The house rules on the switch board: presets, and each rule by itself.

import { useId } from 'preact/hooks';
import { checkHouseRules } from '../../../src/house-rules/check-house-rules.ts';
import type { HouseRulesGiven } from '../../../src/house-rules/house-rules.ts';
import { PRESETS } from '../../../src/house-rules/presets.ts';
import { decimalsOf } from '../../../src/money/amount.ts';
import { FIELDS, type Field } from './house-rule-fields.ts';

const NAMES = { 'great-britain': 'Great Britain', social: 'Social casino' } as const;

interface BoardProps {
  readonly given: HouseRulesGiven;
  readonly currency: string;
  readonly change: (given: HouseRulesGiven) => void;
}

type Value = string | number | boolean | null;

const text = (value: unknown): string => JSON.stringify(value);
const sameRules = (a: HouseRulesGiven, b: HouseRulesGiven): boolean =>
  text(Object.entries(a).sort()) === text(Object.entries(b).sort());

export function HouseRulesBoard({ given, currency, change }: BoardProps) {
  const all: Readonly<Record<string, unknown>> = { ...given };
  const unit = 10 ** decimalsOf(currency);

  /** The rules with one of them set, or left out where null; what is no rule changes nothing. */
  const set = (rule: string, value: Value): void => {
    const { [rule]: _, ...others } = all;
    const checked = value === null ? others : { ...others, [rule]: value };
    if (checkHouseRules(checked).ok) change(checked);
  };
  const presets = [['None', {}], ...Object.entries(PRESETS)] as const;
  return (
    <fieldset class="house-rules">
      <legend>House rules</legend>
      <div class="presets">
        {presets.map(([name, preset]) => (
          <button
            key={name}
            type="button"
            class="chip-button"
            aria-pressed={sameRules(given, preset)}
            onClick={() => change(preset)}
          >
            {name === 'great-britain' || name === 'social' ? NAMES[name] : name}
          </button>
        ))}
      </div>
      <details>
        <summary>Each rule</summary>
        <div class="rules">
          {FIELDS.map((field) => (
            <RuleRow key={field.rule} field={field} value={all[field.rule]} unit={unit} set={set} />
          ))}
        </div>
      </details>
    </fieldset>
  );
}

interface RowProps {
  readonly field: Field;
  readonly value: unknown;
  /** Minor units in a unit of the currency. */
  readonly unit: number;
  readonly set: (rule: string, value: Value) => void;
}

function RuleRow({ field, value, unit, set }: RowProps) {
  const id = useId();
  const { rule, label } = field;
  if (field.kind === 'flag')
    return (
      <label class="row">
        <span>{label}</span>
        <input
          type="checkbox"
          checked={value === undefined ? field.usual : value === true}
          onChange={({ currentTarget }) =>
            set(rule, currentTarget.checked === field.usual ? null : currentTarget.checked)
          }
        />
      </label>
    );
  if (field.kind === 'choice') {
    const chosen = Math.max(
      0,
      field.choices.findIndex(([, each]) => each === value),
    );
    const other = value !== undefined && field.choices[chosen]?.[1] !== value;
    return (
      <div class="row">
        <label for={id}>{label}</label>
        <select
          id={id}
          value={other ? 'other' : `${chosen}`}
          onChange={({ currentTarget }) => set(rule, field.choices[Number(currentTarget.value)]?.[1] ?? null)}
        >
          {field.choices.map(([name], i) => (
            <option key={name} value={`${i}`}>
              {name}
            </option>
          ))}
          {other && <option value="other">as the preset has it</option>}
        </select>
      </div>
    );
  }
  const per = field.kind === 'amount' ? unit : 1;
  return (
    <div class="row">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        min="0"
        placeholder="none"
        value={typeof value === 'number' ? value / per : ''}
        onChange={({ currentTarget }) =>
          set(rule, currentTarget.value === '' ? null : Math.round(Number(currentTarget.value) * per))
        }
      />
    </div>
  );
}
