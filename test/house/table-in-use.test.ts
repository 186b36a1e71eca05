// A table opened on what the browser keeps, whole or not.

import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dealerStore } from '../../src/dealer/idb-shoes.ts';
import { keptBalance } from '../../src/house/kept-balance.ts';
import { openMoneyAndRound, type TableInUse } from '../../src/house/table-in-use.ts';
import { type Database, openDatabase } from '../../src/keeping/database.ts';
import { ledgerStore } from '../../src/keeping/ledger-store.ts';
import { recordKeeper } from '../../src/keeping/records.ts';
import { nextEntry } from '../../src/money/ledger.ts';
import { ledgerWallet } from '../../src/money/ledger-wallet.ts';
import { memoryStore } from '../../src/money/store.ts';
import { choices } from '../../src/round/progress.ts';
import type { RoundRecord } from '../../src/round/record.ts';
import { OPEN_GATE } from '../../src/session/gate.ts';
import { doubleExposure } from '../../src/tables/all-tables.ts';

let database: Database;

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const opened = await openDatabase();
  if (opened === null) throw new Error('no database');
  database = opened;
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Every reading of this store fails, as on a disk that is damaged. */
function cannotRead(store: string): void {
  const { getAll } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (this: IDBObjectStore, ...asked) {
    if (this.name === store) throw new DOMException('the disk cannot be read', 'UnknownError');
    return getAll.apply(this, asked);
  });
}

async function table(): Promise<TableInUse> {
  const opened = await openMoneyAndRound(doubleExposure, memoryStore(), OPEN_GATE);
  if (!opened.ok) throw new Error(`broken: ${opened.broken.code}`);
  return opened.table;
}

const balanceOf = ({ session }: TableInUse): number => session.state.context.balance;

/** A round in which a decision is asked for, its stake of 10.00 booked. */
const decided: RoundRecord = {
  version: 1,
  rules: doubleExposure,
  roundId: 'R1',
  currency: 'EUR',
  openingBalance: 500_000,
  commitment: null,
  words: '',
  bets: [{ box: 1, main: 1000, side: {} }],
  events: [
    { type: 'deal', roundId: 'R1' },
    { type: 'wallet.accepted', txId: 'R1-1', balance: 499_000 },
    { type: 'dealer.dealt', boxes: [['Ts', '3h']], dealer: ['8d', 'Tc'] },
  ],
};

describe('a ledger that cannot be read', () => {
  test('is left as it is, and the table is played with money of its own, of which nothing is kept', async () => {
    const wallet = await ledgerWallet(ledgerStore(database), 500_000);
    await wallet.debit('a', 1000);
    const before = await database.getAll('ledger');
    cannotRead('ledger');
    const opened = await table();
    expect([balanceOf(opened), opened.kept?.lasting, opened.wasDamaged]).toEqual([100_000, false, false]);
    await opened.more?.ask();
    vi.restoreAllMocks();
    expect(await database.getAll('ledger')).toEqual(before);
    expect(await database.count('aside')).toBe(0);
    expect(balanceOf(await table())).toBe(499_000);
  });

  test('holds a round that was staked from it, untouched, until it can be read', async () => {
    const { journal } = await dealerStore();
    await (await ledgerWallet(ledgerStore(database), 500_000)).debit('R1-1', 1000);
    await recordKeeper(database, journal).keep(decided);
    cannotRead('ledger');
    const { session } = await table();
    expect([session.record, session.state.value]).toEqual([null, 'betting']);
    session.send({ type: 'bet.placed', spot: { box: 1, side: null }, amount: 500 });
    session.send({ type: 'deal' });
    await vi.waitFor(() => expect(session.state.context.dealer.cards).toHaveLength(2));
    session.close();
    await session.written;
    vi.restoreAllMocks();
    expect((await database.get('open', 'open'))?.roundId).toBe('R1');
    expect(await journal.load()).toMatchObject({ roundId: 'R1' });
  });
});

/** Three boxes, 1250.00 together. */
const BETS = [
  { box: 1, amount: 50_000 },
  { box: 2, amount: 50_000 },
  { box: 3, amount: 25_000 },
];

/** Deals a round of 1250.00 from a shoe that asks for a decision at once, and leaves in the middle of it. */
async function leaveInRound(): Promise<void> {
  await (await dealerStore()).save({ next: '5e'.repeat(32), open: null });
  const { session } = await table();
  for (const { box, amount } of BETS) session.send({ type: 'bet.placed', spot: { box, side: null }, amount });
  expect(session.send({ type: 'deal' })).toBeNull();
  await vi.waitFor(() => expect(choices(session.state)).toContain('standAll'));
  await session.written;
  session.close();
}

/** Takes the round up and stands on every hand. */
async function standToTheEnd({ session }: TableInUse): Promise<void> {
  await session.resume();
  expect(session.send({ type: 'decide.standAll' })).toBeNull();
  await vi.waitFor(() => expect(session.state.value).toBe('settled'));
  await session.written;
}

/** While something of it cannot be had another round is played, of which nothing is kept; then it goes on as it was. */
async function expectItWaits(): Promise<void> {
  const { session, kept } = await table();
  expect([session.record, kept?.lasting]).toEqual([null, false]);
  session.send({ type: 'bet.placed', spot: { box: 1, side: null }, amount: 500 });
  session.send({ type: 'deal' });
  await vi.waitFor(() => expect(session.state.context.dealer.cards).toHaveLength(2));
  session.close();
  await session.written;
  vi.restoreAllMocks();
  const again = await table();
  expect(again.session.state.context.boxes.map(({ box }) => box)).toEqual([1, 2, 3]);
  await standToTheEnd(again);
}

describe('a shoe that cannot be read', () => {
  test('is left as it is with its round, and the table is played with another', async () => {
    await ledgerWallet(ledgerStore(database), 500_000);
    await leaveInRound();
    const { get } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
      if (this.name === 'shoes') throw new DOMException('the disk cannot be read', 'UnknownError');
      return get.call(this, key);
    });
    await expectItWaits();
  });
});

const clear = async (...stores: ('ledger' | 'head' | 'open' | 'rounds')[]): Promise<void> => {
  for (const store of stores) await database.clear(store);
};

const booked = async (): Promise<readonly string[]> =>
  (await database.getAll('ledger')).map(({ kind, amount, balance }) => `${kind} ${amount} ${balance}`);

describe('a round whose stake is more than a new player has', () => {
  test('goes on with its stake taken where the ledger was cleared: the new one begins at what there was before', async () => {
    await ledgerWallet(ledgerStore(database), 500_000);
    await leaveInRound();
    await clear('ledger', 'head', 'open', 'rounds');
    const again = await table();
    expect(balanceOf(again)).toBe(375_000);
    expect(await booked()).toEqual(['opened 500000 500000', 'debit 125000 375000']);
    await standToTheEnd(again);
    expect(await booked()).toEqual([
      'opened 500000 500000',
      'debit 125000 375000',
      'credit 100000 475000',
      'credit 100000 575000',
      'credit 50000 625000',
    ]);
  });

  test('is broken, and nothing of it is paid, where the ledger holds too little for it', async () => {
    await ledgerWallet(ledgerStore(database), 500_000);
    await leaveInRound();
    await clear('ledger', 'head', 'open', 'rounds');
    await ledgerWallet(ledgerStore(database), 100_000);
    const opened = await openMoneyAndRound(doubleExposure, memoryStore(), OPEN_GATE);
    expect(opened).toMatchObject({ ok: false, broken: { code: 'stake-refused' } });
    if (!opened.ok) await opened.giveUp();
    expect(await booked()).toEqual(['opened 100000 100000', 'refused 125000 100000']);
    expect(await database.getAll('rounds')).toMatchObject([
      { void: 'stake-refused', staked: 0, returned: 0, table: 'double-exposure' },
    ]);
    expect(balanceOf(await table())).toBe(100_000);
  });

  test('is told of together with a damaged ledger: the one report does not hide the other', async () => {
    await ledgerWallet(ledgerStore(database), 500_000);
    await leaveInRound();
    const entry = await database.get('ledger', 2);
    if (entry === undefined) throw new Error('not booked');
    await database.put('ledger', { ...entry, balance: 9_000_000 });
    await (await dealerStore()).save({ next: '5e'.repeat(32), open: null });
    const opened = await openMoneyAndRound(doubleExposure, memoryStore(), OPEN_GATE);
    expect(opened).toMatchObject({ ok: false, broken: { code: 'shoe-lost' }, wasDamaged: true });
  });
});

describe('the balance that the choice of a table shows', () => {
  test('is what the ledger says', async () => {
    await (await ledgerWallet(ledgerStore(database), 500_000)).debit('a', 1000);
    expect(await keptBalance('EUR')).toBe(499_000);
  });

  test('is the starting balance where nothing is kept yet, and nothing is begun', async () => {
    expect(await keptBalance('EUR')).toBe(100_000);
    expect(await database.count('ledger')).toBe(0);
    expect(await keptBalance('JPY')).toBe(1000);
  });

  test('leaves a damaged ledger for the table to set aside and to tell of', async () => {
    await (await ledgerWallet(ledgerStore(database), 500_000)).debit('a', 1000);
    const entry = await database.get('ledger', 2);
    if (entry === undefined) throw new Error('not booked');
    await database.put('ledger', { ...entry, balance: 9_000_000 });
    const damaged = await database.getAll('ledger');
    expect(await keptBalance('EUR')).toBe(100_000);
    expect([await database.getAll('ledger'), await database.count('aside')]).toEqual([damaged, 0]);
    const opened = await table();
    expect([opened.wasDamaged, balanceOf(opened), await database.count('aside')]).toEqual([true, 100_000, 1]);
  });

  test('is read of a database of an older version as it is, which a table in another tab may have in use', async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    const older = await openDB('baize', 1, {
      upgrade: (made) => void made.createObjectStore('ledger', { keyPath: 'seq' }),
    });
    let isAskedToClose = false;
    older.addEventListener('versionchange', () => {
      isAskedToClose = true;
    });
    await older.put(
      'ledger',
      nextEntry(null, { txId: 'opened', kind: 'opened', amount: 7700, balance: 7700 }),
    );
    expect(await keptBalance('EUR')).toBe(7700);
    expect([isAskedToClose, older.version]).toEqual([false, 1]);
  });
});

describe('where the browser opens one of the two databases alone', () => {
  test.each(['baize', 'baize-dealer'])(
    'without %s a running round waits until both are there, and nothing of it is touched',
    async (closed) => {
      await ledgerWallet(ledgerStore(database), 500_000);
      await leaveInRound();
      const { open } = IDBFactory.prototype;
      vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, name, version) {
        if (name === closed) throw new DOMException('not now', 'SecurityError');
        return open.call(this, name, version);
      });
      await expectItWaits();
    },
  );
});

describe('where the browser refuses storage', () => {
  test('the rounds of the page are in its history all the same, with records and totals', async () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('indexedDB', { open: refuse, databases: refuse });
    const opened = await table();
    const { kept, session } = opened;
    if (kept === null) throw new Error('nothing is kept');
    expect([kept.lasting, await kept.history(() => 0).count(null)]).toEqual([false, 0]);
    session.send({ type: 'bet.placed', spot: { box: 1, side: null }, amount: 1000 });
    session.send({ type: 'deal' });
    await vi.waitFor(() => {
      if (choices(session.state).includes('stand')) session.send({ type: 'decide.stand' });
      expect(session.state.value).toBe('settled');
    });
    await session.written;
    const history = kept.history(() => 0);
    const { record } = session;
    const returned = balanceOf(opened) - 99_000;
    expect(await history.totals('double-exposure', 0)).toEqual({ rounds: 1, staked: 1000, returned });
    const [round] = await history.page(null, 0, 40);
    expect(round).toMatchObject({ roundId: record?.roundId, staked: 1000, record: { seed: record?.seed } });
    expect(await history.get(record?.roundId ?? '')).toEqual(round);
  });
});

describe('storage that fails while the table is in use', () => {
  /** From now on no write is done, as on a disk that is full. */
  function fill(): void {
    const { put } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...asked) {
      const request = put.apply(this, asked);
      request.addEventListener('success', () => this.transaction.abort());
      return request;
    });
  }

  async function isTold({ session }: TableInUse): Promise<boolean> {
    const nothing = new Promise<'nothing'>((resume) => setTimeout(() => resume('nothing'), 20));
    return (await Promise.race([session.unkept, nothing])) !== 'nothing';
  }

  const bet = { type: 'bet.placed', spot: { box: 1, side: null }, amount: 1000 } as const;

  test('is told at the first write that fails, and the round goes on', async () => {
    const opened = await table();
    const { session } = opened;
    expect(await isTold(opened)).toBe(false);
    fill();
    session.send(bet);
    session.send({ type: 'deal' });
    await vi.waitFor(() => expect(session.state.context.dealer.cards.length).toBeGreaterThan(1));
    expect(await isTold(opened)).toBe(true);
    expect(await database.count('open')).toBe(0);
  });

  test('is told when the browser takes the database away', async () => {
    const opened = await table();
    const { session } = opened;
    database.close();
    await deleteDB('baize');
    expect(await isTold(opened)).toBe(true);
    session.send(bet);
    session.send({ type: 'deal' });
    await vi.waitFor(() => expect(session.state.context.dealer.cards.length).toBeGreaterThan(1));
  });

  test('is not told once more where nothing was kept from the start', async () => {
    cannotRead('ledger');
    const opened = await table();
    fill();
    expect([opened.kept?.lasting, opened.session.unkept]).toEqual([false, undefined]);
  });
});
