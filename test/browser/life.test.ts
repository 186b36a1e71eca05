import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visits } from './visits.ts';

// The table opened and closed again and again in one page, at any frame: what a page can be left with is counted.

const { player } = visits();

let folder: string;
let server: PreviewServer;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-life-'));
  const root = new URL('./life', import.meta.url).pathname;
  const quiet = { configFile: false, root, base: './', logLevel: 'error' } as const;
  await build({
    ...quiet,
    worker: { format: 'es' },
    build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
  });
  server = await preview({ ...quiet, build: { outDir: folder }, preview: { port: 0, host: '127.0.0.1' } });
  address = server.resolvedUrls?.local[0] ?? '';
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** What is left in a page, by kind. */
interface Left {
  readonly canvases: number;
  readonly textures: number;
  readonly contexts: number;
  readonly listeners: number;
  readonly timers: number;
  readonly frames: number;
  readonly workers: number;
  readonly audio: number;
  readonly tweens: number;
  readonly nodes: number;
}

/** Keeps count, in the page, of what is begun and not yet ended. */
function keepCount(): void {
  const counts = { textures: 0, contexts: 0, workers: 0, asked: 0 };
  const listeners = new Set<string>();
  const audio = new Set<AudioContext>();
  const timers = new Set<unknown>();
  const frames = new Set<unknown>();
  const names = new Map<unknown, number>();
  const nameOf = (thing: unknown): number => {
    const known = names.get(thing);
    if (known !== undefined) return known;
    names.set(thing, names.size);
    return names.size - 1;
  };
  const around = <T extends object>(
    owner: T,
    method: keyof T & string,
    told: (args: unknown[], result: unknown) => void,
  ) => {
    const own: unknown = owner[method];
    if (typeof own !== 'function') return;
    Object.defineProperty(owner, method, {
      configurable: true,
      writable: true,
      value(this: unknown, ...args: unknown[]) {
        const result: unknown = own.apply(this, args);
        told.call(this, args, result);
        return result;
      },
    });
  };
  around(WebGL2RenderingContext.prototype, 'createTexture', () => {
    counts.textures += 1;
  });
  around(WebGL2RenderingContext.prototype, 'deleteTexture', ([texture]) => {
    if (texture instanceof WebGLTexture) counts.textures -= 1;
  });
  for (const target of [
    window,
    document,
    navigator.mediaDevices,
    matchMedia('(prefers-reduced-motion: reduce)'),
  ]) {
    if (target === undefined) continue;
    const keyOf = ([type, listener, options]: unknown[]) => {
      const capture =
        typeof options === 'object' && options !== null && 'capture' in options ? options.capture : options;
      return `${nameOf(target)} ${type} ${nameOf(listener)} ${capture === true}`;
    };
    const owner: EventTarget = target;
    around(owner, 'addEventListener', (args) => listeners.add(keyOf(args)));
    around(owner, 'removeEventListener', (args) => listeners.delete(keyOf(args)));
  }
  const run = (from: Set<unknown>, id: () => unknown, what: unknown) =>
    function (this: unknown, ...args: unknown[]) {
      from.delete(id());
      if (typeof what === 'function') what.apply(this, args);
    };
  const {
    setTimeout: later,
    clearTimeout: never,
    requestAnimationFrame: soon,
    cancelAnimationFrame: not,
  } = window;
  Object.assign(window, {
    setTimeout(what: unknown, ms?: number) {
      const id: unknown = later(
        run(timers, () => id, what),
        ms,
      );
      timers.add(id);
      return id;
    },
    clearTimeout(id: number) {
      timers.delete(id);
      never(id);
    },
    requestAnimationFrame(what: unknown) {
      const id: unknown = soon(run(frames, () => id, what));
      frames.add(id);
      return id;
    },
    cancelAnimationFrame(id: number) {
      frames.delete(id);
      not(id);
    },
    AudioContext: class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        audio.add(this);
      }
    },
    Worker: class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        counts.workers += 1;
      }
      override terminate(): void {
        counts.workers -= 1;
        super.terminate();
      }
    },
  });
  // WebGPU that is said to be there and never answers: nothing may ask for it.
  Object.defineProperty(navigator, 'gpu', {
    value: {
      requestAdapter() {
        counts.asked += 1;
        return new Promise(() => {});
      },
    },
  });
  const canvases = new Set<HTMLCanvasElement>();
  around(HTMLCanvasElement.prototype, 'getContext', function (this: unknown, [kind], context) {
    if (this instanceof HTMLCanvasElement && kind === 'webgl2' && context !== null) canvases.add(this);
  });
  Object.assign(window, {
    left: () => ({
      canvases: document.querySelectorAll('canvas').length,
      textures: counts.textures,
      contexts: [...canvases].filter((canvas) => canvas.getContext('webgl2')?.isContextLost() === false)
        .length,
      listeners: listeners.size,
      timers: timers.size,
      frames: frames.size,
      workers: counts.workers,
      audio: [...audio].filter(({ state }) => state !== 'closed').length,
      tweens: window.life.tweens(),
      nodes: document.body.querySelectorAll('*').length,
    }),
    askedForGpu: () => counts.asked,
  });
}

test('B12, B17, B18, B19, B20, C06: opened and closed 18 times at any frame, the table leaves nothing, says nothing, and asks for no WebGPU', async () => {
  const context = await player({ viewport: { width: 480, height: 300 } });
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.addInitScript(keepCount);
  await page.goto(address);
  await expect.poll(() => page.evaluate(() => 'life' in window)).toBe(true);
  const left = () => page.evaluate(() => (window as Window & { left?: () => Left }).left?.());
  const lives: (Left | undefined)[] = [];
  for (let life = 0; life < 18; life++) {
    await page.evaluate((after) => window.life.once(after), life === 0 ? -1 : life * 2);
    lives.push(await left());
  }
  expect(said.filter((text) => !text.includes('GPU stall due to ReadPixels'))).toEqual([]);
  // What is made once for the page is there after the first lives.
  expect(lives.at(-1)).toEqual(lives[3]);
  const none = {
    canvases: 0,
    textures: 0,
    contexts: 0,
    audio: 0,
    timers: 0,
    frames: 0,
    workers: 0,
    tweens: 0,
    nodes: 1,
  };
  expect(lives.at(-1)).toMatchObject(none);
  expect(await page.evaluate(() => (window as Window & { askedForGpu?: () => number }).askedForGpu?.())).toBe(
    0,
  );
});
