/** What a page has drawn since it was opened, or since the counts were last taken. */
export interface CountedFrames {
  /** Of each frame in which anything was drawn: draw calls, and script time by the wall clock, milliseconds. */
  readonly drawn: readonly { readonly draws: number; readonly script: number }[];
  /** How many frames the page has asked for. */
  readonly asked: number;
}

declare global {
  interface Window {
    /** Gives the counts and begins them anew. */
    takeFrames(): CountedFrames;
    /** A frame that is not counted as the page's own. */
    nextFrame(): Promise<void>;
  }
}

/** To be run in the page before its own code. */
export function countFrames(): void {
  let drawn: { draws: number; script: number }[] = [];
  let asked = 0;
  let draws = 0;
  for (const method of ['drawElements', 'drawArrays', 'drawElementsInstanced'] as const) {
    const own: unknown = WebGL2RenderingContext.prototype[method];
    if (typeof own !== 'function') continue;
    Object.defineProperty(WebGL2RenderingContext.prototype, method, {
      value(...args: unknown[]) {
        draws += 1;
        return own.apply(this, args);
      },
    });
  }
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => {
    asked += 1;
    return request((time) => {
      const began = performance.now();
      draws = 0;
      callback(time);
      if (draws > 0) drawn.push({ draws, script: performance.now() - began });
    });
  };
  window.takeFrames = () => {
    const taken = { drawn, asked };
    drawn = [];
    asked = 0;
    return taken;
  };
  window.nextFrame = () => new Promise((next) => void request(() => next()));
}
