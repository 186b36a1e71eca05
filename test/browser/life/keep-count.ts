// Keeps count of what a page has begun and not yet ended.

/** What is left in a page, by kind. */
export interface Left {
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

/** To be run in the page before its own code. */
export function keepCount(): void {
  const counts = { textures: 0, contexts: 0, workers: 0, asked: 0 };
  const listeners = new Set<string>();
  const audio = new Set<AudioContext>();
  const timers = new Set<unknown>();
  const frames = new Set<unknown>();
  // Weak, so that the count itself holds nothing that the page has let go.
  const names = new WeakMap<object, number>();
  let named = 0;
  const nameOf = (thing: unknown): number => {
    if (typeof thing !== 'function' && (typeof thing !== 'object' || thing === null)) return -1;
    const name = names.get(thing) ?? named++;
    names.set(thing, name);
    return name;
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
  const contexts: WeakRef<WebGL2RenderingContext>[] = [];
  around(HTMLCanvasElement.prototype, 'getContext', (_, context) => {
    if (!(context instanceof WebGL2RenderingContext)) return;
    if (!contexts.some((known) => known.deref() === context)) contexts.push(new WeakRef(context));
  });
  Object.assign(window, {
    left: () => ({
      canvases: document.querySelectorAll('canvas').length,
      textures: counts.textures,
      contexts: contexts.filter((context) => context.deref()?.isContextLost() === false).length,
      listeners: listeners.size,
      timers: timers.size,
      frames: frames.size,
      workers: counts.workers,
      audio: [...audio].filter(({ state }) => state !== 'closed').length,
      // Only a page that was made for it tells.
      tweens: 'life' in window ? window.life.tweens() : 0,
      nodes: document.body.querySelectorAll('*').length,
    }),
    askedForGpu: () => counts.asked,
  });
}

declare global {
  interface Window {
    left(): Left;
    askedForGpu(): number;
  }
}
