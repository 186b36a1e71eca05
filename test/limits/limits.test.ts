import { expect, test } from 'vitest';
import {
  endOfDay,
  limitRefusal,
  NO_LIMITS,
  readLimits,
  stoppedForToday,
  stricter,
  withLossLimit,
} from '../../src/limits/limits.ts';

const NOON = new Date(2026, 2, 4, 12).getTime();
const MIDNIGHT = new Date(2026, 2, 5).getTime();
const HOUR = 3_600_000;

test('a day ends at midnight', () => expect(endOfDay(NOON)).toBe(MIDNIGHT));

test('without limits any stake may be dealt', () => {
  expect(limitRefusal(NO_LIMITS, NOON, 1_000_000, 1_000_000)).toBeNull();
});

test('a loss limit refuses a stake that could take the loss over it, and says what is left', () => {
  const limits = withLossLimit(NO_LIMITS, 10_000, NOON);
  expect(limitRefusal(limits, NOON, 8_000, 2_000)).toBeNull();
  expect(limitRefusal(limits, NOON, 8_000, 2_050)).toEqual({
    code: 'loss-limit',
    left: 2_000,
    until: MIDNIGHT,
  });
});

test('what was won can be lost again under a loss limit', () => {
  expect(limitRefusal(withLossLimit(NO_LIMITS, 10_000, NOON), NOON, -5_000, 15_000)).toBeNull();
});

test('a running loss limit can be lowered', () => {
  const lower = withLossLimit(withLossLimit(NO_LIMITS, 10_000, NOON), 4_000, NOON + HOUR);
  expect(lower.loss).toEqual({ amount: 4_000, since: NOON, until: MIDNIGHT });
});

test('a running loss limit cannot be raised', () => {
  const limits = withLossLimit(NO_LIMITS, 10_000, NOON);
  expect(withLossLimit(limits, 20_000, NOON + HOUR)).toEqual(limits);
});

test('a loss limit ends with the day', () => {
  const limits = withLossLimit(NO_LIMITS, 10_000, NOON);
  expect(limitRefusal(limits, MIDNIGHT, 50_000, 1_000)).toBeNull();
});

test('stopped for today, no round begins before midnight', () => {
  const limits = stoppedForToday(NO_LIMITS, NOON);
  expect(limitRefusal(limits, MIDNIGHT - 1, 0, 100)).toEqual({ code: 'stopped-for-today', until: MIDNIGHT });
  expect(limitRefusal(limits, MIDNIGHT, 0, 100)).toBeNull();
});

test('a clock that is put past midnight and back finds both limits as they were', () => {
  const limits = stoppedForToday(withLossLimit(NO_LIMITS, 10_000, NOON), NOON);
  const meanwhile = stricter(limits, NO_LIMITS, MIDNIGHT + HOUR);
  expect(limitRefusal(meanwhile, MIDNIGHT + HOUR, 50_000, 1_000)).toBeNull();
  expect(stricter(meanwhile, meanwhile, NOON + HOUR)).toEqual(limits);
});

test('a clock that is put back ends no limit', () => {
  const limits = stoppedForToday(NO_LIMITS, NOON);
  expect(limitRefusal(limits, NOON - 48 * HOUR, 0, 100)).toEqual({
    code: 'stopped-for-today',
    until: MIDNIGHT,
  });
  expect(limitRefusal(withLossLimit(NO_LIMITS, 500, NOON), NOON - 48 * HOUR, 0, 1_000)?.code).toBe(
    'loss-limit',
  );
});

test('of two copies the stricter of each limit counts, whichever has it', () => {
  const one = stoppedForToday(withLossLimit(NO_LIMITS, 10_000, NOON), NOON);
  const other = withLossLimit(NO_LIMITS, 4_000, NOON);
  const both = { loss: { amount: 4_000, since: NOON, until: MIDNIGHT }, stoppedUntil: MIDNIGHT };
  expect([stricter(one, other, NOON), stricter(other, one, NOON)]).toEqual([both, both]);
});

test.each([
  null,
  'x',
  {},
  { loss: { amount: -1 }, stoppedUntil: null },
  { loss: null, stoppedUntil: 'never' },
])('limits that cannot be read are none: %j', (stored) => expect(readLimits(stored)).toEqual(NO_LIMITS));

test('limits are read as they were kept', () => {
  const limits = stoppedForToday(withLossLimit(NO_LIMITS, 500, NOON), NOON);
  expect(readLimits(JSON.parse(JSON.stringify(limits)))).toEqual(limits);
});
