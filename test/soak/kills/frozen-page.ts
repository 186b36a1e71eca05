// Runs in the page: freezes it at the first of the moments that are given, so that the kill falls exactly there. What it has said on
// the console by then is the last word of the page.

import type { Page } from 'playwright-core';
import { lastEvent, type Moment } from './moments.ts';

interface Watched {
  readonly moments: readonly Moment[];
  /** How many of the round's facts were told before the page was opened. */
  readonly facts: number;
}

/** What `lastEvent` is called in the page. */
declare const nameOfLast: typeof lastEvent;

interface Written {
  readonly events?: Parameters<typeof lastEvent>[0];
  readonly txId?: string;
  readonly record?: { readonly events?: Parameters<typeof lastEvent>[0] };
}

/** Written for the page: it uses nothing from outside but `nameOfLast`. */
function watch({ moments, facts }: Watched): void {
  const left = new Set(moments);
  const seenNow = () => Number(document.querySelector('main.table')?.getAttribute('data-seen') ?? 0);
  /** What the page had seen when the round began: its bets being put down. */
  let before = 0;
  /** The fact that was on its way at the last frame. */
  let last = facts;
  const factNow = () => facts + seenNow() - before;
  const freezeAt = (moment: string) => {
    if (!left.has(moment)) return;
    console.info(`frozen ${JSON.stringify({ moment, facts: factNow() })}`);
    for (;;);
  };
  const namesOf = (store: string, value: Written): readonly string[] => {
    if (store === 'open') return [`open ${nameOfLast(value.events ?? [])}`];
    if (store === 'ledger') return [`ledger ${value.txId?.split('-').at(-1)}`];
    // The last event may be written with the end of the round.
    return store === 'rounds' ? ['rounds', `open ${nameOfLast(value.record?.events ?? [])}`] : [];
  };
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (value, key) {
    const names = namesOf(this.name, value);
    if (names.includes('open deal 1')) {
      before = seenNow();
      last = 0;
    }
    for (const name of names) freezeAt(`before ${name}`);
    this.transaction.addEventListener('complete', () => {
      for (const name of names) freezeAt(`after ${name}`);
    });
    return put.call(this, value, key);
  };
  let begun = facts > 0;
  let frames = 0;
  const look = () => {
    begun ||= document.querySelector('main.table:not([data-phase="betting"])') !== null;
    const now = factNow();
    if (begun) {
      // What took no time is over before a frame: it is killed at the next one.
      for (let fact = last; fact < now; fact++) freezeAt(`fact ${fact}`);
      const moving = document.querySelector('main.table[data-moving="true"]') !== null;
      frames = moving && now === last ? frames + 1 : 0;
      if (frames > 1) freezeAt(`fact ${now}`);
    }
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** What a frozen page has said: where it stands, and how many of the round's facts it had shown. */
export interface Frozen {
  readonly moment: Moment;
  readonly facts: number;
}

/** To be called before the page is opened; `reached` is kept when the page has come to one of the moments. */
export async function freezeAt(page: Page, watched: Watched): Promise<{ readonly reached: Promise<Frozen> }> {
  const reached = new Promise<Frozen>((resolve) => {
    page.on('console', (message) => {
      const said = /^frozen (.*)$/.exec(message.text())?.[1];
      if (said !== undefined) resolve(JSON.parse(said));
    });
  });
  await page.addInitScript({
    content: `{ const nameOfLast = ${lastEvent}; (${watch})(${JSON.stringify(watched)}); }`,
  });
  return { reached };
}
