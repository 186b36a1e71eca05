import { describe, expect, test } from 'vitest';
import { openDatabase } from '../server/database.ts';
import { atLobby } from './at-the-lobby.ts';

const debit = (n: number, amount: number) => ({ txId: `R-${n}`, roundId: 'R', amount });

describe('the seamless wallet', () => {
  test('a new account holds 1,000.00 and its journal begins with that', () => {
    const { lobby, purse } = atLobby();
    expect(lobby.wallet.balance(purse)).toBe(100_000);
    expect(lobby.wallet.entries(purse).map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ['opened', 100_000, 100_000],
    ]);
  });

  test('yen have no decimals and dinars three: an account holds ¥200,000, or KWD 500.000', () => {
    const yen = atLobby('three-hand', 'JPY');
    expect(yen.lobby.wallet.balance(yen.purse)).toBe(200_000);
    const dinars = atLobby('three-hand', 'KWD');
    expect(dinars.lobby.wallet.balance(dinars.purse)).toBe(500_000);
  });

  test('the same debit sent again is answered the same and booked once', () => {
    const { lobby, purse } = atLobby();
    const first = lobby.wallet.debit(purse, debit(1, 1500));
    expect(first).toEqual({ outcome: 'accepted', balance: 98_500 });
    expect(lobby.wallet.debit(purse, debit(1, 1500))).toEqual(first);
    expect(lobby.wallet.entriesOfRound('R').map(({ kind, amount }) => [kind, amount])).toEqual([
      ['debit', 1500],
    ]);
  });

  test('the same id with another amount is refused with a code', () => {
    const { lobby, purse } = atLobby();
    lobby.wallet.debit(purse, debit(1, 1500));
    expect(lobby.wallet.debit(purse, debit(1, 1600))).toEqual({
      outcome: 'refused',
      reason: 'not-allowed',
      code: 'tx-differs',
      balance: 98_500,
    });
    lobby.wallet.credit(purse, debit(2, 300));
    expect(lobby.wallet.credit(purse, debit(2, 301))).toMatchObject({ code: 'tx-differs', balance: 98_800 });
  });

  test('the id of another player’s transaction is refused', () => {
    const { lobby, purse } = atLobby();
    const other = lobby.accounts.purseOf(lobby.accounts.signIn('Bob').player, 'EUR');
    lobby.wallet.debit(purse, debit(1, 1500));
    expect(lobby.wallet.debit(other, debit(1, 1500))).toMatchObject({ code: 'tx-differs', balance: 100_000 });
    expect(lobby.wallet.rollback(other, debit(1, 0))).toMatchObject({ code: 'tx-differs', balance: 100_000 });
    expect(lobby.wallet.balance(purse)).toBe(98_500);
  });

  test('a credit sent again is paid once', () => {
    const { lobby, purse } = atLobby();
    lobby.wallet.credit(purse, debit(1, 2500));
    expect(lobby.wallet.credit(purse, debit(1, 2500))).toEqual({ outcome: 'accepted', balance: 102_500 });
  });

  test('a debit that the balance does not cover is refused, and stays refused when there is money', () => {
    const { lobby, purse } = atLobby();
    const refusal = { outcome: 'refused', reason: 'insufficient-funds', code: 'insufficient-funds' };
    expect(lobby.wallet.debit(purse, debit(1, 100_001))).toEqual({ ...refusal, balance: 100_000 });
    lobby.accounts.deposit(purse);
    expect(lobby.wallet.debit(purse, debit(1, 100_001))).toEqual({ ...refusal, balance: 150_000 });
    expect(lobby.wallet.debit(purse, debit(2, 100_001))).toEqual({ outcome: 'accepted', balance: 49_999 });
  });

  test('a rollback gives a debit back, once', () => {
    const { lobby, purse } = atLobby();
    lobby.wallet.debit(purse, debit(1, 1500));
    const back = { txId: 'R-1', roundId: 'R' };
    expect(lobby.wallet.rollback(purse, back)).toEqual({ outcome: 'accepted', balance: 100_000 });
    expect(lobby.wallet.rollback(purse, back)).toEqual({ outcome: 'accepted', balance: 100_000 });
    expect(lobby.wallet.debit(purse, debit(1, 1500))).toMatchObject({
      code: 'rolled-back',
      balance: 100_000,
    });
  });

  test('a rollback of a debit that never arrived is remembered: the late debit is refused', () => {
    const { lobby, purse } = atLobby();
    expect(lobby.wallet.rollback(purse, { txId: 'R-1', roundId: 'R' })).toEqual({
      outcome: 'accepted',
      balance: 100_000,
    });
    expect(lobby.wallet.debit(purse, debit(1, 1500))).toEqual({
      outcome: 'refused',
      reason: 'not-allowed',
      code: 'rolled-back',
      balance: 100_000,
    });
    expect(lobby.wallet.entriesOfRound('R').map(({ kind }) => kind)).toEqual(['rollback']);
  });

  test('a player whom the cashier refuses stakes nothing, and is paid all the same', () => {
    const { lobby, purse } = atLobby();
    lobby.accounts.setRefused({ id: purse.player, name: 'Ada', refused: false }, true);
    expect(lobby.wallet.debit(purse, debit(1, 100))).toMatchObject({ code: 'player-refused' });
    expect(lobby.wallet.credit(purse, debit(2, 100))).toEqual({ outcome: 'accepted', balance: 100_100 });
  });

  test('balance and journal always agree', () => {
    const { lobby, purse } = atLobby();
    lobby.wallet.debit(purse, debit(1, 1500));
    lobby.wallet.credit(purse, debit(2, 700));
    lobby.wallet.debit(purse, debit(3, 1_000_000));
    lobby.wallet.rollback(purse, { txId: 'R-1', roundId: 'R' });
    expect(lobby.wallet.balance(purse)).toBe(100_700);
    expect(lobby.wallet.entries(purse).map(({ kind, balance }) => [kind, balance])).toEqual([
      ['opened', 100_000],
      ['debit', 98_500],
      ['credit', 99_200],
      ['refused', 99_200],
      ['rollback', 100_700],
    ]);
    expect(lobby.wallet.changeOf('R')).toBe(700);
  });

  test('the journal is only ever added to', () => {
    const database = openDatabase(':memory:');
    database.exec(`insert into journal (at, player, currency, tx, kind, amount, balance)
      values (1, 'p', 'EUR', 't', 'credit', 5, 5)`);
    expect(() => database.exec('update journal set amount = 6')).toThrow('only ever added to');
    expect(() => database.exec('delete from journal')).toThrow('only ever added to');
  });
});

describe('sessions', () => {
  test('a token is worth something only with its signature', () => {
    const { lobby } = atLobby();
    const { token, player } = lobby.accounts.signIn('Eve');
    const [session = '', signature = ''] = token.split('.');
    expect(lobby.accounts.playerOf(token)).toEqual({ id: player.id, name: 'Eve', refused: false });
    for (const made of [session, `${session}.`, `${session}.${signature.slice(1)}A`, `x${token}`, '', '.'])
      expect(lobby.accounts.playerOf(made)).toBeNull();
  });
});
