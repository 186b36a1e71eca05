import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { leanPixi } from '../../../scripts/lean-pixi.ts';

export interface ServedLife {
  readonly address: string;
  close(): Promise<void>;
}

/** Builds the page in which the table is opened and closed, and serves it. */
export async function serveLife(): Promise<ServedLife> {
  const folder = await mkdtemp(join(tmpdir(), 'baize-life-'));
  const root = new URL('.', import.meta.url).pathname;
  const quiet = { configFile: false, root, base: './', logLevel: 'error' } as const;
  await build({
    ...quiet,
    plugins: [leanPixi()],
    worker: { format: 'es' },
    build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
  });
  const server = await preview({
    ...quiet,
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  });
  return {
    address: server.resolvedUrls?.local[0] ?? '',
    async close() {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
