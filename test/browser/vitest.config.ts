import { defineConfig } from 'vitest/config';

// The built page in a real browser. Two files at a time, each with a browser of its own: as many as CI has cores.
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['test/browser/**/*.test.ts'],
    globalSetup: ['test/browser/serve-built-page.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
