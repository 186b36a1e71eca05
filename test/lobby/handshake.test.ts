import { afterEach, describe, expect, test } from 'vitest';
import { isAllowed, readOrigins } from '../../src/lobby/allowed-origins.ts';
import { type Handshake, shakeHands, type WindowMessage } from '../../src/lobby/handshake.ts';

const LOBBY = 'https://lobby.example';
const CONNECT = { baize: 'connect', protocol: '1.0.0' };

const opened: MessagePort[] = [];
afterEach(() => {
  for (const port of opened.splice(0)) port.close();
});

function port(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  opened.push(port1, port2);
  return port2;
}

interface Framed {
  readonly handshake: Handshake;
  readonly parent: object;
  /** What the page around the frame was told, and to which origin it was addressed. */
  readonly said: readonly (readonly [message: unknown, target: string])[];
  readonly arrive: (message: Partial<WindowMessage>) => void;
  readonly again: () => void;
}

function framed(parentOrigin: string | null = null): Framed {
  const said: [unknown, string][] = [];
  const parent = { postMessage: (message: unknown, target: string) => void said.push([message, target]) };
  let listener: (message: WindowMessage) => void = () => {};
  let again = (): void => {};
  const handshake = shakeHands({
    parent,
    listen: (given) => {
      listener = given;
    },
    parentOrigin,
    isAllowed: (origin) => isAllowed(origin, [LOBBY], 'games.example'),
    repeat(call) {
      again = call;
      return () => {
        again = () => {};
      };
    },
  });
  return {
    handshake,
    parent,
    said,
    arrive: (message) =>
      listener({ data: CONNECT, origin: LOBBY, source: parent, ports: [port()], ...message }),
    again: () => again(),
  };
}

describe('the handshake from inside the frame', () => {
  test('F03: before it is done the game says that it is ready, and nothing else', () => {
    const { said, again } = framed();
    again();
    expect(said).toEqual([
      [{ baize: 'ready' }, '*'],
      [{ baize: 'ready' }, '*'],
    ]);
  });

  test('F03: where the browser tells who is around, nobody else is addressed', () => {
    expect(framed(LOBBY).said).toEqual([[{ baize: 'ready' }, LOBBY]]);
  });

  test('takes the port of the frame’s parent, and says no more', async () => {
    const { handshake, arrive, again, said } = framed();
    const given = port();
    arrive({ ports: [given] });
    expect(await handshake.met).toEqual({ port: given, origin: LOBBY, protocol: '1.0.0' });
    again();
    expect(said).toHaveLength(1);
    expect(handshake.ignored).toBe(0);
  });

  test.each<[string, Partial<WindowMessage>]>([
    ['a sibling frame or an opener', { source: {} }],
    ['no window at all', { source: null }],
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin that the right one is the beginning of', { origin: 'https://lobby.example.evil.example' }],
    ['an origin that the right one is the end of', { origin: 'https://evil-lobby.example' }],
    ['the right host without encryption', { origin: 'http://lobby.example' }],
    ['the right host at another port', { origin: 'https://lobby.example:8443' }],
    ['the origin null', { origin: 'null' }],
    ['no origin', { origin: '' }],
    ['no port', { ports: [] }],
    ['other words', { data: { baize: 'start' } }],
    ['a text', { data: 'GET_URL' }],
    ['nothing', { data: null }],
    ['more than the message has', { data: { ...CONNECT, balance: 1_000_000 } }],
    ['5 MB of version', { data: { baize: 'connect', protocol: '1'.repeat(5_000_000) } }],
  ])('F01: a message from or with %s is ignored and counted', async (_, message) => {
    const { handshake, arrive } = framed();
    arrive(message);
    expect(handshake.ignored).toBe(1);
    const still = await Promise.race([handshake.met.then(() => 'met'), Promise.resolve('waiting')]);
    expect(still).toBe('waiting');
  });

  test('F01: a second hand that is held out is not taken', async () => {
    const { handshake, arrive } = framed();
    const first = port();
    arrive({ ports: [first] });
    arrive({});
    expect((await handshake.met).port).toBe(first);
    expect(handshake.ignored).toBe(1);
  });
});

describe('the list of lobbies', () => {
  test('holds exact origins', () => {
    expect(readOrigins({ origins: [LOBBY, 'http://localhost:4000'] })).toEqual([
      LOBBY,
      'http://localhost:4000',
    ]);
  });

  test.each([
    ['*'],
    ['https://*.example'],
    ['https://lobby.example/'],
    ['https://lobby.example/path'],
    ['HTTPS://LOBBY.EXAMPLE'],
    ['lobby.example'],
    ['null'],
    ['javascript:alert(1)'],
    ['file://'],
  ])('with %s in it is no list', (origin) => {
    expect(readOrigins({ origins: [LOBBY, origin] })).toBeNull();
  });

  test('takes any page of this machine where the game is served from it, and only there', () => {
    expect(isAllowed('http://localhost:3000', [], 'localhost')).toBe(true);
    expect(isAllowed('http://127.0.0.1:3000', [], 'localhost')).toBe(true);
    expect(isAllowed('http://localhost.evil.example', [], 'localhost')).toBe(false);
    expect(isAllowed('http://localhost:3000', [], 'games.example')).toBe(false);
    expect(isAllowed('null', [], 'localhost')).toBe(false);
    expect(isAllowed('', [], 'localhost')).toBe(false);
  });
});
