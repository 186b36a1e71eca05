import { describe, expect, test } from 'vitest';
import { askForTable, type BetweenTabs } from '../../src/keeping/one-tab.ts';

// Tabs of one browser, each with its own page, over one lock and one channel.

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

type Granted = (lock: Lock | null) => unknown;

interface Holder {
  readonly reject: (fault: unknown) => void;
  readonly done: Promise<unknown>;
}

/** The browser's locks for one name: granted where nobody has it, given up when the callback's promise settles, or stolen. */
class FakeLocks {
  #holder: Holder | null = null;

  request = (name: string, options: LockOptions, callback: Granted): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const take = () => {
        const done = Promise.resolve(callback({ name, mode: 'exclusive' }));
        const holder: Holder = { reject, done };
        this.#holder = holder;
        void done.then((value) => {
          resolve(value);
          if (this.#holder === holder) this.#holder = null;
        });
      };
      if (options.steal === true) {
        this.#holder?.reject(new DOMException('stolen', 'AbortError'));
        take();
        return;
      }
      if (options.ifAvailable !== true) throw new Error('waits in the queue');
      if (this.#holder === null) take();
      else resolve(callback(null));
    });
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

/** Time that passes when a test says so. */
class Clock {
  #now = 0;
  #sleepers: { readonly until: number; readonly wake: () => void }[] = [];
  wait = (milliseconds: number): Promise<void> =>
    new Promise((wake) => this.#sleepers.push({ until: this.#now + milliseconds, wake }));
  async pass(milliseconds: number): Promise<void> {
    await settle();
    const end = this.#now + milliseconds;
    while (this.#now < end) {
      this.#now += 50;
      const due = this.#sleepers.filter(({ until }) => until <= this.#now);
      this.#sleepers = this.#sleepers.filter((sleeper) => !due.includes(sleeper));
      for (const { wake } of due) wake();
      await settle();
    }
  }
}

function browserOf(locks = new FakeLocks()) {
  const channel = new FakeChannel();
  const clock = new Clock();
  const request: LockManager['request'] = (...args: unknown[]) => {
    const [name, options, callback] = args;
    if (typeof name !== 'string' || typeof options !== 'object' || typeof callback !== 'function')
      throw new Error('asked in another way');
    return locks.request(name, options ?? {}, (lock) => callback(lock)).then((value) => Object(value));
  };
  return {
    clock,
    tab: (): BetweenTabs => ({ locks: { request }, channel: channel.end(), wait: clock.wait }),
  };
}

describe('one tab', () => {
  test('that is alone plays', async () => {
    const { tab } = browserOf();
    expect((await askForTable(async () => {}, tab())).plays).toBe(true);
  });

  test('that comes second does not, once it has waited for one that is just being left', async () => {
    const { tab, clock } = browserOf();
    await askForTable(async () => {}, tab());
    const asking = askForTable(async () => {}, tab());
    await clock.pass(500);
    expect((await asking).plays).toBe(false);
  });

  test('that is alone plays, however late it hears that it has the table', async () => {
    const { tab, clock } = browserOf();
    const { locks, ...rest } = tab();
    const late: typeof locks = {
      request: async (name, asking, granted) => {
        await clock.wait(20_000);
        return locks?.request(name, asking, granted);
      },
    };
    const asking = askForTable(async () => {}, { ...rest, locks: late });
    await clock.pass(20_000);
    expect((await asking).plays).toBe(true);
  });

  test('plays when the other one is left in time, as after a reload', async () => {
    const { tab, clock } = browserOf();
    const first = await askForTable(async () => {}, tab());
    const asking = askForTable(async () => {}, tab());
    await clock.pass(400);
    first.release();
    await clock.pass(100);
    expect((await asking).plays).toBe(true);
  });

  test('that is asked for the table writes everything down before it lets go', async () => {
    const { tab, clock } = browserOf();
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
    await clock.pass(500);
    const second = await asking;
    const taking = second.takeOver().then(() => order.push('taken over'));
    await settle();
    expect([order, first.plays]).toEqual([['asked'], false]);
    written();
    await clock.pass(100);
    await taking;
    expect([order, second.plays]).toEqual([['asked', 'written', 'taken over'], true]);
  });

  test('that does not answer has the table taken from it, and is told', async () => {
    const { tab, clock } = browserOf();
    let told = 0;
    const frozen = tab();
    const first = await askForTable(
      async () => {
        told += 1;
      },
      { ...frozen, channel: null },
    );
    const asking = askForTable(async () => {}, tab());
    await clock.pass(500);
    const second = await asking;
    const taking = second.takeOver();
    await clock.pass(2400);
    expect([first.plays, second.plays]).toEqual([true, false]);
    await clock.pass(100);
    await taking;
    await settle();
    expect([first.plays, second.plays, told]).toEqual([false, true, 1]);
  });

  test('takes the table back', async () => {
    const { tab, clock } = browserOf();
    const first = await askForTable(async () => {}, tab());
    const asking = askForTable(async () => {}, tab());
    await clock.pass(500);
    const second = await asking;
    const taking = second.takeOver();
    await clock.pass(100);
    await taking;
    expect([first.plays, second.plays]).toEqual([false, true]);
    const back = first.takeOver();
    await clock.pass(100);
    await back;
    expect([first.plays, second.plays]).toEqual([true, false]);
  });

  test('F05: of a frame that is refused all storage is alone, and plays', async () => {
    const request = () => Promise.reject(new DOMException('refused', 'SecurityError'));
    const between: BetweenTabs = { locks: { request }, channel: null, wait: async () => {} };
    expect((await askForTable(async () => {}, between)).plays).toBe(true);
  });

  test('of a browser without locks plays', async () => {
    const between: BetweenTabs = { locks: null, channel: null, wait: async () => {} };
    expect((await askForTable(async () => {}, between)).plays).toBe(true);
  });
});
