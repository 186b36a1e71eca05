import { describe, expect, test } from 'vitest';
import type { Fact } from '../../src/round/facts.ts';
import { phaseOf } from '../../src/round/progress.ts';
import { type RoundRecord, replay } from '../../src/round/record.ts';
import { ReplaySession } from '../../src/session/replay-session.ts';
import { TABLES } from '../../src/tables/all-tables.ts';
import { recordedRound } from '../round/recorded-round.ts';

const noBeat = async () => {};
const RECORDS: readonly (readonly [string, RoundRecord])[] = TABLES.map((rules) => [
  rules.name,
  recordedRound(rules, `replay-${rules.id}`),
]);

describe.each(RECORDS)('a replay at %s', (_name, record) => {
  test('ends in the state that the record comes to', async () => {
    const session = new ReplaySession({ record, beat: noBeat });
    await session.play();
    expect(session.isOver).toBe(true);
    expect(session.state.value).toEqual(replay(record).value);
    expect(session.state.context).toEqual(replay(record).context);
  });

  test('tells the facts of the round once each, in order, step by step or at once', async () => {
    const heard = async (run: (session: ReplaySession) => Promise<void>): Promise<readonly Fact[]> => {
      const facts: Fact[] = [];
      const session = new ReplaySession({ record, beat: noBeat });
      session.follow((told) => {
        facts.push(...told);
        return undefined;
      });
      await run(session);
      return facts;
    };
    const whole = await heard((session) => session.play());
    const stepped = await heard(async (session) => {
      while (!session.isOver) await session.step();
    });
    expect(stepped).toEqual(whole);
    expect(whole.filter(({ type }) => type === 'round.settled')).toHaveLength(1);
    expect(whole[0]?.type).toBe('bets.staked');
  });

  test('shows something with every step but perhaps the last', async () => {
    const session = new ReplaySession({ record, beat: noBeat });
    let shown = 0;
    session.follow((facts) => {
      shown += facts.length;
      return undefined;
    });
    while (session.at < session.length - 1) {
      const before = shown;
      await session.step();
      expect(shown).toBeGreaterThan(before);
    }
  });
});

const [, record] = RECORDS[0] ?? [];
if (record === undefined) throw new Error('no record');

describe('a replay', () => {
  test('waits for its followers before it goes on', async () => {
    const session = new ReplaySession({ record, beat: noBeat });
    let show = (): void => {};
    session.follow(
      () =>
        new Promise((resolve) => {
          show = resolve;
        }),
    );
    const step = session.step();
    await session.step();
    expect(session.at).toBe(1);
    let isDone = false;
    void step.then(() => {
      isDone = true;
    });
    await Promise.resolve();
    expect(isDone).toBe(false);
    while (!isDone) {
      show();
      await new Promise((resume) => setTimeout(resume));
    }
  });

  test('pauses after the step that is shown, and goes on from there', async () => {
    const session = new ReplaySession({ record, beat: noBeat });
    session.watch(() => {
      if (session.at === 2) session.pause();
    });
    await session.play();
    expect([session.at, session.playing]).toEqual([2, false]);
  });

  test('begins anew in the middle of a step, and nothing of the old run comes after it', async () => {
    const session = new ReplaySession({ record, beat: noBeat });
    const playing = session.play();
    session.restart();
    await playing;
    expect([session.at, phaseOf(session.state), session.playing]).toEqual([0, 'betting', false]);
    await session.play();
    expect(session.isOver).toBe(true);
  });

  test('takes no bet and no decision', () => {
    const session = new ReplaySession({ record, beat: noBeat });
    expect(session.send()).toEqual({ code: 'not-now' });
  });
});
