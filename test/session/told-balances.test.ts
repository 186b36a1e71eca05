// Balances that are told while the round waits for a decision: the page opened again and again, money moved elsewhere.

import { describe, expect, test } from 'vitest';
import { choices } from '../../src/round/progress.ts';
import { type RoundRecord, replay } from '../../src/round/record.ts';
import { readRecord } from '../../src/round/record-text.ts';
import { writtenRecord } from '../../src/round/written-record.ts';
import { HeldKeeper, settle } from './held.ts';
import { seat } from './seated.ts';

type Seated = ReturnType<typeof seat>;

/** A round that waits for a decision over two eights, its stake of 10.00 booked out of 100.00. */
async function decided(keeper: HeldKeeper): Promise<Seated> {
  const seated = seat('A', '8s 6d 8h Tc 3c 9c Td', { keeper });
  await seated.send('1:1000 deal');
  await seated.wallet.only.accept();
  return seated;
}

async function tellBalance({ session, wallet }: Seated, money: number): Promise<void> {
  wallet.money = money;
  const reading = session.readBalance();
  await settle();
  await wallet.only.accept();
  await reading;
}

const last = (keeper: HeldKeeper): RoundRecord => {
  const record = keeper.kept.at(-1);
  if (record === undefined) throw new Error('nothing is kept');
  return record;
};

const STAKED = [
  { type: 'deal', roundId: 'R1' },
  { type: 'wallet.accepted', txId: 'R1-1', balance: 9000 },
  { type: 'dealer.dealt', boxes: [['8s', '8h']], dealer: ['6d', 'Tc'] },
];

describe('a balance that is told', () => {
  test('and is what it was is no part of the record, however often the page is opened', async () => {
    const keeper = new HeldKeeper();
    const { wallet, session } = await decided(keeper);
    session.close();
    let unfinished = last(keeper);
    for (let i = 0; i < 5; i++) {
      const again = seat('A', '8s 6d 8h Tc 3c 9c Td', { keeper, wallet, unfinished });
      const resuming = again.session.resume();
      await settle();
      await wallet.only.accept();
      await resuming;
      again.session.close();
      unfinished = last(keeper);
      expect(again.session.record?.events).toEqual(STAKED);
    }
    expect(keeper.kept).toHaveLength(3);
  });

  test('takes the place of the one before it, and is kept with the next decision', async () => {
    const keeper = new HeldKeeper();
    const seated = await decided(keeper);
    const { session, send } = seated;
    for (const money of [9500, 200, 8700]) await tellBalance(seated, money);
    expect(session.state.context.balance).toBe(8700);
    expect(session.record?.events).toEqual([...STAKED, { type: 'wallet.balance', balance: 8700 }]);
    expect(last(keeper).events).toEqual(STAKED);
    await send('stand');
    expect(last(keeper).events.slice(3, 5)).toEqual([
      { type: 'wallet.balance', balance: 8700 },
      { type: 'decide.stand' },
    ]);
  });

  test('changes nothing of what is kept already: each record goes on where the last one ends', async () => {
    const keeper = new HeldKeeper();
    const seated = await decided(keeper);
    const { wallet, send } = seated;
    await tellBalance(seated, 9500);
    await send('split');
    await wallet.only.accept();
    for (const money of [9600, 9700]) await tellBalance(seated, money);
    await send('hit');
    const kept = keeper.kept.map(({ events }) => events);
    expect(kept.length).toBeGreaterThan(6);
    for (const [i, events] of kept.entries()) {
      const before = kept[i - 1] ?? [];
      expect(events.slice(0, before.length)).toEqual(before);
      expect(events.length).toBeGreaterThan(before.length);
    }
  });

  test('and was kept by an older page stays where it is', async () => {
    const keeper = new HeldKeeper();
    const { session, wallet } = await decided(keeper);
    session.close();
    const kept = last(keeper);
    const unfinished: RoundRecord = {
      ...kept,
      events: [...kept.events, { type: 'wallet.balance', balance: 9100 }],
    };
    const again = seat('A', '8s 6d 8h Tc 3c 9c Td', { keeper, wallet, unfinished });
    const resuming = again.session.resume();
    await settle();
    await wallet.only.accept();
    await resuming;
    expect(again.session.record?.events).toEqual([
      ...unfinished.events,
      { type: 'wallet.balance', balance: 9000 },
    ]);
  });

  test('a thousand times and more at one decision leaves a record that can be read and replayed', async () => {
    const keeper = new HeldKeeper();
    const seated = await decided(keeper);
    const { session, send } = seated;
    for (let i = 1; i <= 1100; i++) await tellBalance(seated, 9000 + i);
    const { record } = session;
    if (record === null) throw new Error('no record');
    expect(replay(record).context).toEqual(session.state.context);
    expect(choices(session.state)).toContain('split');
    await send('stand');
    expect(readRecord(JSON.parse(JSON.stringify(writtenRecord(last(keeper)))))).toMatchObject({ ok: true });
  });
});
