// Finds a Chromium for the browser tests, or installs one: Debian's headless shell where apt is at hand, Playwright's
// own build otherwise.

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { onPath } from './on-path.ts';

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

function installed(): string | null {
  const named = process.env.BAIZE_CHROMIUM;
  if (named !== undefined && existsSync(named)) return named;
  const found = NAMES.map(onPath).find((path) => path !== null);
  if (found !== undefined) return found;
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
}

function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

function byApt(): boolean {
  if (onPath('apt-get') === null) return false;
  const isRoot = process.getuid?.() === 0;
  const sudo = isRoot ? [] : ['sudo', '-n'];
  const apt = (...args: string[]) => {
    const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args];
    return run(command, rest);
  };
  return (
    apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell')
  );
}

function byPlaywright(): boolean {
  try {
    execFileSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

/** The path of a Chromium, installed if there is none; null with one line of advice where that fails. */
export function findChromium(): string | null {
  const there = installed();
  if (there !== null) return there;
  console.log('No Chromium found; installing one for the browser tests.');
  for (const install of [byApt, byPlaywright]) {
    if (install()) {
      const now = installed();
      if (now !== null) return now;
    }
  }
  console.error(
    'No Chromium: install Chromium or Chrome and set BAIZE_CHROMIUM to its path, then run again.',
  );
  return null;
}
