/** The version of the database that the browser has already, 0 where it has none; null where it does not tell. */
export async function versionThere(name: string): Promise<number | null> {
  try {
    return (await indexedDB.databases()).find((each) => each.name === name)?.version ?? 0;
  } catch {
    return null;
  }
}
