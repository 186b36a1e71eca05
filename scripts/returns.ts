// npm run returns: reckons the returns of the project's own tables and writes src/odds/known-returns.ts.

import { writeFileSync } from 'node:fs';
import { returnsPage } from './returns-page.ts';

writeFileSync(new URL('../src/odds/known-returns.ts', import.meta.url), returnsPage());
