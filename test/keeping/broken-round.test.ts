import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, expect, test } from 'vitest';
import { bookAgain, bookingsOf } from '../../src/keeping/bookings.ts';
import { keptId, setAside } from '../../src/keeping/broken-round.ts';
import { type Database, openDatabase } from '../../src/keeping/database.ts';
import { historyIn } from '../../src/keeping/history.ts';
import { ledgerStore } from '../../src/keeping/ledger-store.ts';
import { recordKeeper, unfinishedRound } from '../../src/keeping/records.ts';
import { ledgerWallet, memoryLedger } from '../../src/money/ledger-wallet.ts';
import { TABLES } from '../../src/tables/all-tables.ts';
import { OPENING_BALANCE } from '../browser/seeded-round.ts';
import { recordedRound } from '../round/recorded-round.ts';

let opened: Database | null = null;
afterEach(async () => {
  opened?.close();
  await deleteDB('baize');
});

function copy() {
  let kept: unknown = null;
  return {
    load: async () => kept,
    save: async (record: unknown) => {
      kept = record;
    },
  };
}

test('F14: a round that is given up is void in the history, set aside, and its stake stays taken', async () => {
  opened = await openDatabase();
  const second = copy();
  const [rules] = TABLES;
  if (opened === null || rules === undefined) throw new Error('no database');
  const whole = recordedRound(rules, 'void');
  const record = { ...whole, events: whole.events.slice(0, 3) };
  const wallet = await ledgerWallet(ledgerStore(opened), OPENING_BALANCE);
  await bookAgain(wallet, record);
  await recordKeeper(opened, second).keep(record);
  expect(await keptId(opened, second)).toBe('R');
  await setAside(opened, second, { code: 'shoe-lost', roundId: 'R', record }, 77);
  expect(await unfinishedRound(opened, second)).toBeNull();
  const round = await historyIn(opened).get('R');
  expect(round).toMatchObject({ void: 'shoe-lost', staked: 1500, returned: 0, table: rules.id, endedAt: 77 });
  expect(await opened.count('aside')).toBe(1);
  expect(await wallet.balance()).toBe(OPENING_BALANCE - 1500);
});

test('a record that is no record is set aside too, under an id of its own', async () => {
  opened = await openDatabase();
  if (opened === null) throw new Error('no database');
  const second = copy();
  await second.save({ nonsense: true });
  await setAside(opened, second, { code: 'bad-record', roundId: null, record: null }, 77);
  expect(await unfinishedRound(opened, second)).toBeNull();
  expect(await historyIn(opened).get('unread-77')).toMatchObject({ void: 'bad-record', record: null });
});

test.each(TABLES.map((rules) => [rules.name, rules] as const))(
  'the bookings of a round at %s are all that moved, and booked again they move nothing',
  async (_name, rules) => {
    const record = recordedRound(rules, 'bookings');
    const bookings = bookingsOf(record);
    const sum = bookings.reduce((all, { kind, amount }) => all + (kind === 'debit' ? -amount : amount), 0);
    expect(OPENING_BALANCE + sum).toBe(record.closingBalance);
    const wallet = await ledgerWallet(memoryLedger(), OPENING_BALANCE);
    for (let i = 0; i < 3; i++) await bookAgain(wallet, record);
    expect(await wallet.balance()).toBe(record.closingBalance);
  },
);
