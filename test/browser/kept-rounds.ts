// The page's stores from outside: a seed put into the dealer's before the page is opened, and what is kept afterwards.

import type { Page } from 'playwright-core';
import type { RoundEvent } from '../../src/round/facts.ts';

/** A file of the page's own origin that runs nothing of the game. */
const QUIET = 'icon.svg';

export interface KeptStores {
  readonly ledger: readonly { readonly kind: string; readonly amount: number; readonly balance: number }[];
  readonly rounds: readonly {
    readonly roundId: string;
    readonly void?: string;
    readonly record: {
      readonly events: readonly RoundEvent[];
      readonly closingBalance?: number;
      readonly seed?: string;
    } | null;
  }[];
  readonly open: { readonly roundId: string; readonly events: readonly RoundEvent[] } | null;
}

/** Puts the seed of the coming round's shoe into the dealer's store, and settings that hurry. */
export async function prepare(page: Page, address: string, seed: string, speed = 5): Promise<void> {
  await page.goto(`${address}${QUIET}`);
  await page.evaluate(
    async ([next, settings]) => {
      localStorage.setItem('baize.settings', settings);
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('baize-dealer', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('shoes');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      await new Promise<void>((resolve) => {
        const writing = database.transaction('shoes', 'readwrite');
        writing.objectStore('shoes').put({ next, open: null }, 'shoes');
        writing.oncomplete = () => resolve();
      });
      database.close();
    },
    [seed, JSON.stringify({ speed, warnings: false })] as const,
  );
}

/** What is kept now; to be asked once the game has made its stores. */
export function keptStores(page: Page): Promise<KeptStores> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('baize');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const all = <T>(store: string) =>
      new Promise<readonly T[]>((resolve) => {
        if (!database.objectStoreNames.contains(store)) {
          resolve([]);
          return;
        }
        const reading = database.transaction(store).objectStore(store).getAll();
        reading.onsuccess = () => resolve(reading.result);
      });
    const [ledger, rounds, open] = await Promise.all([
      all<KeptStores['ledger'][number]>('ledger'),
      all<KeptStores['rounds'][number]>('rounds'),
      all<NonNullable<KeptStores['open']>>('open'),
    ]);
    database.close();
    return { ledger, rounds, open: open[0] ?? null };
  });
}

/** Takes one of the two databases away, as a player who clears a part of the browser's storage. */
export async function clearDatabase(page: Page, address: string, name: string): Promise<void> {
  await page.goto(`${address}${QUIET}`);
  await page.evaluate(
    (database) =>
      new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase(database);
        deleting.onsuccess = () => resolve();
        deleting.onerror = () => reject(deleting.error);
      }),
    name,
  );
}

/** Makes a fortune of the ledger's last entry, whose checksum then does not fit. */
export function spoilLedger(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('baize');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    await new Promise<void>((resolve) => {
      const writing = database.transaction('ledger', 'readwrite');
      const reading = writing.objectStore('ledger').openCursor(null, 'prev');
      reading.onsuccess = () => reading.result?.update({ ...reading.result.value, balance: 9_000_000 });
      writing.oncomplete = () => resolve();
    });
    database.close();
  });
}

export const dealersEvents = (events: readonly RoundEvent[]): readonly RoundEvent[] =>
  events.filter(({ type }) => type.startsWith('dealer.'));
export const decisionsMade = (events: readonly RoundEvent[]): number =>
  events.filter(({ type }) => /^(decide|offer)\./.test(type)).length;
/** Debits and credits of rounds, signed. */
export const movesOf = ({ ledger }: KeptStores): readonly number[] =>
  ledger
    .filter(({ kind }) => kind === 'debit' || kind === 'credit')
    .map(({ kind, amount }) => (kind === 'debit' ? -amount : amount));
