import { createServer, type Server } from 'node:http';
import { preview, resolveConfig } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A page of another origin with the game in a frame, as a lobby has it. */
    readonly host: string;
  }
}

const REPORTS = '/csp-reports';

/** The built page under its policy, which reports what it refuses, and beside it, on another origin, a page that frames it. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const config = await resolveConfig({}, 'serve');
  const policy = config.preview.headers['Content-Security-Policy'];
  const reports: string[] = [];
  const game = await preview({
    preview: {
      port: 0,
      host: '127.0.0.1',
      headers: { 'Content-Security-Policy': `${String(policy)}; report-uri ${REPORTS}` },
    },
    plugins: [
      {
        name: 'csp-reports',
        configurePreviewServer: ({ middlewares }) => {
          middlewares.use(REPORTS, (request, response) => {
            if (request.method !== 'POST') {
              response.setHeader('Content-Type', 'application/json');
              response.end(JSON.stringify(reports));
              return;
            }
            let body = '';
            request.on('data', (part) => {
              body += String(part);
            });
            request.on('end', () => {
              reports.push(body);
              response.writeHead(204).end();
            });
          });
        },
      },
    ],
    logLevel: 'error',
  });
  const address = game.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('the built page is not served');
  const host = await serveHost(address);
  project.provide('address', address);
  project.provide('host', host.address);
  return async () => {
    host.server.close();
    await game.close();
  };
}

/** Another port is another origin. The frame is as docs/embedding.md has it. */
async function serveHost(game: string): Promise<{ server: Server; address: string }> {
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? '/', 'http://host').search;
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><title>A lobby</title><body style="margin:0">
<iframe title="Blackjack" src="${game}${query.replaceAll('"', '%22')}" allow="autoplay; fullscreen"
  sandbox="allow-scripts allow-same-origin" style="width:100vw;height:100vh;border:0"></iframe>`);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const at = server.address();
  return { server, address: `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}/` };
}
