// A lobby for the browser tests, served from an origin of its own: the published entry of the build, and a page around it.

import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { POLICY } from '../../vite.config.ts';

const here = (path: string) => new URL(path, import.meta.url);

/** What is served where; the entry is the one that was built. */
const FILES: ReadonlyMap<string, readonly [file: URL, type: string]> = new Map([
  ['/', [here('lobby/lobby.html'), 'text/html']],
  ['/lobby.css', [here('lobby/lobby.css'), 'text/css']],
  ['/page.js', [here('lobby/page.js'), 'text/javascript']],
  ['/lobby.js', [here('../../dist/lobby/lobby.js'), 'text/javascript']],
  ['/pasted.html', [here('lobby/pasted.html'), 'text/html']],
  ['/integrator.js', [here('lobby/integrator.js'), 'text/javascript']],
  ['/neighbour.html', [here('lobby/neighbour.html'), 'text/html']],
  ['/neighbour.js', [here('lobby/neighbour.js'), 'text/javascript']],
]);

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** Where the game is served from by `serveGame`: a folder deep inside a host that has more to serve. */
const SUB_FOLDER = '/suppliers/baize/1.0/';

export interface LobbyHost {
  /** Its origin, or the folder in it, with a slash at the end. */
  readonly address: string;
  close(): Promise<void>;
}

/** House rules in the page's own block, which in a lobby do not count. */
const OWN_RULES = '<script type="application/json" id="house-rules">{ "maxBoxes": 1 }<';

/**
 * The built game from a sub-folder, under the headers that docs/embedding.md gives and with house rules of its page's own.
 *
 * @param headers more of them
 */
export async function serveGame(headers: Readonly<Record<string, string>> = {}): Promise<LobbyHost> {
  const built = here('../../dist/');
  return served(SUB_FOLDER, async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://game');
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const inside = path.startsWith(SUB_FOLDER) ? path.slice(SUB_FOLDER.length) : null;
    const file = inside === null ? null : await readFile(new URL(inside, built)).catch(() => null);
    if (file === null) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    response.writeHead(200, { 'Content-Type': type, 'Content-Security-Policy': POLICY, ...headers });
    const isPage = path.endsWith('.html');
    response.end(isPage ? String(file).replace(/<script [^>]*id="house-rules">\{\}</, OWN_RULES) : file);
  });
}

/** What docs/embedding.md has an integrator paste, with the address of the game in place of the example's. */
export async function pastedLines(game: string): Promise<string> {
  const docs = await readFile(here('../../docs/embedding.md'), 'utf8');
  const [, lines = ''] = /```js\n(.*?)```/s.exec(docs) ?? [];
  return lines.replace('https://games.example/baize/', game);
}

/** @param game where the pasted lines find the game */
export async function serveLobby(game = ''): Promise<LobbyHost> {
  return served('/', async (request, response) => {
    if (request.url === '/pasted.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8' });
      response.end(`import { api, finish, forget, keep } from '/integrator.js';\n${await pastedLines(game)}`);
      return;
    }
    const found = FILES.get(new URL(request.url ?? '/', 'http://lobby').pathname);
    if (found === undefined) {
      response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end();
      return;
    }
    const [file, type] = found;
    response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' });
    response.end(await readFile(file));
  });
}

async function served(path: string, answer: RequestListener): Promise<LobbyHost> {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${portOf(server)}${path}`,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
