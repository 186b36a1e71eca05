import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '../../src/keeping/database.ts';
import { ledgerStore } from '../../src/keeping/ledger-store.ts';
import { nextEntry } from '../../src/money/ledger.ts';
import { ledgerWallet } from '../../src/money/ledger-wallet.ts';

let opened: Database | null = null;

async function database(): Promise<Database> {
  opened = await openDatabase();
  if (opened === null) throw new Error('no database');
  return opened;
}

afterEach(async () => {
  opened?.close();
  await deleteDB('baize');
});

describe('the ledger in the browser', () => {
  test('tells the same balance after it is opened again', async () => {
    const db = await database();
    const wallet = await ledgerWallet(ledgerStore(db), 100_000);
    await wallet.debit('a', 1000);
    await wallet.credit('b', 2500);
    const again = await ledgerWallet(ledgerStore(db), 100_000);
    expect([await again.balance(), again.wasDamaged]).toEqual([101_500, false]);
  });

  test('books a transaction once, though it is sent again after it was opened again', async () => {
    const db = await database();
    await (await ledgerWallet(ledgerStore(db), 100_000)).debit('a', 1000);
    const again = await ledgerWallet(ledgerStore(db), 100_000);
    expect(await again.debit('a', 1000)).toEqual({ outcome: 'accepted', balance: 99_000 });
  });

  test.each([
    ['a balance made larger', { balance: 9_000_000 }],
    ['an amount made smaller', { amount: 1 }],
    ['another transaction', { txId: 'z' }],
    ['a fraction', { balance: 0.5 }],
  ])('with %s is set aside and begun anew, and says so', async (_what, change) => {
    const db = await database();
    await (await ledgerWallet(ledgerStore(db), 100_000)).debit('a', 1000);
    const entry = await db.get('ledger', 2);
    if (entry === undefined) throw new Error('not booked');
    await db.put('ledger', { ...entry, ...change });
    const again = await ledgerWallet(ledgerStore(db), 100_000);
    expect([await again.balance(), again.wasDamaged]).toEqual([100_000, true]);
    expect(await db.count('aside')).toBe(1);
  });

  test('with an entry missing is seen to be damaged', async () => {
    const db = await database();
    const wallet = await ledgerWallet(ledgerStore(db), 100_000);
    for (const txId of ['a', 'b', 'c']) await wallet.debit(txId, 1000);
    await db.delete('ledger', 3);
    expect((await ledgerWallet(ledgerStore(db), 100_000)).wasDamaged).toBe(true);
  });

  test.each([
    ['its last entry', [4]],
    ['its last entries', [3, 4]],
    ['all but the first', [2, 3, 4]],
    ['all of it', [1, 2, 3, 4]],
  ])('with %s missing is set aside and begun anew, and says so', async (_what, missing) => {
    const db = await database();
    const wallet = await ledgerWallet(ledgerStore(db), 500_000);
    for (const txId of ['a', 'b', 'c']) await wallet.debit(txId, 1000);
    for (const seq of missing) await db.delete('ledger', seq);
    const again = await ledgerWallet(ledgerStore(db), 100_000);
    expect([await again.balance(), again.wasDamaged, await db.count('aside')]).toEqual([100_000, true, 1]);
    expect((await ledgerWallet(ledgerStore(db), 100_000)).wasDamaged).toBe(false);
  });

  test('with a head of other entries is damaged', async () => {
    const db = await database();
    await (await ledgerWallet(ledgerStore(db), 100_000)).debit('a', 1000);
    await db.put('head', '2 0123456789abcdef', 'ledger');
    expect((await ledgerWallet(ledgerStore(db), 100_000)).wasDamaged).toBe(true);
  });

  test('of a version before there were heads opens as it is, and has one from then on', async () => {
    const opening = nextEntry(null, { txId: 'opened', kind: 'opened', amount: 7700, balance: 7700 });
    const older = await openDB('baize', 2, {
      upgrade(made) {
        for (const name of ['open', 'limits']) made.createObjectStore(name);
        made.createObjectStore('rounds', { keyPath: 'roundId' });
        made.createObjectStore('ledger', { keyPath: 'seq' });
        made.createObjectStore('aside', { autoIncrement: true });
      },
    });
    await older.put('ledger', opening);
    older.close();
    const db = await database();
    const wallet = await ledgerWallet(ledgerStore(db), 100_000);
    expect([await wallet.balance(), wallet.wasDamaged]).toEqual([7700, false]);
    expect(await db.get('head', 'ledger')).toBe(`1 ${opening.seal}`);
    expect(await db.getAll('ledger')).toEqual([opening]);
  });

  test('gets an entry and its head together or not at all', async () => {
    const db = await database();
    const wallet = await ledgerWallet(ledgerStore(db), 100_000);
    const { put } = IDBObjectStore.prototype;
    const spied = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...asked
    ) {
      const request = put.apply(this, asked);
      if (this.name === 'head') this.transaction.abort();
      return request;
    });
    await wallet.debit('a', 1000);
    spied.mockRestore();
    expect(await db.count('ledger')).toBe(1);
    const again = await ledgerWallet(ledgerStore(db), 100_000);
    expect([await again.balance(), again.wasDamaged]).toEqual([100_000, false]);
  });

  test('has an entry that could not be written with the next one that can: no gap is left', async () => {
    const db = await database();
    const failed = vi.fn();
    const wallet = await ledgerWallet(ledgerStore(db, failed), 100_000);
    const { put } = IDBObjectStore.prototype;
    const spied = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...asked
    ) {
      const request = put.apply(this, asked);
      request.addEventListener('success', () => this.transaction.abort());
      return request;
    });
    expect(await wallet.debit('a', 1000)).toEqual({ outcome: 'accepted', balance: 99_000 });
    expect(failed).toHaveBeenCalledTimes(1);
    spied.mockRestore();
    await wallet.debit('b', 500);
    await wallet.credit('c', 200);
    const again = await ledgerWallet(ledgerStore(db), 100_000);
    expect([await again.balance(), again.wasDamaged]).toEqual([98_700, false]);
    expect(await again.debit('a', 1000)).toEqual({ outcome: 'accepted', balance: 98_700 });
  });

  test('is cut down when it grows long, and still tells the same', async () => {
    const db = await database();
    const wallet = await ledgerWallet(ledgerStore(db), 100_000);
    for (let i = 0; i < 2100; i++) await wallet.debit(`d${i}`, 1);
    const again = await ledgerWallet(ledgerStore(db), 100_000);
    expect([await again.balance(), again.wasDamaged]).toEqual([97_900, false]);
    expect(await db.count('ledger')).toBeLessThan(700);
    expect(await again.debit('d2099', 1)).toEqual({ outcome: 'accepted', balance: 97_900 });
    const last = (await db.getAllKeys('ledger')).at(-1) ?? 0;
    await db.delete('ledger', last);
    expect((await ledgerWallet(ledgerStore(db), 100_000)).wasDamaged).toBe(true);
  });
});
