const SECOND = 1000;

/** The wait until the next round may start, where the house asks for one: each second of it is told, and its end. */
export class RoundWait {
  readonly #left: () => number;
  readonly #told: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param left milliseconds until the next round may start */
  constructor(left: () => number, told: () => void) {
    this.#left = left;
    this.#told = told;
    this.look();
  }

  /** Whole seconds; 0 where the round may start now. */
  get seconds(): number {
    return Math.ceil(this.#left() / SECOND);
  }

  look(): void {
    clearTimeout(this.#timer);
    const left = this.#left();
    if (left === 0) return;
    this.#timer = setTimeout(
      () => {
        this.look();
        this.#told();
      },
      left % SECOND || SECOND,
    );
  }
}
