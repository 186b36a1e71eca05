import { describe, expect, test } from 'vitest';
import { houseGate } from '../../src/house-rules/house-gate.ts';
import { type HouseRules, NO_HOUSE_RULES } from '../../src/house-rules/house-rules.ts';
import { RoundPace } from '../../src/house-rules/round-pace.ts';
import { memoryStore, type TextStore } from '../../src/money/store.ts';
import type { BoxBet } from '../../src/tables/bets.ts';

// What a house refuses at its tables: one row a rule, with what still passes beside it.

/** A clock of the day and one that nobody sets; `lasting` is a store that outlives the page. */
function clocks() {
  const time = { now: 1_000_000, ticks: 50 };
  return {
    time,
    pass: (milliseconds: number) => {
      time.now += milliseconds;
      time.ticks += milliseconds;
    },
    pace: (minimumSeconds: number, store: TextStore) =>
      new RoundPace({ minimumSeconds, store, now: () => time.now, ticks: () => time.ticks }),
  };
}

const lastingStore = (): TextStore => ({ ...memoryStore(), lasting: true });

function gateOf(some: Partial<HouseRules>, lost = 0) {
  const { pace } = clocks();
  const houseRules = { ...NO_HOUSE_RULES, ...some };
  return houseGate({
    houseRules,
    pace: pace(houseRules.minimumRoundSeconds, lastingStore()),
    lost: () => lost,
    isReminderDue: () => false,
  });
}

const main = (box: number, stake: number): BoxBet => ({ box, main: stake, side: {} });
const withSide = (box: number, stake: number, sevens: number): BoxBet => ({
  box,
  main: stake,
  side: { sevens },
});

describe('bets', () => {
  test.each([
    ['maxBoxes', { maxBoxes: 2 }, [main(1, 100), main(4, 100)], null],
    [
      'maxBoxes',
      { maxBoxes: 2 },
      [main(1, 100), main(2, 100), main(3, 100)],
      { code: 'too-many-boxes', count: 2 },
    ],
    ['sideBets', { sideBets: false }, [main(1, 100)], null],
    ['sideBets', { sideBets: false }, [withSide(1, 100, 100)], { code: 'no-side-bets' }],
    ['maxStakePerRound', { maxStakePerRound: 1000 }, [withSide(1, 600, 100), main(2, 300)], null],
    [
      'maxStakePerRound',
      { maxStakePerRound: 1000 },
      [withSide(1, 600, 101), main(2, 300)],
      { code: 'round-stake-above-maximum', limit: 1000 },
    ],
    ['nothing', {}, [withSide(1, 1_000_000, 5), main(2, 3), main(3, 3), main(4, 3), main(5, 3)], null],
  ] as const)('under %s %j, %j: %j', (_, some, bets, refused) => {
    expect(gateOf(some).bets(bets)).toEqual(refused);
  });
});

describe('maxLoss', () => {
  test.each([
    [0, 5000, null],
    [0, 5001, { code: 'session-loss', limit: 5000, left: 5000 }],
    [4000, 1000, null],
    [4000, 1001, { code: 'session-loss', limit: 5000, left: 1000 }],
    [6000, 1, { code: 'session-loss', limit: 5000, left: 0 }],
    [-2000, 7000, null],
    [-2000, 7001, { code: 'session-loss', limit: 5000, left: 7000 }],
  ] as const)('of 50.00 with %i lost and a stake of %i: %j', (lost, stake, refused) => {
    expect(gateOf({ maxLoss: 5000 }, lost).start([main(1, stake)])).toEqual(refused);
  });
});

describe('realityCheckMinutes', () => {
  test('holds the next round back until the reminder is acknowledged, and takes bets meanwhile', () => {
    let due = true;
    const gate = houseGate({
      houseRules: NO_HOUSE_RULES,
      pace: clocks().pace(0, lastingStore()),
      lost: () => 0,
      isReminderDue: () => due,
    });
    expect(gate.start([main(1, 100)])).toEqual({ code: 'reminder-due' });
    expect(gate.bets([main(1, 100)])).toBeNull();
    due = false;
    expect(gate.start([main(1, 100)])).toBeNull();
  });
});

describe('minimumRoundSeconds', () => {
  test('lets the first round start at once, and the next one five seconds after its start', () => {
    const { pace, pass } = clocks();
    const gate = houseGate({
      houseRules: NO_HOUSE_RULES,
      pace: pace(5, lastingStore()),
      lost: () => 0,
      isReminderDue: () => false,
    });
    expect(gate.start([main(1, 100)])).toBeNull();
    gate.started();
    expect(gate.start([main(1, 100)])).toEqual({ code: 'too-soon', seconds: 5 });
    pass(3200);
    expect(gate.start([main(1, 100)])).toEqual({ code: 'too-soon', seconds: 2 });
    pass(1799);
    expect(gate.start([main(1, 100)])).toEqual({ code: 'too-soon', seconds: 1 });
    pass(1);
    expect(gate.start([main(1, 100)])).toBeNull();
  });

  test('is not shortened by a reload or another tab', () => {
    const { pace, pass, time } = clocks();
    const store = lastingStore();
    pace(5, store).started();
    pass(2000);
    // A new page begins its own count.
    time.ticks = 7;
    expect(pace(5, store).left).toBe(3000);
  });

  test('counts from the opening of the page where nothing outlives it', () => {
    const { pace, pass } = clocks();
    const reloaded = pace(5, memoryStore());
    expect(reloaded.left).toBe(5000);
    pass(5000);
    expect(reloaded.left).toBe(0);
  });

  test('is not shortened by setting the clock, nor made longer than it is', () => {
    const { pace, time } = clocks();
    const store = lastingStore();
    const running = pace(5, store);
    running.started();
    time.now += 3_600_000;
    expect(running.left).toBe(5000);
    // The day's clock is set back: the start is then in the future, and counts as just now.
    time.now -= 7_200_000;
    expect(pace(5, store).left).toBe(5000);
  });

  test.each(['', 'soon', 'NaN', '-Infinity'])('takes a damaged start, %j, for none', (text) => {
    const store = lastingStore();
    store.write('baize.round-started', text);
    const { pace } = clocks();
    expect(pace(5, store).left).toBe(0);
  });

  test('asks for no wait where it is 0', () => {
    const { pace } = clocks();
    const free = pace(0, memoryStore());
    free.started();
    expect(free.left).toBe(0);
  });
});
