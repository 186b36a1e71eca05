// A player who goes on whatever befalls the pages: presses what can be pressed, and notes how long nothing could be and
// nobody tried anything.

import type { Frame } from 'playwright-core';
import type { Disturbance, LobbyPage } from '../browser/lobby-page.ts';

/** What the player presses, the first that can be. */
const PRESSES = ['Insure', 'Split', 'Double', 'Stand', 'Rebet and deal', 'Deal'] as const;
type Press = (typeof PRESSES)[number];
/** The longest that nothing may be pressed and nothing is asked again, milliseconds. */
const LONGEST_DEAD_MS = 15_000;
const LOOK_MS = 60;

interface Sight {
  readonly asked: number;
  readonly ended: number;
  readonly open: boolean;
  readonly phase: string | null;
  readonly press: Press | null;
  /** A bet can be put down. */
  readonly mayBet: boolean;
  readonly isBetween: boolean;
}

const gameOf = ({ page }: LobbyPage): Frame | null =>
  page.frames().find((frame) => frame.parentFrame() === page.mainFrame()) ?? null;

/** Null while a page is on its way. */
async function look(lobby: LobbyPage): Promise<Sight | null> {
  try {
    const books = await lobby.page.evaluate(() => ({
      asked: window.lobby.asked.length,
      ended: window.lobby.kept.ended.length,
      open: window.lobby.kept.open !== null,
    }));
    const seen = await gameOf(lobby)?.evaluate(() => {
      const nameOf = (button: Element): string =>
        button.getAttribute('aria-label') ?? button.querySelector('.label')?.textContent ?? '';
      return {
        phase: document.querySelector('[data-phase]')?.getAttribute('data-phase') ?? null,
        open: [...document.querySelectorAll('button:not([disabled]):not([aria-disabled="true"])')]
          .filter((button) => button.checkVisibility())
          .map(nameOf),
      };
    });
    if (seen === undefined) return null;
    const isBetween = seen.phase === 'betting' || seen.phase === 'settled';
    const mayBet = isBetween && seen.open.some((name) => name.startsWith('Box 1, main bet'));
    const press = PRESSES.find((name) => seen.open.includes(name)) ?? null;
    return { ...books, phase: seen.phase, press, mayBet, isBetween };
  } catch {
    return null;
  }
}

export interface Played {
  /** Questions that the game asked, as far as no reload forgot them. */
  readonly asked: number;
  /** What was pressed. */
  readonly pressed: readonly Press[];
}

/**
 * Plays one round to its end.
 *
 * @param rounds how many will be over then
 * @param whileWaiting what happens to the pages instead of so-manieth press; after the last one: when the round is over
 */
export async function playRound(
  lobby: LobbyPage,
  rounds: number,
  whileWaiting: { readonly press: number; readonly how: Disturbance } | null = null,
): Promise<Played> {
  const pressed: Press[] = [];
  let waiting = whileWaiting;
  let asked = 0;
  let lastSign = Date.now();
  const loaded = (): void => {
    lastSign = Date.now();
  };
  lobby.page.on('framenavigated', loaded);
  const disturb = async (how: Disturbance): Promise<void> => {
    waiting = null;
    await lobby.page.evaluate((what) => window.lobby.disturb(what), how).catch(() => {});
  };
  for (;;) {
    const sight = await look(lobby);
    if (sight !== null && (sight.asked !== asked || sight.press !== null || sight.mayBet)) {
      lastSign = Date.now();
      asked = sight.asked;
    }
    if (process.env.SOAK_TRACE !== undefined)
      console.log(Date.now() % 1_000_000, JSON.stringify(sight), pressed.join());
    if (Date.now() - lastSign > LONGEST_DEAD_MS)
      throw new Error(`dead for 15 s: ${JSON.stringify(sight)} after ${pressed.join(', ')}`);
    // The next round could begin as soon as one is settled; this player lets its record be kept first.
    const isKept = sight !== null && !(sight.isBetween && sight.open);
    if (isKept && (sight.press !== null || sight.mayBet)) {
      const isOver = sight.ended === rounds && !sight.open;
      if (waiting !== null && (isOver || (sight.press !== null && waiting.press === pressed.length))) {
        await disturb(waiting.how);
      } else if (isOver) {
        lobby.page.off('framenavigated', loaded);
        return { asked, pressed };
      } else if (sight.press !== null) {
        // A page may go away under the finger, or be too slow for it: then it is looked at again.
        const isPressed = await lobby
          .button(sight.press)
          .click({ timeout: 1000 })
          .then(
            () => true,
            () => false,
          );
        if (isPressed) pressed.push(sight.press);
      } else {
        await lobby.bet('Box 1, main bet', '5.00').catch(() => {});
      }
    }
    await lobby.page.waitForTimeout(LOOK_MS);
  }
}
