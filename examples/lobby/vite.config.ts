import { defineConfig } from 'vite';

const at = (path: string): string => new URL(path, import.meta.url).pathname;

/** The lobby's pages. They take the game's host entry as it is published, from the build. */
export default defineConfig({
  root: at('page'),
  base: './',
  publicDir: false,
  resolve: { alias: { 'baize/lobby': at('../../dist/lobby/lobby.js') } },
  build: {
    target: 'es2022',
    outDir: at('dist'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: [at('page/index.html'), at('page/operator.html')] },
  },
});
