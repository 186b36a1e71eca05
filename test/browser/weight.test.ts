import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { grown, keptWeights, weighTable } from '../../scripts/weigh.ts';
import { visits } from './visits.ts';

// What a player on a phone waits for before the first bet. The bounds do not depend on the machine; a page that outgrows them
// is told what grew. `npm run weigh` shows what the files of a table are made of.

const { page } = visits();

const KB = 1000;
const BOUNDS = [
  ['js', 200 * KB],
  ['css', 12 * KB],
  ['fonts', 75 * KB],
  ['art', 320 * KB],
  ['everything', 600 * KB],
  ['requests', 16],
] as const;

type Kind = 'js' | 'css' | 'fonts' | 'art' | 'page' | 'other';

const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/\.js$/, 'js'],
  [/\.css$/, 'css'],
  [/\.woff2$/, 'fonts'],
  [/\.(?:webp|png|svg)$/, 'art'],
  [/\/$/, 'page'],
];

interface Fetched {
  readonly name: string;
  readonly kind: Kind;
  /** On the line: what is text is gzipped, as any host does it. */
  readonly bytes: number;
}

async function fetched(response: Response): Promise<Fetched> {
  const { pathname } = new URL(response.url());
  const kind = KINDS.find(([ending]) => ending.test(pathname))?.[1] ?? 'other';
  const body = await response.body();
  const isText = kind !== 'fonts' && !/\.(?:webp|png)$/.test(pathname);
  const bytes = isText ? gzipSync(body, { level: 9 }).length : body.length;
  return { name: pathname.slice(1), kind, bytes };
}

test('the first bet can be placed after 600 kB in 16 requests, of which 200 kB are code', async () => {
  const table = await page();
  const responses: Response[] = [];
  table.page.on('response', (response) => responses.push(response));
  await table.page.setViewportSize({ width: 1280, height: 720 });
  // A bet can be placed before the table is drawn and its cards are there: what draws both counts all the same.
  const cards = table.page.waitForResponse(/\.webp$/);
  await table.sitDown({ table: 'multi-hand' });
  await cards;
  const files = await Promise.all(responses.map(fetched));
  const weigh = (kind: Kind): number =>
    files.filter((file) => file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
  const weights = {
    js: weigh('js'),
    css: weigh('css'),
    fonts: weigh('fonts'),
    art: weigh('art'),
    everything: files.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: files.length,
  };
  const over = BOUNDS.filter(([what, bound]) => weights[what] > bound).map(
    ([what, bound]) => `${what}: ${weights[what]} of ${bound}`,
  );
  const why = [
    ...over,
    ...(over.length === 0 ? [] : files.map(({ name, bytes }) => `${name}: ${bytes}`)),
    ...(over.some((each) => each.startsWith('js')) ? grown(keptWeights(), await weighTable()) : []),
  ];
  expect(why).toEqual([]);
  // A page that fetched nothing would be light as well.
  expect(files.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['page', 'js', 'css', 'fonts', 'art']),
  );
});
