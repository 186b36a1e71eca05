// A lobby for the browser tests, served from an origin of its own: the published entry of the build, and a page around it.

import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const here = (path: string) => new URL(path, import.meta.url);

/** What is served where; the entry is the one that was built. */
const FILES: ReadonlyMap<string, readonly [file: URL, type: string]> = new Map([
  ['/', [here('lobby/lobby.html'), 'text/html']],
  ['/lobby.css', [here('lobby/lobby.css'), 'text/css']],
  ['/page.js', [here('lobby/page.js'), 'text/javascript']],
  ['/lobby.js', [here('../../dist/lobby/lobby.js'), 'text/javascript']],
  ['/neighbour.html', [here('lobby/neighbour.html'), 'text/html']],
  ['/neighbour.js', [here('lobby/neighbour.js'), 'text/javascript']],
]);

export interface LobbyHost {
  /** Its origin, with a slash at the end. */
  readonly address: string;
  close(): Promise<void>;
}

export async function serveLobby(): Promise<LobbyHost> {
  const server = createServer(async (request, response) => {
    const found = FILES.get(new URL(request.url ?? '/', 'http://lobby').pathname);
    if (found === undefined) {
      response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end();
      return;
    }
    const [file, type] = found;
    response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' });
    response.end(await readFile(file));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${portOf(server)}/`,
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
