// The id of a record that cannot be read: what support asks for, so it is told even where nothing else of the round can be.

/** As long as the id of a readable record may be. */
const LONGEST = 80;

/** The id that a record claims to have, readable or not; null where it claims none. */
export function claimedId(record: unknown): string | null {
  if (typeof record !== 'object' || record === null || !('roundId' in record)) return null;
  const { roundId } = record;
  return typeof roundId === 'string' && roundId !== '' ? roundId.slice(0, LONGEST) : null;
}
