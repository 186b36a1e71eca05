// The fields of the settings: a row each, with its name at the left.

import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

export interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly children: (ids: {
    readonly label: string;
    readonly hint: string | undefined;
  }) => ComponentChildren;
}

export function Field({ label, hint, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div class="field">
      <div class="field-text">
        <span id={id} class="field-label">
          {label}
        </span>
        {hint !== undefined && (
          <span id={hintId} class="field-hint">
            {hint}
          </span>
        )}
      </div>
      <div class="field-control">
        {children({ label: id, hint: hint === undefined ? undefined : hintId })}
      </div>
    </div>
  );
}

export interface SwitchProps {
  readonly on: boolean;
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  readonly onChange: (on: boolean) => void;
}

export function Switch({ on, labelledBy, describedBy, onChange }: SwitchProps) {
  return (
    <input
      type="checkbox"
      role="switch"
      class="switch"
      checked={on}
      aria-checked={on}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

export interface VolumeProps {
  readonly value: number;
  readonly label: string;
  readonly asleep: boolean;
  readonly onChange: (value: number) => void;
}

export function Volume({ value, label, asleep, onChange }: VolumeProps) {
  return (
    <input
      type="range"
      class="volume"
      min="0"
      max="1"
      step="0.05"
      value={value}
      aria-label={label}
      data-asleep={asleep}
      style={{ '--part': `${value * 100}%` }}
      onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
    />
  );
}

export interface SegmentsProps<T extends string> {
  readonly name: string;
  readonly labelledBy: string;
  readonly options: readonly { readonly value: T; readonly label: string; readonly lang?: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One of a few: radio buttons that look like one strip. */
export function Segments<T extends string>({ name, labelledBy, options, value, onChange }: SegmentsProps<T>) {
  return (
    <div class="segments" role="radiogroup" aria-labelledby={labelledBy}>
      {options.map((option) => (
        <label key={option.value} class="segment" lang={option.lang}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
