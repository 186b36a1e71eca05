import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

const STEP = 0.94;
const LEAST = 0.6;

/**
 * Makes an element's content smaller, through the style sheet's `--fit`, until it has room in it; after every drawing,
 * since amounts and languages change it.
 */
export function useFittedContent(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    let size = 1;
    current.style.setProperty('--fit', '1');
    const overflows = () =>
      current.scrollWidth > current.clientWidth || current.scrollHeight > current.clientHeight;
    while (current.clientWidth > 0 && size > LEAST && overflows()) {
      size *= STEP;
      current.style.setProperty('--fit', size.toFixed(3));
    }
  });
}
