import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headOf, type LedgerEntry, nextEntry, readLedger } from '../../src/money/ledger.ts';
import {
  type LedgerStore,
  ledgerWallet,
  memoryLedger,
  type StoredLedger,
} from '../../src/money/ledger-wallet.ts';

const START = 100_000;

/** A store whose entries, head and damaged ledgers a test can look at, and which a second wallet can be opened on. */
function store(stored: readonly unknown[] = [], head?: string) {
  const kept = { entries: stored, head, aside: [] as StoredLedger[] };
  const ledger: LedgerStore = {
    load: async () => ({ entries: kept.entries, head: kept.head }),
    append: async (entry) => {
      kept.entries = [...kept.entries, entry];
      kept.head = headOf(entry);
      return true;
    },
    replace: async (entries, damaged) => {
      if (damaged !== undefined) kept.aside.push(damaged);
      kept.entries = entries;
      kept.head = entries.slice(-1).map(headOf)[0];
      return true;
    },
  };
  return { kept, ledger };
}

describe('play money', () => {
  test('begins with the starting balance', async () => {
    const wallet = await ledgerWallet(memoryLedger(), START);
    expect(await wallet.balance()).toBe(100_000);
    expect(wallet.wasDamaged).toBe(false);
  });

  test('takes a debit, and gives a credit', async () => {
    const wallet = await ledgerWallet(memoryLedger(), START);
    expect(await wallet.debit('R-1', 1000)).toEqual({ outcome: 'accepted', balance: 99_000 });
    expect(await wallet.credit('R-2', 2500)).toEqual({ outcome: 'accepted', balance: 101_500 });
    expect(await wallet.balance()).toBe(101_500);
  });

  test('books a transaction once, however often it is sent', async () => {
    const wallet = await ledgerWallet(memoryLedger(), START);
    for (let i = 0; i < 5; i++)
      expect(await wallet.debit('R-1', 1000)).toEqual({ outcome: 'accepted', balance: 99_000 });
    for (let i = 0; i < 5; i++)
      expect(await wallet.credit('R-2', 2000)).toEqual({ outcome: 'accepted', balance: 101_000 });
  });

  test('books a transaction once though it is sent five times at the same moment', async () => {
    const wallet = await ledgerWallet(memoryLedger(), START);
    await Promise.all([1, 2, 3, 4, 5].map(() => wallet.debit('R-1', 1000)));
    await Promise.all([1, 2, 3, 4, 5].map(() => wallet.credit('R-2', 500)));
    expect(await wallet.balance()).toBe(99_500);
  });

  test('refuses more than there is, and takes the last cent', async () => {
    const wallet = await ledgerWallet(memoryLedger(), 1000);
    const refused = { outcome: 'refused', reason: 'insufficient-funds', balance: 1000 };
    expect(await wallet.debit('R-1', 1001)).toEqual(refused);
    expect(await wallet.debit('R-2', 1000)).toEqual({ outcome: 'accepted', balance: 0 });
    expect(await wallet.debit('R-3', 1)).toEqual({ ...refused, balance: 0 });
  });

  test('refuses the same transaction for ever, though the balance has grown and the page was closed', async () => {
    const { ledger, kept } = store();
    const wallet = await ledgerWallet(ledger, 1000);
    expect(await wallet.debit('R-1', 1500)).toMatchObject({ outcome: 'refused' });
    await wallet.credit('R-0', 5000);
    const refused = { outcome: 'refused', reason: 'insufficient-funds', balance: 6000 };
    expect(await wallet.debit('R-1', 1500)).toEqual(refused);
    const again = await ledgerWallet(ledger, 1000);
    expect(again.wasDamaged).toBe(false);
    expect(await again.debit('R-1', 1500)).toEqual(refused);
    // A player who tries again does so under a new id.
    expect(await again.debit('R-2', 1500)).toEqual({ outcome: 'accepted', balance: 4500 });
    expect(kept.entries).toMatchObject([
      { kind: 'opened' },
      { kind: 'refused' },
      { kind: 'credit' },
      { kind: 'debit' },
    ]);
  });

  test('of two debits at the same moment that it can pay but once, it books one', async () => {
    const wallet = await ledgerWallet(memoryLedger(), 1000);
    const answers = await Promise.all([wallet.debit('R-1', 700), wallet.debit('R-2', 700)]);
    expect(answers.map(({ outcome }) => outcome)).toEqual(['accepted', 'refused']);
    expect(await wallet.balance()).toBe(300);
  });

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e-14, 2 ** 53])(
    'moves no amount of %d',
    async (amount) => {
      const wallet = await ledgerWallet(memoryLedger(), START);
      const refused = { outcome: 'refused', reason: 'not-allowed', balance: 100_000 };
      expect(await wallet.debit('R-1', amount)).toEqual(refused);
      expect(await wallet.credit('R-2', amount)).toEqual(refused);
      expect(await wallet.balance()).toBe(100_000);
    },
  );
});

describe('a rollback', () => {
  test('gives a debit back, once', async () => {
    const wallet = await ledgerWallet(memoryLedger(), START);
    await wallet.debit('R-1', 1000);
    expect(await wallet.rollback('R-1')).toEqual({ outcome: 'accepted', balance: 100_000 });
    expect(await wallet.rollback('R-1')).toEqual({ outcome: 'accepted', balance: 100_000 });
  });

  test('that comes before its debit makes sure that it is never booked', async () => {
    const wallet = await ledgerWallet(memoryLedger(), START);
    expect(await wallet.rollback('R-1')).toEqual({ outcome: 'accepted', balance: 100_000 });
    expect(await wallet.debit('R-1', 1000)).toEqual({
      outcome: 'refused',
      reason: 'not-allowed',
      balance: 100_000,
    });
    expect(await wallet.balance()).toBe(100_000);
  });

  test('of one debit leaves the others', async () => {
    const wallet = await ledgerWallet(memoryLedger(), START);
    await wallet.debit('R-1', 1000);
    await wallet.debit('R-2', 200);
    await wallet.rollback('R-1');
    expect(await wallet.balance()).toBe(99_800);
    expect(await wallet.debit('R-1', 1000)).toMatchObject({ outcome: 'refused' });
  });
});

describe('a top-up', () => {
  test('fills up to the starting balance', async () => {
    const wallet = await ledgerWallet(memoryLedger(), START);
    await wallet.debit('R-1', 99_950);
    expect(await wallet.topUp()).toBe(100_000);
    expect(await wallet.balance()).toBe(100_000);
    await wallet.debit('R-2', 10);
    expect(await wallet.topUp()).toBe(100_000);
  });

  test('changes nothing where there is that much or more', async () => {
    const { kept, ledger } = store();
    const wallet = await ledgerWallet(ledger, START);
    expect(await wallet.topUp()).toBe(100_000);
    await wallet.credit('R-1', 5000);
    expect(await wallet.topUp()).toBe(105_000);
    expect(kept.entries).toHaveLength(2);
  });
});

describe('a ledger that is opened again', () => {
  test('has the same balance, and books nothing twice', async () => {
    const { ledger } = store();
    const before = await ledgerWallet(ledger, START);
    await before.debit('R-1', 1000);
    await before.rollback('R-9');
    await before.credit('R-2', 300);
    const after = await ledgerWallet(ledger, START);
    expect(after.wasDamaged).toBe(false);
    expect(await after.balance()).toBe(99_300);
    expect(await after.debit('R-1', 1000)).toEqual({ outcome: 'accepted', balance: 99_300 });
    expect(await after.credit('R-2', 300)).toEqual({ outcome: 'accepted', balance: 99_300 });
    expect(await after.debit('R-9', 1)).toMatchObject({ outcome: 'refused' });
  });

  test('answers only what is kept', async () => {
    const { ledger, kept } = store();
    const wallet = await ledgerWallet(ledger, START);
    await wallet.debit('R-1', 1000);
    expect(
      readLedger(kept.entries)?.map(
        ({ kind, txId, amount, balance }) => `${kind} ${txId} ${amount} ${balance}`,
      ),
    ).toEqual(['opened opened 100000 100000', 'debit R-1 1000 99000']);
  });

  const entry = (
    last: LedgerEntry | null,
    txId: string,
    kind: LedgerEntry['kind'],
    amount: number,
    balance: number,
  ) => nextEntry(last, { txId, kind, amount, balance });
  const opened = entry(null, 'opened', 'opened', START, START);
  const debit = entry(opened, 'R-1', 'debit', 1000, 99_000);

  test.each([
    ['a balance that was raised', [opened, { ...debit, balance: 9_999_999 }]],
    ['an amount that was changed', [opened, { ...debit, amount: 1 }]],
    ['a fortune at the start', [{ ...opened, amount: 1e9, balance: 1e9 }, debit]],
    ['a sealed entry whose sum is wrong', [opened, entry(opened, 'R-1', 'debit', 1000, 99_999)]],
    ['a sealed credit that gives more', [opened, entry(opened, 'R-1', 'credit', 1000, 999_000)]],
    ['a negative balance', [opened, { ...debit, balance: -5 }]],
    ['NaN', [{ ...opened, balance: Number.NaN }]],
    ['text for a number', [{ ...opened, balance: '100000' }]],
    ['an unknown kind', [{ ...opened, kind: 'gift' }]],
    ['a key too many', [{ ...opened, bonus: 1 }]],
    ['a first entry that does not open', [entry(null, 'R-1', 'topUp', START, START)]],
    ['entries out of order', [debit, opened]],
    ['an entry twice', [opened, debit, debit]],
    ['no entry at all but text', ['opened']],
    ['null', [null]],
  ] as const)(
    'is set aside where it is damaged, and read neither as a fortune nor as nothing: %s',
    async (_, damaged) => {
      const { kept, ledger } = store(damaged);
      const wallet = await ledgerWallet(ledger, START);
      expect(wallet.wasDamaged).toBe(true);
      expect(kept.aside).toEqual([{ entries: damaged, head: undefined }]);
      expect(await wallet.balance()).toBe(100_000);
      expect(await wallet.debit('R-5', 400)).toEqual({ outcome: 'accepted', balance: 99_600 });
      expect((await ledgerWallet(ledger, START)).wasDamaged).toBe(false);
    },
  );
});

test('any order of any transactions, sent again and again, comes to the sum of those booked once', async () => {
  const sent = fc.array(
    fc.record({
      kind: fc.constantFrom('debit' as const, 'credit' as const, 'rollback' as const),
      id: fc.integer({ min: 1, max: 6 }),
      amount: fc.integer({ min: 0, max: 600 }),
    }),
    { maxLength: 40 },
  );
  await fc.assert(
    fc.asyncProperty(sent, async (transactions) => {
      const wallet = await ledgerWallet(memoryLedger(), 1000);
      // The books of a clerk: what was debited, credited and rolled back, by id.
      let balance = 1000;
      const debits = new Map<number, number>();
      const credits = new Set<number>();
      const back = new Set<number>();
      for (const { kind, id, amount } of transactions) {
        const answer =
          kind === 'rollback' ? await wallet.rollback(`T${id}`) : await wallet[kind](`T${id}`, amount);
        if (kind === 'debit' && !back.has(id) && !debits.has(id) && amount <= balance) {
          debits.set(id, amount);
          balance -= amount;
        } else if (kind === 'credit' && !credits.has(id)) {
          credits.add(id);
          balance += amount;
        } else if (kind === 'rollback' && !back.has(id)) {
          back.add(id);
          balance += debits.get(id) ?? 0;
        }
        expect('balance' in answer ? answer.balance : null).toBe(balance);
      }
      expect(await wallet.balance()).toBe(balance);
      expect(balance).toBeGreaterThanOrEqual(0);
    }),
    { seed: 602, numRuns: 300 },
  );
});
