// The first frame: the cloth of the table that is opened, drawn by the style sheet, with a line that grows while it takes longer.
// It stands until the table's own first picture is there to lie over it.

import type { Start } from '../launch/launch-options.ts';

/** How far the opening has come when a step is done, in hundredths. */
const STEPS = { page: 15, code: 60, words: 75, picture: 100 } as const;

const opening = (): HTMLElement | null => document.querySelector<HTMLElement>('div.opening');

export function openingAt(step: keyof typeof STEPS): void {
  const element = opening();
  element?.setAttribute('aria-valuenow', String(STEPS[step]));
  element?.style.setProperty('--done', String(STEPS[step] / 100));
}

/** Dresses the first frame; only a table has a cloth. */
export function beginOpening(start: Start): void {
  const element = opening();
  if (element === null) return;
  if (start.at === 'table') element.style.setProperty('--felt', start.rules.felt);
  else element.dataset.bare = '';
  openingAt('page');
}

/** The controls are there: only the cloth is left, for those who see it, until the table is drawn. */
export function standBehind(element: HTMLElement | null): void {
  element?.removeAttribute('role');
  element?.setAttribute('aria-hidden', 'true');
  if (element !== null) element.dataset.behind = '';
}

/** What stands on the page until the table is there to be seen; null where it is gone already. */
export function openingPicture(): HTMLElement | null {
  return opening();
}
