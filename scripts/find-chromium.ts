// Finds a Chromium for the browser tests, or installs one: Debian's headless shell where apt is at hand, Playwright's
// own build otherwise.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { installByApt } from './by-apt.ts';
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
  for (const install of [() => installByApt('chromium-headless-shell'), byPlaywright]) {
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
