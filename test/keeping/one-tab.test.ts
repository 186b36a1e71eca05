import { describe, expect, test } from 'vitest';
import { askForTable, type BetweenTabs } from '../../src/keeping/one-tab.ts';

// Tabs of one browser, each with its own page, over one lock and one channel.

type Granted = (lock: Lock | null) => unknown;

interface Holder {
  readonly reject: (fault: unknown) => void;
  readonly done: Promise<unknown>;
}

/** The browser's locks for one name: granted in order, given up when the callback's promise settles, or stolen. */
class FakeLocks {
  #holder: Holder | null = null;
  readonly #waiting: (() => void)[] = [];

  request = (name: string, options: LockOptions, callback: Granted): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const take = () => {
        const done = Promise.resolve(callback({ name, mode: 'exclusive' }));
        const holder: Holder = { reject, done };
        this.#holder = holder;
        void done.then((value) => {
          resolve(value);
          if (this.#holder === holder) this.#next();
        });
      };
      if (options.steal === true) {
        this.#holder?.reject(new DOMException('stolen', 'AbortError'));
        take();
        return;
      }
      if (this.#holder === null) {
        take();
        return;
      }
      if (options.ifAvailable === true) {
        resolve(callback(null));
        return;
      }
      this.#waiting.push(take);
      options.signal?.addEventListener('abort', () => {
        const at = this.#waiting.indexOf(take);
        if (at === -1) return;
        this.#waiting.splice(at, 1);
        reject(new DOMException('not any more', 'AbortError'));
      });
    });

  #next(): void {
    this.#holder = null;
    this.#waiting.shift()?.();
  }
}

class FakeChannel {
  readonly #listeners: { readonly from: object; readonly listener: (message: MessageEvent) => void }[] = [];

  /** One tab's end: it does not hear itself. */
  end(): BetweenTabs['channel'] {
    const from = {};
    const all = this.#listeners;
    return {
      postMessage: (data: unknown) => {
        for (const each of all) if (each.from !== from) each.listener(new MessageEvent('message', { data }));
      },
      addEventListener: (_type: string, listener: unknown) => {
        if (typeof listener === 'function') all.push({ from, listener: (message) => void listener(message) });
      },
    };
  }
}

/** Signals that a test gives by hand. */
class Signals {
  readonly #given: AbortController[] = [];
  after = (): AbortSignal => {
    const controller = new AbortController();
    this.#given.push(controller);
    return controller.signal;
  };
  pass(): void {
    for (const controller of this.#given.splice(0)) controller.abort();
  }
}

function browserOf(locks = new FakeLocks()) {
  const channel = new FakeChannel();
  const signals = new Signals();
  const request: LockManager['request'] = (...args: unknown[]) => {
    const [name, options, callback] = args;
    if (typeof name !== 'string' || typeof options !== 'object' || typeof callback !== 'function')
      throw new Error('asked in another way');
    return locks.request(name, options ?? {}, (lock) => callback(lock)).then((value) => Object(value));
  };
  return {
    signals,
    tab: (): BetweenTabs => ({ locks: { request }, channel: channel.end(), after: signals.after }),
  };
}

const settle = async () => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};

describe('one tab', () => {
  test('that is alone plays', async () => {
    const { tab } = browserOf();
    expect((await askForTable(async () => {}, tab())).plays).toBe(true);
  });

  test('that comes second does not, once it has waited for one that is just being left', async () => {
    const { tab, signals } = browserOf();
    await askForTable(async () => {}, tab());
    const asking = askForTable(async () => {}, tab());
    await settle();
    signals.pass();
    expect((await asking).plays).toBe(false);
  });

  test('of a page that is slow to begin plays, though its wait ends before it hears that the table is free', async () => {
    const { tab } = browserOf();
    const { locks, ...rest } = tab();
    const request: typeof locks = {
      request: async (name, options, granted) => {
        if (options.signal !== undefined) throw new DOMException('waited for long enough', 'AbortError');
        return locks?.request(name, options, granted);
      },
    };
    expect((await askForTable(async () => {}, { ...rest, locks: request })).plays).toBe(true);
  });

  test('plays when the other one is left in time, as after a reload', async () => {
    const { tab } = browserOf();
    const first = await askForTable(async () => {}, tab());
    const asking = askForTable(async () => {}, tab());
    await settle();
    first.release();
    expect((await asking).plays).toBe(true);
  });

  test('that is asked for the table writes everything down before it lets go', async () => {
    const { tab, signals } = browserOf();
    const order: string[] = [];
    let written = (): void => {};
    const first = await askForTable(
      () =>
        new Promise((resolve) => {
          order.push('asked');
          written = () => {
            order.push('written');
            resolve();
          };
        }),
      tab(),
    );
    const asking = askForTable(async () => {}, tab());
    await settle();
    signals.pass();
    const second = await asking;
    const taking = second.takeOver().then(() => order.push('taken over'));
    await settle();
    expect([order, first.plays]).toEqual([['asked'], false]);
    written();
    await taking;
    expect([order, second.plays]).toEqual([['asked', 'written', 'taken over'], true]);
  });

  test('that does not answer has the table taken from it, and is told', async () => {
    const { tab, signals } = browserOf();
    let told = 0;
    const frozen = tab();
    const first = await askForTable(
      async () => {
        told += 1;
      },
      { ...frozen, channel: null },
    );
    const asking = askForTable(async () => {}, tab());
    await settle();
    signals.pass();
    const second = await asking;
    const taking = second.takeOver();
    await settle();
    expect([first.plays, second.plays]).toEqual([true, false]);
    signals.pass();
    await taking;
    await settle();
    expect([first.plays, second.plays, told]).toEqual([false, true, 1]);
  });

  test('takes the table back', async () => {
    const { tab, signals } = browserOf();
    const first = await askForTable(async () => {}, tab());
    const asking = askForTable(async () => {}, tab());
    await settle();
    signals.pass();
    const second = await asking;
    await second.takeOver();
    expect([first.plays, second.plays]).toEqual([false, true]);
    await first.takeOver();
    await settle();
    expect([first.plays, second.plays]).toEqual([true, false]);
  });

  test('F05: of a frame that is refused all storage is alone, and plays', async () => {
    const request = () => Promise.reject(new DOMException('refused', 'SecurityError'));
    const between: BetweenTabs = {
      locks: { request },
      channel: null,
      after: () => new AbortController().signal,
    };
    expect((await askForTable(async () => {}, between)).plays).toBe(true);
  });

  test('of a browser without locks plays', async () => {
    const between: BetweenTabs = { locks: null, channel: null, after: () => new AbortController().signal };
    expect((await askForTable(async () => {}, between)).plays).toBe(true);
  });
});
