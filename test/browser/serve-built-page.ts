import { preview } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built page is served, with a slash at the end. */
    readonly address: string;
  }
}

/** Serves the built page, with the headers a careful host sends, while the browser tests run. */
export default async function serveBuiltPage(project: TestProject): Promise<() => Promise<void>> {
  const server = await preview({
    preview: { port: 0, host: '127.0.0.1', strictPort: false },
    logLevel: 'error',
  });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('the built page is not served');
  project.provide('address', address);
  return () => server.close();
}
