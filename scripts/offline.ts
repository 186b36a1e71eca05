// Writes the service worker with the list of what it keeps. The version is made of the contents of all files: a build that is
// the same is the same version.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { build, type Plugin } from 'vite';

/** Fetched for everyone; cards and sounds are kept when a page has shown or played them. */
const KEPT = /^assets\/.*\.(?:js|css|woff2)$/;
const MARK = '<meta name="baize-version" content="" />';

async function workerFor(version: string, files: readonly string[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { VERSION: JSON.stringify(version), FILES: JSON.stringify(files) },
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: new URL('../src/offline/worker.ts', import.meta.url).pathname,
        formats: ['es'],
        fileName: 'sw',
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const code = output !== undefined && 'output' in output ? output.output[0].code : null;
  if (code === null) throw new Error('the service worker was not built');
  return code;
}

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const source = readFileSync(new URL('../src/offline/offline-cache.ts', import.meta.url));
        const hash = createHash('sha256').update(source).update(page.source);
        // Names hold the contents of all but the page.
        for (const name of Object.keys(bundle).sort()) hash.update(name);
        const version = hash.digest('hex').slice(0, 16);
        const text = String(page.source);
        if (!text.includes(MARK)) this.error('the page has no place for its version');
        page.source = text.replace(MARK, MARK.replace('content=""', `content="${version}"`));
        const files = Object.keys(bundle)
          .filter((name) => KEPT.test(name))
          .sort();
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await workerFor(version, files) });
      },
    },
  };
}
