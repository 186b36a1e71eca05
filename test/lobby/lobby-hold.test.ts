import { expect, test } from 'vitest';
import type { Card } from '../../src/cards/card.ts';
import { Seat } from '../../src/controls/seat.ts';
import { rehearsalDealer } from '../../src/dealer/page-dealer.ts';
import { memoryShoes } from '../../src/dealer/shoe-store.ts';
import { heldSession, LobbyHold, type PlayedSession } from '../../src/lobby/lobby-hold.ts';
import { ledgerWallet, memoryLedger } from '../../src/money/ledger-wallet.ts';
import { phaseOf } from '../../src/round/progress.ts';
import { TableSession } from '../../src/session/table-session.ts';
import { multiHand } from '../../src/tables/all-tables.ts';

// What a lobby may hold back of a table, and what the player is then told.

/** 19 against a dealer who busts. */
const CARDS: readonly Card[] = ['Ts', '6d', '9h', 'Tc', 'Kc'];
const BET = { type: 'bet.placed', spot: { box: 1, side: null }, amount: 1000 } as const;
const NOT_NOW = { code: 'not-now' };

async function sitDown() {
  const session = new TableSession({
    rules: multiHand,
    dealer: rehearsalDealer(multiHand, CARDS, memoryShoes()),
    wallet: await ledgerWallet(memoryLedger(), 100_000),
    balance: 100_000,
    newRoundId: () => 'R',
    pause: async () => {},
  });
  const hold = new LobbyHold();
  const played: PlayedSession = heldSession(session, hold);
  const until = (phase: string) => expect.poll(() => phaseOf(session.state)).toBe(phase);
  return { hold, played, until, phase: () => phaseOf(session.state) };
}

test('while paused nothing is bet, dealt or decided, and afterwards it all is', async () => {
  const { hold, played, until, phase } = await sitDown();
  hold.pause(true);
  expect(played.trouble).toBe('paused');
  expect(played.send(BET)).toEqual(NOT_NOW);
  hold.pause(false);
  expect(played.trouble).toBeNull();
  expect(played.send(BET)).toBeNull();
  expect(played.send({ type: 'deal' })).toBeNull();
  await until('boxes');
  hold.pause(true);
  expect(played.send({ type: 'decide.stand' })).toEqual(NOT_NOW);
  expect(phase()).toBe('boxes');
  hold.pause(false);
  expect(played.send({ type: 'decide.stand' })).toBeNull();
  await until('settled');
});

test('what is decided while paused is not taken afterwards, however long it is looked at', async () => {
  const { hold, played, until, phase } = await sitDown();
  let judged = () => {};
  const seat = new Seat({
    rules: multiHand,
    session: played,
    doubter: () =>
      new Promise((resume) => {
        judged = () => resume(null);
      }),
    warns: () => true,
    cue: () => {},
    more: null,
    topUpTo: null,
  });
  played.send(BET);
  played.send({ type: 'deal' });
  await until('boxes');
  hold.pause(true);
  seat.decide('stand');
  hold.pause(false);
  judged();
  await new Promise((resume) => setTimeout(resume));
  expect([phase(), seat.held]).toEqual(['boxes', null]);
  seat.decide('stand');
  judged();
  await until('settled');
});

test('while closing a round is played to its end, and none is begun', async () => {
  const { hold, played, until } = await sitDown();
  played.send(BET);
  played.send({ type: 'deal' });
  await until('boxes');
  hold.close();
  expect([hold.closing, played.trouble]).toEqual([true, 'closing']);
  expect(played.send({ type: 'decide.stand' })).toBeNull();
  await until('settled');
  expect(played.send(BET)).toEqual(NOT_NOW);
  expect(played.send({ type: 'rebet' })).toEqual(NOT_NOW);
});

test('a round of another table is played to its end; whoever bets then goes to the table that was asked for', async () => {
  const { hold, played, until } = await sitDown();
  played.send(BET);
  played.send({ type: 'deal' });
  await until('boxes');
  let moves = 0;
  hold.moveAfterRound(() => {
    moves += 1;
  });
  expect(played.send({ type: 'decide.stand' })).toBeNull();
  await until('settled');
  expect(moves).toBe(0);
  expect(played.send(BET)).toEqual(NOT_NOW);
  expect(moves).toBe(1);
});

test('a lobby that does not answer is told of until every question is answered, and what is worse is told first', () => {
  const hold = new LobbyHold();
  const heard: (string | null)[] = [];
  const end = hold.watch(() => heard.push(hold.now));
  hold.lose(true);
  hold.lose(true);
  hold.lose(false);
  hold.pause(true);
  hold.pause(false);
  hold.lose(false);
  hold.close();
  end();
  hold.pause(true);
  expect(heard).toEqual(['lobby-lost', 'lobby-lost', 'lobby-lost', 'paused', 'lobby-lost', null, 'closing']);
});
