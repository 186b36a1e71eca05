// In a file of its own, so that only browsers without WebGL fetch it.

import { CanvasRenderer } from 'pixi.js';

export function newCanvasRenderer(): CanvasRenderer {
  return new CanvasRenderer();
}
