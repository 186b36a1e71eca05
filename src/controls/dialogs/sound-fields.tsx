import { Field, Switch, Volume } from './fields.tsx';
import { SwitchField, useLock, useSettings } from './setting-fields.tsx';

/** What is heard, and how loud; and the same in writing. */
export function SoundFields() {
  const { words, settings } = useSettings();
  const { say } = words;
  const now = settings.value;
  return (
    <>
      <SoundField
        of="effects"
        volume="effectsVolume"
        label={say('settings.effects')}
        volumeLabel={say('settings.effectsVolume')}
        on={now.effects && !now.muted}
        onSwitch={(effects) => settings.change(effects ? { effects, muted: false } : { effects })}
      />
      <SoundField
        of="ambience"
        volume="ambienceVolume"
        label={say('settings.ambience')}
        volumeLabel={say('settings.ambienceVolume')}
        on={now.ambience && !settings.held.silent}
        onSwitch={(ambience) => settings.change({ ambience })}
      />
      <SwitchField of="captions" label={say('settings.captions')} hint={say('settings.captionsHint')} />
    </>
  );
}

interface SoundFieldProps {
  readonly of: 'effects' | 'ambience';
  readonly volume: 'effectsVolume' | 'ambienceVolume';
  readonly label: string;
  readonly volumeLabel: string;
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
}

function SoundField({ of, volume, label, volumeLabel, on, onSwitch }: SoundFieldProps) {
  const { words, settings } = useSettings();
  const locked = useLock(of);
  const heldBy = settings.held.silent ? words.say('held.silent') : locked;
  const volumeLocked = useLock(volume) !== null;
  const now = settings.value;
  return (
    <Field label={label} heldBy={heldBy}>
      {(ids) => (
        <>
          <Volume
            value={now[volume]}
            label={volumeLabel}
            asleep={!now[of] || now.muted}
            locked={volumeLocked}
            onChange={(value) => settings.change({ [volume]: value })}
          />
          <Switch
            on={on}
            locked={heldBy !== null}
            labelledBy={ids.label}
            describedBy={ids.hint}
            onChange={onSwitch}
          />
        </>
      )}
    </Field>
  );
}
