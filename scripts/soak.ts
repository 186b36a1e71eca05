// npm run soak: the long campaigns, with a new seed each time. `--part` runs the share that CI runs.

import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';

const part = process.argv.includes('--part');
const seed = process.env.SOAK_SEED ?? String(randomInt(2 ** 31));
const rounds = process.env.SOAK_ROUNDS ?? (part ? '1500' : '20000');
console.log(`soak: seed ${seed}, ${rounds} rounds a table (SOAK_SEED=${seed} repeats it)`);
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/soak/vitest.config.ts'],
  { stdio: 'inherit', env: { ...process.env, SOAK_SEED: seed, SOAK_ROUNDS: rounds } },
);
process.exitCode = status ?? 1;
