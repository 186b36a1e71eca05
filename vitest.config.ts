import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**', 'test/soak/**', 'test/bench/**'],
    // As many as CI has cores; the default leaves one of two unused.
    maxWorkers: 2,
  },
});
