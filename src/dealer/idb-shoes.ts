// The dealer's own store: the seeds of its shoes, and beside them a second copy of what it has dealt in the running round.

import type { DBSchema } from 'idb';
import { openInTime } from '../storage/open-in-time.ts';
import { isSeed } from './seed.ts';
import { memoryShoes, type ShoeStore, type StoredShoes } from './shoe-store.ts';

interface DealerSchema extends DBSchema {
  shoes: { key: string; value: unknown };
}

const NAME = 'baize-dealer';
const SHOES = 'shoes';
const JOURNAL = 'journal';

const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

/** The shoes as they were written, or null where they cannot be read. */
function readShoes(stored: unknown): StoredShoes | null {
  const shoes = fieldsOf(stored);
  const next = shoes.get('next');
  if (!isSeed(next)) return null;
  if (shoes.get('open') === null) return { next, open: null };
  const open = fieldsOf(shoes.get('open'));
  const [roundId, seed, words] = [open.get('roundId'), open.get('seed'), open.get('words')];
  const isRead = typeof roundId === 'string' && typeof words === 'string' && isSeed(seed);
  return isRead ? { next, open: { roundId, seed, words } } : null;
}

export interface DealerStore extends ShoeStore {
  /** Whether a shoe outlives the page. */
  readonly lasting: boolean;
  /** What it holds could not be read. */
  readonly wasUnread: boolean;
  /** The copy of the running round's record, as it was written. */
  readonly journal: { load(): Promise<unknown>; save(record: unknown): Promise<void> };
}

export interface DealerStoreParts {
  /** Whose shoes these are; null where the browser's player plays for themselves. */
  readonly owner?: string | null;
  /** Told when something could not be written, or the browser takes the store away again. */
  readonly failed?: () => void;
}

/**
 * The dealer's store in the browser; in memory where storage is refused or fails.
 * Once it cannot be read nothing is written over what it holds: a running round's shoe may be among it.
 */
export async function dealerStore({
  owner = null,
  failed = () => {},
}: DealerStoreParts = {}): Promise<DealerStore> {
  const keyOf = (key: string): string => (owner === null ? key : `${owner}/${key}`);
  const database = await openInTime<DealerSchema>(NAME, 1, {
    upgrade: (created) => void created.createObjectStore('shoes'),
    terminated: failed,
  });
  const memory = memoryShoes();
  let journal: unknown = null;
  let isUnread = false;

  async function read(key: string): Promise<unknown> {
    try {
      return await database?.get('shoes', keyOf(key));
    } catch {
      isUnread = true;
      return undefined;
    }
  }
  async function write(key: string, value: unknown): Promise<void> {
    if (database === null || isUnread) return;
    try {
      // On the disk before it counts as written, as the record that stands beside it.
      const transaction = database.transaction('shoes', 'readwrite', { durability: 'strict' });
      await Promise.all([transaction.store.put(value, keyOf(key)), transaction.done]);
    } catch {
      // Kept in memory; a reload cannot be survived, which the page says.
      failed();
    }
  }

  return {
    lasting: database !== null,
    get wasUnread() {
      return isUnread;
    },
    async load(): Promise<StoredShoes | null> {
      return readShoes(await read(SHOES)) ?? memory.load();
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
