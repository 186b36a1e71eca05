import { describe, expect, test } from 'vitest';
import { type Asked, mayKeep, OfflineCache, versionOf } from '../../src/offline/offline-cache.ts';

const SCOPE = 'https://games.example/baize/';
const pageOf = (version: string, rules = '{}'): string =>
  `<meta name="baize-version" content="${version}" /><script id="house-rules">${rules}</script>`;

/** A browser with its caches, and a host that may be out of reach. */
class FakeBrowser {
  readonly caches = new Map<string, Map<string, string>>();
  readonly served = new Map<string, string>();
  readonly asked: string[] = [];
  online = true;
  asker: { framed: boolean; address: string } | null = null;

  cache(version: string, files: readonly string[]): OfflineCache {
    return new OfflineCache({
      version,
      files,
      scope: SCOPE,
      open: async (name) => {
        const kept = this.caches.get(name) ?? new Map<string, string>();
        this.caches.set(name, kept);
        return {
          match: async (address) => {
            const text = kept.get(address);
            return text === undefined ? undefined : new Response(text);
          },
          put: async (address, response) => void kept.set(address, await response.text()),
        };
      },
      names: async () => [...this.caches.keys()],
      drop: async (name) => this.caches.delete(name),
      fetch: async (request) => {
        const address = typeof request === 'string' ? request : request.url;
        this.asked.push(address);
        if (!this.online) throw new TypeError('no line');
        const text = this.served.get(address.split('?')[0] ?? '');
        return text === undefined ? new Response('', { status: 404 }) : new Response(text);
      },
      asker: async () => this.asker,
      wait: () => new Promise(() => {}),
    });
  }

  serve(files: Readonly<Record<string, string>>): void {
    this.served.clear();
    for (const [name, text] of Object.entries(files)) this.served.set(SCOPE + name, text);
  }
}

const opening = (query = '', destination = 'document'): Asked => {
  const request = new Request(`${SCOPE}${query}`);
  // A page's own request cannot be made by hand.
  Object.defineProperties(request, { mode: { value: 'navigate' }, destination: { value: destination } });
  return { request, clientId: '' };
};
const file = (name: string): Asked => ({ request: new Request(SCOPE + name), clientId: 'page' });
const textOf = async (answer: Promise<Response> | null): Promise<string | null> =>
  answer === null ? null : (await answer).text();

async function installed(): Promise<{ browser: FakeBrowser; cache: OfflineCache }> {
  const browser = new FakeBrowser();
  browser.serve({ '': pageOf('v1'), 'assets/main-1.js': 'main 1', 'assets/cards-1.webp': 'cards 1' });
  const cache = browser.cache('v1', ['assets/main-1.js']);
  await cache.install();
  return { browser, cache };
}

test('without a line the page and its files are there, whatever the address asks for', async () => {
  const { browser, cache } = await installed();
  browser.online = false;
  expect(await textOf(cache.answer(opening('?table=three-hand&lang=fr')))).toBe(pageOf('v1'));
  expect(await textOf(cache.answer(file('assets/main-1.js')))).toBe('main 1');
  await expect(cache.answer(file('assets/cards-1.webp'))).rejects.toThrow('no line');
});

test('what a page has fetched before it was kept is kept when it tells so, and nothing but files of the game', async () => {
  const { browser, cache } = await installed();
  await cache.keep([`${SCOPE}assets/cards-1.webp`, `${SCOPE}lobby.json`, 'https://elsewhere.example/x.js']);
  browser.online = false;
  expect(await textOf(cache.answer(file('assets/cards-1.webp')))).toBe('cards 1');
  expect([...(browser.caches.get('baize-v1')?.keys() ?? [])]).toEqual([
    SCOPE,
    `${SCOPE}assets/main-1.js`,
    `${SCOPE}assets/cards-1.webp`,
  ]);
});

test('with a line the page is the host’s, and the house rules in it are the ones kept from then on', async () => {
  const { browser, cache } = await installed();
  const stricter = pageOf('v1', '{"maxLoss":5000}');
  browser.serve({ '': stricter });
  expect(await textOf(cache.answer(opening('?table=three-hand')))).toBe(stricter);
  browser.online = false;
  expect(await textOf(cache.answer(opening()))).toBe(stricter);
});

test('a page of another version is given with its own files, and is not mixed into what is kept', async () => {
  const { browser, cache } = await installed();
  browser.serve({ '': pageOf('v2'), 'assets/main-2.js': 'main 2' });
  expect(await textOf(cache.answer(opening()))).toBe(pageOf('v2'));
  expect(await textOf(cache.answer(file('assets/main-2.js')))).toBe('main 2');
  browser.online = false;
  expect(await textOf(cache.answer(opening()))).toBe(pageOf('v1'));
  expect(await textOf(cache.answer(file('assets/main-1.js')))).toBe('main 1');
});

test('a page that does not come is taken from what is kept after three seconds of waiting', async () => {
  const slow = new OfflineCache({
    version: 'v1',
    files: [],
    scope: SCOPE,
    open: async () => ({ match: async () => new Response('kept'), put: async () => {} }),
    names: async () => [],
    drop: async () => {},
    fetch: () => new Promise(() => {}),
    asker: async () => null,
    wait: async (ms) => expect(ms).toBe(3000),
  });
  expect(await textOf(slow.answer(opening()))).toBe('kept');
});

test('a version that cannot be fetched whole is not installed; one that is lets the others go, and nothing else', async () => {
  const { browser } = await installed();
  browser.serve({ '': pageOf('v2') });
  await expect(browser.cache('v2', ['assets/main-2.js']).install()).rejects.toThrow('404: assets/main-2.js');
  await expect(browser.cache('v3', []).install()).rejects.toThrow('another version');
  browser.serve({ '': pageOf('v2'), 'assets/main-2.js': 'main 2' });
  browser.caches.set('of-the-lobby', new Map());
  const next = browser.cache('v2', ['assets/main-2.js']);
  await next.install();
  await next.activate();
  expect([...browser.caches.keys()].sort()).toEqual(['baize-v2', 'of-the-lobby']);
});

describe('in a frame', () => {
  test('nothing is kept nor given unless the address says offline=yes', () => {
    expect(mayKeep(false, SCOPE)).toBe(true);
    expect(mayKeep(true, `${SCOPE}?table=three-hand`)).toBe(false);
    expect(mayKeep(true, `${SCOPE}?offline=no`)).toBe(false);
    expect(mayKeep(true, `${SCOPE}?table=three-hand&offline=yes`)).toBe(true);
  });

  test('a frame’s page and its files come from the host, though they are kept', async () => {
    const { browser, cache } = await installed();
    expect(cache.answer(opening('?table=three-hand', 'iframe'))).toBeNull();
    browser.asker = { framed: true, address: `${SCOPE}?table=three-hand` };
    browser.asked.length = 0;
    expect(await textOf(cache.answer(file('assets/main-1.js')))).toBe('main 1');
    expect(browser.asked).toEqual([`${SCOPE}assets/main-1.js`]);
    browser.asker = { framed: true, address: `${SCOPE}?table=three-hand&offline=yes` };
    browser.online = false;
    expect(await textOf(cache.answer(file('assets/main-1.js')))).toBe('main 1');
    expect(await textOf(cache.answer(opening('?offline=yes', 'iframe')))).toBe(pageOf('v1'));
  });
});

test('what is none of its files is left alone: other pages, the list of lobbies, what is sent', async () => {
  const { cache } = await installed();
  expect(cache.answer(file('lobby.json'))).toBeNull();
  expect(
    cache.answer({ request: new Request(`${SCOPE}assets/x`, { method: 'POST' }), clientId: '' }),
  ).toBeNull();
  const help = opening();
  Object.defineProperty(help.request, 'url', { value: `${SCOPE}other.html` });
  expect(cache.answer(help)).toBeNull();
});

test('a page tells its version', () => {
  expect(versionOf(pageOf('0123abcd'))).toBe('0123abcd');
  expect(versionOf('<html>')).toBeNull();
});
