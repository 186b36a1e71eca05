import type { Words } from '../../locales/words.ts';
import { MOTIONS, type Speed } from '../../settings/settings.ts';
import { Field } from './fields.tsx';
import { ChoiceField, SwitchField, useLock, useSettings } from './setting-fields.tsx';

/** How the table looks and moves. */
export function TableFields() {
  const { words, settings } = useSettings();
  const { say } = words;
  const now = settings.value;
  return (
    <>
      <ChoiceField
        of="fourColour"
        label={say('settings.suits')}
        value={now.fourColour ? 'four' : 'two'}
        options={[
          { value: 'two', label: say('settings.twoColours') },
          { value: 'four', label: say('settings.fourColours') },
        ]}
        onChange={(suits) => settings.change({ fourColour: suits === 'four' })}
      />
      <SwitchField of="bigIndex" label={say('settings.bigIndex')} hint={say('settings.bigIndexHint')} />
      <ChoiceField
        of="motion"
        label={say('settings.motion')}
        value={now.motion}
        options={MOTIONS.map((value) => ({ value, label: say(`settings.motion.${value}`) }))}
        onChange={(motion) => settings.change({ motion })}
      />
      <SwitchField of="leftHanded" label={say('settings.leftHanded')} hint={say('settings.leftHandedHint')} />
    </>
  );
}

/** How fast the game is shown. */
export function SpeedField() {
  const { words, settings } = useSettings();
  const { speeds } = settings.held;
  const locked = useLock('speed');
  return (
    <Field
      label={words.say('settings.speed')}
      hint={words.say('settings.speedHint')}
      heldBy={locked ?? speedHeld(words, speeds)}
    >
      {({ label, hint }) => (
        <SpeedSteps
          value={settings.value.speed}
          speeds={speeds}
          locked={locked !== null}
          labelledBy={label}
          describedBy={hint}
          onChange={(speed) => settings.change({ speed })}
        />
      )}
    </Field>
  );
}

/** Why not every speed can be chosen, or null where it can. */
function speedHeld({ say }: Words, speeds: readonly Speed[]): string | null {
  const [from = 1] = speeds;
  const to = speeds.at(-1) ?? 5;
  return from === 1 && to === 5 ? null : say('held.speeds', { from, to });
}

interface SpeedStepsProps {
  readonly value: number;
  /** Those that may be chosen, ascending. */
  readonly speeds: readonly Speed[];
  readonly locked: boolean;
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  readonly onChange: (speed: Speed) => void;
}

/** A slider of a few steps; its thumb is as wide as a step, so that the strip reads as buttons. */
function SpeedSteps({ value, speeds, locked, labelledBy, describedBy, onChange }: SpeedStepsProps) {
  return (
    <div class="steps" style={{ '--steps': speeds.length }}>
      <input
        type="range"
        min={speeds[0]}
        max={speeds.at(-1)}
        disabled={locked}
        step="1"
        value={value}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        onInput={(event) => {
          const speed = speeds.find((each) => each === event.currentTarget.valueAsNumber);
          if (speed !== undefined) onChange(speed);
        }}
      />
      {speeds.map((speed) => (
        <span key={speed} data-now={speed === value} aria-hidden="true">
          {speed}
        </span>
      ))}
    </div>
  );
}
