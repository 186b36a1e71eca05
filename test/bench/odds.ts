// The odds: how fast advice and returns are, and whether rounds through the real statechart bring what they say. The
// simulation takes five minutes or, on a slow machine, as long as 300,000 rounds a table take.

import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { TABLES } from '../../src/tables/all-tables.ts';
import type { Simulated } from './odds/simulation.ts';
import { adviceSpeed, returnSpeed } from './odds/speed.ts';

const SECONDS = 300;
/** Perfect play lands within so many standard errors of the exact figure, and no other beats it by as many. */
const ERRORS = 3;

function simulateTable(id: string, seconds: number): Promise<readonly Simulated[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['node_modules/tsx/dist/cli.mjs', 'test/bench/odds/simulate-table.ts', id, `${seconds}`],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let text = '';
    child.stdout.on('data', (part) => {
      text += part;
    });
    child.on('close', (status) =>
      status === 0 ? resolve(JSON.parse(text)) : reject(new Error(`${id}: status ${status}`)),
    );
  });
}

/** All tables, as many side by side as there are processors. */
async function simulateAll(): Promise<readonly Simulated[]> {
  const lanes = Math.min(TABLES.length, availableParallelism());
  const waiting = TABLES.map(({ id }) => id);
  const found: Simulated[] = [];
  const seconds = (SECONDS * lanes) / TABLES.length;
  const lane = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
      found.push(...(await simulateTable(id, seconds)));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return found;
}

const advice = adviceSpeed();
console.table(advice);
const returns = returnSpeed();
console.table(returns);
const simulation = await simulateAll();
console.table(
  simulation.map(({ table, policy, rounds, mean, standardError, exact, off, standardDeviation }) => ({
    table,
    policy,
    rounds,
    mean: Number(mean.toFixed(5)),
    standardError: Number(standardError.toFixed(5)),
    exact: Number(exact.toFixed(5)),
    off: Number(off.toFixed(2)),
    standardDeviation: Number(standardDeviation.toFixed(4)),
  })),
);
console.log(JSON.stringify({ bench: 'odds', node: process.version, advice, returns, simulation }));
const wrong = simulation.filter(({ policy, off }) => off > ERRORS || (policy === 'perfect' && off < -ERRORS));
for (const { table, policy, off } of wrong)
  console.error(`${table}, ${policy}: ${off.toFixed(2)} standard errors from perfect play's exact figure`);
if (wrong.length > 0) process.exitCode = 1;
