/** A place for short texts that outlives a reload, if the browser lets it. */
export interface TextStore {
  read(key: string): string | null;
  write(key: string, text: string): void;
  /** False where nothing outlives a reload: storage is refused, and memory serves for the session. */
  readonly lasting: boolean;
}

export function memoryStore(): TextStore {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => void texts.set(key, text),
    lasting: false,
  };
}
