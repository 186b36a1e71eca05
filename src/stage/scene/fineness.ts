// How finely the stage is drawn: on a device that cannot keep up, coarser, before anything of the motion is given up. One that is
// stuck gets fewer pixels at once, with the pictures that are there; else it is decided when everything has come to rest, since
// new pictures have to be made. It is not taken back in the same page.

/** Device pixels to a CSS pixel at most, one after the other. More than the first are not told apart, and cost. */
const STEPS = [3, 2, 1.5, 1] as const;
/** A motion of fewer frames says nothing of the device. */
const ENOUGH_FRAMES = 40;
/** Under thirty frames a second motion is no longer smooth, milliseconds. */
const SLOW_MS = 34;
/** So many frames of so many milliseconds are no hitch: the device is stuck. */
const STUCK_FRAMES = 8;
const STUCK_MS = 60;
/** What a stuck device is helped to, going by its pixels, milliseconds a frame. */
const SMOOTH_MS = 25;

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

export class Fineness {
  #most: number = STEPS[0];
  #frames: number[] = [];

  /** Device pixels to a CSS pixel, at most. */
  get most(): number {
    return this.#most;
  }

  /**
   * Something moves. Whether the stage is to be drawn more coarsely at once.
   *
   * @param ms since the frame before
   */
  moved(ms: number, resolution: number): boolean {
    this.#frames.push(ms);
    const last = this.#frames.slice(-STUCK_FRAMES);
    if (last.length < STUCK_FRAMES || median(last) <= STUCK_MS) return false;
    const wanted = resolution * Math.sqrt(SMOOTH_MS / median(last));
    return this.#coarsen(resolution, STEPS.find((step) => step <= wanted) ?? STEPS[3]);
  }

  /** Nothing moves any more; whether the stage is to be drawn more coarsely than at this resolution from now on. */
  rested(resolution: number): boolean {
    const frames = this.#frames;
    this.#frames = [];
    if (frames.length < ENOUGH_FRAMES || median(frames) <= SLOW_MS) return false;
    return this.#coarsen(resolution, STEPS.find((step) => step < resolution) ?? STEPS[3]);
  }

  #coarsen(resolution: number, step: number): boolean {
    if (step >= resolution) return false;
    this.#most = step;
    this.#frames = [];
    return true;
  }
}
