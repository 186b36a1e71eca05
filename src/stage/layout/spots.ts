// The rectangles that take a finger for each betting spot.

import { grown, overlap, type Rect, TILT } from './shape.ts';
import type { SpotPlace, TableLayout } from './table-layout.ts';

const TOUCH = 44;

function target(circle: { x: number; y: number; r: number }): Rect {
  const w = Math.max(TOUCH, 2 * circle.r);
  const h = Math.max(TOUCH, 2 * circle.r * TILT);
  return { x: circle.x - w / 2, y: circle.y - h / 2, w, h };
}

/** Takes from both of two rectangles what they share across, half from each. */
function parted(a: Rect, b: Rect): Rect {
  const left = Math.max(a.x, b.x);
  const right = Math.min(a.x + a.w, b.x + b.w);
  const half = (right - left) / 2;
  return a.x + a.w / 2 < b.x + b.w / 2 ? { ...a, w: a.w - half } : { ...a, x: a.x + half, w: a.w - half };
}

/** Every spot with its target: 44 pixels at least where its neighbours leave that. */
export function spotPlaces(layout: TableLayout): SpotPlace[] {
  const spots = layout.boxes.flatMap(({ box, spot, sides }) => [
    { spot: { box, side: null }, circle: spot },
    ...sides.map((side) => ({ spot: { box, side: side.bet }, circle: { x: side.x, y: side.y, r: side.r } })),
  ]);
  const targets = spots.map(({ circle }) => target(circle));
  return spots.map(({ spot, circle }, i) => {
    const own = targets[i] ?? grown({ x: circle.x, y: circle.y, w: 0, h: 0 }, circle.r);
    const hit = targets.reduce(
      (rect, other, j) => (i !== j && overlap(own, other) > 0 ? parted(rect, other) : rect),
      own,
    );
    return { spot, circle, hit };
  });
}
