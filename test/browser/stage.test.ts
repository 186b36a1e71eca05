import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { difference, halved, TOLERATED } from './alike.ts';
import { visits } from './visits.ts';

// The stage in a real browser: what public bug reports of PixiJS, GSAP and sound say goes wrong (sections b, c, d).

// The browser itself tells of a lost context; that is what the test is about.
const { open, page: newPage, player } = visits(/CONTEXT_LOST|context.*(lost|restored)/i);

const SOUND_CARDS = { table: 'three-hand', cards: 'Ts,6d,9h,Tc,Kc', speed: 5 } as const;

/** Takes the graphics context away and, when the page has noticed, gives it back. */
async function loseContext(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const canvas = document.querySelector('canvas');
    const lose = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    if (!canvas || !lose) throw new Error('no context to lose');
    const heard = (name: string) =>
      new Promise((done) => canvas.addEventListener(name, done, { once: true }));
    const lost = heard('webglcontextlost');
    lose.loseContext();
    await lost;
    // It may be given back once the page has answered the loss, which is after this event.
    await new Promise((answered) => setTimeout(answered));
    const restored = heard('webglcontextrestored');
    lose.restoreContext();
    await restored;
  });
}

/** Two pictures alike, one after the other: nothing moves any more. */
async function still(page: Page): Promise<Buffer> {
  await page.mouse.move(-50, -50);
  let before = await page.screenshot();
  for (;;) {
    const now = await page.screenshot();
    if (now.equals(before)) return now;
    before = now;
  }
}

describe('a lost graphics context', () => {
  test('B01, B03: lost twice, the table is drawn again as it was, text and all', async () => {
    const page = await open(SOUND_CARDS);
    await page.bet('Box 1, main bet', '25.00');
    await page.press('Deal');
    await page.button('Stand').and(page.page.locator('[aria-disabled="false"]')).waitFor();
    const before = await still(page.page);
    await loseContext(page.page);
    await loseContext(page.page);
    const [was, is] = await Promise.all([halved(before), halved(await still(page.page))]);
    expect(await difference(was, is)).toBeLessThan(TOLERATED);
    await page.press('Stand');
    await page.phase('settled');
    expect(await page.balance()).toBe('1,025.00');
  });

  test('B01: lost while cards fly, the same round goes on', async () => {
    const page = await open({ ...SOUND_CARDS, speed: 1 });
    await page.bet('Box 1, main bet', '25.00');
    await page.press('Deal');
    await page.page.locator('[data-phase="dealing"]').waitFor();
    await loseContext(page.page);
    await page.press('Stand');
    await page.phase('settled');
    expect(await page.balance()).toBe('1,025.00');
  });
});

describe('size and resolution', () => {
  test.each([1, 1.25, 2.625])(
    'B07: at a device ratio of %d the picture is neither skewed nor blurred',
    async (ratio) => {
      const page = await open({
        table: 'multi-hand',
        context: await player({ deviceScaleFactor: ratio }),
      });
      const canvas = await page.page.evaluate(() => {
        const { width, height, clientWidth, clientHeight } = document.querySelector('canvas') ?? new Image();
        return { x: width / clientWidth, y: height / clientHeight };
      });
      expect(Math.abs(canvas.x - canvas.y)).toBeLessThan(0.01);
      expect(canvas.x).toBeGreaterThanOrEqual(1);
    },
  );

  test('B09, B10: turned twice, spots are where they are drawn, and a press on one bets', async () => {
    const page = await open({ table: 'three-hand', cards: 'Ts,6d,9h,Tc,Kc' });
    for (const [width, height] of [
      [390, 844],
      [800, 450],
      [390, 844],
      [844, 390],
    ] as const) {
      await page.page.setViewportSize({ width, height });
      await page.page.waitForFunction(
        ([w, h]) => {
          const box = document.querySelector('canvas')?.getBoundingClientRect();
          return box !== undefined && Math.abs(box.width - w) <= 1 && Math.abs(box.height - h) <= 1;
        },
        [width, height] as const,
      );
    }
    await page.bet('Box 1, main bet', '5.00');
    await page.page.getByRole('button', { name: 'Box 1, main bet, 5.00' }).waitFor();
  });

  test('F13: a frame that begins without size is laid out once it has one', async () => {
    const { page } = await newPage();
    await page.setContent(
      `<iframe title="game" src="${inject('address')}?table=three-hand" style="width:0;height:0;border:0"></iframe>`,
    );
    const game = page.frameLocator('iframe');
    await game.locator('#baize > *').first().waitFor({ state: 'attached' });
    await page.evaluate(() => {
      const frame = document.querySelector('iframe');
      Object.assign(frame?.style ?? {}, { width: '780px', height: '430px' });
    });
    await game.getByRole('button', { name: 'Box 1, main bet, empty' }).click();
    await game.getByRole('button', { name: 'Box 1, main bet, 0.50' }).waitFor();
  });
});

describe('motion', () => {
  test('C02, C08: hidden while cards fly, the table is in the right state on return, and goes on', async () => {
    const page = await open({ ...SOUND_CARDS, speed: 1 });
    await page.bet('Box 1, main bet', '25.00');
    await page.press('Deal');
    await page.page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.page.locator('[data-waits-for="player"][data-phase="boxes"]').waitFor();
    await page.page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
      Object.defineProperty(document, 'hidden', { value: false, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.press('Stand');
    await page.phase('settled');
    expect(await page.balance()).toBe('1,025.00');
  });

  test('C09: a wish for less motion, made in mid-round, is followed, and every result is still shown', async () => {
    const page = await open(SOUND_CARDS);
    await page.bet('Box 1, main bet', '25.00');
    await page.press('Deal');
    await page.page.emulateMedia({ reducedMotion: 'reduce' });
    await page.press('Stand');
    await page.phase('settled');
    expect(await page.balance()).toBe('1,025.00');
  });

  test('A tap on the table brings running moves to their end', async () => {
    const page = await open({ ...SOUND_CARDS, speed: 1 });
    await page.bet('Box 1, main bet', '25.00');
    await page.press('Deal');
    await page.page.locator('[data-moving="true"]').waitFor();
    await page.page.mouse.click(400, 200);
    await page.press('Stand');
    await page.phase('settled');
  });
});

describe('sound', () => {
  test('D12: muted, it is still muted after a reload, and no sound is fetched', async () => {
    const page = await open({ table: 'three-hand', speed: 5 });
    const fetched: string[] = [];
    page.page.on('request', (request) => fetched.push(request.url()));
    await page.button('Sound off').click();
    await page.page.reload();
    await page.button('Sound on').waitFor();
    await page.bet('Box 1, main bet', '5.00');
    expect(fetched.filter((url) => /\.(webm|mp3)$/.test(url))).toEqual([]);
  });

  test('D04: nothing is fetched or played before the first gesture', async () => {
    const page = await open({ table: 'three-hand' });
    const sounds = await page.page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => /\.(webm|mp3)$/.test(name)),
    );
    expect(sounds).toEqual([]);
  });
});

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

test('B21, B28: under a strict policy and with type that does not come, the table is there; once it has come, nothing is left in another', async () => {
  const table = await newPage();
  const { page } = table;
  const held: Route[] = [];
  let holds = true;
  await page.route(/\.woff2$/, async (route) => {
    if (holds) held.push(route);
    else await route.continue();
  });
  await page.addInitScript(() => {
    const told: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => told.push(blockedURI));
    Object.assign(window, { violations: () => told });
  });
  // The page is not loaded whole while its type is held back.
  await page.goto(`${inject('address')}?table=three-hand`, { waitUntil: 'commit' });
  await table.button('Deal').waitFor();
  const [violations, isLate] = await page.evaluate(() => [
    (window as Window & { violations?: () => string[] }).violations?.(),
    [...document.fonts].every(({ status }) => status !== 'loaded'),
  ]);
  expect([violations, isLate]).toEqual([[], true]);
  holds = false;
  for (const route of held) await route.continue();
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  const late = await still(page);
  const usual = await open({ table: 'three-hand' });
  const [a, b] = await Promise.all([halved(late), halved(await still(usual.page))]);
  expect(await difference(a, b)).toBeLessThan(TOLERATED);
});

test('B30: served from a sub-folder, every request stays below it', async () => {
  const folder = '/games/bj/1.2.3/';
  const astray: string[] = [];
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://game').pathname;
    if (!path.startsWith(folder)) {
      astray.push(path);
      response.writeHead(404).end();
      return;
    }
    const file = path.slice(folder.length) || 'index.html';
    try {
      const body = await readFile(join('dist', file));
      response
        .writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' })
        .end(body);
    } catch {
      astray.push(path);
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const at = server.address();
  const port = typeof at === 'object' && at !== null ? at.port : 0;
  const page = await (await player()).newPage();
  await page.goto(`http://127.0.0.1:${port}${folder}?table=three-hand`);
  await page.getByRole('button', { name: 'Deal', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('dialog').waitFor();
  server.close();
  expect(astray.filter((path) => path !== '/favicon.ico')).toEqual([]);
});

describe('controls over the picture', () => {
  test('on a screen of 1920×1080 every chip of the rack lies within it', async () => {
    const { page } = await open({ table: 'multi-hand', viewport: { width: 1920, height: 1080 } });
    const rack = await page.getByRole('radiogroup').boundingBox();
    for (const chip of await page.getByRole('radiogroup').locator('canvas').all()) {
      const { x = 0, width = 0 } = (await chip.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual((rack?.x ?? 0) - 1);
      expect(x + width).toBeLessThanOrEqual((rack?.x ?? 0) + (rack?.width ?? 0) + 1);
    }
  });

  test('at 375×667 the longest name of a table keeps to one line, above the rehearsal’s number', async () => {
    const { page } = await open({
      table: 'double-exposure-3-hand',
      cards: 'Ts,6d,9h,Tc,Kc',
      viewport: { width: 375, height: 667 },
    });
    const name = await page.getByRole('heading', { name: 'Double Exposure 3 Hand' }).boundingBox();
    const badge = await page.getByText('Rehearsal', { exact: true }).boundingBox();
    expect(name?.height).toBeLessThan(32);
    expect(badge?.y).toBeGreaterThan((name?.y ?? 0) + (name?.height ?? 0) - 8);
  });
});
