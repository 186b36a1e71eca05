import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**', 'test/soak/**', 'test/bench/**'],
    setupFiles: [],
  },
});
