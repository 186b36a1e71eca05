// One tab plays at a time: never two rounds, never two debits. The browser's lock says which, and passes it on by itself
// when a tab is closed or crashes. A tab that is asked for the table writes down what it has under way before it lets go;
// one that does not answer, as a frozen one, has the table taken from it.

const NAME = 'baize-table';
const ASKED = 'the table, please';

/** How long a page that is just being left may take to let go of the table, milliseconds. */
const LEAVING_MS = 500;
/** How long a tab that is asked for the table may take to write down what it has under way, milliseconds. */
const PATIENCE_MS = 2500;
/** How long a tab that did not get the lock waits before it asks again, milliseconds. */
const ASKS_EVERY_MS = 100;

export interface Tab {
  /** Whether this tab may play. */
  readonly plays: boolean;
  /** Takes the table over from the tab that has it. */
  takeOver(): Promise<void>;
  /** Lets another tab have it. */
  release(): void;
}

/** How the lock is asked for: only if nobody has it, or from whoever has it. */
export type Asking = { readonly ifAvailable: true } | { readonly steal: true };

/** The browser's locks as far as they are used here, or a lease in their place. */
export interface TabLocks {
  /** `granted` is told null where the lock was only wanted if nobody has it, and somebody has. */
  request(name: string, asking: Asking, granted: (lock: object | null) => Promise<void>): Promise<unknown>;
}

/** What tabs of one browser know each other by; null where the browser has none of it. */
export interface BetweenTabs {
  readonly locks: TabLocks | null;
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | null;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/**
 * Asks for the table.
 *
 * @param moved told when another tab takes the table over: this one must stop at once, and is done when all is written
 */
export async function askForTable(moved: () => Promise<void>, between?: BetweenTabs): Promise<Tab> {
  const { locks, channel, wait } = between ?? (await betweenTabs());
  let plays = false;
  let release = (): void => {};

  async function stop(): Promise<void> {
    if (!plays) return;
    plays = false;
    await moved();
    release();
  }

  /** Holds the lock until it is released or taken; settles once it is known whether this tab has it. */
  function hold(asking: Asking): Promise<boolean> {
    return new Promise((known) => {
      if (locks === null) {
        known(true);
        return;
      }
      const held = async (lock: object | null): Promise<void> => {
        plays = lock !== null;
        known(plays);
        if (!plays) return;
        await new Promise<void>((done) => {
          release = done;
        });
      };
      locks.request(NAME, asking, held).catch((fault: unknown) => {
        // A frame that is refused all storage is refused locks too: it shares nothing with another tab.
        const isAlone = fault instanceof DOMException && fault.name === 'SecurityError';
        known(isAlone);
        if (!isAlone) void stop();
      });
    });
  }

  /**
   * Asks again and again, for so many milliseconds at the least, and never waits in the browser's queue: a wait that ends by the
   * clock can end just as the lock is given, and on a slow device the page would then take its own lock for another tab's.
   */
  async function askFor(milliseconds: number): Promise<boolean> {
    for (let left = milliseconds; ; left -= ASKS_EVERY_MS) {
      if (await hold({ ifAvailable: true })) return true;
      if (left <= 0) return false;
      await wait(ASKS_EVERY_MS);
    }
  }

  channel?.addEventListener('message', ({ data }) => {
    if (data === ASKED) void stop();
  });
  plays = await askFor(LEAVING_MS);
  return {
    get plays() {
      return plays;
    },
    async takeOver() {
      channel?.postMessage(ASKED);
      plays = (await askFor(PATIENCE_MS)) || (await hold({ steal: true }));
    },
    release() {
      plays = false;
      release();
    },
  };
}

/** What this browser has: in an insecure page no locks, and a lease in their place, which the others do not wait for. */
async function betweenTabs(): Promise<BetweenTabs> {
  return {
    locks: 'locks' in navigator ? navigator.locks : (await import('./lease-in-page.ts')).leaseInPage(),
    channel: 'BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : null,
    wait: (milliseconds) => new Promise((resume) => setTimeout(resume, milliseconds)),
  };
}
