import { defineConfig } from 'vitest/config';

// The built page in a real browser. One file at a time: each drives its own browser, and machines are small.
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['test/browser/**/*.test.ts'],
    globalSetup: ['test/browser/serve-built-page.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
