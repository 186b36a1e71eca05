/** What is on its way on the table. */
export class Moves {
  readonly #running = new Set<Promise<void>>();
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get any(): boolean {
    return this.#running.size > 0;
  }

  /** Things move until this is over. */
  async during(moves: Promise<void>): Promise<void> {
    this.#running.add(moves);
    this.#changed();
    try {
      await moves;
    } finally {
      this.#running.delete(moves);
      this.#changed();
    }
  }

  /** Nothing moves any more. */
  end(): void {
    this.#running.clear();
  }
}
