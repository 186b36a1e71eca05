// The clock of frames: runs while something moves, and sleeps while the table waits.

export class FrameClock {
  readonly #frame: (ms: number) => boolean;
  #request = 0;
  #last: number | null = null;
  #stopped = false;

  /** `frame` gets the milliseconds since the last one, and tells whether another is needed. */
  constructor(frame: (ms: number) => boolean) {
    this.#frame = frame;
  }

  wake(): void {
    if (this.#request !== 0 || this.#stopped) return;
    this.#request = requestAnimationFrame(this.#tick);
  }

  stop(): void {
    this.#stopped = true;
    cancelAnimationFrame(this.#request);
    this.#request = 0;
  }

  readonly #tick = (now: number): void => {
    this.#request = 0;
    // The first frame after a rest has no past.
    const ms = this.#last === null ? 16 : Math.max(0, now - this.#last);
    this.#last = now;
    if (this.#frame(ms)) this.wake();
    else this.#last = null;
  };
}
