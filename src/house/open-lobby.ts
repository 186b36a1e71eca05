// A table that a lobby opens: the handshake with the page around the frame, its start, and the wiring of its wallet, its
// dealer and its records to the table.

import { dealerStore } from '../dealer/idb-shoes.ts';
import { pageDealer } from '../dealer/page-dealer.ts';
import { heldSettings } from '../house-rules/held-settings.ts';
import { tableUnder } from '../house-rules/table-under.ts';
import { LimitBook } from '../keeping/limit-book.ts';
import { listedHistory } from '../keeping/listed-history.ts';
import { finishedRound } from '../keeping/records.ts';
import { isAllowed } from '../lobby/allowed-origins.ts';
import { GameEnd } from '../lobby/game-end.ts';
import { shakeHands } from '../lobby/handshake.ts';
import { lobbyDealer } from '../lobby/lobby-dealer.ts';
import { heldSession } from '../lobby/lobby-hold.ts';
import { lobbyKeeper } from '../lobby/lobby-keeper.ts';
import { lobbyWallet } from '../lobby/lobby-wallet.ts';
import type { StartReply } from '../lobby/messages.ts';
import type { Start } from '../lobby/start.ts';
import { type StartedTable, startTable } from '../lobby/start-table.ts';
import { chooseLanguage } from '../locales/languages.ts';
import { ownStore } from '../money/store.ts';
import { handedOut, replay } from '../round/record.ts';
import { TableSession } from '../session/table-session.ts';
import { keptSettings } from '../settings/kept-settings.ts';
import { rulesPrint } from '../tables/rules-print.ts';
import type { House } from './house.ts';
import { houseAtTable } from './house-at-table.ts';
import { followBusy } from './lobby-busy.ts';
import { fetchOrigins } from './lobby-origins.ts';
import { showClosed, showRefused, showWaiting } from './lobby-pages.ts';
import { inOneTab } from './one-table.ts';
import { sitDown } from './open-table.ts';
import { type AtLobby, clock, putShoeAway, type TableInUse } from './table-in-use.ts';

/** How often the game says that it is ready, until the lobby has answered, milliseconds. */
const READY_EVERY_MS = 1000;

/** Waits for the lobby, for as long as it takes, and opens what it asks for. */
export async function openLobby(house: House): Promise<void> {
  await showWaiting(house);
  // A frame without an origin of its own can only be spoken to by whoever holds it: there is no telling who that is.
  if (self.origin === 'null') return showRefused(house, 'frame-sandboxed', '');
  const origins = await fetchOrigins(clock.pause);
  const allowed = (origin: string): boolean => isAllowed(origin, origins, location.hostname);
  const parentOrigin = location.ancestorOrigins?.[0] ?? null;
  if (parentOrigin !== null && !allowed(parentOrigin)) return showRefused(house, 'origin-not-allowed', '');
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
  });
  if (!end.fits) await showRefused(house, 'version-mismatch', '');
}

async function openStarted(house: House, end: GameEnd, start: Start): Promise<StartReply> {
  const inLobby = houseOf(house, start);
  const refuse = async (code: string, at: string): Promise<StartReply> => {
    await showRefused(inLobby, code, at);
    return { ok: false, code, at };
  };
  const read = startTable(start);
  if (!read.ok) return refuse(read.fault.code, read.fault.at);
  const { started } = read;
  const settings = keptSettings(inLobby.store, heldSettings(started.houseRules));
  const { speed, sound } = start;
  settings.change({
    ...(speed === undefined ? {} : { speed }),
    ...(sound === undefined ? {} : { muted: !sound }),
  });
  const atTable: House = { ...inLobby, settings, houseRules: started.houseRules };
  const asked = tableUnder(started.houseRules, started.rules);
  const opened = await tableFor(atTable, end, start, { ...started, rules: asked });
  if (!opened.ok) return refuse(opened.code, 'round');
  const here = await inOneTab(atTable, asked, () => sitDown(atTable, asked, opened.inUse, opened.held));
  return here ? { ok: true, table: asked.id } : { ok: false, code: 'open-elsewhere', at: '' };
}

/** The house as the lobby sets it: its language, and a place in the browser for each of its players. */
function houseOf(house: House, { language, player }: Start): House {
  const store = player === undefined ? house.store : ownStore(house.store, player);
  return {
    ...house,
    store,
    home: null,
    lang: null,
    language: chooseLanguage([language ?? null, house.settings.value.language, ...navigator.languages]),
  };
}

type Opening =
  | { readonly ok: true; readonly inUse: TableInUse; readonly held: ReturnType<typeof houseAtTable> }
  | { readonly ok: false; readonly code: 'shoe-lost' };

/** The session on the lobby's wallet, dealer and records. */
async function tableFor(house: House, end: GameEnd, start: Start, started: StartedTable): Promise<Opening> {
  const { rules: asked, round } = started;
  const rules = round?.rules ?? asked;
  const held = houseAtTable(house.houseRules, house.store, false);
  const shoes = start.dealer === 'host' ? null : await dealerStore();
  if (shoes !== null && round === null) await putShoeAway(shoes);
  const dealer =
    shoes === null ? lobbyDealer(end.asking, start.commitment ?? null) : await pageDealer(rules, shoes);
  const isDealt = round?.events.some(({ type }) => type === 'dealer.dealt') === true;
  if (round !== null && isDealt && !replay(round).matches('settled')) {
    const taken = await dealer.resume(round.roundId, handedOut(round));
    if (!taken.ok) return { ok: false, code: 'shoe-lost' };
  }
  const listed = listedHistory(started.history.map(finishedRound));
  const limits = await LimitBook.open({
    database: null,
    store: house.store,
    history: listed.history(() => 0),
    now: clock.now,
  });
  const session = new TableSession({
    rules,
    dealer,
    wallet: lobbyWallet(end.asking, start.balance),
    balance: start.balance,
    ...clock,
    gate: held.gate,
    limits,
    keeper: lobbyKeeper(end.asking, round?.roundId ?? null, (record) => listed.add(finishedRound(record))),
    ...(round === null ? {} : { unfinished: round }),
  });
  session.setWords(start.words ?? '');
  if (round !== null && rulesPrint(rules) !== rulesPrint(asked))
    end.hold.moveAfterRound(() => location.reload());
  const opens = new Set(start.opens);
  const inUse: TableInUse = {
    rules,
    session,
    more: opens.has('cashier') ? { by: 'cashier', ask: async () => end.open('cashier') } : null,
    wasDamaged: false,
    kept: { database: null, history: listed.history, limits, lasting: true },
    lobby: atLobby(house, end, session, opens.has('lobby')),
  };
  return { ok: true, inUse, held };
}

function atLobby(house: House, end: GameEnd, session: TableSession, offersLobby: boolean): AtLobby {
  return {
    played: heldSession(session, end.hold),
    leave: offersLobby ? () => end.open('lobby') : null,
    opened(stop) {
      const busy = followBusy(session, (now) => end.tellBusy(now));
      const close = async (): Promise<void> => {
        await stop();
        await showClosed(house);
        end.tellClosed();
      };
      end.serve({
        balanceChanged: () => void session.readBalance(),
        mute: (muted) => house.settings.change({ muted }),
        close: () => void busy.whenIdle(() => void close()),
      });
    },
  };
}
