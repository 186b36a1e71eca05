import { defineConfig } from 'vite';

export default defineConfig({
  // Relative addresses: the built page works from any folder of any host.
  base: './',
  build: {
    target: 'es2022',
    // Nothing is inlined: the page runs under `default-src 'none'` with its own origin alone, data: addresses excluded.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
