// Puts the parts together: what the address asks for, the player's settings, and the page that follows from both.

import { holdScroll } from './controls/hold-scroll.ts';
import { type House, loadFonts, wordsFor } from './house/house.ts';
import { beginOpening, openingAt } from './house/opening.ts';

import type { HouseRulesCheck } from './house-rules/check-house-rules.ts';
import { heldSettings } from './house-rules/held-settings.ts';
import { NO_HOUSE_RULES } from './house-rules/house-rules.ts';
import { launchUnder } from './house-rules/launch-under.ts';
import { addressOf, isInLobby, launchOptions, sharedRound } from './launch/launch-options.ts';
import { languageToSpeak, PSEUDO_TAG } from './locales/languages.ts';
import { keepOffline } from './offline/keep-offline.ts';
import { browserStore } from './settings/browser-store.ts';
import { keptSettings } from './settings/kept-settings.ts';
import { askAheadForContext } from './stage/scene/context-ahead.ts';

/** No rules at all, as at the project's own tables, need no reading. */
async function houseRulesOf(text: string): Promise<HouseRulesCheck> {
  if (text.trim() === '{}') return { ok: true, houseRules: NO_HOUSE_RULES };
  const { readHouseRules } = await import('./house-rules/check-house-rules.ts');
  return readHouseRules(text);
}

async function begin(): Promise<void> {
  const store = browserStore();
  const tab = browserStore(() => sessionStorage);
  const checked = await houseRulesOf(document.getElementById('house-rules')?.textContent ?? '{}');
  const houseRules = checked.ok ? checked.houseRules : NO_HOUSE_RULES;
  const settings = keptSettings(store, heldSettings(houseRules));
  const { start: asked, lang, plainCanvas } = launchOptions(location.search);
  const start = launchUnder(houseRules, asked);
  beginOpening(start);
  const language: House['language'] =
    lang === PSEUDO_TAG
      ? PSEUDO_TAG
      : languageToSpeak({
          address: lang,
          host: null,
          setting: settings.value.language,
          browser: navigator.languages,
        });
  const page = document.getElementById('baize') ?? document.body;
  const inLobby = isInLobby(window, location.search);
  const home = inLobby ? '?lobby=' : addressOf(null, lang);
  const house = { page, store, tab, settings, houseRules, lang, language, plainCanvas, home };
  if (!checked.ok) {
    const [{ openBadHouseRules }] = await Promise.all([import('./house/open-pages.ts'), loadFonts()]);
    return openBadHouseRules(house, checked.fault);
  }
  const round = sharedRound(location.hash);
  if (round !== null) {
    const { openReplay } = await import('./house/open-replay.ts');
    return openReplay(house, round, start.at === 'table' ? start.rules.id : null);
  }
  if (inLobby) {
    const code = import('./house/open-lobby.ts');
    if (!plainCanvas) askAheadForContext();
    return (await code).openLobby(house);
  }
  if (start.at === 'table') {
    // Words and type come beside the code, and not after it; who needs them waits for the same files.
    void loadFonts();
    void wordsFor(house, language, start.rules.currency).catch(() => {});
    const { openTable } = await import('./house/open-table.ts');
    openingAt('code');
    await openTable(house, start.rules, start.rehearsal);
    return;
  }
  const [{ openFault, openPicker }] = await Promise.all([import('./house/open-pages.ts'), loadFonts()]);
  switch (start.at) {
    case 'bad-rehearsal':
      return openFault(house, start.rules, start.fault);
    case 'unknown-table':
      return openPicker(house, start.table);
    case 'picker':
      return openPicker(house, null);
  }
}

// A page that the browser took out of its back-and-forward cache may have lost the table to another tab meanwhile, and a
// round in the address is another page: both are begun anew.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});
addEventListener('hashchange', () => location.reload());
if (window.parent !== window) holdScroll(document);
/** A part that cannot be fetched: said plainly, with the way to try again. */
function tellUnloaded(): void {
  const again = document.createElement('a');
  again.href = location.href;
  again.textContent = 'Baize could not be loaded. Try again.';
  again.className = 'opening';
  (document.getElementById('baize') ?? document.body).replaceChildren(again);
}

// The page is kept for a visit without a line once nobody waits for anything any more.
begin().then(keepOffline, tellUnloaded);
