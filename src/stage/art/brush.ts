// Drawing with Canvas 2D: all art is drawn by the project and baked into textures.

/** What draws in CSS pixels, on a canvas of device pixels. */
export type Brush = CanvasRenderingContext2D;

export interface Surface {
  readonly canvas: HTMLCanvasElement;
  /** Null where the browser has no more of them: then the picture stays empty, and the game goes on. */
  readonly brush: Brush | null;
}

export function surface(width: number, height: number): Surface {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  // Drawn by the processor: the pictures go to the graphics card once, and need not be fetched back from there.
  return { canvas, brush: canvas.getContext('2d', { willReadFrequently: true }) };
}

export function roundedRect(brush: Brush, x: number, y: number, w: number, h: number, r: number): void {
  brush.beginPath();
  brush.roundRect(x, y, w, h, Math.max(0, Math.min(r, w / 2, h / 2)));
}

/** Stops of a gradient: where, and which colour. */
export type Stops = readonly (readonly [at: number, colour: string])[];

export function withStops(gradient: CanvasGradient, stops: Stops): CanvasGradient {
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

export function downward(brush: Brush, y0: number, y1: number, stops: Stops): CanvasGradient {
  return withStops(brush.createLinearGradient(0, y0, 0, y1), stops);
}

export function radial(
  brush: Brush,
  x: number,
  y: number,
  r0: number,
  r1: number,
  stops: Stops,
): CanvasGradient {
  return withStops(brush.createRadialGradient(x, y, Math.max(0, r0), x, y, Math.max(0.01, r1)), stops);
}

/** Draws with a shadow, and without one afterwards. */
export function withShadow(
  brush: Brush,
  scale: number,
  shadow: { readonly colour: string; readonly blur: number; readonly x?: number; readonly y?: number },
  draw: () => void,
): void {
  brush.save();
  brush.shadowColor = shadow.colour;
  brush.shadowBlur = shadow.blur * scale;
  brush.shadowOffsetX = (shadow.x ?? 0) * scale;
  brush.shadowOffsetY = (shadow.y ?? 0) * scale;
  draw();
  brush.restore();
}
