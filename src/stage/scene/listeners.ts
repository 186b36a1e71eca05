// Those who want to be told.

export class Listeners<Told extends readonly unknown[]> {
  readonly #listeners = new Set<(...told: Told) => void>();

  add(listener: (...told: Told) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  tell(...told: Told): void {
    for (const listener of [...this.#listeners]) listener(...told);
  }

  clear(): void {
    this.#listeners.clear();
  }
}
