// npm run test:engines: the built page in Chromium, Firefox and WebKitGTK. What is missing is installed through apt where
// that is at hand. `--part` plays the core part, `--only=firefox` one engine.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.ts';
import { findFirefox, findWebKit, findXvfb } from './find-engines.ts';

const args = process.argv.slice(2);
const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
const part = args.includes('--part');

/** A screen of its own for the browsers that draw in a window; the number of its display. */
function openScreen(xvfb: string): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1400x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error('the screen was closed')));
    screen.stdio[3]?.once('data', (number) => resolve({ screen, display: `:${String(number).trim()}` }));
  });
}

function run(engine: string, env: Record<string, string>): boolean {
  console.log(`\n— ${engine}`);
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/engines/vitest.config.ts'],
    { stdio: 'inherit', env: { ...process.env, BAIZE_ENGINE: engine, BAIZE_PART: part ? '1' : '0', ...env } },
  );
  return status === 0;
}

const xvfb = findXvfb();
const { screen, display } = xvfb === null ? { screen: null, display: '' } : await openScreen(xvfb);

const ENGINES: Readonly<Record<string, () => boolean>> = {
  chromium: () => {
    const path = findChromium();
    return path !== null && run('chromium', { BAIZE_CHROMIUM: path });
  },
  firefox: () => {
    const path = findFirefox();
    return path !== null && run('firefox', { BAIZE_FIREFOX: path, DISPLAY: display });
  },
  webkit: () => {
    const found = findWebKit();
    return (
      found !== null &&
      run('webkit', { BAIZE_WEBKIT_DRIVER: found.driver, BAIZE_WEBKIT: found.browser, DISPLAY: display })
    );
  },
};

const failed = Object.entries(ENGINES)
  .filter(([name]) => only === undefined || only === name)
  .filter(([, test]) => !test())
  .map(([name]) => name);
screen?.kill();
console.log(failed.length === 0 ? '\nAll engines passed.' : `\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
