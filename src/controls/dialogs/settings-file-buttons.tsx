import { useRef, useState } from 'preact/hooks';
import { readSettingsText, settingsText } from '../../settings/settings-file.ts';
import { saveFile } from './save-file.ts';
import { useSettings } from './setting-fields.tsx';

/** No file of settings is as large as this, bytes. */
const LARGEST = 100_000;

/** The settings as a file, and out of one. `taken` hears of the language in it. */
export function SettingsFileButtons({ taken }: { taken: (language: string) => void }) {
  const { words, settings } = useSettings();
  const { say } = words;
  const [answer, setAnswer] = useState<'taken' | 'unreadable' | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File): Promise<void> => {
    const read = file.size > LARGEST ? null : readSettingsText(await file.text().catch(() => ''));
    setAnswer(read === null ? 'unreadable' : 'taken');
    if (read === null) return;
    settings.change(read);
    if (settings.value.language !== null) taken(settings.value.language);
  };
  return (
    <div class="settings-file">
      <button
        type="button"
        class="action small"
        onClick={() => saveFile('baize-settings.json', 'application/json', settingsText(settings.value))}
      >
        <span class="label">{say('settings.export')}</span>
      </button>
      <button type="button" class="action small" onClick={() => input.current?.click()}>
        <span class="label">{say('settings.import')}</span>
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={say('settings.import')}
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file !== undefined) void take(file);
          event.currentTarget.value = '';
        }}
      />
      <p role="status">{answer !== null && say(`settings.import.${answer}`)}</p>
    </div>
  );
}
