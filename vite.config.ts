import { defineConfig } from 'vite';
import { filesOfPage } from './scripts/files-of-page.ts';
import { firstPage } from './scripts/first-page.ts';
import { leanGsap } from './scripts/lean-gsap.ts';
import { leanPixi } from './scripts/lean-pixi.ts';
import { leanXstate } from './scripts/lean-xstate.ts';
import { offline } from './scripts/offline.ts';

/** What a careful host sends (docs/embedding.md); the built page is served and tested under it. */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  "media-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
].join('; ');

export default defineConfig({
  // Relative addresses: the built page works from any folder of any host.
  base: './',
  plugins: [leanPixi(), leanXstate(), leanGsap(), firstPage(), offline()],
  build: {
    target: 'es2022',
    // Nothing is inlined: the page runs under `default-src 'none'` with its own origin alone, data: addresses excluded.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Whose work is shipped, and under which licence: beside the game for whoever serves it.
    license: { fileName: 'licences.md' },
    // The budget is test/browser/weight.test.ts.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        // Notices stay where they stand in the code, as GSAP's licence asks.
        comments: { legal: true },
        codeSplitting: {
          groups: [
            { debugName: 'main, table, drawing', name: filesOfPage(new URL('.', import.meta.url).pathname) },
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  worker: { format: 'es' },
  preview: {
    headers: { 'Content-Security-Policy': POLICY, 'X-Content-Type-Options': 'nosniff' },
  },
});
