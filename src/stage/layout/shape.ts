// The plain shapes that all of the layout is made of, in CSS pixels from the stage's upper left corner.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Circle extends Point {
  readonly r: number;
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** How much lower than wide a ring lies that is seen from the player's chair. */
export const TILT = 0.87;

export function centred(at: Point, w: number, h: number): Rect {
  return { x: at.x - w / 2, y: at.y - h / 2, w, h };
}

export function centreOf({ x, y, w, h }: Rect): Point {
  return { x: x + w / 2, y: y + h / 2 };
}

export function grown({ x, y, w, h }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by };
}

/** The smallest rectangle round all of these, or null round nothing. */
export function around(rects: readonly Rect[]): Rect | null {
  const [first] = rects;
  if (first === undefined) return null;
  const x = Math.min(...rects.map((r) => r.x));
  const y = Math.min(...rects.map((r) => r.y));
  const right = Math.max(...rects.map((r) => r.x + r.w));
  const foot = Math.max(...rects.map((r) => r.y + r.h));
  return { x, y, w: right - x, h: foot - y };
}

/** How far two rectangles reach into each other, as the shallower of the two depths; 0 where they do not. */
export function overlap(a: Rect, b: Rect): number {
  const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return Math.max(0, Math.min(across, down));
}

export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
