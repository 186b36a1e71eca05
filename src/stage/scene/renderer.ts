// The renderer: WebGL where there is any, else Canvas 2D, which is fetched only then.

// Before anything else of Pixi: it then works without making code at run time, as a strict page demands.
import 'pixi.js/unsafe-eval';
import 'pixi.js/mesh';
import { type Renderer, Ticker, WebGLRenderer } from 'pixi.js';
import { canvasWithContext } from './context-ahead.ts';

export type Preference = 'webgl' | 'canvas';

export interface StageRenderer {
  readonly renderer: Renderer;
  readonly canvas: HTMLCanvasElement;
  /** Whether it can draw meshes. */
  readonly meshes: boolean;
  /** Called when a lost context is back, before anything is drawn. */
  readonly restored: () => void;
}

export interface RendererSize {
  readonly width: number;
  readonly height: number;
  readonly resolution: number;
}

const OPTIONS = {
  skipExtensionImports: true,
  antialias: false,
  backgroundColor: 0x070403,
  // Textures are ours to free: a table that was idle for long must be whole at its next frame (B15).
  gcActive: false,
  autoDensity: true,
} as const;

/** The stage draws when something has changed and at no other time, so Pixi's own clock stands still. */
function stopSystemTicker(): void {
  Ticker.system.autoStart = false;
  Ticker.system.stop();
}

/** A table's pictures are on fewer pages than this; choosing among more of them costs in every pixel. */
const BATCH_TEXTURES = 8;

async function webgl(size: RendererSize, canvas: HTMLCanvasElement): Promise<StageRenderer> {
  const renderer = new WebGLRenderer();
  await renderer.init({ ...OPTIONS, ...size, canvas });
  const restored = () => {
    const { limits } = renderer;
    limits.maxBatchableTextures = Math.min(BATCH_TEXTURES, limits.maxBatchableTextures);
  };
  restored();
  return { renderer, canvas: renderer.canvas, meshes: true, restored };
}

async function canvas2d(size: RendererSize): Promise<StageRenderer> {
  const { newCanvasRenderer } = await import('./canvas-renderer.ts');
  const renderer = newCanvasRenderer();
  await renderer.init({ ...OPTIONS, ...size });
  return { renderer, canvas: renderer.canvas, meshes: false, restored: () => {} };
}

export async function newRenderer(size: RendererSize, preference: Preference): Promise<StageRenderer> {
  try {
    const canvas = preference === 'webgl' ? canvasWithContext() : null;
    return await (canvas === null ? canvas2d(size) : webgl(size, canvas));
  } catch {
    return canvas2d(size);
  } finally {
    stopSystemTicker();
  }
}
