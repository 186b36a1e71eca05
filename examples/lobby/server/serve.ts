// The game on one port, the lobby with its API on another: two origins, as with a casino and its supplier.

import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Seed } from '../../../src/dealer/seed.ts';
import { POLICY } from '../../../vite.config.ts';
import { playersApi } from './api.ts';
import { type Lobby, openLobby } from './lobby.ts';
import { operatorsApi } from './operator-api.ts';

/** Nobody else on the network is served: the operator's page asks for no password. */
const HOST = '127.0.0.1';
const SWEEP_MS = 1000;

export interface ServeParts {
  /** The built game and the built lobby page. */
  readonly gameFolder: string;
  readonly pageFolder: string;
  /** The database's file, or ":memory:". */
  readonly file: string;
  /** Ports; 0 is any that is free. */
  readonly gamePort: number;
  readonly lobbyPort: number;
  /** After how long without a player a round is ended by the house, milliseconds. */
  readonly awayMs: number;
  readonly newSeed?: (() => Seed) | undefined;
}

export interface Served {
  readonly game: string;
  readonly lobby: string;
  readonly parts: Lobby;
  close(): Promise<void>;
}

interface Listening {
  readonly server: ServerType;
  readonly origin: string;
}

function listen(app: Hono, port: number): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: HOST }, ({ port: taken }: AddressInfo) =>
      resolve({ server, origin: `http://${HOST}:${taken}` }),
    );
    server.on('error', reject);
  });
}

const stop = ({ server }: Listening): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });

/** What the lobby's own pages are served under. */
const lobbyPolicy = (game: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    `frame-src ${game}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const complain = (what: string, fault: unknown): void => void process.stderr.write(`${what}: ${fault}\n`);

/** Nothing that a sweep meets with, a full disk or a database that is busy, ends the server: it is tried again. */
export function sweepSafely({ house }: Pick<Lobby, 'house'>): void {
  try {
    house.sweep();
  } catch (fault) {
    complain('The house could not look after the rounds', fault);
  }
}

export async function serveLobby(parts: ServeParts): Promise<Served> {
  const lobby = openLobby({
    file: parts.file,
    now: () => Date.now(),
    awayMs: parts.awayMs,
    newSeed: parts.newSeed,
    failed: (id, fault) => complain(`The house could not end round ${id}`, fault),
  });
  // The game's own origin is known before the lobby's, which alone may frame it.
  const origins = { game: '', lobby: '' };

  const game = new Hono();
  game.use(async (c, next) => {
    await next();
    c.header('Content-Security-Policy', `${POLICY}; frame-ancestors ${origins.lobby} 'self'`);
    c.header('X-Content-Type-Options', 'nosniff');
  });
  game.use(serveStatic({ root: parts.gameFolder }));

  const house = new Hono();
  house.use(async (c, next) => {
    await next();
    c.header('Content-Security-Policy', lobbyPolicy(origins.game));
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'no-referrer');
  });
  house.use('/api/*', async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  house.get('/api/game', (c) => c.json({ game: `${origins.game}/` }));
  house.route('/api/operator', operatorsApi(lobby));
  house.route('/api', playersApi(lobby));
  house.get('/operator', (c) => c.redirect('/operator.html'));
  house.use(serveStatic({ root: parts.pageFolder }));

  const gameAt = await listen(game, parts.gamePort);
  origins.game = gameAt.origin;
  const lobbyAt = await listen(house, parts.lobbyPort);
  origins.lobby = lobbyAt.origin;
  const sweeping = setInterval(() => sweepSafely(lobby), SWEEP_MS);

  return {
    game: gameAt.origin,
    lobby: lobbyAt.origin,
    parts: lobby,
    async close() {
      clearInterval(sweeping);
      await Promise.all([stop(gameAt), stop(lobbyAt)]);
      lobby.close();
    },
  };
}
