import { readOrigins } from '../lobby/allowed-origins.ts';

/** The list of lobbies, served beside the page. */
const FILE = 'lobby.json';
const RETRY_MS = 1000;
const LONGEST_RETRY_MS = 4000;

/**
 * The origins that may open the game as a lobby, asked for until they are there. A list that is none allows nobody: a fault
 * in it must not open the game to more pages than were meant.
 */
export async function fetchOrigins(
  pause: (milliseconds: number) => Promise<void>,
): Promise<readonly string[]> {
  for (let wait = RETRY_MS; ; wait = Math.min(2 * wait, LONGEST_RETRY_MS)) {
    try {
      const response = await fetch(new URL(FILE, document.baseURI), { cache: 'no-cache' });
      if (response.status === 404) return [];
      if (response.ok) return readOrigins(await response.json().catch(() => null)) ?? [];
    } catch {
      // Offline: asked again.
    }
    await pause(wait);
  }
}
