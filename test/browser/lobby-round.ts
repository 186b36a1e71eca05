import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { violations } from './axe.ts';
import { launchChromium } from './chromium.ts';
import { type LobbyHost, serveLobby } from './lobby-host.ts';
import { LobbyPage } from './lobby-page.ts';

// The game in the frame of a lobby of another origin, with the published entry, a wallet, a dealer and a journal.

let browser: Browser;
let host: LobbyHost;

beforeAll(async () => {
  [browser, host] = await Promise.all([launchChromium(), serveLobby()]);
});

afterAll(async () => {
  await Promise.all([browser.close(), host.close()]);
});

/** The player is dealt 20, the dealer 7 and ten: standing wins. */
export const WINS = ['Ts', '7d', 'Td', 'Tc'];
export const entries = (journal: readonly { readonly kind: string; readonly amount: number }[]) =>
  journal.map(({ kind, amount }) => `${kind} ${amount}`);

/** A context of its own for a lobby that must begin otherwise than others. */
export const newContext = (options: BrowserContextOptions): Promise<BrowserContext> =>
  browser.newContext(options);

/** What axe-core finds wrong with the game as it stands in the lobby's frame. */
export async function violationsInFrame({ page }: LobbyPage): Promise<readonly string[]> {
  const frame = page.frames().find((each) => each.parentFrame() !== null);
  if (frame === undefined) throw new Error('no frame');
  return violations(frame);
}

type Options = Parameters<typeof LobbyPage.open>[2];

/** A lobby with the game in its frame, which need not come to a table. */
export const openLobby = (options: Options): Promise<LobbyPage> =>
  LobbyPage.open(browser, host.address, options);

export async function open(options: Options = {}): Promise<LobbyPage> {
  const lobby = await openLobby({ cards: WINS, ...options });
  await lobby.seated();
  return lobby;
}

export async function deal(lobby: LobbyPage): Promise<void> {
  await lobby.bet('Box 1, main bet', '5.00');
  await lobby.press('Deal');
}

/** Plays the next round as the last one. */
export async function playAgain(lobby: LobbyPage, rounds: number): Promise<void> {
  await lobby.press('Rebet and deal', 'Stand');
  await lobby.booked(rounds);
}
