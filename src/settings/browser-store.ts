import { memoryStore, type TextStore } from '../money/store.ts';

/** Asks the browser for its storage; even the asking throws where it is refused, as in an iframe of another site. */
function ask(storage: () => Storage): Storage | null {
  const probe = 'baize.probe';
  try {
    const found = storage();
    found.setItem(probe, probe);
    found.removeItem(probe);
    return found;
  } catch {
    return null;
  }
}

/**
 * The browser's storage as a place for texts; memory where it is refused. A write that fails later (the quota, a private
 * window) is kept in memory, so that what was written is what is read.
 */
export function browserStore(storage: () => Storage = () => localStorage): TextStore {
  const kept = ask(storage);
  if (kept === null) return memoryStore();
  const spare = new Map<string, string>();
  return {
    lasting: true,
    read(key) {
      const text = spare.get(key);
      if (text !== undefined) return text;
      try {
        return kept.getItem(key);
      } catch {
        return null;
      }
    },
    write(key, text) {
      try {
        kept.setItem(key, text);
        spare.delete(key);
      } catch {
        spare.set(key, text);
      }
    },
  };
}
