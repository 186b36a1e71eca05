// Puts the parts together: what the address asks for, the player's settings, and the page that follows from both.

import { holdScroll } from './controls/hold-scroll.ts';
import { type House, loadFonts } from './house/house.ts';
import { openBadHouseRules, openFault, openPicker } from './house/open-pages.ts';
import { openTable } from './house/open-table.ts';
import { readHouseRules } from './house-rules/check-house-rules.ts';
import { heldSettings } from './house-rules/held-settings.ts';
import { NO_HOUSE_RULES } from './house-rules/house-rules.ts';
import { launchUnder } from './house-rules/launch-under.ts';
import { addressOf, isInLobby, launchOptions, sharedRound } from './launch/launch-options.ts';
import { chooseLanguage } from './locales/languages.ts';
import { PSEUDO_TAG } from './locales/pseudo.ts';
import { browserStore } from './settings/browser-store.ts';
import { keptSettings } from './settings/kept-settings.ts';

async function begin(): Promise<void> {
  const store = browserStore();
  const checked = readHouseRules(document.getElementById('house-rules')?.textContent ?? '{}');
  const houseRules = checked.ok ? checked.houseRules : NO_HOUSE_RULES;
  const settings = keptSettings(store, heldSettings(houseRules));
  const { start: asked, lang, plainCanvas } = launchOptions(location.search);
  const start = launchUnder(houseRules, asked);
  const language: House['language'] =
    lang === PSEUDO_TAG
      ? PSEUDO_TAG
      : chooseLanguage([lang, settings.value.language, ...navigator.languages]);
  const page = document.getElementById('baize') ?? document.body;
  const inLobby = isInLobby(window, location.search);
  const home = inLobby ? '?lobby=' : addressOf(null, lang);
  const house = { page, store, settings, houseRules, lang, language, plainCanvas, home };
  if (!checked.ok) {
    await loadFonts();
    return openBadHouseRules(house, checked.fault);
  }
  const round = sharedRound(location.hash);
  if (round !== null) {
    const { openReplay } = await import('./house/open-replay.ts');
    return openReplay(house, round, start.at === 'table' ? start.rules.id : null);
  }
  if (inLobby) {
    const { openLobby } = await import('./house/open-lobby.ts');
    return openLobby(house);
  }
  if (start.at !== 'table') await loadFonts();
  switch (start.at) {
    case 'table':
      return openTable(house, start.rules, start.rehearsal);
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

begin().catch(tellUnloaded);
