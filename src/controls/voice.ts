/** What is to be said aloud besides the round itself, such as an answer to who asks. */
export class Voice {
  readonly #listeners = new Set<(text: string) => void>();

  say(text: string): void {
    for (const listener of this.#listeners) listener(text);
  }

  listen(listener: (text: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
