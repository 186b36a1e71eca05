// The graphics context, asked for while the table's records are read: a phone waits for one longer than for anything else that
// the first picture needs.

/** What Pixi asks for with the options of `renderer.ts`; a canvas has one context, and whoever asks first says how it is. */
const ATTRIBUTES: WebGLContextAttributes = {
  alpha: false,
  antialias: false,
  premultipliedAlpha: true,
  stencil: true,
};

let ahead: HTMLCanvasElement | null = null;

const contextOf = (canvas: HTMLCanvasElement) =>
  canvas.getContext('webgl2', ATTRIBUTES) ?? canvas.getContext('webgl', ATTRIBUTES);

/** Begins to make the context that the next canvas will have. */
export function askAheadForContext(): void {
  ahead ??= canvasWithContext();
}

/** A canvas with a context of WebGL, or null where there is none to be had. Each is given once. */
export function canvasWithContext(): HTMLCanvasElement | null {
  const canvas = ahead ?? document.createElement('canvas');
  ahead = null;
  try {
    return contextOf(canvas)?.isContextLost() === false ? canvas : null;
  } catch {
    return null;
  }
}
