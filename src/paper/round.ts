// npm run -s round < case.json: one case gives one object, an array of cases an array; exit status 1 if any is wrong.

import { readFileSync } from 'node:fs';
import { fault, isFault } from './fault.ts';
import { playCase } from './play-case.ts';

function read(): unknown {
  try {
    return JSON.parse(readFileSync(0, 'utf8'));
  } catch (error) {
    return fault('bad-case', `not JSON: ${error instanceof Error ? error.message : 'unreadable'}`, 'case');
  }
}

const input = read();
const one = (value: unknown) => {
  const isUnreadable = typeof value === 'object' && value !== null && isFault(value) && value === input;
  return isUnreadable ? value : playCase(value);
};
const output = Array.isArray(input) ? input.map(playCase) : one(input);
console.log(JSON.stringify(output, null, 2));
if ([output].flat().some(isFault)) process.exitCode = 1;
