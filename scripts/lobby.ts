// npm run lobby: builds the game and the lobby's page, installs the example's own packages where they are not there yet, and
// serves both. `--test` runs the example's tests in place of serving.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './find-chromium.ts';

const EXAMPLE = 'examples/lobby';
const isTest = process.argv.includes('--test');

function run(command: string, args: readonly string[], env: Record<string, string> = {}): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
}
const node = (script: string, args: readonly string[], env?: Record<string, string>): void =>
  run(process.execPath, [script, ...args], env);

// A test runs on the build that is there, as `npm test` leaves it.
if (!isTest || !existsSync('dist/lobby/lobby.js')) run('npm', ['run', '-s', 'build']);
if (!existsSync(`${EXAMPLE}/node_modules/better-sqlite3/build`)) run('npm', ['--prefix', EXAMPLE, 'ci']);
const page = ['build', '--config', `${EXAMPLE}/vite.config.ts`, '--logLevel', 'warn'];
if (isTest) {
  const chromium = findChromium();
  if (chromium === null) process.exit(1);
  node('node_modules/typescript/bin/tsc', ['-p', EXAMPLE]);
  node('node_modules/vite/bin/vite.js', page);
  node('node_modules/vitest/vitest.mjs', ['run', '--config', `${EXAMPLE}/vitest.config.ts`], {
    BAIZE_CHROMIUM: chromium,
  });
} else {
  node('node_modules/vite/bin/vite.js', page);
  node('node_modules/tsx/dist/cli.mjs', [`${EXAMPLE}/start.ts`]);
}
