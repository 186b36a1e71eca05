import { defineConfig } from 'vite';

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
  build: {
    target: 'es2022',
    // Nothing is inlined: the page runs under `default-src 'none'` with its own origin alone, data: addresses excluded.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  preview: {
    headers: { 'Content-Security-Policy': POLICY, 'X-Content-Type-Options': 'nosniff' },
  },
});
