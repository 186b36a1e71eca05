// npm run weigh: what the files that a table waits for are made of, room by room and library by library, beside what it was
// when the budget was last looked at. `-- --keep` writes it down anew.

import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, minifySync, type Plugin } from 'vite';

const KEPT = new URL('../test/browser/weight.json', import.meta.url);
/** The files of a table; filesOfPage in files-of-page.ts. */
const FILES = /^(?:main|table)$/;

export type Weights = Readonly<Record<string, number>>;

/** "src/stage", "pixi.js". */
function partOf(module: string): string {
  const [, library] = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module) ?? [];
  const [, room] = /\/(src\/[^/]+)/.exec(module) ?? [];
  return library ?? room ?? 'the build itself';
}

/** Bytes of each part, minified and gzipped by itself: what is alike in two parts counts twice. */
export async function weighTable(): Promise<Weights> {
  const codes = new Map<string, string[]>();
  const collect: Plugin = {
    name: 'collect-modules',
    async generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !FILES.test(chunk.name)) continue;
        for (const [module, { code }] of Object.entries(chunk.modules))
          codes.set(partOf(module), [...(codes.get(partOf(module)) ?? []), code ?? '']);
      }
    },
  };
  // What is asked for by a test is built as it is for the page, and not for tests.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await build({ logLevel: 'error', build: { write: false }, plugins: [collect] }).finally(() => {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  });
  const weights: Record<string, number> = {};
  for (const [part, modules] of [...codes].sort()) {
    const short = modules.map(
      (code) => minifySync('module.js', code, { module: true, compress: false }).code,
    );
    weights[part] = gzipSync(short.join('\n'), { level: 9 }).length;
  }
  return weights;
}

export function keptWeights(): Weights {
  const kept: unknown = JSON.parse(readFileSync(KEPT, 'utf8'));
  return Object.fromEntries(
    Object.entries(kept ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

/** The parts that are heavier than they were, the one that grew most first: "src/stage +1200 bytes". */
export function grown(before: Weights, now: Weights): readonly string[] {
  return Object.entries(now)
    .map(([part, bytes]) => ({ part, more: bytes - (before[part] ?? 0) }))
    .filter(({ more }) => more > 0)
    .sort((a, b) => b.more - a.more)
    .map(({ part, more }) => `${part} +${more} bytes`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const now = await weighTable();
  if (process.argv.includes('--keep')) writeFileSync(KEPT, `${JSON.stringify(now, null, 2)}\n`);
  const before = keptWeights();
  const rows = Object.entries(now).sort(([, a], [, b]) => b - a);
  console.table(rows.map(([part, bytes]) => ({ part, bytes, more: bytes - (before[part] ?? 0) })));
}
