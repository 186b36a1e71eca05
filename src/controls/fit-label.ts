// Labels differ in length by a half from language to language, buttons keep their places: so the type gives way, first in
// one line, then in several, and never below what can be read.

import type { Fit } from './fitting.ts';

/** Smaller than this, CSS pixels, a label rather takes a second line. */
const LEAST_IN_ONE_LINE = 13;
const LEAST = 11.5;
const STEP = 0.5;
/** What lies between a label and its second line, and above and below both. */
const LEADING = 4;

export interface LabelFit extends Fit {
  /** Whether the button has the size that its label was fitted into. */
  readonly fits: () => boolean;
}

/** Fits a button's label into the button as it stands. */
export function fitOfLabel(button: HTMLElement, label: HTMLElement): LabelFit {
  const { style } = label;
  let width = -1;
  let height = -1;
  return {
    fits: () => width === button.clientWidth && height === button.clientHeight,
    reset() {
      style.fontSize = '';
      style.whiteSpace = 'nowrap';
    },
    measure() {
      width = button.clientWidth;
      height = button.clientHeight;
      const frame = getComputedStyle(button);
      const inner = width - Number.parseFloat(frame.paddingLeft) - Number.parseFloat(frame.paddingRight);
      const base = Number.parseFloat(getComputedStyle(label).fontSize);
      const wide = label.scrollWidth;
      if (!(inner > 0) || !(base > 0) || wide === 0) return null;
      const inOneLine = Math.min(base, Math.floor((base * inner * 2) / wide) / 2);
      if (inOneLine < Math.min(base, LEAST_IN_ONE_LINE)) return () => breakLabel(button, label, inner, base);
      if (inOneLine >= base) return null;
      return () => {
        style.fontSize = `${inOneLine}px`;
      };
    },
  };
}

/** Several lines, in type as small as they need. */
function breakLabel(button: HTMLElement, label: HTMLElement, inner: number, base: number): void {
  const { style } = label;
  style.whiteSpace = '';
  // Centred content overflows upwards as well, which no scroll height tells.
  const height = () =>
    [...button.children].reduce((sum, child) => sum + child.getBoundingClientRect().height, LEADING);
  const overflows = () => label.scrollWidth > Math.ceil(inner) || height() > button.clientHeight;
  for (let size = base; size > LEAST && overflows(); size -= STEP)
    style.fontSize = `${Math.max(LEAST, size - STEP)}px`;
}
