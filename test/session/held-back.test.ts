import { describe, expect, test } from 'vitest';
import type { LimitRefusal } from '../../src/limits/limits.ts';
import { choices, phaseOf } from '../../src/round/progress.ts';
import { TableSession } from '../../src/session/table-session.ts';
import { threeHand } from '../../src/tables/all-tables.ts';
import { cardsOf } from '../cards/hand.ts';
import { HeldPauses, HeldWallet, ListDealer, settle } from './held.ts';

// What a table in use does not let through, and what it does not wait for.

const CARDS = 'Ts 9d Th 8c';
const NOT_NOW = { code: 'not-now' };
const BOX_1 = { box: 1, side: null } as const;

type Extra = Partial<ConstructorParameters<typeof TableSession>[0]>;

function table(extra: Extra = {}, wallet = new HeldWallet(10_000)) {
  const dealer = new ListDealer(threeHand, cardsOf(CARDS));
  const pauses = new HeldPauses();
  let rounds = 0;
  const session = new TableSession({
    rules: threeHand,
    dealer,
    wallet,
    balance: wallet.money,
    newRoundId: () => `R${++rounds}`,
    pause: pauses.pause,
    ...extra,
  });
  const bet = (amount: number) => session.send({ type: 'bet.placed', spot: BOX_1, amount });
  return { session, wallet, dealer, pauses, bet };
}

describe('a limit that players set on themselves', () => {
  const until = 1_800_000_000_000;

  test('holds every deal back, wherever it comes from, and asks the wallet for nothing', async () => {
    let refusal: LimitRefusal | null = null;
    const asked: number[] = [];
    const limits = {
      refusal: (stake: number) => {
        asked.push(stake);
        return refusal;
      },
    };
    const { session, wallet, bet } = table({ limits });
    bet(1000);
    expect(session.send({ type: 'deal' })).toBeNull();
    await settle();
    await wallet.only.accept();
    session.send({ type: 'decide.stand' });
    await settle();
    await wallet.only.accept();
    expect(phaseOf(session.state)).toBe('settled');
    refusal = { code: 'stopped-for-today', until };
    // As a repeated bet is dealt in one press.
    expect(session.send({ type: 'rebet' })).toBeNull();
    expect(session.send({ type: 'deal' })).toEqual({ code: 'stopped-for-today', until });
    refusal = { code: 'loss-limit', left: 500, until };
    expect(session.send({ type: 'deal' })).toEqual({ code: 'loss-limit', left: 500, until });
    await settle();
    expect(phaseOf(session.state)).toBe('betting');
    expect(wallet.sent).toEqual(['debit R1-1 1000', 'credit R1-2 2000']);
    expect(asked).toEqual([1000, 1000, 1000]);
    refusal = null;
    expect(session.send({ type: 'deal' })).toBeNull();
  });

  test('does not hold a hand back that is being played, nor what is doubled in it', async () => {
    let stopped = false;
    const limits = {
      refusal: (): LimitRefusal | null => (stopped ? { code: 'stopped-for-today', until } : null),
    };
    const wallet = new HeldWallet(10_000);
    const dealer = new ListDealer(threeHand, cardsOf('5s 9d 6h 7c 8c'));
    const { session, bet } = table({ limits, dealer }, wallet);
    bet(1000);
    session.send({ type: 'deal' });
    await settle();
    await wallet.only.accept();
    stopped = true;
    expect(choices(session.state)).toContain('double');
    expect(session.send({ type: 'decide.double' })).toBeNull();
    await settle();
    expect(wallet.only).toMatchObject({ kind: 'debit', txId: 'R1-2', amount: 1000 });
  });
});

test('a round that is taken up takes nothing from the player until the dealer and the wallet have it', async () => {
  const before = table();
  before.bet(1000);
  before.session.send({ type: 'deal' });
  await settle();
  await before.wallet.only.accept();
  before.session.close();
  const { record } = before.session;
  if (record === null) throw new Error('no record');

  const { session, wallet, dealer, pauses } = table({ unfinished: record }, before.wallet);
  dealer.losing = 1;
  const stands = () => session.send({ type: 'decide.stand' });
  expect([session.takingUp, stands()]).toEqual([true, NOT_NOW]);
  const resuming = session.resume();
  await settle();
  // The dealer has not answered, and is asked again.
  expect([session.trouble, session.takingUp, stands()]).toEqual(['dealer-lost', true, NOT_NOW]);
  await pauses.end();
  // Nor has the wallet told what there is.
  expect([session.takingUp, stands()]).toEqual([true, NOT_NOW]);
  await wallet.only.accept();
  await resuming;
  expect([session.takingUp, session.trouble]).toEqual([false, null]);
  expect(session.record).toBe(record);
  expect(stands()).toBeNull();
});

test('a round that is not to be taken up takes bets at once', () => {
  const { session, bet } = table();
  expect([session.takingUp, bet(1000)]).toEqual([false, null]);
});

describe('a refused stake', () => {
  test('that the player tries again is another transaction', async () => {
    const { session, wallet, bet } = table();
    bet(1000);
    session.send({ type: 'deal' });
    await settle();
    await wallet.only.refuse();
    expect(phaseOf(session.state)).toBe('betting');
    session.send({ type: 'deal' });
    await settle();
    await wallet.only.accept();
    expect(wallet.sent).toEqual(['debit R1-1 1000', 'debit R2-1 1000']);
    expect(wallet.journal).toEqual(['-1000 R2-1']);
  });

  test('of a double is another transaction too, and the hand goes on', async () => {
    const dealer = new ListDealer(threeHand, cardsOf('5s 9d 6h 7c 8c'));
    const { session, wallet, bet } = table({ dealer });
    bet(1000);
    session.send({ type: 'deal' });
    await settle();
    await wallet.only.accept();
    for (const answer of ['refuse', 'accept'] as const) {
      session.send({ type: 'decide.double' });
      await settle();
      await wallet.only[answer]();
    }
    expect(wallet.sent).toEqual(['debit R1-1 1000', 'debit R1-2 1000', 'debit R1-3 1000']);
    expect(wallet.journal).toEqual(['-1000 R1-1', '-1000 R1-3']);
  });
});

describe('a follower that never shows what it was told', () => {
  test('is waited for so long and no longer: the table is drawn at once, and the round is paid', async () => {
    const time = new HeldPauses();
    const { session, wallet, bet } = table({ longEnough: () => time.pause(30_000) });
    const drawn: string[] = [];
    session.follow(
      () => new Promise<void>(() => {}),
      (state) => void drawn.push(phaseOf(state)),
    );
    bet(1000);
    session.send({ type: 'deal' });
    await settle();
    await wallet.only.accept();
    expect([session.overdue, choices(session.state)]).toEqual([0, []]);
    for (let i = 0; i < 20 && choices(session.state).length === 0; i++) await time.end();
    expect(choices(session.state)).toContain('stand');
    session.send({ type: 'decide.stand' });
    await settle();
    for (let i = 0; i < 20 && phaseOf(session.state) !== 'settled'; i++) {
      await time.end();
      if (wallet.open.length > 0) await wallet.only.accept();
    }
    expect([phaseOf(session.state), wallet.money]).toEqual(['settled', 11_000]);
    expect(session.overdue).toBeGreaterThan(2);
    expect(drawn).toHaveLength(session.overdue);
    expect(drawn.at(-1)).toBe('settling');
  });

  test('is told from one that shows in time, however long the round then takes', async () => {
    const time = new HeldPauses();
    const { session, wallet, bet } = table({ longEnough: () => time.pause(30_000) });
    const shown: (() => void)[] = [];
    session.follow(() => new Promise<void>((resolve) => void shown.push(resolve)));
    bet(1000);
    session.send({ type: 'deal' });
    await settle();
    await wallet.only.accept();
    for (let i = 0; i < 20 && choices(session.state).length === 0; i++) {
      for (const each of shown.splice(0)) each();
      await settle();
    }
    expect(choices(session.state)).toContain('stand');
    expect(session.overdue).toBe(0);
  });
});
