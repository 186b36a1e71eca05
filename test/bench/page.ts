// What the page costs while five boxes are dealt: script time of each frame by the thread's own clock, which a crowded machine
// does not change, and the most draw calls in one; and what a round takes on a slow phone.

import { type Browser, chromium, type Page } from 'playwright-core';
import { preview } from 'vite';
import { findChromium } from '../../scripts/find-chromium.ts';
import { CHROMIUM_ARGS } from '../browser/chromium.ts';
import { countFrames } from '../browser/counted-frames.ts';
import { act } from '../gallery/scene.ts';
import { fixed, median, report, share } from './report/figures.ts';

const CARDS = '8s,7s,Ts,9s,2s,Td,8h,7h,6c,3d,9h,5s';
const BETS = ['25@1', '5@2', '5@3', '25@4', '100@5'];
const BOUNDS = { median: 1.2, p95: 4, longest: 12, draws: 25, round: 1.15 } as const;
const DEALS = 2;
const ROUNDS = 5;

interface Screen {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  /** How many times slower the processor is. */
  readonly slowdown: number;
}

async function openTable(browser: Browser, cards: string, screen: Screen): Promise<Page> {
  const { width, height, ratio, slowdown } = screen;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: ratio,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.addInitScript(() =>
    localStorage.setItem('baize.settings', JSON.stringify({ warnings: false, confirmations: 'never' })),
  );
  // What is sent to the page names its functions by a call of tsx's, which the page does not have.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await page.addInitScript(countFrames);
  await page.goto(`${address}?table=multi-hand&cards=${cards}`);
  await page.locator('[data-area="deal"]').waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

const atRest = '[data-waits-for="player"][data-moving="false"]';

/** Milliseconds of thread time that the page's code took, of each frame while five boxes are dealt; and the draw calls. */
async function deal(browser: Browser): Promise<{ script: number[]; draws: number }> {
  const page = await openTable(browser, CARDS, { width: 1280, height: 720, ratio: 1, slowdown: 1 });
  for (const bet of BETS) await act(page, `bet ${bet}`);
  await page.locator('[data-moving="false"]').waitFor();
  await page.evaluate(() => window.takeFrames());
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act(page, 'press deal');
  await page.locator(atRest).waitFor();
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString());
  const { drawn } = await page.evaluate(() => window.takeFrames());
  await page.context().close();
  return { script: frameTimes(trace), draws: Math.max(...drawn.map(({ draws }) => draws)) };
}

interface Event {
  readonly name?: unknown;
  readonly ph?: unknown;
  /** Thread time, microseconds. */
  readonly tdur?: unknown;
}

const hasEvents = (trace: unknown): trace is { readonly traceEvents: readonly Event[] } =>
  typeof trace === 'object' && trace !== null && 'traceEvents' in trace && Array.isArray(trace.traceEvents);

function frameTimes(trace: unknown): number[] {
  if (!hasEvents(trace)) return [];
  return trace.traceEvents.flatMap(({ name, ph, tdur }) =>
    name === 'FireAnimationFrame' && ph === 'X' && typeof tdur === 'number' ? [tdur / 1000] : [],
  );
}

/** Milliseconds from the press on Deal until the round is paid, one hand that stands, at speed 3. */
async function round(browser: Browser, screen: Screen): Promise<number> {
  const page = await openTable(browser, 'Ts,6d,9h,Tc,Kc', screen);
  for (let chips = 0; chips < 4; chips++) await page.locator('[data-spot="1:main"]').click();
  await page.locator('[data-moving="false"]').waitFor();
  const ms = await page.evaluate(async () => {
    const press = (area: string): boolean => {
      const button = document.querySelector<HTMLElement>(
        `[data-area="${area}"]:not([disabled]):not([aria-disabled="true"])`,
      );
      button?.click();
      return button !== null;
    };
    const root = document.querySelector('main');
    const began = performance.now();
    press('deal');
    let stood = false;
    while (root?.dataset.phase !== 'settled' || root.dataset.moving !== 'false') {
      if (!stood && root?.dataset.phase === 'boxes') stood = press('stand');
      await window.nextFrame();
    }
    return performance.now() - began;
  });
  await page.context().close();
  return ms;
}

const executablePath = findChromium();
if (executablePath === null) process.exit(1);
const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
const script: number[] = [];
let draws = 0;
for (let i = 0; i < DEALS; i++) {
  const dealt = await deal(browser);
  script.push(...dealt.script);
  draws = Math.max(draws, dealt.draws);
}
const slow: number[] = [];
const nominal: number[] = [];
for (let i = 0; i < ROUNDS; i++) {
  nominal.push(await round(browser, { width: 390, height: 844, ratio: 1, slowdown: 1 }));
  slow.push(await round(browser, { width: 390, height: 844, ratio: 3, slowdown: 6 }));
}
await browser.close();
await server.close();

const times = median(slow) / median(nominal);
const ms = (value: number): string => `${fixed(value, 2)} ms`;
const scriptFigure = (name: string, value: number, bound: number) => ({
  name: `Script of a frame while five boxes are dealt, ${name}`,
  value: ms(value),
  bound: `at most ${ms(bound)}`,
  peer: 'one sprite that moves: 0.55 to 0.60 ms on the mean',
  holds: value <= bound,
});
report(
  'page',
  [
    scriptFigure('median', median(script), BOUNDS.median),
    scriptFigure('95 %', share(script, 0.95), BOUNDS.p95),
    scriptFigure('longest', Math.max(...script), BOUNDS.longest),
    {
      name: 'Draw calls of a full table',
      value: String(draws),
      bound: `at most ${BOUNDS.draws}`,
      peer: 'one',
      holds: draws > 0 && draws <= BOUNDS.draws,
    },
    {
      name: 'A round at speed 3 on a slow phone (6 × slowdown, 390×844 at 3)',
      value: `${fixed(times, 2)} × (${fixed(median(slow), 0)} ms)`,
      bound: `at most ${BOUNDS.round} ×`,
      peer: `the same without slowdown, at 1: ${fixed(median(nominal), 0)} ms`,
      holds: times <= BOUNDS.round,
    },
  ],
  { frames: script.length, slow, nominal },
);
