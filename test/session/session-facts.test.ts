import { describe, expect, test } from 'vitest';
import { memoryStore } from '../../src/money/store.ts';
import type { Fact } from '../../src/round/facts.ts';
import { openTable } from '../../src/round/progress.ts';
import { SessionFacts } from '../../src/session/session-facts.ts';
import { net } from '../../src/session/tally.ts';
import { threeHand } from '../../src/tables/all-tables.ts';

const MINUTE = 60_000;
const settled = (staked: number, returned: number): Fact => ({ type: 'round.settled', staked, returned });
const state = openTable({ rules: threeHand, balance: 1000 });

describe('a session', () => {
  test('counts its rounds and what they staked and brought', () => {
    const facts = new SessionFacts(memoryStore(), () => 0);
    facts.follow([settled(1000, 2500)], state);
    facts.follow([{ type: 'hole.dealt' }, settled(500, 0)], state);
    expect(facts.tally).toMatchObject({ rounds: 2, staked: 1500, returned: 2500 });
    expect(net(facts.tally)).toBe(1000);
  });

  test('has the same sums, as a value, until a round is added: a page that follows them must come to rest', () => {
    const facts = new SessionFacts(memoryStore(), () => 0);
    const before = facts.tally;
    facts.follow([{ type: 'hole.dealt' }], state);
    facts.acknowledge();
    expect(facts.tally).toBe(before);
    facts.follow([settled(1000, 0)], state);
    expect(facts.tally).not.toBe(before);
    expect(facts.tally).toBe(facts.tally);
  });

  test('goes on through a reload, with its beginning', () => {
    const store = memoryStore();
    let now = 1000;
    new SessionFacts(store, () => now);
    now += 5 * MINUTE;
    const again = new SessionFacts(store, () => now);
    again.startFrom({ rounds: 3, staked: 300, returned: 100 });
    expect([again.length, again.tally.rounds]).toEqual([5 * MINUTE, 3]);
  });

  test('keeps its sums through a reload, whatever the records know less of; what they know more of counts', () => {
    const store = memoryStore();
    const facts = new SessionFacts(store, () => 1000);
    facts.follow([settled(1000, 0)], state);
    facts.follow([settled(500, 0)], state);
    // As in a lobby that hands over no rounds, or the last one alone.
    for (const known of [
      { rounds: 0, staked: 0, returned: 0 },
      { rounds: 1, staked: 500, returned: 0 },
    ]) {
      const again = new SessionFacts(store, () => 1000);
      again.startFrom(known);
      expect(again.tally).toEqual({ since: 1000, rounds: 2, staked: 1500, returned: 0 });
    }
    // A round that was settled while the page went away.
    const last = new SessionFacts(store, () => 1000);
    last.startFrom({ rounds: 3, staked: 1800, returned: 600 });
    expect(new SessionFacts(store, () => 1000).tally).toEqual({
      since: 1000,
      rounds: 3,
      staked: 1800,
      returned: 600,
    });
  });

  test('is a new one after a long time, or when what is kept of it is damaged or of the future', () => {
    const store = memoryStore();
    new SessionFacts(store, () => 0);
    expect(new SessionFacts(store, () => 100 * MINUTE).length).toBe(0);
    for (const text of ['{', '{"since":1}', '{"since":9e9,"acknowledged":9e9,"active":9e9}']) {
      store.write('baize.session', text);
      expect(new SessionFacts(store, () => 5000).length).toBe(0);
    }
  });
});

describe('the reminder', () => {
  test('is due after the interval, once acknowledged after the next one, and never where it is off', () => {
    let now = 0;
    const store = memoryStore();
    const facts = new SessionFacts(store, () => now);
    now = 15 * MINUTE - 1;
    expect(facts.isDue(15)).toBe(false);
    now = 15 * MINUTE;
    expect([facts.isDue(15), facts.isDue(30), facts.isDue(0)]).toEqual([true, false, false]);
    // A reload does not make it go away.
    expect(new SessionFacts(store, () => now).isDue(15)).toBe(true);
    facts.acknowledge();
    expect(facts.isDue(15)).toBe(false);
    now = 30 * MINUTE;
    expect(facts.isDue(15)).toBe(true);
  });
});
