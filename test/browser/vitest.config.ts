import { defineConfig } from 'vitest/config';

/**
 * How long a test waits for what must come, milliseconds; the pages' own waits are as long. It is there to name what never comes,
 * and not to measure: three browsers on two cores are several times as slow as one.
 */
const PATIENCE_MS = 30_000;

// The built page in a real browser. Three files at a time, each with a browser of its own: one always waits for
// something, and CI has two cores.
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['test/browser/**/*.test.ts'],
    globalSetup: ['test/browser/serve-built-page.ts'],
    maxWorkers: 3,
    expect: { poll: { timeout: PATIENCE_MS } },
    testTimeout: 4 * PATIENCE_MS,
    hookTimeout: 60_000,
  },
});
