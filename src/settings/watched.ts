/** A value that tells when it has changed. */
export interface Watched<T> {
  readonly value: T;
  watch(watcher: () => void): () => void;
}

export interface Kept<T> extends Watched<T> {
  set(value: T): void;
}

export function kept<T>(start: T): Kept<T> {
  const watchers = new Set<() => void>();
  let now = start;
  return {
    get value() {
      return now;
    },
    set(value) {
      if (Object.is(value, now)) return;
      now = value;
      for (const watcher of [...watchers]) watcher();
    },
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}
