// The clock of frames: runs while something moves, and sleeps while the table waits.

/** What is moved on within this time had not come to rest, milliseconds: its next frame takes as long as that one takes. */
const REST = 50;

export class FrameClock {
  readonly #frame: (ms: number | null) => boolean;
  #request = 0;
  #last: number | null = null;
  /** When the last frame was over; during one it is still to come. */
  #restedAt = 0;
  #stopped = false;

  /** `frame` gets the milliseconds since the last one, null after a rest, and tells whether another is needed. */
  constructor(frame: (ms: number | null) => boolean) {
    this.#frame = frame;
  }

  wake(): void {
    if (this.#request !== 0 || this.#stopped) return;
    if (performance.now() - this.#restedAt > REST) this.#last = null;
    this.#request = requestAnimationFrame(this.#tick);
  }

  stop(): void {
    this.#stopped = true;
    cancelAnimationFrame(this.#request);
    this.#request = 0;
  }

  readonly #tick = (now: number): void => {
    this.#request = 0;
    const ms = this.#last === null ? null : Math.max(0, now - this.#last);
    this.#last = now;
    this.#restedAt = Number.POSITIVE_INFINITY;
    const goesOn = this.#frame(ms);
    this.#restedAt = performance.now();
    if (goesOn) this.wake();
  };
}
