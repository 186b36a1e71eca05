// One table's simulation as a process of its own, so that tables can be played side by side: prints its figures as JSON.

import { tableById } from '../../../src/tables/all-tables.ts';
import { type Effort, simulate } from './simulation.ts';

const [id = '', seconds = '0'] = process.argv.slice(2);
const rules = tableById(id);
if (rules === null) throw new Error(`no table ${id}`);
const perfect: Effort = { seconds: Number(seconds), atLeast: 300_000 };
console.log(JSON.stringify(simulate(rules, perfect, { seconds: 0, atLeast: 20_000 })));
