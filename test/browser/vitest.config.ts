import { defineConfig } from 'vitest/config';

// The built page in a real browser. Three files at a time, each with a browser of its own: one always waits for
// something, and CI has two cores.
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['test/browser/**/*.test.ts'],
    globalSetup: ['test/browser/serve-built-page.ts'],
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
