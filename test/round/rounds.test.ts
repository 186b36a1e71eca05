import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { playCase } from '../../src/paper/play-case.ts';

// Whole rounds as they are written on paper: the case, and what TABLES.md makes of it, worked out by hand.

interface WrittenRound {
  readonly name: string;
  readonly case: unknown;
  readonly expect: Readonly<Record<string, unknown>>;
}

function written(table: string): readonly WrittenRound[] {
  return JSON.parse(readFileSync(new URL(`../rounds/${table}.json`, import.meta.url), 'utf8'));
}

describe.each(['double-exposure', 'double-exposure-3-hand', 'three-hand', 'multi-hand'])('%s', (table) => {
  test.each(written(table))('$name', (round) => {
    expect(playCase(round.case)).toMatchObject(round.expect);
  });
});
