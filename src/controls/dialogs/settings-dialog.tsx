import type { ComponentChildren } from 'preact';
import '../styles/settings.css';
import { useMemo, useState } from 'preact/hooks';
import { LANGUAGE_NAMES, LANGUAGES, type Language, languageOf } from '../../locales/languages.ts';
import type { Words } from '../../locales/words.ts';
import type { KeptSettings } from '../../settings/kept-settings.ts';
import { ANNOUNCEMENTS } from '../../settings/settings.ts';
import { useChanges } from '../room.ts';
import { DialogFrame } from './dialog-frame.tsx';
import { KeyFields } from './key-fields.tsx';
import { PlayFields } from './play-fields.tsx';
import { ChoiceField, SettingsContext, SwitchField } from './setting-fields.tsx';
import { SettingsFileButtons } from './settings-file-buttons.tsx';
import { SoundFields } from './sound-fields.tsx';
import { SpeedField, TableFields } from './table-fields.tsx';

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
  const here = useMemo(() => ({ words, settings }), [words, settings]);
  const { say } = words;
  const now = settings.value;
  const speak = (language: string) => {
    setChosen(languageOf(language));
    chooseLanguage(language);
  };
  return (
    <SettingsContext.Provider value={here}>
      <DialogFrame
        kind="settings"
        title={say('settings.title')}
        closeLabel={say('icon.close')}
        onClose={onClose}
      >
        <SpeedField />
        <SoundFields />
        <PlayFields />
        <TableFields />
        <SwitchField of="shortcuts" label={say('settings.shortcuts')} hint={say('settings.shortcutsHint')} />
        {now.shortcuts && <KeyFields />}
        <ChoiceField
          of="announcements"
          label={say('settings.announcements')}
          hint={say('settings.announcementsHint')}
          value={now.announcements}
          options={ANNOUNCEMENTS.map((value) => ({ value, label: say(`settings.announcements.${value}`) }))}
          onChange={(announcements) => settings.change({ announcements })}
        />
        <ChoiceField
          of="language"
          label={say('settings.language')}
          value={chosen ?? words.language}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
          onChange={speak}
        />
        <SettingsFileButtons taken={speak} />
        {more}
        {!lasting && <p class="not-kept">{say('settings.notKept')}</p>}
      </DialogFrame>
    </SettingsContext.Provider>
  );
}
