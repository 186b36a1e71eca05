// The fields of a setting of a kind: on or off, or one of a few. What is locked says so and cannot be changed.

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Words } from '../../locales/words.ts';
import { isLocked } from '../../settings/held.ts';
import type { KeptSettings } from '../../settings/kept-settings.ts';
import type { SettingName, Settings } from '../../settings/settings.ts';
import { Field, Segments, Switch } from './fields.tsx';

export interface InSettings {
  readonly words: Words;
  readonly settings: KeptSettings;
}

export const SettingsContext = createContext<InSettings | null>(null);

export function useSettings(): InSettings {
  const here = useContext(SettingsContext);
  if (here === null) throw new Error('a field of the settings outside of them');
  return here;
}

/** Why a setting cannot be changed here, or null where it can. */
export function useLock(name: SettingName): string | null {
  const { words, settings } = useSettings();
  return isLocked(settings.held, name) ? words.say('held.byHouse') : null;
}

type OnOff = { [Name in SettingName]: Settings[Name] extends boolean ? Name : never }[SettingName];

export interface SwitchFieldProps {
  readonly of: OnOff;
  readonly label: string;
  readonly hint?: string;
}

export function SwitchField({ of, label, hint }: SwitchFieldProps) {
  const { settings } = useSettings();
  const heldBy = useLock(of);
  return (
    <Field label={label} heldBy={heldBy} {...(hint === undefined ? {} : { hint })}>
      {({ label: labelledBy, hint: describedBy }) => (
        <Switch
          on={settings.value[of]}
          locked={heldBy !== null}
          labelledBy={labelledBy}
          describedBy={describedBy}
          onChange={(on) => settings.change({ [of]: on })}
        />
      )}
    </Field>
  );
}

export interface ChoiceFieldProps<T extends string> {
  /** The setting that may be locked. */
  readonly of: SettingName;
  readonly label: string;
  readonly hint?: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string; readonly lang?: string }[];
  readonly onChange: (value: T) => void;
}

export function ChoiceField<T extends string>(props: ChoiceFieldProps<T>) {
  const { of, label, hint, value, options, onChange } = props;
  const heldBy = useLock(of);
  return (
    <Field label={label} heldBy={heldBy} {...(hint === undefined ? {} : { hint })}>
      {({ label: labelledBy, hint: describedBy }) => (
        <Segments
          name={of}
          labelledBy={labelledBy}
          describedBy={describedBy}
          locked={heldBy !== null}
          value={value}
          options={options}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
