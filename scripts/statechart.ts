// npm run statechart: writes docs/statechart.md, the round's statechart as the code has it.

import { writeFileSync } from 'node:fs';
import { statechartPage } from './statechart-page.ts';

writeFileSync(new URL('../docs/statechart.md', import.meta.url), statechartPage());
