import { versionThere } from '../storage/version-there.ts';
import { type Database, NAME, openDatabase } from './database.ts';

/** The database as it is, if there is one already: a page that only looks neither makes nor renews it. */
export async function existingDatabase(): Promise<Database | null> {
  const version = await versionThere(NAME);
  return version === 0 ? null : openDatabase(undefined, version ?? undefined);
}
