import { expect, test } from 'vitest';
import { claimedId } from '../../src/round/claimed-id.ts';

test.each([
  [{ roundId: 'ABCD' }, 'ABCD'],
  [{ roundId: 'x'.repeat(200) }, 'x'.repeat(80)],
  [{ roundId: '' }, null],
  [{ roundId: 7 }, null],
  [{}, null],
  ['ABCD', null],
  [null, null],
  [undefined, null],
])('of %o support is told %o', (record, id) => {
  expect(claimedId(record)).toBe(id);
});
