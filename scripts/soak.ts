// npm run soak: the long campaigns, with a new seed each time. `--part` runs the share that CI runs.

import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { findChromium } from './find-chromium.ts';

const part = process.argv.includes('--part');
const seed = process.env.SOAK_SEED ?? String(randomInt(2 ** 31));
const rounds = process.env.SOAK_ROUNDS ?? (part ? '1500' : '20000');
const kills = process.env.SOAK_KILLS ?? (part ? '30' : 'all');
const heard = process.env.SOAK_HEARD ?? (part ? '10' : '50');
const links = process.env.SOAK_LINKS ?? (part ? '8' : '120');
const lasting = process.env.SOAK_LASTING ?? (part ? '300' : '5000');
console.log(
  `soak: seed ${seed}, ${rounds} rounds a table, ${heard} by ear, kills: ${kills}, links cut: ${links}, ${lasting} rounds in one page (SOAK_SEED=${seed} repeats it)`,
);
const chromium = findChromium();
if (chromium === null) process.exit(1);
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/soak/vitest.config.ts'],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      SOAK_SEED: seed,
      SOAK_ROUNDS: rounds,
      SOAK_KILLS: kills,
      SOAK_HEARD: heard,
      SOAK_LINKS: links,
      SOAK_LASTING: lasting,
      BAIZE_CHROMIUM: chromium,
    },
  },
);
process.exitCode = status ?? 1;
