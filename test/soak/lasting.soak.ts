import type { CDPSession, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { keepCount, type Left } from '../browser/life/keep-count.ts';
import { serveLife } from '../browser/life/serve-life.ts';
import { TablePage } from '../browser/table-page.ts';
import { visits } from '../browser/visits.ts';

// A day at the table: after thousands of rounds the page holds no more than after the first hundred; and a game that is opened
// and closed fifty times in one page leaves nothing in it. SOAK_LASTING is how many rounds are played.

const ROUNDS = Number(process.env.SOAK_LASTING) || 5000;
const FROM = 100;
const LIVES = 50;
const TOLERANCE = 1.02;
/** The log of announcements holds the sentences of the last rounds, of which one has more than another, bytes. */
const LOG_BYTES = 60_000;
/**
 * What the ledger of play money may hold after so many rounds, bytes: its last 2,000 entries, at most three to a round, each of six
 * fields, two texts and its places in two lists.
 */
const ledgerBytes = (rounds: number): number => Math.min(2000, 3 * rounds) * 150;

/** What a life may leave in data, bytes: PixiJS keeps the sources of its mesh shader, which it names anew for each renderer. */
const LIFE_BYTES = 8000;

const { player } = visits();

interface Held extends Left, Living {
  /** All of it, bytes. */
  readonly heap: number;
  /** What of it the page's code has made, bytes: without what the browser has compiled and made for itself. */
  readonly data: number;
  readonly domNodes: number;
  readonly allListeners: number;
}

/** Objects of the libraries that are alive, whoever holds them. */
interface Living {
  readonly displayObjects: number;
  readonly animations: number;
}

/** What code makes, by the names that a snapshot gives to kinds. What is compiled grows until everything has run often. */
const DATA = new Set([
  'string',
  'object',
  'array',
  'number',
  'closure',
  'concatenated string',
  'sliced string',
]);

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
}

async function dataBytes(devtools: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const take = ({ chunk }: { readonly chunk: string }) => chunks.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', take);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes }: Snapshot = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (DATA.has(types[0][nodes[at + type] ?? -1] ?? '')) bytes += nodes[at + size] ?? 0;
  return bytes;
}

/** Asked of the heap itself, by the names that only theirs have: the built page gives its libraries to nobody. */
async function living(devtools: CDPSession): Promise<Living> {
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'Object.prototype' });
  const prototypeObjectId = result.objectId ?? '';
  const { objects } = await devtools.send('Runtime.queryObjects', { prototypeObjectId });
  const counted = await devtools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    returnByValue: true,
    functionDeclaration: `function () {
      const count = (...names) => this.filter((each) => names.every((name) => name in each)).length;
      return { displayObjects: count('addChild', 'worldTransform'), animations: count('_tTime', '_dur') };
    }`,
  });
  for (const objectId of [objects.objectId, result.objectId])
    if (objectId !== undefined) await devtools.send('Runtime.releaseObject', { objectId });
  return counted.result.value;
}

async function held(page: Page, devtools: CDPSession): Promise<Held> {
  // What is said after a pause has been said, and what only a finaliser lets go is gone after the last collection.
  await page.waitForFunction(() => window.left().timers === 0);
  for (let i = 0; i < 4; i++) {
    await devtools.send('HeapProfiler.collectGarbage');
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(next)));
  }
  const alive = await living(devtools);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const left = await page.evaluate(() => window.left());
  const data = await dataBytes(devtools);
  return { ...left, ...alive, data, heap: usedSize, domNodes: nodes, allListeners: jsEventListeners };
}

/** Plays rounds in the page itself, as fast as it takes them: the same bet again, every hand stood on. */
function playRounds(count: number): Promise<void> {
  const channel = new MessageChannel();
  const turn = () =>
    new Promise<void>((next) => {
      channel.port1.onmessage = () => next();
      channel.port2.postMessage(null);
    });
  const press = (...areas: readonly string[]): void => {
    for (const area of areas) {
      const button = document.querySelector<HTMLButtonElement>(
        `[data-area="${area}"]:not([disabled]):not([aria-disabled="true"])`,
      );
      button?.click();
      if (button !== null) return;
    }
  };
  const phase = () => document.querySelector('main')?.getAttribute('data-phase');
  return (async () => {
    for (let round = 0; round < count; round++) {
      while (phase() === 'settled' || phase() === 'betting') {
        // Who stands on everything is out of money before the day is over, and is given some.
        document.querySelector<HTMLButtonElement>('.messages .action')?.click();
        press('rebetAndDeal', 'deal', 'rebet');
        await turn();
      }
      while (phase() !== 'settled') {
        press('noInsurance', 'noEvenMoney', 'decline', 'stand', 'anyway');
        await turn();
      }
      // What is to be said waits for a pause, which no player leaves out for so long.
      if (round % 20 === 19) while (window.left().timers > 0) await turn();
    }
    // The table cleared: what is counted must not depend on how many cards the last round had.
    while (phase() !== 'betting') {
      press('newGame');
      await turn();
    }
    channel.port1.close();
  })();
}

/** Nothing is waited for but the page itself: no motion, no question, and the page believes that nobody looks. */
function withoutMotion(): void {
  localStorage.setItem(
    'baize.settings',
    JSON.stringify({ motion: 'reduced', speed: 5, muted: true, warnings: false, confirmations: 'never' }),
  );
  Object.defineProperty(document, 'hidden', { get: () => true });
}

/** What is of no size of its own is not allowed to grow at all. */
const COUNTED = ['canvases', 'textures', 'contexts', 'timers', 'workers', 'audio'] as const;
const MEASURED = [
  'data',
  'nodes',
  'domNodes',
  'allListeners',
  'listeners',
  'displayObjects',
  'animations',
] as const;

test(`after ${ROUNDS} rounds the page holds what it held after ${FROM}`, async () => {
  const context = await player({ viewport: { width: 480, height: 300 } });
  const table = TablePage.on(await context.newPage());
  const { page } = table;
  await page.addInitScript(keepCount);
  await page.addInitScript(withoutMotion);
  await page.goto(`${inject('address')}?table=multi-hand&lang=en`);
  await table.button('Deal').waitFor();
  // The least bet: while it can be had there is something to play for, and else more money is offered.
  for (let chips = 0; chips < 2; chips++) await page.locator('[data-spot="1:main"]').click();
  const devtools = await context.newCDPSession(page);
  await page.evaluate(playRounds, FROM);
  const before = await held(page, devtools);
  const began = Date.now();
  for (let played = FROM; played < ROUNDS; ) {
    const many = Math.min(500, ROUNDS - played);
    await page.evaluate(playRounds, many);
    played += many;
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    console.log('lasting:', JSON.stringify({ played, seconds: (Date.now() - began) / 1000, heap: usedSize }));
  }
  const after = await held(page, devtools);
  console.log('lasting:', JSON.stringify({ rounds: ROUNDS, before, after }));
  for (const what of COUNTED) expect({ what, now: after[what] <= before[what] }).toEqual({ what, now: true });
  for (const what of MEASURED) {
    const own = (now: Held, rounds: number) => now[what] - (what === 'data' ? ledgerBytes(rounds) : 0);
    const share = (own(after, ROUNDS) - (what === 'data' ? LOG_BYTES : 0)) / own(before, FROM);
    expect({ what, share: share <= TOLERANCE ? 'as before' : share }).toEqual({ what, share: 'as before' });
  }
});

test(`opened and closed ${LIVES} times in one page, the game leaves nothing`, async () => {
  const context = await player({ viewport: { width: 480, height: 300 } });
  const page = await context.newPage();
  const life = await serveLife();
  await page.addInitScript(keepCount);
  await page.goto(life.address);
  await page.waitForFunction(() => 'life' in window);
  const devtools = await context.newCDPSession(page);
  const lives = async (count: number) => {
    for (let turn = 0; turn < count; turn++)
      await page.evaluate((after) => window.life.once(after), (turn * 3) % 40);
    return held(page, devtools);
  };
  const before = await lives(5);
  const after = await lives(LIVES - 5);
  await life.close();
  console.log('lives:', JSON.stringify({ before, after }));
  const { heap: _, data, domNodes, allListeners, displayObjects, animations, ...left } = after;
  const {
    heap: __,
    data: dataBefore,
    domNodes: nodesBefore,
    allListeners: listenersBefore,
    ...rest
  } = before;
  const { displayObjects: displayedBefore, animations: animatedBefore, ...leftBefore } = rest;
  expect(left).toEqual(leftBefore);
  expect(left).toMatchObject({ canvases: 0, textures: 0, contexts: 0, timers: 0, workers: 0, tweens: 0 });
  expect((data - dataBefore) / (LIVES - 5)).toBeLessThanOrEqual(LIFE_BYTES);
  expect(displayObjects).toBeLessThanOrEqual(displayedBefore);
  expect(animations).toBeLessThanOrEqual(animatedBefore);
  expect(domNodes).toBeLessThanOrEqual(nodesBefore);
  expect(allListeners).toBeLessThanOrEqual(listenersBefore);
});
