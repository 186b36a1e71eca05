import { expect, test } from 'vitest';
import { advisorOf } from '../../src/coach/advisor.ts';
import { Coach } from '../../src/coach/coach.ts';
import { rehearsalDealer } from '../../src/dealer/page-dealer.ts';
import { memoryShoes } from '../../src/dealer/shoe-store.ts';
import { ledgerWallet, memoryLedger } from '../../src/money/ledger-wallet.ts';
import { adviseHand } from '../../src/odds/advice.ts';
import { choices } from '../../src/round/progress.ts';
import { TableSession } from '../../src/session/table-session.ts';
import { doubleExposure } from '../../src/tables/all-tables.ts';

async function seated(): Promise<{ session: TableSession; coach: Coach }> {
  const session = new TableSession({
    rules: doubleExposure,
    dealer: rehearsalDealer(doubleExposure, ['6s', 'Td', '5h', '6c', '4d', 'Tc'], memoryShoes()),
    wallet: await ledgerWallet(memoryLedger(), 100_000),
    balance: 100_000,
    newRoundId: () => 'ROUND',
    pause: () => new Promise(() => {}),
  });
  return {
    session,
    coach: new Coach(
      session,
      advisorOf(async (question) => adviseHand(question)),
    ),
  };
}

/** Lets everything that waits on promises alone go on. */
async function settle(): Promise<void> {
  for (let i = 0; i < 200; i++) await Promise.resolve();
}

async function dealt() {
  const table = await seated();
  table.session.send({ type: 'bet.placed', spot: { box: 1, side: null }, amount: 1000 });
  table.session.send({ type: 'deal' });
  await settle();
  return table;
}

test('while a decision is asked for the coach knows what each open one brings', async () => {
  const { session, coach } = await dealt();
  expect(choices(session.state)).toEqual(['hit', 'stand', 'standAll', 'double']);
  expect([...coach.expectations.keys()].sort()).toEqual(['double', 'hit', 'stand']);
  expect(coach.expectations.get('double')).toBeGreaterThan(coach.expectations.get('stand') ?? 9);
});

test('a decision that was not the best is a mistake, and costs what it gave up', async () => {
  const { session, coach } = await dealt();
  session.send({ type: 'decide.stand' });
  await settle();
  expect([coach.round.decisions, coach.round.mistakes]).toEqual([1, 1]);
  expect(coach.round.cost).toBeGreaterThan(150);
  expect(coach.session).toEqual(coach.round);
  expect(coach.expectations.size).toBe(0);
});

test('the best decision costs nothing', async () => {
  const { session, coach } = await dealt();
  session.send({ type: 'decide.double' });
  await settle();
  expect(coach.round).toEqual({ decisions: 1, mistakes: 0, cost: 0 });
});

test('a new round begins without lessons, the session keeps them', async () => {
  const { session, coach } = await dealt();
  session.send({ type: 'decide.stand' });
  await settle();
  session.send({ type: 'rebet' });
  session.send({ type: 'deal' });
  await settle();
  expect(coach.round.decisions).toBe(0);
  expect(coach.session.decisions).toBe(1);
});
