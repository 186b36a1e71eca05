// npm run bench [-- name …]: the benchmarks, all or those named. Each prints a table and writes its figures as JSON.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const FOLDER = 'test/bench';
const known = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace(/\.ts$/, ''));
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No benchmark ${unknown.join(', ')}; there are: ${known.join(', ')}`);
  process.exitCode = 1;
} else {
  for (const name of asked.length > 0 ? asked : known) {
    const file = `${FOLDER}/${name}.ts`;
    if (!existsSync(file)) continue;
    console.log(`\n— ${name}`);
    const { status } = spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', file], {
      stdio: 'inherit',
    });
    if (status !== 0) process.exitCode = 1;
  }
}
