// Puts the parts together: what the address asks for, the player's settings, and the page that follows from both.

import { mountPicker } from './controls/mount.tsx';
import type { PickerProps } from './controls/picker.tsx';
import { launchOptions } from './launch/launch-options.ts';
import { chooseLanguage, languageOf } from './locales/languages.ts';
import { loadTexts } from './locales/load.ts';
import { type Words, wordsIn } from './locales/words.ts';
import { openTable } from './open-table.ts';
import { browserStore } from './settings/browser-store.ts';
import { keptSettings } from './settings/kept-settings.ts';
import { kept } from './settings/watched.ts';
import { TABLES } from './tables/all-tables.ts';

const store = browserStore();
const settings = keptSettings(store);
const { start, lang } = launchOptions(location.search);
const page = document.getElementById('baize') ?? document.body;

async function wordsFor(tag: string, currency: string): Promise<Words> {
  const language = languageOf(tag) ?? 'en';
  document.documentElement.lang = language;
  return wordsIn(language, await loadTexts(language), currency);
}

async function openPicker(fault: ((words: Words) => string) | null): Promise<void> {
  const language = chooseLanguage([lang, settings.value.language, ...navigator.languages]);
  const words = await wordsFor(language, 'EUR');
  const props = kept<PickerProps>({
    tables: TABLES,
    words: () => words,
    lang,
    fault: fault?.(words) ?? null,
  });
  mountPicker(page, props);
}

async function begin(): Promise<void> {
  const language = chooseLanguage([lang, settings.value.language, ...navigator.languages]);
  switch (start.at) {
    case 'table':
      await openTable({ ...start, page, store, settings, lang, language, wordsFor });
      break;
    case 'picker':
      await openPicker(null);
      break;
    case 'unknown-table':
      await openPicker(({ say }) => say('fault.unknown-table', { table: start.table }));
      break;
    case 'bad-rehearsal':
      await openPicker(({ say }) => say('fault.title'));
      break;
  }
}

void begin();
