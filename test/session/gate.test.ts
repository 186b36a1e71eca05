import { expect, test } from 'vitest';
import type { Card } from '../../src/cards/card.ts';
import { rehearsalDealer } from '../../src/dealer/page-dealer.ts';
import { memoryShoes } from '../../src/dealer/shoe-store.ts';
import { ledgerWallet, memoryLedger } from '../../src/money/ledger-wallet.ts';
import { phaseOf } from '../../src/round/progress.ts';
import { betsOf } from '../../src/round/round.ts';
import type { Gate, HouseRefusal } from '../../src/session/gate.ts';
import { TableSession } from '../../src/session/table-session.ts';
import { multiHand } from '../../src/tables/all-tables.ts';
import { totalStake } from '../../src/tables/bets.ts';

// A session asks the house before it takes bets or starts a round; what is refused changes nothing.

const TOO_MUCH: HouseRefusal = { code: 'round-stake-above-maximum', limit: 1000 };
const TOO_SOON: HouseRefusal = { code: 'too-soon', seconds: 3 };

const STANDS: readonly Card[] = ['Ts', '6d', '9h', 'Tc', 'Kc'];
const DOUBLES: readonly Card[] = ['5s', '6d', '6h', 'Tc', 'Kc'];

async function sitDown(cards = STANDS) {
  const house = { soon: false, started: 0, most: 1000 };
  const gate: Gate = {
    bets: (bets) => (totalStake(bets) > house.most ? TOO_MUCH : null),
    start: () => (house.soon ? TOO_SOON : null),
    started: () => {
      house.started += 1;
    },
  };
  let rounds = 0;
  const wallet = await ledgerWallet(memoryLedger(), 100_000);
  const session = new TableSession({
    rules: multiHand,
    dealer: rehearsalDealer(multiHand, cards, memoryShoes()),
    wallet,
    balance: 100_000,
    newRoundId: () => `R${++rounds}`,
    pause: async () => {},
    gate,
  });
  const bets = () => betsOf(session.state.context.chips);
  const until = (phase: string) => expect.poll(() => phaseOf(session.state)).toBe(phase);
  return { house, session, bets, until };
}

const onBox = (box: number, amount: number) =>
  ({ type: 'bet.placed', spot: { box, side: null }, amount }) as const;

test('a bet the house does not take is refused, and the bets stay as they were', async () => {
  const { session, bets } = await sitDown();
  expect(session.send(onBox(1, 600))).toBeNull();
  expect(session.refusal(onBox(2, 500))).toEqual(TOO_MUCH);
  expect(session.send(onBox(2, 500))).toEqual(TOO_MUCH);
  expect(bets()).toEqual([{ box: 1, main: 600, side: {} }]);
  expect(session.send(onBox(2, 400))).toBeNull();
});

test('what the table itself refuses is told before what the house does', async () => {
  const { session } = await sitDown();
  expect(session.send(onBox(9, 5000))).toMatchObject({ code: 'unknown-box' });
});

test('a deal too soon is refused, and asking does not start a round', async () => {
  const { house, session, until } = await sitDown();
  session.send(onBox(1, 600));
  house.soon = true;
  expect(session.refusal({ type: 'deal' })).toEqual(TOO_SOON);
  expect(session.send({ type: 'deal' })).toEqual(TOO_SOON);
  await until('betting');
  expect(house.started).toBe(0);
  house.soon = false;
  expect(session.refusal({ type: 'deal' })).toBeNull();
  expect(house.started).toBe(0);
  expect(session.send({ type: 'deal' })).toBeNull();
  expect(house.started).toBe(1);
});

test('bets that lay there before the house was stricter are not dealt, nor put down again', async () => {
  const { house, session, until } = await sitDown();
  session.send(onBox(1, 1000));
  house.most = 500;
  expect(session.send({ type: 'deal' })).toEqual(TOO_MUCH);
  house.most = 1000;
  session.send({ type: 'deal' });
  await until('boxes');
  session.send({ type: 'decide.stand' });
  await until('settled');
  house.most = 500;
  expect(session.send({ type: 'rebet' })).toEqual(TOO_MUCH);
  house.most = 1000;
  expect(session.send({ type: 'rebet' })).toBeNull();
});

test('doubling is not the house’s to refuse: the stake of a round is its first bets', async () => {
  const { session, until } = await sitDown(DOUBLES);
  session.send(onBox(1, 1000));
  session.send({ type: 'deal' });
  await until('boxes');
  expect(session.send({ type: 'decide.double' })).toBeNull();
});
