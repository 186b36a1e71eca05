// No 0, 1, I, L, O: an id is read aloud and typed by support.
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 12;

/** A new round's id: 12 letters and digits, about 59 random bits. */
export function newRoundId(): string {
  let id = '';
  while (id.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH))) {
      // Bytes from the uneven end of the range are left out, so that every letter is as likely.
      if (byte < 248 && id.length < LENGTH) id += LETTERS.charAt(byte % LETTERS.length);
    }
  }
  return id;
}
