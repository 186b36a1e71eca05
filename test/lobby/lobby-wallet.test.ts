import { expect, test } from 'vitest';
import { lobbyWallet } from '../../src/lobby/lobby-wallet.ts';
import { scripted } from './scripted-line.ts';

const accepted = (balance: number) => ({ outcome: 'accepted', balance }) as const;

test('F15: a transaction names its round and goes out as it is; sent again it is the same', async () => {
  const lobby = scripted({ 'wallet.debit': [null, accepted(9500)] });
  const wallet = lobbyWallet(lobby, 10_000);
  expect(await wallet.debit('ABCD-EFGH-2', 500)).toEqual({ outcome: 'lost' });
  expect(await wallet.debit('ABCD-EFGH-2', 500)).toEqual({ outcome: 'accepted', balance: 9500 });
  const debit = { type: 'wallet.debit', txId: 'ABCD-EFGH-2', roundId: 'ABCD-EFGH', amount: 500 };
  expect(lobby.asked).toEqual([debit, debit]);
});

test('a credit and a rollback go out with their round, and are answered as the lobby says', async () => {
  const refusal = { outcome: 'refused', reason: 'not-allowed', balance: 700 } as const;
  const lobby = scripted({ 'wallet.credit': [accepted(1200)], 'wallet.rollback': [refusal, null] });
  const wallet = lobbyWallet(lobby, 1000);
  expect(await wallet.credit('R-3', 200)).toEqual({ outcome: 'accepted', balance: 1200 });
  expect(await wallet.rollback('R-1')).toEqual({
    outcome: 'refused',
    reason: 'not-allowed',
    balance: 700,
  });
  expect(await wallet.rollback('R-1')).toEqual({ outcome: 'lost' });
  expect(lobby.asked).toEqual([
    { type: 'wallet.credit', txId: 'R-3', roundId: 'R', amount: 200 },
    { type: 'wallet.rollback', txId: 'R-1', roundId: 'R' },
    { type: 'wallet.rollback', txId: 'R-1', roundId: 'R' },
  ]);
});

test('F19: the balance is asked for until it is told: after 0.5, 1, 2 and then every 4 seconds, and the player is told', async () => {
  const lobby = scripted({ 'wallet.balance': [null, null, null, null, null, null, { balance: 42 }] });
  expect(await lobbyWallet(lobby, 10).balance()).toBe(42);
  expect(lobby.waits).toEqual([500, 1000, 2000, 4000, 4000, 4000]);
  expect(lobby.lostDuring).toEqual([true, true, true, true, true, true]);
  expect(lobby.hold.now).toBeNull();
});

test('once the line is closed the balance is what was told last', async () => {
  const lobby = scripted({ 'wallet.credit': [accepted(1200)], 'wallet.balance': [null] });
  const wallet = lobbyWallet(lobby, 1000);
  await wallet.credit('R-3', 200);
  lobby.close();
  expect(await wallet.balance()).toBe(1200);
  expect(lobby.hold.now).toBeNull();
});
