// npm run -s round < case.json: one case gives one object, an array of cases an array; exit status 1 if any is wrong.

import { fault, isFault } from './fault.ts';
import { readInput } from './input.ts';
import { playCase } from './play-case.ts';

const input = readInput();
const results = !input.ok
  ? [fault('bad-case', input.message, 'case')]
  : Array.isArray(input.value)
    ? input.value.map(playCase)
    : [playCase(input.value)];
const isList = input.ok && Array.isArray(input.value);
console.log(JSON.stringify(isList ? results : results[0], null, 2));
if (results.some(isFault)) process.exitCode = 1;
