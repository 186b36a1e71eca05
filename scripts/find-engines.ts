// Finds Firefox, WebKitGTK and a screen for them, or installs Debian's where apt is at hand.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installByApt } from './by-apt.ts';
import { onPath } from './on-path.ts';

function found<T>(look: () => T | null, packages: readonly string[], advice: string): T | null {
  const there = look();
  if (there !== null) return there;
  console.log(`Installing ${packages.join(', ')} for the tests in other engines.`);
  installByApt(...packages);
  const now = look();
  if (now === null) console.error(advice);
  return now;
}

export const findFirefox = (): string | null =>
  found(
    () => process.env.BAIZE_FIREFOX ?? onPath('firefox-esr') ?? onPath('firefox'),
    ['firefox-esr'],
    'No Firefox: install it and set BAIZE_FIREFOX to its path.',
  );

export const findXvfb = (): string | null =>
  found(() => onPath('Xvfb'), ['xvfb', 'xauth'], 'No Xvfb: install it; Firefox and WebKit draw in a window.');

/** Debian keeps WebKitGTK's browser with its library, below a folder named after the machine's kind. */
function miniBrowser(): string | null {
  for (const lib of ['/usr/lib', '/usr/libexec']) {
    const folders = existsSync(lib)
      ? ['', ...readdirSync(lib).filter((name) => name.includes('linux-gnu'))]
      : [];
    for (const folder of folders) {
      const path = join(lib, folder, 'webkit2gtk-4.1', 'MiniBrowser');
      if (existsSync(path)) return path;
    }
  }
  return null;
}

export const findWebKit = (): { readonly driver: string; readonly browser: string } | null =>
  found(
    () => {
      const driver = onPath('WebKitWebDriver');
      const browser = miniBrowser();
      return driver === null || browser === null ? null : { driver, browser };
    },
    ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0'],
    'No WebKitGTK: install WebKitWebDriver and MiniBrowser.',
  );
