// The game without a line: what the browser keeps of one version, and when it may be used. The page itself is asked for anew
// whenever there is a line, since it carries the house rules of the place; every other file has its content in its name. So a
// page and its files are always of one version, whichever one that is.

/** What of the browser's `Cache` is used. */
export interface KeptFiles {
  match(address: string): Promise<Response | undefined>;
  put(address: string, response: Response): Promise<void>;
}

export interface OfflineParts {
  /** The build's own name. */
  readonly version: string;
  /** Where the page is, with a slash at the end. */
  readonly scope: string;
  /** All that a table may need without a line, relative to the scope. */
  readonly files: readonly string[];
  readonly open: (name: string) => Promise<KeptFiles>;
  readonly names: () => Promise<readonly string[]>;
  readonly drop: (name: string) => Promise<unknown>;
  readonly fetch: (request: Request | string) => Promise<Response>;
  /** Whether the page that asks is in a frame, and its address; null where nobody knows. */
  readonly asker: (id: string) => Promise<{ readonly framed: boolean; readonly address: string } | null>;
  readonly wait: (milliseconds: number) => Promise<void>;
}

export interface Asked {
  readonly request: Request;
  /** The id of the page that asks; of a page that is being opened, ''. */
  readonly clientId: string;
}

/** Caches of the game and of nothing else at this origin begin so. */
const PREFIX = 'baize-';
/** The page is not waited for longer than this where there is a copy, milliseconds. */
const PATIENCE_MS = 3000;
const VERSION_MARK = /<meta name="baize-version" content="([^"]+)"/;

export const versionOf = (page: string): string | null => VERSION_MARK.exec(page)?.[1] ?? null;

/** A page in a frame keeps nothing and is given nothing kept, unless its host says so in the address. */
export const mayKeep = (framed: boolean, address: string): boolean =>
  !framed || new URL(address).searchParams.get('offline') === 'yes';

export class OfflineCache {
  readonly #parts: OfflineParts;
  readonly #name: string;

  constructor(parts: OfflineParts) {
    this.#parts = parts;
    this.#name = `${PREFIX}${parts.version}`;
  }

  /** Fetches the version whole, or fails, so that the one before stays in use. */
  async install(): Promise<void> {
    const { files, scope, open, fetch, version } = this.#parts;
    const kept = await open(this.#name);
    const page = await fetch(scope);
    if (!page.ok || versionOf(await page.clone().text()) !== version) throw new Error('another version');
    await kept.put(scope, page);
    await Promise.all(
      files.map(async (file) => {
        const response = await fetch(scope + file);
        if (!response.ok) throw new Error(`${response.status}: ${file}`);
        await kept.put(scope + file, response);
      }),
    );
  }

  /** Lets every other version go. */
  async activate(): Promise<void> {
    const { names, drop } = this.#parts;
    const others = (await names()).filter((name) => name.startsWith(PREFIX) && name !== this.#name);
    await Promise.all(others.map(drop));
  }

  /** Keeps files that a page has fetched by itself, such as the cards it shows. */
  async keep(addresses: readonly string[]): Promise<void> {
    for (const address of addresses) if (this.#isFile(address)) await this.#file(address, address);
  }

  /** The answer to a request, or null where it is none of ours. */
  answer({ request, clientId }: Asked): Promise<Response> | null {
    if (request.method !== 'GET') return null;
    if (request.mode === 'navigate') {
      const { origin, pathname } = new URL(request.url);
      const isPage = [this.#parts.scope, `${this.#parts.scope}index.html`].includes(origin + pathname);
      const framed = request.destination === 'iframe' || request.destination === 'frame';
      return isPage && mayKeep(framed, request.url) ? this.#page(request) : null;
    }
    return this.#isFile(request.url) ? this.#fileFor(request, clientId) : null;
  }

  /** Files with their content in their names; not the page, nor the list of lobbies beside it. */
  #isFile(address: string): boolean {
    return address.startsWith(`${this.#parts.scope}assets/`);
  }

  async #page(request: Request): Promise<Response> {
    const { open, fetch, wait, scope, version } = this.#parts;
    const kept = await open(this.#name);
    const asked = fetch(request).then(async (response) => {
      // A page of another version is shown with its own files, and not kept beside this one's.
      if (response.ok && versionOf(await response.clone().text()) === version)
        await kept.put(scope, response.clone());
      return response;
    });
    const copy = async (): Promise<Response | undefined> => kept.match(scope);
    const late = wait(PATIENCE_MS).then(copy);
    try {
      return (await Promise.race([asked, late])) ?? (await asked);
    } catch (error) {
      const there = await copy();
      if (there === undefined) throw error;
      return there;
    }
  }

  async #fileFor(request: Request, clientId: string): Promise<Response> {
    const asker = await this.#parts.asker(clientId);
    const allowed = asker === null || mayKeep(asker.framed, asker.address);
    return allowed ? this.#file(request.url, request) : this.#parts.fetch(request);
  }

  async #file(address: string, request: Request | string): Promise<Response> {
    const kept = await this.#parts.open(this.#name);
    const there = await kept.match(address);
    if (there !== undefined) return there;
    const response = await this.#parts.fetch(request);
    if (response.status === 200) await kept.put(address, response.clone());
    return response;
  }
}
