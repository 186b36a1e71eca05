import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['test/soak/**/*.soak.ts'],
    // The kills drive the built page.
    globalSetup: ['test/browser/serve-built-page.ts'],
    testTimeout: 3_600_000,
    // Of tests that go side by side, as many as CI has cores: each has a browser of its own.
    maxConcurrency: 2,
  },
});
