// The two families of the stage. Nothing is drawn before they are there, or before it is clear that they do not come.

import plex500 from '@fontsource/ibm-plex-sans-condensed/files/ibm-plex-sans-condensed-latin-500-normal.woff2';
import plex600 from '@fontsource/ibm-plex-sans-condensed/files/ibm-plex-sans-condensed-latin-600-normal.woff2';
import plex700 from '@fontsource/ibm-plex-sans-condensed/files/ibm-plex-sans-condensed-latin-700-normal.woff2';
import plexExt600 from '@fontsource/ibm-plex-sans-condensed/files/ibm-plex-sans-condensed-latin-ext-600-normal.woff2';
import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2';
import marcellusExt from '@fontsource/marcellus/files/marcellus-latin-ext-400-normal.woff2';

export const SERIF = '"Marcellus", "Palatino Linotype", Palatino, Georgia, serif';
export const SANS = '"IBM Plex Sans Condensed", "Arial Narrow", "Roboto Condensed", sans-serif';

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXT =
  'U+0100-02BA,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F,U+A720-A7FF';

const FACES = [
  ['Marcellus', '400', marcellus, LATIN],
  ['Marcellus', '400', marcellusExt, LATIN_EXT],
  ['IBM Plex Sans Condensed', '500', plex500, LATIN],
  ['IBM Plex Sans Condensed', '600', plex600, LATIN],
  ['IBM Plex Sans Condensed', '600', plexExt600, LATIN_EXT],
  ['IBM Plex Sans Condensed', '700', plex700, LATIN],
] as const;

/** How long the first frame waits for type, milliseconds (B28). */
const PATIENCE = 3000;

let loading: Promise<boolean> | null = null;

/** Whether the document has the family already, from a style sheet. */
function isKnown(family: string, weight: string): boolean {
  return [...document.fonts].some(
    (face) => face.family.replaceAll('"', '') === family && face.weight === weight && face.status !== 'error',
  );
}

async function loadAll(): Promise<boolean> {
  if (typeof FontFace === 'undefined') return false;
  const known = FACES.map(([family, weight]) => isKnown(family, weight));
  const faces = FACES.map(([family, weight, url, unicodeRange], i) => {
    if (known[i] === true) return document.fonts.load(`${weight} 16px "${family}"`);
    const face = new FontFace(family, `url(${url})`, { weight, unicodeRange, display: 'block' });
    document.fonts.add(face);
    // The extended letters are fetched when a text has need of them.
    return unicodeRange === LATIN ? face.load() : Promise.resolve(face);
  });
  const results = await Promise.allSettled(faces);
  return results.every(({ status }) => status === 'fulfilled');
}

/** Settles when the type is there or has kept us waiting too long; `late` is told when it comes after all. */
export async function fontsReady(late: () => void): Promise<void> {
  loading ??= loadAll();
  let isLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      isLate = true;
      resolve();
    }, PATIENCE);
  });
  const loaded = loading.then(() => {
    if (isLate) late();
  });
  await Promise.race([loaded, patience]);
  clearTimeout(timer);
}
