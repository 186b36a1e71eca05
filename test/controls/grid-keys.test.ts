import { expect, test } from 'vitest';
import { placeAfter, rowAfter } from '../../src/controls/dialogs/grid-keys.ts';

// A grid of four rows and ten columns.

test.each([
  ['ArrowRight', [1, 8], [1, 9]],
  ['ArrowRight', [1, 9], [1, 9]],
  ['ArrowLeft', [1, 1], [1, 0]],
  ['ArrowLeft', [1, 0], [1, 0]],
  ['ArrowDown', [2, 5], [3, 5]],
  ['ArrowDown', [3, 5], [3, 5]],
  ['ArrowUp', [1, 5], [0, 5]],
  ['ArrowUp', [0, 5], [0, 5]],
  ['Home', [2, 5], [2, 0]],
  ['End', [2, 5], [2, 9]],
  ['Tab', [2, 5], null],
  ['Enter', [2, 5], null],
] as const)('%s leads from %o to %o', (key, [row, column], to) => {
  expect(placeAfter(key, { row, column }, 4, 10)).toEqual(to === null ? null : { row: to[0], column: to[1] });
});

// A list of forty rows, of which six are in sight.

test.each([
  ['ArrowUp', 7, 6],
  ['ArrowUp', 0, 0],
  ['ArrowDown', 7, 8],
  ['ArrowDown', 39, 39],
  ['PageUp', 7, 1],
  ['PageUp', 3, 0],
  ['PageDown', 7, 13],
  ['PageDown', 36, 39],
  ['Home', 7, 0],
  ['End', 7, 39],
  ['ArrowRight', 7, null],
  ['Tab', 7, null],
] as const)('%s leads from row %i to %o', (key, row, to) => {
  expect(rowAfter(key, row, 40, 6)).toBe(to);
});
