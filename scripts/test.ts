// npm test: types, lint, unit tests, the built page in a browser. Stops at the first stage that fails.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './find-chromium.ts';

const results = mkdtempSync(join(tmpdir(), 'baize-test-'));
let passed = 0;
let failed = 0;

function run(
  name: string,
  script: string,
  args: readonly string[],
  env: Record<string, string> = {},
): boolean {
  const started = Date.now();
  console.log(`\n— ${name}`);
  const { status } = spawnSync(process.execPath, [script, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  console.log(
    `— ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
  );
  return status === 0;
}

function countIn(file: string): void {
  const counts: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof counts !== 'object' || counts === null) return;
  if ('numPassedTests' in counts && typeof counts.numPassedTests === 'number')
    passed += counts.numPassedTests;
  if ('numFailedTests' in counts && typeof counts.numFailedTests === 'number')
    failed += counts.numFailedTests;
}

function tests(name: string, config: string, env: Record<string, string> = {}): boolean {
  const file = join(results, `${name.replaceAll(' ', '-')}.json`);
  const ok = run(
    name,
    'node_modules/vitest/vitest.mjs',
    ['run', '--config', config, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    env,
  );
  try {
    countIn(file);
  } catch {
    // No result file: vitest itself did not get that far, which `ok` says already.
  }
  return ok;
}

function browserTests(): boolean {
  const chromium = findChromium();
  return (
    chromium !== null && tests('browser tests', 'test/browser/vitest.config.ts', { BAIZE_CHROMIUM: chromium })
  );
}

const stages: readonly (() => boolean)[] = [
  () => run('card atlases', 'node_modules/tsx/dist/cli.mjs', ['assets/cards/build.ts']),
  () => run('types', 'node_modules/typescript/bin/tsc', ['-p', '.']),
  () => run('lint', 'node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
  () => tests('unit tests', 'vitest.config.ts'),
  () => run('build', 'node_modules/vite/bin/vite.js', ['build', '--logLevel', 'warn']),
  () =>
    run('build of baize/lobby', 'node_modules/vite/bin/vite.js', [
      'build',
      '--config',
      'vite.lobby.config.ts',
      '--logLevel',
      'warn',
    ]),
  () => run('types of baize/lobby', 'node_modules/typescript/bin/tsc', ['-p', 'tsconfig.lobby.json']),
  browserTests,
];
const ok = stages.every((stage) => stage());
rmSync(results, { recursive: true });
if (!ok && failed === 0) failed = 1;
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = ok ? 0 : 1;
