// The fields of the settings: a row each, with its name at the left.

import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { LockIcon } from '../icons.tsx';

export interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  /** Why the player cannot change it here; stands in the hint's place. */
  readonly heldBy?: string | null;
  readonly children: (ids: {
    readonly label: string;
    readonly hint: string | undefined;
  }) => ComponentChildren;
}

export function Field({ label, hint, heldBy = null, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const shown = heldBy ?? hint;
  return (
    <div class="field" data-held={heldBy !== null}>
      <div class="field-text">
        <span id={id} class="field-label">
          {label}
        </span>
        {shown !== undefined && (
          <span id={hintId} class="field-hint">
            {heldBy !== null && <LockIcon />}
            {shown}
          </span>
        )}
      </div>
      <div class="field-control">
        {children({ label: id, hint: shown === undefined ? undefined : hintId })}
      </div>
    </div>
  );
}

export interface SwitchProps {
  readonly on: boolean;
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  /** Shown as it is, not to be changed. */
  readonly locked?: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Switch({ on, labelledBy, describedBy, locked = false, onChange }: SwitchProps) {
  return (
    <input
      type="checkbox"
      role="switch"
      class="switch"
      checked={on}
      disabled={locked}
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
  readonly locked?: boolean;
  readonly onChange: (value: number) => void;
}

export function Volume({ value, label, asleep, locked = false, onChange }: VolumeProps) {
  return (
    <input
      type="range"
      class="volume"
      min="0"
      max="1"
      step="0.05"
      value={value}
      disabled={locked}
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
  readonly describedBy?: string | undefined;
  readonly locked?: boolean;
  readonly onChange: (value: T) => void;
}

/** One of a few: radio buttons that look like one strip. */
export function Segments<T extends string>(props: SegmentsProps<T>) {
  const { name, labelledBy, describedBy, options, value, locked = false, onChange } = props;
  return (
    <div class="segments" role="radiogroup" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {options.map((option) => (
        <label key={option.value} class="segment" lang={option.lang}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={locked}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
