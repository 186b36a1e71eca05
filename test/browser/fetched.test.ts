import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import type { Route } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { difference, halved, TOLERATED } from './alike.ts';
import { still } from './still.ts';
import { visits } from './visits.ts';

// What the page fetches, from where, and when: its type, its sounds, under a strict policy and in a folder of its own.

const { open, page: newPage, player } = visits();

describe('sound', () => {
  test('D12: muted, it is still muted after a reload, and no sound is fetched', async () => {
    const page = await open({ table: 'three-hand', speed: 5 });
    const fetched: string[] = [];
    page.page.on('request', (request) => fetched.push(request.url()));
    await page.button('Turn sound off').click();
    await page.page.reload();
    await page.button('Turn sound on').waitFor();
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
  await table.drawn();
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

test('whose work is shipped stands beside the game, and GSAP’s notice in the file that it is in', async () => {
  const { page } = await newPage();
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (/\/table-.*\.js$/.test(response.url())) scripts.push(response.url());
  });
  await page.goto(`${inject('address')}?table=three-hand&lang=en`);
  await page.getByRole('button', { name: 'Deal', exact: true }).waitFor();
  const textOf = async (address: string) => (await page.request.get(address)).text();
  const [table = ''] = scripts;
  expect(await textOf(table)).toMatch(/@license Copyright .* GreenSock\. All rights reserved\./);
  const licences = await textOf(new URL('licences.md', inject('address')).href);
  for (const name of ['gsap', 'pixi.js', 'xstate', 'preact', '@fontsource/marcellus'])
    expect(licences).toContain(`## ${name} - `);
});
