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

/** A place of someone's own in a store. */
export function ownStore(store: TextStore, owner: string): TextStore {
  const keyOf = (key: string): string => `${owner}/${key}`;
  return {
    read: (key) => store.read(keyOf(key)),
    write: (key, text) => store.write(keyOf(key), text),
    get lasting() {
      return store.lasting;
    },
  };
}
