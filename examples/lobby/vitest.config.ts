import { defineConfig } from 'vitest/config';

const at = (path: string): string => new URL(path, import.meta.url).pathname;

/** The example's own tests: the server's, and the whole of it in a browser. They need the example's packages. */
export default defineConfig({
  root: at('../..'),
  test: {
    include: ['examples/lobby/test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
