// Small irregularities that are the same every time the same table is drawn.

/** A number from 0 up to 1 that follows from a text (FNV-1a, then a mix). */
export function seeded(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/** How far a card is turned as it lies, in degrees. */
export function seededTurn(key: string, card: string | null): number {
  return (seeded(`${key}${card ?? ''}`) - 0.5) * 1.5;
}
