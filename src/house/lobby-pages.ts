// The pages that stand in the table's place while a lobby is waited for, and where it cannot open one.

import { mountPanel } from '../controls/mount.tsx';
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

/** The table is not opened: why, with a code for support, and the way to try again. */
export async function showRefused(house: House, code: string, at: string): Promise<void> {
  const words = await wordsFor(house, house.language, CURRENCY);
  const { say } = words;
  const ofRound = at === 'round' || at.startsWith('round.');
  mountPanel(place(house), {
    words,
    title: say('lobby.refused'),
    lines: [
      ...(isReason(code) ? [say(REASONS[code])] : []),
      say(ofRound ? 'lobby.openRound' : 'lobby.refusedText'),
    ],
    code: say('lobby.code', { code }),
    action: { label: say('lobby.again'), run: async () => location.reload() },
    ways: [],
  });
}
