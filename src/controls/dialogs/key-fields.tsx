import { useId } from 'preact/hooks';
import { DEFAULT_KEYS, isKey, SHORTCUTS, withKey } from '../../settings/shortcut-keys.ts';
import { shortcutName } from '../shortcut-names.ts';
import { useLock, useSettings } from './setting-fields.tsx';

/** The key of each shortcut, to be typed over; an empty field is a key given up. */
export function KeyFields() {
  const { words, settings } = useSettings();
  const locked = useLock('keys') !== null;
  const id = useId();
  const { keys } = settings.value;
  return (
    <details class="keys">
      <summary>{words.say('keys.title')}</summary>
      <p class="field-hint">{words.say('keys.hint')}</p>
      <ul>
        {SHORTCUTS.map((shortcut) => (
          <li key={shortcut}>
            <label for={`${id}-${shortcut}`}>{shortcutName(words, shortcut)}</label>
            <input
              id={`${id}-${shortcut}`}
              type="text"
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              value={keys[shortcut].toUpperCase()}
              readOnly={locked}
              onFocus={(event) => event.currentTarget.select()}
              onInput={(event) => {
                const input = event.currentTarget;
                const key = [...input.value.toLowerCase()].at(-1) ?? '';
                if (key === '' || isKey(key)) settings.change({ keys: withKey(keys, shortcut, key) });
                input.value = settings.value.keys[shortcut].toUpperCase();
              }}
            />
          </li>
        ))}
      </ul>
      {!locked && (
        <button type="button" class="action small" onClick={() => settings.change({ keys: DEFAULT_KEYS })}>
          <span class="label">{words.say('keys.reset')}</span>
        </button>
      )}
    </details>
  );
}
