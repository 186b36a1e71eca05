import { describe, expect, test } from 'vitest';
import type { Start } from '../../src/lobby/start.ts';
import { startTable } from '../../src/lobby/start-table.ts';
import { doubleExposure, multiHand } from '../../src/tables/all-tables.ts';

const start = (some: Partial<Start>): Start => ({
  session: 's',
  table: 'multi-hand',
  balance: 1000,
  ...some,
});

/** The fault, or null where there is none. */
function faultOf(some: Partial<Start>): { readonly code: string; readonly at: string } | null {
  const read = startTable(start(some));
  return read.ok ? null : read.fault;
}

describe('a host’s start', () => {
  test('names a table of the game’s own', () => {
    const read = startTable(start({}));
    expect(read.ok && read.started.rules).toEqual(multiHand);
    expect(read.ok && read.started.round).toBeNull();
  });

  test('brings a whole table of the operator’s own', () => {
    const own = { ...multiHand, id: 'the-operators', name: 'Salon', decks: 8 };
    const read = startTable(start({ table: own }));
    expect(read.ok && read.started.rules).toEqual(own);
  });

  test('sets limits and chips in minor units of the table’s currency', () => {
    const read = startTable(start({ limits: { min: 200, max: 4000 }, chips: [100, 200] }));
    expect(read.ok && read.started.rules.limits).toEqual({ min: 200, max: 4000 });
    expect(read.ok && read.started.rules.chips).toEqual([100, 200]);
  });

  test('in another currency says every amount anew: none is converted', () => {
    const limits = { min: 500, max: 50_000 };
    const chips = [100, 500];
    expect(faultOf({ currency: 'JPY' })).toEqual({ code: 'missing-amounts', at: 'limits' });
    expect(faultOf({ currency: 'JPY', limits })).toEqual({ code: 'missing-amounts', at: 'chips' });
    expect(faultOf({ currency: 'JPY', limits, chips })).toBeNull();
    const sides = { table: 'double-exposure', currency: 'JPY', limits, chips };
    expect(faultOf(sides)).toEqual({ code: 'missing-amounts', at: 'sideLimits' });
    const read = startTable(start({ ...sides, sideLimits: { min: 100, max: 2000 } }));
    expect(read.ok && read.started.rules.sideBets.map(({ min, max }) => [min, max])).toEqual(
      doubleExposure.sideBets.map(() => [100, 2000]),
    );
  });

  test.each<[string, Partial<Start>, string, string]>([
    ['a table that is none', { table: 'roulette' }, 'unknown-table', 'table'],
    ['no table', { table: null }, 'bad-rules', 'table.rules'],
    ['a table with a fault', { table: { ...multiHand, decks: 0 } }, 'bad-rules', 'table.decks'],
    ['chips that pay no whole units', { chips: [25] }, 'bad-rules', 'chips[0]'],
    ['a minimum of no whole chips', { limits: { min: 130, max: 1000 } }, 'bad-rules', 'limits.min'],
    [
      'a misspelt house rule',
      { houseRules: { minRoundSecs: 5 } },
      'bad-house-rules',
      'houseRules.minRoundSecs',
    ],
    ['a round that is none', { round: 'ABCD' }, 'bad-record', 'round'],
    ['an empty round', { round: {} }, 'bad-record', 'round.version'],
  ])('with %s is refused with its path', (_, some, code, at) => {
    expect(faultOf(some)).toEqual({ code, at });
  });

  test('with a history that cannot be read opens without what cannot', () => {
    const read = startTable(start({ history: [{}, null, 'x'] }));
    expect(read.ok && read.started.history).toEqual([]);
  });

  test('is not fooled by names of the language', () => {
    expect(faultOf({ table: '__proto__' })).toEqual({ code: 'unknown-table', at: 'table' });
    expect(faultOf({ table: 'constructor' })).toEqual({ code: 'unknown-table', at: 'table' });
    expect(faultOf({ table: JSON.parse('{"__proto__":{"id":"x"}}') })?.code).toBe('bad-rules');
  });
});
