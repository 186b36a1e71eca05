import { afterAll, beforeAll } from 'vitest';
import type { Engine, EnginePage } from './engine.ts';
import { prepare } from './player.ts';
import { launchTheEngine } from './the-engine.ts';

/** The engine and the page of a file of tests, prepared; to be called once in it. What it gives is the page. */
export function visit(): () => EnginePage {
  let opened: { readonly engine: Engine; readonly page: EnginePage } | null = null;
  beforeAll(async () => {
    const engine = await launchTheEngine();
    opened = { engine, page: await engine.newPage() };
    await prepare(opened.page);
  });
  afterAll(async () => {
    await opened?.page.close();
    await opened?.engine.close();
  });
  return () => {
    if (opened === null) throw new Error('no page before the first test');
    return opened.page;
  };
}
