// A database of the browser, or word that there is none: refused, broken, or not answering.

import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';

/**
 * How long the browser may take to open one, milliseconds. WebKit gives no answer any more, to any page, once a page was
 * left in the moment in which it made the database.
 */
export const OPENING_MS = 10_000;

/** A browser that was killed may have its files locked for a moment when it is opened anew. It says "internal error". */
const isOfTheMoment = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'UnknownError';

const MOST_TRIES = 5;
const AGAIN_MS = 200;

/** Opens the database, or gives null where the browser refuses one or does not answer in time. */
export async function openInTime<Schema extends DBSchema>(
  name: string,
  version: number,
  callbacks: OpenDBCallbacks<Schema>,
): Promise<IDBPDatabase<Schema> | null> {
  const opening = attempt(name, version, callbacks);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<null>((given) => {
    timer = setTimeout(() => given(null), OPENING_MS);
  });
  const opened = await Promise.race([opening, tooLate]);
  clearTimeout(timer);
  // An answer that comes after all is of no use: the session has begun without it.
  if (opened === null) void opening.then((late) => late?.close());
  return opened;
}

async function attempt<Schema extends DBSchema>(
  name: string,
  version: number,
  callbacks: OpenDBCallbacks<Schema>,
): Promise<IDBPDatabase<Schema> | null> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await openDB<Schema>(name, version, callbacks);
    } catch (error) {
      if (tries === MOST_TRIES || !isOfTheMoment(error)) return null;
      await new Promise((resume) => setTimeout(resume, AGAIN_MS));
    }
  }
}
