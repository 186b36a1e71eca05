import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { statechartPage } from '../scripts/statechart-page.ts';

test('docs/statechart.md is the statechart of the code: npm run statechart writes it', () => {
  const written = readFileSync(new URL('../docs/statechart.md', import.meta.url), 'utf8');
  expect(written).toBe(statechartPage());
});
