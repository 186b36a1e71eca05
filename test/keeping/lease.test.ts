import { describe, expect, test } from 'vitest';
import { LeaseLocks, type LeasePlace } from '../../src/keeping/lease.ts';
import { askForTable, type Tab } from '../../src/keeping/one-tab.ts';

// Tabs of a browser without locks, over one short text; time passes when a test says so.

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

class Browser {
  text: string | null = null;
  now = 1_700_000_000_000;
  readonly #sleepers: { readonly until: number; readonly wake: () => void; readonly tab: TabParts }[] = [];
  readonly #tabs: TabParts[] = [];
  #channel: { readonly tab: TabParts; readonly hear: (message: MessageEvent) => void }[] = [];

  /** Opens the page in a new tab; it may not have the table yet. */
  async open(moved: () => Promise<void> = async () => {}): Promise<{ tab: Tab; parts: TabParts }> {
    const parts: TabParts = { frozen: false, changed: [], left: [] };
    this.#tabs.push(parts);
    const place: LeasePlace = {
      read: () => this.text,
      write: (text) => {
        this.text = text;
        for (const other of this.#tabs)
          if (other !== parts && !other.frozen) for (const heard of other.changed) heard();
      },
      onChange: (heard) => void parts.changed.push(heard),
      onLeave: (heard) => void parts.left.push(heard),
    };
    const wait = (milliseconds: number) =>
      new Promise<void>((wake) => this.#sleepers.push({ until: this.now + milliseconds, wake, tab: parts }));
    const clock = { now: () => this.now, wait };
    const opening = askForTable(moved, {
      locks: new LeaseLocks(place, clock, `tab ${this.#tabs.length}`),
      channel: {
        postMessage: (data: unknown) => {
          for (const { tab, hear } of this.#channel)
            if (tab !== parts && !tab.frozen) hear(new MessageEvent('message', { data }));
        },
        addEventListener: (_type: string, hear: unknown) => {
          if (typeof hear === 'function')
            this.#channel.push({ tab: parts, hear: (message) => void hear(message) });
        },
      },
      wait,
    });
    let tab: Tab | null = null;
    void opening.then((opened) => {
      tab = opened;
    });
    for (let i = 0; i < 20 && tab === null; i++) await this.pass(100);
    return { tab: await opening, parts };
  }

  /** Lets time pass in all tabs that are not frozen. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    while (this.now < end) {
      this.now += 25;
      const due = this.#sleepers.filter(({ until, tab }) => until <= this.now && !tab.frozen);
      for (const sleeper of due) {
        this.#sleepers.splice(this.#sleepers.indexOf(sleeper), 1);
        sleeper.wake();
      }
      await settle();
    }
  }

  /** The tab is killed: it says nothing any more. */
  kill(parts: TabParts): void {
    parts.frozen = true;
  }
}

interface TabParts {
  frozen: boolean;
  readonly changed: (() => void)[];
  readonly left: (() => void)[];
}

describe('two tabs of an insecure page, which has no locks', () => {
  test('are held apart: the second does not play, however long the first goes on', async () => {
    const browser = new Browser();
    const first = await browser.open();
    const second = await browser.open();
    await browser.pass(60_000);
    expect([first.tab.plays, second.tab.plays]).toEqual([true, false]);
  });

  test('that are opened at the same moment: one plays', async () => {
    const browser = new Browser();
    const [first, second] = await Promise.all([browser.open(), browser.open()]);
    expect([first.tab.plays, second.tab.plays].filter((plays) => plays)).toHaveLength(1);
  });

  test('pass the table on when it is asked for, once everything is written', async () => {
    const browser = new Browser();
    const order: string[] = [];
    const first = await browser.open(async () => void order.push('written'));
    const second = await browser.open();
    const taking = second.tab.takeOver().then(() => order.push('taken over'));
    await browser.pass(1000);
    await taking;
    expect(order).toEqual(['written', 'taken over']);
    expect([first.tab.plays, second.tab.plays]).toEqual([false, true]);
  });

  test('do not stand in each other’s way after one was left', async () => {
    const browser = new Browser();
    const first = await browser.open();
    for (const heard of first.parts.left) heard();
    browser.kill(first.parts);
    expect((await browser.open()).tab.plays).toBe(true);
  });

  test('do not stand in each other’s way for more than four seconds after one was killed', async () => {
    const browser = new Browser();
    const first = await browser.open();
    browser.kill(first.parts);
    expect((await browser.open()).tab.plays).toBe(false);
    await browser.pass(4000);
    expect((await browser.open()).tab.plays).toBe(true);
  });

  test('one that was frozen while the table was taken stops when it wakes, before anything else', async () => {
    const browser = new Browser();
    let stopped = 0;
    const first = await browser.open(async () => {
      stopped += 1;
    });
    first.parts.frozen = true;
    const second = await browser.open();
    const taking = second.tab.takeOver();
    await browser.pass(6000);
    await taking;
    expect(second.tab.plays).toBe(true);
    first.parts.frozen = false;
    for (const heard of first.parts.changed) heard();
    await settle();
    expect([first.tab.plays, stopped]).toEqual([false, 1]);
    await browser.pass(10_000);
    expect([first.tab.plays, second.tab.plays]).toEqual([false, true]);
  });

  test.each(['', 'null', '{"holder":"x"}', '{"holder":"x","until":9000000000000000}', 'noise'])(
    'a damaged lease, %j, holds nobody back',
    async (text) => {
      const browser = new Browser();
      browser.text = text;
      expect((await browser.open()).tab.plays).toBe(true);
    },
  );
});
