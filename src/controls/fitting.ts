// Type that gives way until it has room. Whatever is to be fitted in one drawing is measured together: each measurement after a
// change makes the browser lay out the whole page.

/** Something that is to be fitted. */
export interface Fit {
  /** Gives it its full size. */
  readonly reset: () => void;
  /** Once everything has its full size: what makes it smaller, or null where it has room. */
  readonly measure: () => (() => void) | null;
}

const waiting = new Set<Fit>();
/** What is on the page: it is fitted anew when its type has come, which may be after it. */
const kept = new Set<Fit>();

const refitAll = (): void => {
  for (const fit of kept) fitSoon(fit);
};

function fitAll(): void {
  const fits = [...waiting];
  waiting.clear();
  for (const { reset } of fits) reset();
  const shrinks = fits.map(({ measure }) => measure());
  for (const shrink of shrinks) shrink?.();
}

/** Fits it before the page is painted next. */
export function fitSoon(fit: Fit): void {
  if (waiting.size === 0) queueMicrotask(fitAll);
  waiting.add(fit);
}

/** Fits it again when type has come, until the given call. */
export function keepFitted(fit: Fit): () => void {
  if (kept.size === 0) document.fonts.addEventListener('loadingdone', refitAll);
  kept.add(fit);
  return () => {
    kept.delete(fit);
    waiting.delete(fit);
    if (kept.size === 0) document.fonts.removeEventListener('loadingdone', refitAll);
  };
}
