import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { type Fit, fitSoon, keepFitted } from './fitting.ts';

const STEP = 0.94;
const LEAST = 0.6;

interface ContentFit extends Fit {
  /** Fits it if its words or its place are not those it was fitted for. */
  readonly follow: () => void;
  /** Keeps it fitted to its width and type, until the given call. */
  readonly keep: () => () => void;
}

function fitOf(box: RefObject<HTMLElement | null>): ContentFit {
  let fitted = '';
  let width = -1;
  const overflows = (element: HTMLElement): boolean =>
    element.clientWidth > 0 &&
    (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);
  const shrink = (element: HTMLElement): void => {
    for (let size = STEP; ; size *= STEP) {
      element.style.setProperty('--fit', size.toFixed(3));
      if (size <= LEAST || !overflows(element)) return;
    }
  };
  const fit: ContentFit = {
    reset: () => box.current?.style.setProperty('--fit', '1'),
    measure() {
      const element = box.current;
      width = element?.clientWidth ?? -1;
      return element !== null && overflows(element) ? () => shrink(element) : null;
    },
    follow() {
      const element = box.current;
      if (element === null) return;
      const { style, textContent } = element;
      // Neither makes the browser lay anything out.
      const now = `${style.width} ${style.height} ${textContent}`;
      if (now !== fitted) fitSoon(fit);
      fitted = now;
    },
    keep() {
      const element = box.current;
      if (element === null) return () => {};
      const release = keepFitted(fit);
      const observer = new ResizeObserver(() => {
        if (element.clientWidth !== width) fitSoon(fit);
      });
      observer.observe(element);
      return () => {
        observer.disconnect();
        release();
      };
    },
  };
  return fit;
}

/**
 * Makes an element's content smaller, through the style sheet's `--fit`, until it has room in it; again when its words, its type
 * or its size have changed, and not after every drawing: each measurement costs a layout of the page.
 */
export function useFittedContent(box: RefObject<HTMLElement | null>): void {
  const fit = useMemo(() => fitOf(box), [box]);
  useLayoutEffect(fit.follow);
  useEffect(fit.keep, [fit]);
}
