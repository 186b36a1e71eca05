import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { returnsPage } from '../../scripts/returns-page.ts';

/** All four tables are reckoned anew, which is seconds each on a slow machine. */
const RECKONING_MS = 120_000;

/** The figures alone: the file is formatted after it is written. */
const figures = (text: string): readonly string[] =>
  text.match(/'?[0-9a-f]{16}'?:|[a-zA-Z]+: [0-9.]+/g) ?? [];

test(
  'src/odds/known-returns.ts is what the tables come to: npm run returns writes it',
  () => {
    const written = readFileSync(new URL('../../src/odds/known-returns.ts', import.meta.url), 'utf8');
    const bare = (all: readonly string[]) => all.map((each) => each.replaceAll("'", ''));
    expect(bare(figures(written)).length).toBeGreaterThan(15);
    expect(bare(figures(written))).toEqual(bare(figures(returnsPage())));
  },
  RECKONING_MS,
);
