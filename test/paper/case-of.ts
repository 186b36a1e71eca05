import { expect } from 'vitest';
import { isFault } from '../../src/paper/fault.ts';
import { playCase } from '../../src/paper/play-case.ts';

// The form of the round on paper (DESIGN.md): what goes in, what comes out, and what is said of a case that is wrong.

export const CASE = {
  table: 'double-exposure',
  balance: 100_000,
  bets: [{ box: 1, main: 1000, side: { sevens: 200 } }],
  cards: ['8s', 'Td', '8h', '6c', '3d', 'Tc', '9h', '5s'],
  decisions: ['split', 'double', 'stand'],
};

/** "code at path" of a case that is wrong, or "fine". */
export function fault(value: unknown): string {
  const result = playCase(value);
  if (!isFault(result)) return 'fine';
  expect(result.error.message).not.toBe('');
  expect(Object.keys(result.error).sort()).toEqual(['at', 'code', 'message']);
  return `${result.error.code} at ${result.error.at}`;
}

export const but = (changes: Record<string, unknown>): unknown => ({ ...CASE, ...changes });
