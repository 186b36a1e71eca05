import { defineConfig } from 'vitest/config';

// The built page in one of three engines, which BAIZE_ENGINE names: see scripts/test-engines.ts.
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['test/engines/**/*.engine.ts'],
    globalSetup: ['test/engines/serve.ts'],
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 60_000,
  },
});
