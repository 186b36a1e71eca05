// Debian's packages, installed where apt is at hand and the user may.

import { spawnSync } from 'node:child_process';
import { onPath } from './on-path.ts';

/** False where there is no apt, or it failed. */
export function installByApt(...packages: readonly string[]): boolean {
  if (onPath('apt-get') === null) return false;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  return [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ].every((args) => {
    const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args];
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  });
}
