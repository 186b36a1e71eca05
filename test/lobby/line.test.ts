import * as fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { gameEnd, hostEnd } from './two-ends.ts';

const opened: MessagePort[] = [];

function channel(): MessageChannel {
  const made = new MessageChannel();
  opened.push(made.port1, made.port2);
  return made;
}

afterEach(() => {
  for (const port of opened.splice(0)) port.close();
});

const debit = { txId: 'R-1', roundId: 'R', amount: 1500 };

describe('a question over the line', () => {
  test('is answered with what the other side says', async () => {
    const { port1, port2 } = channel();
    const asked: unknown[] = [];
    hostEnd(port2, {
      'wallet.debit': async (body) => {
        asked.push(body);
        return { outcome: 'accepted', balance: 8500 };
      },
    });
    const game = gameEnd(port1);
    expect(await game.line.ask('wallet.debit', debit)).toEqual({ outcome: 'accepted', balance: 8500 });
    expect(asked).toEqual([{ txId: 'R-1', roundId: 'R', amount: 1500 }]);
  });

  test('that the other side cannot answer now may be asked again at once', async () => {
    const { port1, port2 } = channel();
    hostEnd(port2, { 'wallet.debit': () => Promise.reject(new Error('no network')) });
    expect(await gameEnd(port1).line.ask('wallet.debit', debit)).toBeNull();
  });

  test('that nobody answers ends after its time, and its late answer is ignored', async () => {
    const { port1, port2 } = channel();
    let answer = (): void => {};
    hostEnd(port2, {
      'wallet.debit': () =>
        new Promise((resolve) => {
          answer = () => resolve({ outcome: 'accepted', balance: 1 });
        }),
    });
    const { line } = gameEnd(port1);
    expect(await line.ask('wallet.debit', debit)).toBeNull();
    answer();
    await expect.poll(() => line.ignored).toBe(1);
  });

  test('answered twice is answered once', async () => {
    const { port1, port2 } = channel();
    const { line } = gameEnd(port1);
    const asked = line.ask('wallet.balance', {});
    port2.postMessage({ type: 'answer', to: 1, value: { balance: 500 } });
    port2.postMessage({ type: 'answer', to: 1, value: { balance: 900 } });
    expect(await asked).toEqual({ balance: 500 });
    await expect.poll(() => line.ignored).toBe(1);
  });

  test('with an answer that is none counts as lost, and the host is told where the fault lies', async () => {
    const { port1, port2 } = channel();
    const { line, faults } = gameEnd(port1);
    const asked = line.ask('wallet.balance', {});
    port2.postMessage({ type: 'answer', to: 1, value: { balance: 5.001 } });
    expect(await asked).toBeNull();
    expect(faults).toEqual(['wallet.balance.answer.balance']);
  });

  test('F04: G03: an amount that is none is no answer', async () => {
    for (const balance of [1e-14, -1, Number.NaN, Number.POSITIVE_INFINITY, '5', 5.001, null, 2 ** 53]) {
      const { port1, port2 } = channel();
      const { line } = gameEnd(port1);
      const asked = line.ask('wallet.balance', {});
      port2.postMessage({ type: 'answer', to: 1, value: { balance } });
      expect(await asked).toBeNull();
    }
  });

  test('that was asked before is not taken again when it is replayed', async () => {
    const { port1, port2 } = channel();
    let pauses = 0;
    const { line } = gameEnd(port1, {
      pause: async () => {
        pauses += 1;
        return { ok: true };
      },
    });
    const pause = { type: 'pause', id: 7, reason: 'lobby' };
    port2.postMessage(pause);
    port2.postMessage(pause);
    port2.postMessage({ ...pause, id: 6 });
    await expect.poll(() => line.ignored).toBe(2);
    expect(pauses).toBe(1);
  });

  test('that does not have its shape fails at once, and is not waited for', async () => {
    const { port1, port2 } = channel();
    const { line, faults } = gameEnd(port1);
    const answers: unknown[] = [];
    port2.addEventListener('message', ({ data }) => answers.push(data));
    port2.start();
    port2.postMessage({ type: 'mute', id: 4, muted: 'yes' });
    await expect.poll(() => answers).toEqual([{ type: 'failed', to: 4 }]);
    expect(faults).toEqual(['mute.muted']);
    expect(line.ignored).toBe(1);
  });

  test('gets no answer once the line is closed', async () => {
    const { port1 } = channel();
    const { line } = gameEnd(port1);
    const asked = line.ask('wallet.balance', {});
    line.close();
    expect(await asked).toBeNull();
    expect(await line.ask('wallet.balance', {})).toBeNull();
  });

  test('that holds what cannot be sent is a fault and no exception', async () => {
    const { port1 } = channel();
    const { line, faults } = gameEnd(port1);
    expect(await line.ask('round.kept', { record: { call: () => {} } })).toBeNull();
    expect(faults).toEqual(['round.kept']);
  });
});

describe('F04: what else arrives at the line', () => {
  const cyclic: Record<string, unknown> = { type: 'start', id: 1 };
  cyclic.options = cyclic;
  const OTHERS: readonly unknown[] = [
    'GET_URL',
    '__ready__',
    '',
    null,
    undefined,
    0,
    Number.NaN,
    true,
    [],
    {},
    { payload: undefined },
    cyclic,
    'x'.repeat(5_000_000),
    { type: 'x'.repeat(5_000_000) },
    { type: 'start', id: 1, options: 'x'.repeat(5_000_000) },
    new ArrayBuffer(64),
    new Map([['type', 'close']]),
    new Date(0),
    { type: 'start' },
    { type: 'close' },
    { type: 'close', id: '1' },
    { type: 'close', id: -1 },
    { type: 'close', id: 1.5 },
    { type: 'close', id: 1, more: 1 },
    { type: 'constructor', id: 1 },
    { type: '__proto__', id: 1 },
    { type: 'toString' },
    { type: 'balance.changed', balance: 1_000_000 },
    { type: 'answer', to: 1, value: { balance: 1_000_000 } },
    { type: 'failed', to: {} },
    { type: 'credit', id: 1, amount: 1_000_000 },
  ];

  test('is ignored and counted, throws nothing and changes nothing', async () => {
    const { port1, port2 } = channel();
    const calls: string[] = [];
    const called = (name: string) => async () => {
      calls.push(name);
      return { ok: true } as const;
    };
    const { line, told } = gameEnd(port1, {
      pause: called('pause'),
      resume: called('resume'),
      mute: called('mute'),
      close: called('close'),
    });
    for (const other of OTHERS) port2.postMessage(other);
    await expect.poll(() => line.ignored).toBe(OTHERS.length);
    expect(calls).toEqual([]);
    expect(told).toEqual([]);
  });

  test('pollutes no prototype', async () => {
    const { port1, port2 } = channel();
    const { line } = gameEnd(port1, { mute: async () => ({ ok: true }) });
    port2.postMessage(JSON.parse('{"type":"mute","id":1,"muted":true,"__proto__":{"polluted":1}}'));
    port2.postMessage(JSON.parse('{"type":"start","id":2,"options":{"__proto__":{"polluted":1}}}'));
    port2.postMessage({ type: 'close', id: 3, constructor: { prototype: { polluted: 1 } } });
    await expect.poll(() => line.ignored).toBe(3);
    expect('polluted' in {}).toBe(false);
  });

  test('10,000 made-up messages: none is taken for one of ours', async () => {
    const { port1, port2 } = channel();
    const calls: string[] = [];
    const { line, told } = gameEnd(port1, {
      start: async () => {
        calls.push('start');
        return { ok: true, table: 'multi-hand' };
      },
      close: async () => {
        calls.push('close');
        return { ok: true };
      },
    });
    const words = fc.constantFrom('start', 'close', 'mute', 'answer', 'failed', 'wallet.debit', 'hello', '');
    const message = fc.oneof(
      fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withTypedArray: true }),
      fc.record({ type: words, id: fc.anything(), to: fc.anything(), options: fc.anything() }),
      fc.record({ type: words, to: fc.nat(20), value: fc.anything() }),
    );
    const messages = fc.sample(message, { numRuns: 10_000, seed: 20_261_130 });
    for (const each of messages) port2.postMessage(each);
    await expect.poll(() => line.ignored, { timeout: 20_000 }).toBe(10_000);
    expect(calls).toEqual([]);
    expect(told).toEqual([]);
  }, 30_000);
});
