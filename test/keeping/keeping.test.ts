import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, describe, expect, test } from 'vitest';
import { dealerStore } from '../../src/dealer/idb-shoes.ts';
import { pageDealer } from '../../src/dealer/page-dealer.ts';
import { type Database, openDatabase } from '../../src/keeping/database.ts';
import { historyIn, lastBets } from '../../src/keeping/history.ts';
import { recordKeeper, unfinishedRound } from '../../src/keeping/records.ts';
import { readShared, shareText } from '../../src/keeping/share-link.ts';
import type { RecordedEvent, RoundRecord } from '../../src/round/record.ts';
import { doubleExposure, multiHand } from '../../src/tables/all-tables.ts';

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

const NO_COPY = { load: async () => null, save: async () => {} };

const EVENTS: readonly RecordedEvent[] = [
  { type: 'deal', roundId: 'R1' },
  { type: 'wallet.accepted', txId: 'R1-1', balance: 99_000 },
  { type: 'dealer.dealt', boxes: [['Ts', '9h']], dealer: ['8d', 'Tc'] },
  { type: 'decide.stand' },
];

const record = (events: readonly RecordedEvent[], roundId = 'R1'): RoundRecord => ({
  version: 1,
  rules: doubleExposure,
  roundId,
  currency: 'EUR',
  openingBalance: 100_000,
  commitment: null,
  words: '',
  bets: [{ box: 1, main: 1000, side: {} }],
  events,
});

describe('the running round', () => {
  test('is found again after it was kept, table and all', async () => {
    const db = await database();
    await recordKeeper(db, NO_COPY).keep(record(EVENTS.slice(0, 3)));
    expect(await unfinishedRound(db, NO_COPY)).toEqual({ ok: true, record: record(EVENTS.slice(0, 3)) });
  });

  test('is in the history and no longer running once it is finished', async () => {
    const db = await database();
    const keeper = recordKeeper(db, NO_COPY);
    await keeper.keep(record(EVENTS));
    await keeper.finish({ ...record(EVENTS), closingBalance: 101_000, endedAt: 5 });
    expect(await unfinishedRound(db, NO_COPY)).toBeNull();
    const [round] = await historyIn(db).page(null, 0, 10);
    expect([round?.roundId, round?.staked, round?.returned]).toEqual(['R1', 1000, 2000]);
  });

  test('comes back from the second copy when the first store is cleared', async () => {
    let copy: unknown = null;
    const second = {
      load: async () => copy,
      save: async (saved: unknown) => {
        copy = saved;
      },
    };
    const db = await database();
    await recordKeeper(db, second).keep(record(EVENTS.slice(0, 3)));
    await db.clear('open');
    expect(await unfinishedRound(db, second)).toMatchObject({ ok: true, record: { roundId: 'R1' } });
  });

  test('that was finished does not come back from a copy left over', async () => {
    const copy = { load: async () => record(EVENTS), save: async () => {} };
    const db = await database();
    await recordKeeper(db, NO_COPY).finish({ ...record(EVENTS), endedAt: 5 });
    expect(await unfinishedRound(db, copy)).toBeNull();
  });

  test('of an older version of its table goes on by the rules it was begun under', async () => {
    const db = await database();
    const older = { ...doubleExposure, version: 7, decks: 4 };
    await recordKeeper(db, NO_COPY).keep({ ...record(EVENTS), rules: older });
    // They are kept whole even where the game knows the table: the next version may not.
    await recordKeeper(db, NO_COPY).keep(record(EVENTS));
    expect((await db.get('open', 'open'))?.rules).toEqual(doubleExposure);
    await recordKeeper(db, NO_COPY).keep({ ...record(EVENTS), rules: older });
    expect(await unfinishedRound(db, NO_COPY)).toMatchObject({
      ok: true,
      record: { rules: { id: 'double-exposure', version: 7, decks: 4 } },
    });
  });

  test('of rules that are no longer known is refused, not guessed at', async () => {
    const db = await database();
    await recordKeeper(db, NO_COPY).keep(record(EVENTS));
    const stored = await db.get('open', 'open');
    if (stored === undefined) throw new Error('not kept');
    await db.put('open', { ...stored, rules: { table: 'double-exposure', version: 9, print: '00' } }, 'open');
    expect(await unfinishedRound(db, NO_COPY)).toEqual({
      ok: false,
      fault: { code: 'unknown-rules', at: 'rules' },
    });
  });
});

describe('the history', () => {
  test('gives pages, newest first, of one table or of all, and totals since a moment', async () => {
    const db = await database();
    const keeper = recordKeeper(db, NO_COPY);
    for (let i = 1; i <= 5; i++) {
      const events = EVENTS.map((event) =>
        event.type === 'deal'
          ? { ...event, roundId: `R${i}` }
          : event.type === 'wallet.accepted'
            ? { ...event, txId: `R${i}-1` }
            : event,
      );
      const rules = i === 3 ? { ...doubleExposure, id: 'house-table' } : doubleExposure;
      await keeper.finish({ ...record(events, `R${i}`), rules, endedAt: i * 10 });
    }
    const history = historyIn(db);
    expect((await history.page(null, 1, 3)).map(({ roundId }) => roundId)).toEqual(['R4', 'R3', 'R2']);
    expect((await history.page('double-exposure', 0, 9)).map(({ roundId }) => roundId)).toEqual([
      'R5',
      'R4',
      'R2',
      'R1',
    ]);
    expect(await history.count('house-table')).toBe(1);
    expect(await history.totals(null, 30)).toEqual({ rounds: 3, staked: 3000, returned: 6000 });
  });
});

describe('the last bets at a table', () => {
  const chip = (amount: number) => ({ spot: { box: 1, side: null }, amount });
  const finished = { closingBalance: 101_000, endedAt: 5 };

  test('are those of its last round, chip by chip', async () => {
    const db = await database();
    const chips = [chip(500), chip(100), chip(100), chip(300)];
    await recordKeeper(db, NO_COPY).finish({ ...record(EVENTS), ...finished, chips });
    expect(await lastBets(historyIn(db), 'double-exposure')).toEqual(chips);
    expect(await lastBets(historyIn(db), 'multi-hand')).toEqual([]);
  });

  test('are none where its last round cannot be read, or was void', async () => {
    const db = await database();
    await recordKeeper(db, NO_COPY).finish({ ...record(EVENTS), ...finished });
    const stored = await db.get('rounds', 'R1');
    if (stored === undefined) throw new Error('not kept');
    await db.put('rounds', { ...stored, record: null });
    expect(await lastBets(historyIn(db), 'double-exposure')).toEqual([]);
    await db.put('rounds', { ...stored, void: 'shoe-lost' });
    expect(await lastBets(historyIn(db), 'double-exposure')).toEqual([]);
  });

  test('are no part of a link', async () => {
    const shared = await readShared(await shareText({ ...record(EVENTS), chips: [chip(500), chip(500)] }));
    expect(shared).toEqual({ ok: true, record: record(EVENTS) });
  });
});

describe('the dealer’s shoes', () => {
  test('are the same after a reload: the commitment, and the cards of a round taken up again', async () => {
    const dealer = await pageDealer(multiHand, await dealerStore());
    const told = dealer.commitment();
    await dealer.open('R1', 'mine');
    const first = await dealer.deal(2);
    const drawn = [await dealer.draw(), await dealer.draw()];
    const again = await pageDealer(multiHand, await dealerStore());
    expect(again.commitment()).toBe(told);
    await again.resume('R1', { boxes: 0, drawn: 0, turned: false });
    expect(await again.deal(2)).toEqual(first);
    await again.resume('R1', { boxes: 2, drawn: 1, turned: false });
    expect(await again.draw()).toEqual(drawn[1]);
    await again.close('R1');
    expect(again.commitment()).not.toBe(told);
  });

  test('of another round are not dealt in its place', async () => {
    const dealer = await pageDealer(multiHand, await dealerStore());
    expect(await dealer.resume('gone', { boxes: 1, drawn: 0, turned: false })).toEqual({
      ok: false,
      code: 'shoe-lost',
    });
  });
});

describe('a shared round', () => {
  test('comes out of its link as it went in', async () => {
    expect(await readShared(await shareText(record(EVENTS)))).toEqual({ ok: true, record: record(EVENTS) });
  });

  test.each([
    ['nothing', '', 'not-a-round'],
    ['markup', '<img src=x>', 'not-a-round'],
    ['letters that are not packed', 'AAAA', 'not-a-round'],
    ['a link far too long', 'A'.repeat(50_000), 'not-a-round'],
  ])('of %s says that it is none', async (_what, text, code) => {
    expect(await readShared(text)).toEqual({ ok: false, code });
  });

  test('with a decision the round never asked for does not replay', async () => {
    const text = await shareText(record([...EVENTS, { type: 'decide.hit' }]));
    expect(await readShared(text)).toEqual({ ok: false, code: 'record-does-not-replay' });
  });

  test('that unpacks to far more than a round is refused', async () => {
    const huge = { ...record(EVENTS), words: 'x'.repeat(2_000_000) };
    expect(await readShared(await shareText(huge))).toEqual({ ok: false, code: 'not-a-round' });
  });
});
