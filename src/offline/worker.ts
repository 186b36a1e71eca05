// The service worker: the offline cache (offline-cache.ts) in the browser. scripts/offline.ts fills in which version this is and
// what it is made of. It waits until the pages of the version before are closed.

import { OfflineCache } from './offline-cache.ts';

interface Lasting extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
interface FetchEvent extends Lasting {
  readonly request: Request;
  readonly clientId: string;
  respondWith(response: Promise<Response>): void;
}
interface Worker {
  readonly clients: {
    get(id: string): Promise<{ readonly frameType?: string; readonly url: string } | undefined>;
  };
  addEventListener(type: 'install' | 'activate', heard: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', heard: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', heard: (event: Lasting & { readonly data: unknown }) => void): void;
}
declare const self: Worker;
declare const VERSION: string;
declare const FILES: readonly string[];

const cache = new OfflineCache({
  version: VERSION,
  files: FILES,
  scope: new URL('./', location.href).href,
  open: (name) => caches.open(name),
  names: () => caches.keys(),
  drop: (name) => caches.delete(name),
  fetch: (request) => fetch(request),
  async asker(id) {
    const client = id === '' ? undefined : await self.clients.get(id);
    return client === undefined ? null : { framed: client.frameType === 'nested', address: client.url };
  },
  wait: (milliseconds) => new Promise((resume) => setTimeout(resume, milliseconds)),
});

self.addEventListener('install', (event) => event.waitUntil(cache.install()));
self.addEventListener('activate', (event) => event.waitUntil(cache.activate()));
self.addEventListener('fetch', (event) => {
  const answer = cache.answer(event);
  if (answer !== null) event.respondWith(answer);
});
self.addEventListener('message', (event) => {
  const { data } = event;
  if (Array.isArray(data)) event.waitUntil(cache.keep(data.filter((each) => typeof each === 'string')));
});
