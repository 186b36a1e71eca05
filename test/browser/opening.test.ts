import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { holdBack } from './held-back.ts';
import { visits } from './visits.ts';

// The way to a table: what is there while the line is slow, and where there is none. Sounds that were never heard are missing
// then, and the page may say so.

const { page: newPage, player } = visits(/ERR_CONNECTION_REFUSED|ERR_FAILED|request to/);

let server: PreviewServer;
let address: string;
beforeAll(async () => {
  server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
  address = server.resolvedUrls?.local[0] ?? '';
});
afterAll(() => server.close().catch(() => {}));

test('the first frame is the cloth of the table, with a line that tells how far it is, while its code is on the way', async () => {
  const { page } = await newPage();
  const letThrough = await holdBack(page, /\/assets\/table-.*\.js$/);
  await page.goto(`${inject('address')}?table=double-exposure-3-hand&lang=en`, { waitUntil: 'commit' });
  const line = page.getByRole('progressbar', { name: 'Baize' });
  await line.waitFor();
  // The page's own few lines have run: they know which table it is.
  await expect.poll(() => line.getAttribute('aria-valuenow')).toBe('15');
  // The blue of that table, and of no other.
  expect(await line.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain(
    'rgb(27, 62, 114)',
  );
  letThrough();
  await page.getByRole('button', { name: 'Deal', exact: true }).waitFor();
  expect(await line.count()).toBe(0);
});

test('a bet is taken while what draws the table is on its way, and the deal is shown once it is there', async () => {
  const table = await newPage();
  const { page } = table;
  const letThrough = await holdBack(page, /\/assets\/drawing-.*\.js$/);
  await page.goto(`${inject('address')}?table=three-hand&lang=en&cards=Ts,7d,Td,Tc`);
  await table.bet('Box 1, main bet', '5.00');
  const bet = page.getByRole('status', { name: 'Bet', exact: true });
  await expect.poll(() => bet.textContent()).toBe('5.00');
  expect(await page.locator('canvas[style*="inset"]').count()).toBe(0);
  await table.press('Deal');
  // Nothing moves that cannot be seen: the cards are told of when they are shown.
  await expect.poll(() => page.locator('[data-moving="true"]').count()).toBe(1);
  expect(await page.getByText('ten of spades').count()).toBe(0);
  letThrough();
  await table.press('Stand');
  await table.phase('settled');
  await expect.poll(() => table.balance()).toBe('1,005.00');
});

test.each([
  ['what draws the table does not come', false],
  ['nothing can be drawn', true],
] as const)('where %s, a round is played in words', async (_, drawsNothing) => {
  const table = await newPage();
  const { page } = table;
  if (drawsNothing)
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
  else await page.route(/\/assets\/drawing-.*\.js$/, (route) => route.abort());
  await page.goto(`${inject('address')}?table=three-hand&lang=en&cards=Ts,7d,Td,Tc`);
  await page.getByText('The table cannot be drawn in this browser. The game goes on in words.').waitFor();
  await table.bet('Box 1, main bet', '5.00');
  await table.press('Deal', 'Stand');
  await table.phase('settled');
  await expect.poll(() => table.balance()).toBe('1,005.00');
});

test('a second visit needs no line: the table is there, and a round is played', async () => {
  const context = await player({ serviceWorkers: 'allow' });
  const { page } = await newPage(context);
  await page.goto(`${address}?table=three-hand&lang=en`);
  await page.getByRole('button', { name: 'Deal', exact: true }).waitFor();
  // Kept, with the cards that this page has fetched by itself.
  const kept = () =>
    page.evaluate(async () => {
      const lists = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
      return (await Promise.all(lists)).flat().some(({ url }) => url.endsWith('.webp'));
    });
  await expect.poll(kept).toBe(true);
  await page.close();
  await server.close();

  const again = await newPage(context);
  await again.page.goto(`${address}?table=three-hand&lang=en`);
  await again.button('Deal').waitFor();
  await again.spot('Box 1, main bet').click();
  await again.spot('Box 1, main bet').click();
  await again.press('Deal');
  await again.page.locator('[data-phase="boxes"], [data-phase="offers"], [data-phase="settled"]').waitFor();
});
