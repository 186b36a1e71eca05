import { defineConfig } from 'vite';

/** The host's side of the lobby protocol, for a lobby's page to import (docs/embedding.md): `baize/lobby`. */
export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist/lobby',
    license: { fileName: 'licences.md' },
    rolldownOptions: { output: { minify: true } },
    lib: { entry: 'src/lobby/host.ts', formats: ['es'], fileName: () => 'lobby.js' },
  },
});
