import { afterEach, expect, test } from 'vitest';
import { GameEnd } from '../../src/lobby/game-end.ts';
import type { StartReply } from '../../src/lobby/messages.ts';
import { type HostEnd, hostEnd } from './two-ends.ts';

const opened: MessagePort[] = [];
afterEach(() => {
  for (const port of opened.splice(0)) port.close();
});

const OPTIONS = { session: 's', table: 'multi-hand', balance: 1000 };

interface Met {
  readonly game: GameEnd;
  readonly host: HostEnd;
  /** Tables that were opened. */
  readonly starts: readonly unknown[];
  /** What the player was told of starts that were refused. */
  readonly refusals: readonly string[];
  /** The host's port, for what no typed host would send, and all the answers that came to it. */
  readonly port: MessagePort;
  readonly answers: readonly unknown[];
}

function meet(protocol = '1.0.0', opens: StartReply = { ok: true, table: 'multi-hand' }): Met {
  const { port1, port2 } = new MessageChannel();
  opened.push(port1, port2);
  const starts: unknown[] = [];
  const refusals: string[] = [];
  const answers: unknown[] = [];
  port2.addEventListener('message', ({ data }) => data.type === 'answer' && answers.push(data));
  const host = hostEnd(port2);
  const game = new GameEnd({
    met: { port: port1, origin: 'https://lobby.example', protocol },
    pause: async () => {},
    start: async (start) => {
      starts.push(start.table);
      return opens;
    },
    refused: async (code, at) => void refusals.push(`${code} ${at}`),
  });
  return { game, host, starts, refusals, port: port2, answers };
}

const until = (host: HostEnd, told: readonly string[]) => expect.poll(() => host.told).toEqual(told);
const HELLO = 'hello {"protocol":"1.0.0"}';

test('says its version first, and opens one table', async () => {
  const { host, starts } = meet();
  await until(host, [HELLO]);
  expect(await host.line.ask('start', { options: OPTIONS })).toEqual({ ok: true, table: 'multi-hand' });
  expect(await host.line.ask('start', { options: { ...OPTIONS, table: 'three-hand' } })).toEqual({
    ok: false,
    code: 'already-started',
    at: '',
  });
  expect(starts).toEqual(['multi-hand']);
});

test('the same start again, since its answer was lost, is answered as the first time and opens nothing', async () => {
  for (const reply of [
    { ok: true, table: 'multi-hand' },
    { ok: false, code: 'shoe-lost', at: 'round' },
  ] as const) {
    const { host, starts } = meet('1.0.0', reply);
    expect(await host.line.ask('start', { options: OPTIONS })).toEqual(reply);
    expect(await host.line.ask('start', { options: { ...OPTIONS } })).toEqual(reply);
    expect(starts).toEqual(['multi-hand']);
  }
});

test.each<[string, object, string]>([
  ['an amount that is not whole', { options: { ...OPTIONS, balance: 10.5 } }, 'balance'],
  ['a name that is misspelt', { options: { ...OPTIONS, limts: {} } }, 'limts'],
  ['a limit that is none', { options: { ...OPTIONS, limits: { min: 1, max: '9' } } }, 'limits.max'],
  ['no options at all', {}, ''],
])('a start with %s is refused with the path, to the lobby and to the player', async (_, body, at) => {
  const { port, answers, starts, refusals } = meet();
  port.postMessage({ type: 'start', id: 1, ...body });
  const refused = { ok: false, code: 'bad-message', at };
  await expect.poll(() => answers).toEqual([{ type: 'answer', to: 1, value: refused }]);
  expect(refusals).toEqual([`bad-message ${at}`]);
  expect(starts).toEqual([]);
});

test.each(['2.0.0', '1.1.0', '0.9.0', 'one'])(
  'a host of version %s is refused, and no table is opened',
  async (version) => {
    const { game, host, starts } = meet(version);
    expect(game.fits).toBe(false);
    await until(host, [HELLO, `error {"code":"version-mismatch","at":"${version}"}`]);
    expect(await host.line.ask('start', { options: OPTIONS })).toEqual({
      ok: false,
      code: 'version-mismatch',
      at: '',
    });
    expect(starts).toEqual([]);
  },
);

test('passes the host’s wishes on to the table, and keeps a close that came before there was one', async () => {
  const { game, host } = meet();
  const wishes: string[] = [];
  const serve = () =>
    game.serve({
      balanceChanged: () => wishes.push('balance'),
      mute: (muted) => wishes.push(`mute ${muted}`),
      close: () => wishes.push('close'),
    });
  serve();
  expect(await host.line.ask('mute', { muted: true })).toEqual({ ok: true });
  host.line.tell('balance.changed', {});
  expect(await host.line.ask('pause', { reason: 'cashier' })).toEqual({ ok: true });
  expect(game.hold.now).toBe('paused');
  await host.line.ask('resume', {});
  expect(game.hold.now).toBeNull();
  await host.line.ask('close', {});
  expect(wishes).toEqual(['mute true', 'balance', 'close']);
  serve();
  expect(wishes).toEqual(['mute true', 'balance', 'close', 'close']);
});

test('a table that is given up asks nothing more, is idle, and closes at once', async () => {
  const { game, host } = meet();
  game.serve({ balanceChanged() {}, mute() {}, close() {} });
  game.tellBusy(true);
  const { asking } = game;
  expect(asking.isOver()).toBe(false);
  game.giveUp();
  expect(asking.isOver()).toBe(true);
  expect(await host.line.ask('close', {})).toEqual({ ok: true });
  await until(host, [HELLO, 'busy {}', 'idle {}', 'closed {}']);
});

test('a table that is given up while it was to close after its round closes then', async () => {
  const { game, host } = meet();
  game.serve({ balanceChanged() {}, mute() {}, close() {} });
  await host.line.ask('close', {});
  game.giveUp();
  await until(host, [HELLO, 'idle {}', 'closed {}']);
});

test('closes at once where there is no table yet', async () => {
  const { host } = meet();
  await host.line.ask('close', {});
  await until(host, [HELLO, 'closed {}']);
});

test('tells busy and idle where they change, doors, sizes and faults as they come', async () => {
  const { game, host } = meet();
  game.tellBusy(false);
  game.tellBusy(false);
  game.tellBusy(true);
  game.tellBusy(true);
  game.tellBusy(false);
  game.open('responsible-play');
  game.tellSize(800, 450);
  game.tellError('bad-record', 'events.3');
  await until(host, [
    HELLO,
    'idle {}',
    'busy {}',
    'idle {}',
    'open {"place":"responsible-play"}',
    'resize {"width":800,"height":450}',
    'error {"code":"bad-record","at":"events.3"}',
  ]);
  expect(host.faults).toEqual([]);
});
