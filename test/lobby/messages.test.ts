import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { GAME_ANSWERS } from '../../src/lobby/game-answers.ts';
import { GAME_ASKS, GAME_NOTICES, HOST_ASKS } from '../../src/lobby/messages.ts';
import { fits, PROTOCOL } from '../../src/lobby/version.ts';

describe('the version of the protocol', () => {
  test.each([
    ['1.0.0', '1.0.0', true],
    ['1.0.9', '1.0.0', true],
    ['1.0.0', '1.4.0', true],
    ['1.5.0', '1.4.0', false],
    ['2.0.0', '1.4.0', false],
    ['0.9.0', '1.4.0', false],
    ['1', '1.0.0', false],
    ['1.0.0-beta', '1.0.0', false],
    ['', '1.0.0', false],
  ])('a host of %s and a game of %s: %s', (host, game, expected) => {
    expect(fits(host, game)).toBe(expected);
  });

  test('fits itself', () => {
    expect(fits(PROTOCOL, PROTOCOL)).toBe(true);
  });
});

describe('messages are held to their shape', () => {
  const accepts = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success;

  test('a debit is whole minor units', () => {
    const debit = (amount: unknown) => ({ txId: 'R-1', roundId: 'R', amount });
    expect(accepts(GAME_ASKS['wallet.debit'], debit(1500))).toBe(true);
    for (const amount of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '5', null, 2 ** 53])
      expect(accepts(GAME_ASKS['wallet.debit'], debit(amount))).toBe(false);
  });

  test('a dealer answers with cards or with the reason why not', () => {
    const answer = GAME_ANSWERS['dealer.draw'];
    expect(accepts(answer, { ok: true, card: 'Ts' })).toBe(true);
    expect(accepts(answer, { ok: false, code: 'shoe-lost' })).toBe(true);
    expect(accepts(answer, { ok: true, card: '??' })).toBe(false);
    expect(accepts(answer, { ok: true, card: 'Ts', hole: 'As' })).toBe(false);
    expect(accepts(answer, { ok: true })).toBe(false);
  });

  test('what is misspelt in a start is refused, not left aside', () => {
    const start = (options: object) =>
      accepts(HOST_ASKS.start, {
        options: { session: 's', table: 'multi-hand', balance: 1, ...options },
      });
    expect(start({})).toBe(true);
    expect(start({ limits: { min: 100, max: 1000 } })).toBe(true);
    expect(start({ limts: { min: 100, max: 1000 } })).toBe(false);
    expect(start({ speed: 6 })).toBe(false);
    expect(start({ language: 'x'.repeat(5_000_000) })).toBe(false);
  });

  test('a code is a word for support, never a text to show', () => {
    expect(accepts(GAME_NOTICES.error, { code: 'bad-record', at: 'events' })).toBe(true);
    expect(accepts(GAME_NOTICES.error, { code: '<b>oh</b>', at: '' })).toBe(false);
  });
});
