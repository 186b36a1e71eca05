import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['test/soak/**/*.soak.ts'],
    // The kills drive the built page.
    globalSetup: ['test/browser/serve-built-page.ts'],
    testTimeout: 3_600_000,
  },
});
