import type { Seed } from './seed.ts';

/** The seeds of the shoe in use and of the next one. They stay in this room's own store. */
export interface StoredShoes {
  readonly next: Seed;
  readonly open: { readonly roundId: string; readonly seed: Seed; readonly words: string } | null;
}

/** Where the dealer in the page keeps its seeds. Never rejects: where storage is refused, memory serves. */
export interface ShoeStore {
  load(): Promise<StoredShoes | null>;
  save(shoes: StoredShoes): Promise<void>;
}

export function memoryShoes(): ShoeStore {
  let kept: StoredShoes | null = null;
  return {
    load: async () => kept,
    save: async (shoes) => {
      kept = shoes;
    },
  };
}
