import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { playersApi } from '../server/api.ts';
import { operatorsApi } from '../server/operator-api.ts';
import { atLobby, oneBox, PagesRound, value } from './at-the-lobby.ts';

function api() {
  const at = atLobby();
  const app = playersApi(at.lobby);
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await app.request(path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers,
    });
    const reply: unknown = await response.json();
    return { status: response.status, reply };
  };
  const signIn = async () => {
    const { reply } = await post('/sign-in', { name: 'Ada' });
    const { token } = v.parse(v.object({ token: v.string() }), reply);
    return { authorization: `Bearer ${token}` };
  };
  return { at, post, signIn };
}

const sat = v.object({ sitting: v.string(), balance: v.number(), commitment: v.string() });

describe('the API', () => {
  test('asks for a session', async () => {
    const { post } = api();
    for (const path of ['/account', '/sit', '/wallet/debit', '/dealer/cards'])
      expect(await post(path, {})).toEqual({ status: 401, reply: { code: 'not-signed-in' } });
  });

  test('opens an account on the first look, and a table with all that the game needs', async () => {
    const { post, signIn } = api();
    const headers = await signIn();
    expect(await post('/account', { currency: 'KWD' }, headers)).toMatchObject({
      status: 200,
      reply: { name: 'Ada', balance: 500_000, open: null, rounds: [] },
    });
    expect(
      await post('/sit', { table: 'multi-hand', currency: 'KWD', limits: 'low' }, headers),
    ).toMatchObject({
      status: 200,
      reply: { balance: 500_000, currency: 'KWD', round: null, history: [], table: { id: 'multi-hand' } },
    });
  });

  test('a body that is none is refused with the path of its fault, and changes nothing', async () => {
    const { post, signIn } = api();
    const headers = await signIn();
    const seat = { table: 'three-hand', currency: 'EUR', limits: 'table' };
    const { sitting } = v.parse(sat, (await post('/sit', seat, headers)).reply);
    const seated = { ...headers, 'x-sitting': `EUR ${sitting}` };
    const debit = { txId: 'R-1', roundId: 'R', amount: 1000 };
    for (const [body, at] of [
      ['{', ''],
      [null, ''],
      [{ ...debit, amount: 10.5 }, 'amount'],
      [{ ...debit, amount: -1 }, 'amount'],
      [{ ...debit, amount: '1000' }, 'amount'],
      [{ ...debit, amount: 2 ** 53 }, 'amount'],
      [{ ...debit, txId: '' }, 'txId'],
      [{ ...debit, more: 1 }, 'more'],
    ] as const)
      expect(await post('/wallet/debit', body, seated)).toEqual({
        status: 400,
        reply: { code: 'bad-request', ...{ at } },
      });
    expect(await post('/wallet/balance', {}, seated)).toEqual({ status: 200, reply: { balance: 100_000 } });
  });

  test('a table that this lobby does not offer', async () => {
    const { post, signIn } = api();
    const headers = await signIn();
    expect(await post('/sit', { table: 'roulette', currency: 'EUR', limits: 'table' }, headers)).toEqual({
      status: 404,
      reply: { code: 'unknown-table' },
    });
    expect(await post('/account', { currency: 'XXX' }, headers)).toEqual({
      status: 400,
      reply: { code: 'bad-request', at: 'currency' },
    });
  });

  test('a request of a table that was opened elsewhere since', async () => {
    const { post, signIn } = api();
    const headers = await signIn();
    const seat = { table: 'three-hand', currency: 'EUR', limits: 'table' };
    const { sitting } = v.parse(sat, (await post('/sit', seat, headers)).reply);
    await post('/sit', seat, headers);
    expect(await post('/here', {}, { ...headers, 'x-sitting': `EUR ${sitting}` })).toEqual({
      status: 409,
      reply: { code: 'moved' },
    });
  });

  test('a body above the limit is not read', async () => {
    const { at } = api();
    const response = await playersApi(at.lobby).request('/sign-in', {
      method: 'POST',
      body: 'x'.repeat(300_000),
    });
    expect(response.status).toBe(413);
  });
});

describe('the operator’s API', () => {
  test('lists rounds by the beginning of their id, and shows no seed of an open one', async () => {
    const at = atLobby();
    const round = new PagesRound(at, 'AB12', oneBox(1000));
    value(round.start());
    at.lobby.rounds.debit(at.purse, { txId: 'AB12-1', roundId: 'AB12', amount: 1000 });
    const app = operatorsApi(at.lobby);
    const seed = at.lobby.store.get('AB12')?.seed ?? '';
    expect(await (await app.request('/rounds?id=AB')).json()).toMatchObject({
      rounds: [{ id: 'AB12', player: 'Ada', state: 'open', change: -1000 }],
    });
    expect(await (await app.request('/rounds?id=B')).json()).toEqual({ rounds: [] });
    expect(await (await app.request('/rounds?id=%25')).json()).toEqual({ rounds: [] });
    const text = await (await app.request('/rounds/AB12')).text();
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(text).not.toContain(seed);
    expect(JSON.parse(text)).toMatchObject({
      record: { roundId: 'AB12' },
      journal: [{ tx: 'AB12-1', kind: 'debit', amount: 1000, balance: 99_000 }],
      verdict: { verdict: 'no-seed' },
    });
  });
});
