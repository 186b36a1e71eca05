// The pages that stand in the table's place while a lobby is waited for, and where it cannot open one.

import { mountPanel } from '../controls/mount-pages.tsx';
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
  /** The round that stands in the way, where it is one that does: nothing can be bet before it. */
  readonly roundId?: string | null;
}

/** The table is not opened: why, with a code for support, and the way to try again. */
export async function showRefused(house: House, { code, roundId = null }: RefusedTable): Promise<void> {
  const words = await wordsFor(house, house.language, CURRENCY);
  const { say } = words;
  mountPanel(place(house), {
    words,
    title: say('lobby.refused'),
    lines: [
      ...(isReason(code) ? [say(REASONS[code])] : []),
      say(roundId === null ? 'lobby.refusedText' : 'lobby.openRound'),
    ],
    code: roundId === null ? say('lobby.code', { code }) : say('broken.code', { code, id: roundId }),
    action: { label: say('lobby.again'), run: async () => location.reload() },
    ways: [],
  });
}

/** The round was played here and cannot go on; trying again helps once the lobby has seen to it. */
export async function showStuck(house: House, code: Trouble, roundId: string): Promise<void> {
  const words = await wordsFor(house, document.documentElement.lang || house.language, CURRENCY);
  const { say } = words;
  mountPanel(place(house), {
    words,
    title: say('broken.title'),
    lines: [say(`trouble.${code}`)],
    code: say('broken.code', { code, id: roundId }),
    action: { label: say('lobby.again'), run: async () => location.reload() },
    ways: [],
  });
}
