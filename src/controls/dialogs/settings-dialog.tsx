import type { ComponentChildren } from 'preact';
import '../styles/settings.css';
import { useState } from 'preact/hooks';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../locales/languages.ts';
import type { Words } from '../../locales/words.ts';
import type { KeptSettings } from '../../settings/kept-settings.ts';
import { MOTIONS, type Speed, WARN_FROM } from '../../settings/settings.ts';
import { useChanges } from '../room.ts';
import { DialogFrame } from './dialog-frame.tsx';
import { Field, Segments, Switch, Volume } from './fields.tsx';

export interface SettingsDialogProps {
  readonly words: Words;
  readonly settings: KeptSettings;
  /** False where nothing outlives the page, which is then said. */
  readonly lasting: boolean;
  readonly chooseLanguage: (language: string) => void;
  /** What else is to be reached from here. */
  readonly more?: ComponentChildren;
  readonly onClose: () => void;
}

/** The settings, each effective at once. */
export function SettingsDialog(props: SettingsDialogProps) {
  const { words, settings, lasting, chooseLanguage, more, onClose } = props;
  useChanges(settings);
  // The texts of a language are fetched; the choice is seen at once.
  const [chosen, setChosen] = useState<Language | null>(null);
  const { say } = words;
  const now = settings.value;
  const { held } = settings;
  const silent = held.silent ? say('held.silent') : null;
  const percent = new Intl.NumberFormat(words.language, { style: 'percent' });
  return (
    <DialogFrame
      kind="settings"
      title={say('settings.title')}
      closeLabel={say('icon.close')}
      onClose={onClose}
    >
      <Field
        label={say('settings.speed')}
        hint={say('settings.speedHint')}
        heldBy={speedHeld(words, held.speeds)}
      >
        {({ label, hint }) => (
          <SpeedSteps
            value={now.speed}
            speeds={held.speeds}
            labelledBy={label}
            describedBy={hint}
            onChange={(speed) => settings.change({ speed })}
          />
        )}
      </Field>
      <Field label={say('settings.effects')} heldBy={silent}>
        {({ label, hint }) => (
          <>
            <Volume
              value={now.effectsVolume}
              label={say('settings.effectsVolume')}
              asleep={!now.effects || now.muted}
              locked={held.silent}
              onChange={(effectsVolume) => settings.change({ effectsVolume })}
            />
            <Switch
              on={now.effects && !now.muted}
              locked={held.silent}
              labelledBy={label}
              describedBy={hint}
              onChange={(effects) => settings.change(effects ? { effects, muted: false } : { effects })}
            />
          </>
        )}
      </Field>
      <Field label={say('settings.ambience')} heldBy={silent}>
        {({ label, hint }) => (
          <>
            <Volume
              value={now.ambienceVolume}
              label={say('settings.ambienceVolume')}
              asleep={!now.ambience || now.muted}
              locked={held.silent}
              onChange={(ambienceVolume) => settings.change({ ambienceVolume })}
            />
            <Switch
              on={now.ambience && !held.silent}
              locked={held.silent}
              labelledBy={label}
              describedBy={hint}
              onChange={(ambience) => settings.change({ ambience })}
            />
          </>
        )}
      </Field>
      <Field
        label={say('settings.warnings')}
        hint={say('settings.warningsHint')}
        heldBy={held.warnings === null ? null : say('held.byHouse')}
      >
        {({ label, hint }) => (
          <Switch
            on={now.warnings}
            locked={held.warnings !== null}
            labelledBy={label}
            describedBy={hint}
            onChange={(warnings) => settings.change({ warnings })}
          />
        )}
      </Field>
      {now.warnings && (
        <Field label={say('settings.warnFrom')}>
          {({ label }) => (
            <Segments
              name="warn-from"
              labelledBy={label}
              value={String(now.warnFrom)}
              options={WARN_FROM.map((part) => ({ value: String(part), label: percent.format(part) }))}
              onChange={(chosen) => {
                const warnFrom = WARN_FROM.find((part) => String(part) === chosen);
                if (warnFrom !== undefined) settings.change({ warnFrom });
              }}
            />
          )}
        </Field>
      )}
      <Field label={say('settings.coach')} hint={say('settings.coachHint')}>
        {({ label, hint }) => (
          <Switch
            on={now.coach}
            labelledBy={label}
            describedBy={hint}
            onChange={(coach) => settings.change({ coach })}
          />
        )}
      </Field>
      <Field label={say('settings.suits')}>
        {({ label }) => (
          <Segments
            name="suits"
            labelledBy={label}
            value={now.fourColour ? 'four' : 'two'}
            options={[
              { value: 'two', label: say('settings.twoColours') },
              { value: 'four', label: say('settings.fourColours') },
            ]}
            onChange={(suits) => settings.change({ fourColour: suits === 'four' })}
          />
        )}
      </Field>
      <Field label={say('settings.bigIndex')} hint={say('settings.bigIndexHint')}>
        {({ label, hint }) => (
          <Switch
            on={now.bigIndex}
            labelledBy={label}
            describedBy={hint}
            onChange={(bigIndex) => settings.change({ bigIndex })}
          />
        )}
      </Field>
      <Field label={say('settings.motion')}>
        {({ label }) => (
          <Segments
            name="motion"
            labelledBy={label}
            value={now.motion}
            options={MOTIONS.map((motion) => ({ value: motion, label: say(`settings.motion.${motion}`) }))}
            onChange={(motion) => settings.change({ motion })}
          />
        )}
      </Field>
      <Field label={say('settings.shortcuts')} hint={say('settings.shortcutsHint')}>
        {({ label, hint }) => (
          <Switch
            on={now.shortcuts}
            labelledBy={label}
            describedBy={hint}
            onChange={(shortcuts) => settings.change({ shortcuts })}
          />
        )}
      </Field>
      <Field label={say('settings.language')}>
        {({ label }) => (
          <Segments
            name="language"
            labelledBy={label}
            value={chosen ?? words.language}
            options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
            onChange={(language) => {
              setChosen(language);
              chooseLanguage(language);
            }}
          />
        )}
      </Field>
      {more}
      {!lasting && <p class="not-kept">{say('settings.notKept')}</p>}
    </DialogFrame>
  );
}

/** Why not every speed can be chosen, or null where it can. */
function speedHeld({ say }: Words, speeds: readonly Speed[]): string | null {
  const [from = 1] = speeds;
  const to = speeds.at(-1) ?? 5;
  if (from === to) return say('held.byHouse');
  return from === 1 && to === 5 ? null : say('held.speeds', { from, to });
}

interface SpeedStepsProps {
  readonly value: number;
  /** Those that may be chosen, ascending. */
  readonly speeds: readonly Speed[];
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  readonly onChange: (speed: Speed) => void;
}

/** A slider of a few steps; its thumb is as wide as a step, so that the strip reads as buttons. */
function SpeedSteps({ value, speeds, labelledBy, describedBy, onChange }: SpeedStepsProps) {
  return (
    <div class="steps" style={{ '--steps': speeds.length }}>
      <input
        type="range"
        min={speeds[0]}
        max={speeds.at(-1)}
        disabled={speeds.length === 1}
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
