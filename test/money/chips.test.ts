import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breakIntoChips } from '../../src/money/chips.ts';

const EUROS = [50, 100, 500, 2500, 10_000, 50_000];

describe('an amount as chips', () => {
  test.each([
    [0, []],
    [50, [50]],
    [100, [100]],
    [150, [100, 50]],
    [900, [500, 100, 100, 100, 100]],
    [12_650, [10_000, 2500, 100, 50]],
    [50_000, [50_000]],
    [100_000, [50_000, 50_000]],
    [49_950, [10_000, 10_000, 10_000, 10_000, 2500, 2500, 2500, 500, 500, 500, 500, 100, 100, 100, 100, 50]],
  ])('%i', (amount, chips) => {
    expect(breakIntoChips(amount, EUROS)).toEqual(chips);
  });

  test.each([
    [25, []],
    [75, [50]],
    [225, [100, 100]],
  ])('%i: what is less than the smallest chip is left over', (amount, chips) => {
    expect(breakIntoChips(amount, EUROS)).toEqual(chips);
  });

  test.each([
    [60, [10, 30, 40], [30, 30]],
    [120, [10, 30, 40], [40, 40, 40]],
    [160, [20, 80, 100], [80, 80]],
    [240, [20, 100, 120, 140], [140, 100]],
  ])('%i in chips of %j: the largest that fits is not always part of the fewest', (amount, chips, fewest) => {
    expect(breakIntoChips(amount, chips)).toHaveLength(fewest.length);
    expect(breakIntoChips(amount, chips)).toEqual(fewest);
  });
});

/** The fewest chips for each whole number of the smallest up to a limit, by trying them all. */
function fewestCounts(sizes: readonly number[], limit: number): readonly number[] {
  const counts = [0];
  for (let sum = 1; sum <= limit; sum++) {
    const ways = sizes.filter((size) => size <= sum).map((size) => (counts[sum - size] ?? 0) + 1);
    counts[sum] = Math.min(...ways);
  }
  return counts;
}

test('of any chips these are the fewest, largest first, and come to the amount', () => {
  const sizes = fc
    .uniqueArray(fc.integer({ min: 2, max: 15 }), { maxLength: 6 })
    .map((some) => [1, ...some.sort((a, b) => a - b)]);
  fc.assert(
    fc.property(
      sizes,
      fc.constantFrom(2, 10, 50),
      fc.nat(700),
      fc.nat(1),
      (relative, smallest, units, over) => {
        const amount = units * smallest + over;
        const taken = breakIntoChips(
          amount,
          relative.map((size) => size * smallest),
        );
        expect(taken.reduce((sum, chip) => sum + chip, 0)).toBe(units * smallest);
        expect(taken).toHaveLength(fewestCounts(relative, units)[units] ?? -1);
        expect([...taken].sort((a, b) => b - a)).toEqual(taken);
        expect(taken.every((chip) => relative.includes(chip / smallest))).toBe(true);
      },
    ),
    { seed: 601, numRuns: 600 },
  );
});
