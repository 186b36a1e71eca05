// A table that a lobby opens: the handshake with the page around the frame, and its start.

import { lobbySettings } from '../house-rules/lobby-settings.ts';
import { tableUnder } from '../house-rules/table-under.ts';
import { isAllowed } from '../lobby/allowed-origins.ts';
import { GameEnd } from '../lobby/game-end.ts';
import { shakeHands } from '../lobby/handshake.ts';
import type { StartReply } from '../lobby/messages.ts';
import type { Start } from '../lobby/start.ts';
import { startTable } from '../lobby/start-table.ts';
import { languageToSpeak, PSEUDO_TAG } from '../locales/languages.ts';
import { ownStore, type TextStore } from '../money/store.ts';
import { claimedId } from '../round/claimed-id.ts';
import { keptSettings } from '../settings/kept-settings.ts';
import type { House } from './house.ts';
import { fetchOrigins } from './lobby-origins.ts';
import { type RoundInTheWay, showRefused, showWaiting } from './lobby-pages.ts';
import { tableFor } from './lobby-table.ts';
import { inOneTab, type StopTable } from './one-table.ts';
import { sitDown } from './open-table.ts';
import { clock } from './table-in-use.ts';

/** How often the game says that it is ready, until the lobby has answered, milliseconds. */
const READY_EVERY_MS = 1000;
/** How long a table that another tab takes over may write down what it has under way, milliseconds. */
const LEAVING_MS = 1500;

/** Waits for the lobby, for as long as it takes, and opens what it asks for. */
export async function openLobby(house: House): Promise<void> {
  await showWaiting(house);
  // A frame without an origin of its own can only be spoken to by whoever holds it: there is no telling who that is.
  if (self.origin === 'null') return showRefused(house, { code: 'frame-sandboxed' });
  const origins = await fetchOrigins(clock.pause);
  const allowed = (origin: string): boolean => isAllowed(origin, origins, location.hostname);
  const parentOrigin = location.ancestorOrigins?.[0] ?? null;
  if (parentOrigin !== null && !allowed(parentOrigin))
    return showRefused(house, { code: 'origin-not-allowed' });
  const { met } = shakeHands({
    parent: window.parent,
    listen: (listener) => window.addEventListener('message', listener),
    parentOrigin,
    isAllowed: allowed,
    repeat(call) {
      const timer = setInterval(call, READY_EVERY_MS);
      return () => clearInterval(timer);
    },
  });
  const end: GameEnd = new GameEnd({
    met: await met,
    pause: clock.pause,
    start: (start) => openStarted(house, end, start),
    refused: (code) => showRefused(house, { code }),
  });
  if (!end.fits) await showRefused(house, { code: 'version-mismatch' });
}

async function openStarted(house: House, end: GameEnd, start: Start): Promise<StartReply> {
  const inLobby = houseOf(house, start);
  const toLobby = start.opens?.includes('lobby') === true ? () => end.open('lobby') : null;
  const refuse = async (code: string, at: string, round: RoundInTheWay = null): Promise<StartReply> => {
    await showRefused(inLobby, { code, round, toLobby });
    return { ok: false, code, at };
  };
  const read = startTable(start);
  if (!read.ok) {
    const { code, at } = read.fault;
    const isOfRound = at === 'round' || at.startsWith('round.');
    return refuse(code, at, isOfRound ? { id: claimedId(start.round) } : null);
  }
  const { started } = read;
  const set = lobbySettings(started.houseRules, start.settings, start.lock);
  if (!set.ok) return refuse('bad-settings', set.at);
  const settings = keptSettings(inLobby.store, set.held, set.preset);
  const { speed, sound } = start;
  settings.setForNow({
    ...(speed === undefined ? {} : { speed }),
    ...(sound === undefined ? {} : { muted: !sound }),
  });
  const language = languageAt(house, start.language, settings.value.language);
  const atTable: House = { ...inLobby, settings, language, houseRules: started.houseRules };
  const asked = tableUnder(started.houseRules, started.rules);
  const outcome: { reply: StartReply } = { reply: { ok: false, code: 'open-elsewhere', at: '' } };
  // Nothing is touched before the table is this tab's: another one may be playing, from the same shoe.
  await inOneTab(atTable, asked, async () => {
    const opened = await tableFor(atTable, end, start, { ...started, rules: asked });
    if (!opened.ok) {
      outcome.reply = await refuse(opened.code, opened.roundId, { id: opened.roundId });
      return async () => {};
    }
    const stop = await sitDown(atTable, asked, opened.inUse, opened.held);
    outcome.reply = { ok: true, table: asked.id };
    return () => leave(end, stop);
  });
  return outcome.reply;
}

/** Another tab takes the table: what is not written in time is left to it, which has the lobby's word for what is. */
async function leave(end: GameEnd, stop: StopTable): Promise<void> {
  await Promise.race([stop(), clock.pause(LEAVING_MS)]);
  end.giveUp();
}

/** Address, lobby, the player's setting, browser: the first that asks for a language of the game. */
const languageAt = (house: House, host: string | undefined, setting: string | null): House['language'] =>
  house.language === PSEUDO_TAG
    ? PSEUDO_TAG
    : languageToSpeak({ address: house.lang, host: host ?? null, setting, browser: navigator.languages });

/** The house as the lobby sets it: its language, and a place in the browser for each of its players. */
function houseOf(house: House, { language, player }: Start): House {
  const own = (store: TextStore) => (player === undefined ? store : ownStore(store, player));
  const store = own(house.store);
  return {
    ...house,
    store,
    tab: own(house.tab),
    home: null,
    lang: null,
    language: languageAt(house, language, keptSettings(store).value.language),
  };
}
