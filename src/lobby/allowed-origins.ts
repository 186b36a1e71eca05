// Which pages may open the game as a lobby. The list is served with the game, as lobby.json beside its page: what stands in
// the address of the frame is the embedding page's to write, and so no proof.

import * as v from 'valibot';

const MOST_ORIGINS = 100;

/** An origin as the browser writes it: "https://lobby.example", no path, no slash at the end, no pattern. */
function isOrigin(text: string): boolean {
  return /^https?:\/\/[a-z0-9.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

const schema = v.strictObject({
  origins: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(300), v.check(isOrigin))),
    v.maxLength(MOST_ORIGINS),
  ),
});

/** The origins of a lobby.json, or null where it is none. */
export function readOrigins(value: unknown): readonly string[] | null {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output.origins : null;
}

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a page of this origin may be the lobby. A game that is itself served from this machine takes any page of this
 * machine: nobody else can reach it, and a developer needs no list.
 *
 * @param hostname the game's own, as in its address
 */
export function isAllowed(origin: string, origins: readonly string[], hostname: string): boolean {
  if (origins.includes(origin)) return true;
  return isOrigin(origin) && LOOPBACK.includes(hostname) && LOOPBACK.includes(new URL(origin).hostname);
}
