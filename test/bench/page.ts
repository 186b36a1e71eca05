// What the page costs while five boxes are dealt: script time per drawn frame (median, 95 %, longest) and the most draw
// calls in one. The times are of the wall clock: compare them within one run; the draw calls are the same everywhere.

import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { findChromium } from '../../scripts/find-chromium.ts';
import { CHROMIUM_ARGS } from '../browser/chromium.ts';
import { act } from '../gallery/scenes.ts';

const CARDS = '8s,7s,Ts,9s,2s,Td,8h,7h,6c,3d,9h,5s';
const BETS = ['25@1', '5@2', '5@3', '25@4', '100@5'];

/** Counts, in the page, the draw calls between two frames, and the script time of each frame. */
function count(): void {
  const frames: { draws: number; script: number }[] = [];
  let draws = 0;
  for (const method of ['drawElements', 'drawArrays', 'drawElementsInstanced'] as const) {
    const own: unknown = WebGL2RenderingContext.prototype[method];
    if (typeof own !== 'function') continue;
    Object.defineProperty(WebGL2RenderingContext.prototype, method, {
      value(...args: unknown[]) {
        draws += 1;
        return own.apply(this, args);
      },
    });
  }
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    request((time) => {
      const began = performance.now();
      draws = 0;
      callback(time);
      if (draws > 0) frames.push({ draws, script: performance.now() - began });
    });
  Object.assign(window, { countedFrames: frames });
}

const executablePath = findChromium();
if (executablePath === null) process.exit(1);
const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
page.setDefaultTimeout(60_000);
await page.addInitScript(count);
await page.goto(`${address}?table=multi-hand&cards=${CARDS}`);
await page.locator('[data-area="deal"]').waitFor();
for (const bet of BETS) await act(page, `bet ${bet}`);
await page.locator('[data-moving="false"]').waitFor();
await page.evaluate(() => {
  const { countedFrames } = window as Window & { countedFrames?: unknown[] };
  countedFrames?.splice(0);
});
await act(page, 'press deal');
await page.locator('[data-waits-for="player"][data-moving="false"]').waitFor();
const frames = await page.evaluate(() => {
  const { countedFrames = [] } = window as Window & { countedFrames?: { draws: number; script: number }[] };
  return countedFrames;
});
const script = frames.map((frame) => frame.script).sort((a, b) => a - b);
const at = (part: number): number => Number((script[Math.floor((script.length - 1) * part)] ?? 0).toFixed(2));
const result = {
  bench: 'page',
  frames: frames.length,
  scriptMs: { median: at(0.5), p95: at(0.95), longest: at(1) },
  mostDrawCalls: Math.max(...frames.map(({ draws }) => draws)),
};
console.table([{ ...result.scriptMs, frames: result.frames, mostDrawCalls: result.mostDrawCalls }]);
console.log(JSON.stringify(result));
await browser.close();
await server.close();
process.exit(result.mostDrawCalls > 25 ? 1 : 0);
