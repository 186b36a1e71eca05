// A page without a browser, for what the stage draws: canvases whose brush draws nothing, and is as strict as a real one.

import { vi } from 'vitest';

const GRADIENT = {
  addColorStop(at: number) {
    if (!(at >= 0 && at <= 1)) throw new RangeError(`a colour stop at ${at}`);
  },
};

/** What a call gives back, and what it does not bear: Canvas 2D throws at these, in the middle of a picture. */
const CALLS: Readonly<Record<string, (...args: readonly number[]) => unknown>> = {
  arc: (_x, _y, r = 0) => notNegative(r),
  ellipse: (_x, _y, rx = 0, ry = 0) => notNegative(rx, ry),
  createLinearGradient: (...places) => gradient(places),
  createRadialGradient: (x, y, r0 = 0, x1, y1, r1 = 0) => {
    notNegative(r0, r1);
    return gradient([x, y, r0, x1, y1, r1]);
  },
  createPattern: () => ({}),
  createImageData: (w = 1, h = 1) => ({ data: new Uint8ClampedArray(4 * w * h), width: w, height: h }),
  measureText: () => ({ width: 60, actualBoundingBoxAscent: 10, actualBoundingBoxDescent: 3 }),
};

function notNegative(...radii: readonly number[]): void {
  for (const r of radii) if (r < 0) throw new RangeError(`a radius of ${r}`);
}

function gradient(places: readonly (number | undefined)[]): typeof GRADIENT {
  if (!places.every(Number.isFinite)) throw new TypeError(`a gradient from ${places}`);
  return GRADIENT;
}

function strictBrush(): object {
  return new Proxy(
    {},
    {
      get: (kept: Record<string | symbol, unknown>, name) =>
        name in kept ? kept[name] : typeof name === 'string' ? (CALLS[name] ?? (() => {})) : undefined,
    },
  );
}

/** Canvases for the time of a test; Pixi asks a navigator what it runs on. */
export function canvasesWithoutBrowser(): void {
  class Canvas extends EventTarget {
    width = 1;
    height = 1;
    readonly style = {};
    getContext = strictBrush;
  }
  vi.stubGlobal('navigator', { userAgent: '', maxTouchPoints: 0 });
  vi.stubGlobal('HTMLCanvasElement', Canvas);
  vi.stubGlobal('document', { createElement: () => new Canvas(), baseURI: 'http://stage/' });
}
