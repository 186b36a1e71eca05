import type { Place } from './table-stage.ts';

/** A place over the canvas as an element's style. */
export function at({ x, y, w, h }: Place) {
  return { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` };
}
