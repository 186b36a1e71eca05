// The dealer's own store: the seeds of its shoes, and beside them a second copy of what it has dealt in the running round.

import type { DBSchema } from 'idb';
import * as v from 'valibot';
import { openInTime } from '../storage/open-in-time.ts';
import { isSeed } from './seed.ts';
import { memoryShoes, type ShoeStore, type StoredShoes } from './shoe-store.ts';

interface DealerSchema extends DBSchema {
  shoes: { key: string; value: unknown };
}

const NAME = 'baize-dealer';
const SHOES = 'shoes';
const JOURNAL = 'journal';

const seed = v.custom<string>(isSeed);
const storedSchema = v.object({
  next: seed,
  open: v.nullable(v.object({ roundId: v.string(), seed, words: v.string() })),
});

export interface DealerStore extends ShoeStore {
  /** The copy of the running round's record, as it was written. */
  readonly journal: { load(): Promise<unknown>; save(record: unknown): Promise<void> };
}

/** The dealer's store in the browser; in memory where storage is refused or fails. */
export async function dealerStore(): Promise<DealerStore> {
  const database = await openInTime<DealerSchema>(NAME, 1, {
    upgrade: (created) => void created.createObjectStore('shoes'),
  });
  const memory = memoryShoes();
  let journal: unknown = null;

  async function read(key: string): Promise<unknown> {
    try {
      return await database?.get('shoes', key);
    } catch {
      return undefined;
    }
  }
  async function write(key: string, value: unknown): Promise<void> {
    if (database === null) return;
    try {
      // On the disk before it counts as written, as the record that stands beside it.
      const transaction = database.transaction('shoes', 'readwrite', { durability: 'strict' });
      await Promise.all([transaction.store.put(value, key), transaction.done]);
    } catch {
      // Kept in memory; a reload cannot be survived, which the page says when storage is refused.
    }
  }

  return {
    async load(): Promise<StoredShoes | null> {
      const parsed = v.safeParse(storedSchema, await read(SHOES));
      return parsed.success ? parsed.output : memory.load();
    },
    async save(shoes) {
      await memory.save(shoes);
      await write(SHOES, shoes);
    },
    journal: {
      load: async () => (await read(JOURNAL)) ?? journal,
      async save(record) {
        journal = record;
        await write(JOURNAL, record);
      },
    },
  };
}
