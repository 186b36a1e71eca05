// The pages that stand in the table's place while a lobby is waited for, and where it cannot open one.

import { mountPanel } from '../controls/mount-pages.tsx';
import type { PanelWay } from '../controls/panel-page.tsx';
import type { Words } from '../locales/words.ts';
import type { Trouble } from '../session/table-session.ts';
import { type House, wordsFor } from './house.ts';

/** Only for amounts, of which these pages have none. */
const CURRENCY = 'EUR';

function place(house: House): HTMLElement {
  const panel = document.createElement('div');
  house.page.replaceChildren(panel);
  return panel;
}

export async function showWaiting(house: House): Promise<void> {
  const words = await wordsFor(house, house.language, CURRENCY);
  document.title = words.say('house.name');
  mountPanel(place(house), {
    words,
    title: words.say('lobby.waiting'),
    lines: [words.say('lobby.waitingText')],
    code: null,
    action: null,
    ways: [],
  });
}

export async function showClosed(house: House): Promise<void> {
  const words = await wordsFor(house, house.language, CURRENCY);
  mountPanel(place(house), {
    words,
    title: words.say('lobby.closed'),
    lines: [words.say('lobby.closedText')],
    code: null,
    action: null,
    ways: [],
  });
}

/** What is said of a code beyond the code. */
const REASONS = {
  'origin-not-allowed': 'lobby.origin',
  'frame-sandboxed': 'lobby.sandbox',
  'version-mismatch': 'lobby.version',
} as const;

const isReason = (code: string): code is keyof typeof REASONS => Object.hasOwn(REASONS, code);

export interface RefusedTable {
  readonly code: string;
  readonly round?: RoundInTheWay;
  readonly toLobby?: WayToLobby;
}

/** The round before which nothing can be bet, with the id that it claims; null where it is not a round that stands in the way. */
export type RoundInTheWay = { readonly id: string | null } | null;

/** Leads the player back to the lobby; null where that does not take them. */
export type WayToLobby = (() => void) | null;

const waysOut = ({ say }: Words, toLobby: WayToLobby): readonly PanelWay[] =>
  toLobby === null ? [] : [{ label: say('icon.lobby'), go: toLobby }];

/** The table is not opened: why, with a code for support, and the way to try again. */
export async function showRefused(house: House, refused: RefusedTable): Promise<void> {
  const { code, round = null, toLobby = null } = refused;
  const words = await wordsFor(house, house.language, CURRENCY);
  const { say } = words;
  mountPanel(place(house), {
    words,
    title: say('lobby.refused'),
    lines: [
      ...(isReason(code) ? [say(REASONS[code])] : []),
      say(round === null ? 'lobby.refusedText' : 'lobby.openRound'),
    ],
    code:
      round === null
        ? say('lobby.code', { code })
        : say('broken.code', { code, id: round.id ?? say('broken.noId') }),
    action: { label: say('lobby.again'), run: async () => location.reload() },
    ways: waysOut(words, toLobby),
  });
}

/** The round was played here and cannot go on; trying again helps once the lobby has seen to it. */
export async function showStuck(
  house: House,
  code: Trouble,
  roundId: string,
  toLobby: WayToLobby,
): Promise<void> {
  const words = await wordsFor(house, document.documentElement.lang || house.language, CURRENCY);
  const { say } = words;
  mountPanel(place(house), {
    words,
    title: say('broken.title'),
    lines: [say(`trouble.${code}`)],
    code: say('broken.code', { code, id: roundId }),
    action: { label: say('lobby.again'), run: async () => location.reload() },
    ways: waysOut(words, toLobby),
  });
}
