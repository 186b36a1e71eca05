// A table session and who follows it: what is told when, and the balance.

import { describe, expect, test } from 'vitest';
import type { Fact } from '../../src/round/facts.ts';
import { choices, type RoundState } from '../../src/round/progress.ts';
import { replay } from '../../src/round/record.ts';
import type { Follower } from '../../src/session/follower.ts';
import { settle } from './held.ts';
import { NOT_NOW, phase, seat } from './seated.ts';

describe('followers', () => {
  /** A follower whose showing ends when the test says so. */
  function held() {
    const told: (readonly Fact[])[] = [];
    const states: RoundState[] = [];
    const ends: (() => void)[] = [];
    const follower: Follower = (facts, state) => {
      told.push(facts);
      states.push(state);
      return new Promise((resolve) => {
        ends.push(resolve);
      });
    };
    const end = async () => {
      ends.shift()?.();
      await settle();
    };
    return { told, states, follower, end };
  }

  test('are told the facts in order, and the round waits until they are shown', async () => {
    const { session, wallet, dealer, send } = seat('A', '2s 6d 3h Tc 4c 8c');
    const stage = held();
    session.follow(stage.follower);
    await send('1:1000');
    await stage.end();
    await send('deal');
    await wallet.only.accept();
    expect(session.state.value).toEqual({ dealing: 'showing' });
    expect(stage.told.flat().map(({ type }) => type)).toEqual([
      'bets.changed',
      'bets.staked',
      'card.dealt',
      'card.dealt',
      'card.dealt',
      'card.dealt',
    ]);
    expect(await send('hit stand deal')).toEqual([NOT_NOW, NOT_NOW, NOT_NOW]);
    await stage.end();
    expect(session.state.value).toEqual({ dealing: 'showing' });
    await stage.end();
    expect(session.state.value).toEqual({ boxes: 'showing' });
    await stage.end();
    expect(session.state.value).toEqual({ boxes: 'deciding' });
    expect(dealer.asked).toEqual(['open R1', 'deal 1']);
  });

  test('that never end hold the round where it is, and take no money', async () => {
    const { session, wallet, send } = seat('A', 'Ts 6d 9h Tc 8c');
    session.follow(() => new Promise<void>(() => {}));
    await send('1:1000 deal');
    await wallet.only.accept();
    await settle();
    expect(session.state.value).toEqual({ dealing: 'showing' });
    expect(await send('hit stand double deal clear')).toEqual([NOT_NOW, NOT_NOW, NOT_NOW, NOT_NOW, NOT_NOW]);
    expect(wallet.journal).toEqual(['-1000 R1-1']);
  });

  const failing: readonly (readonly [string, Follower])[] = [
    [
      'throws',
      () => {
        throw new Error('no picture');
      },
    ],
    ['rejects', () => Promise.reject(new Error('no sound'))],
    ['answers nothing', () => undefined],
  ];
  test.each(failing)('one that %s does not hold the round up', async (_, follower) => {
    const { session, wallet, send } = seat('A', 'Ts 6d 9h Tc 8c');
    const heard: string[] = [];
    session.follow(follower);
    session.follow((facts) => {
      heard.push(...facts.map(({ type }) => type));
      return undefined;
    });
    await send('1:1000 deal');
    await wallet.only.accept();
    await send('stand');
    await wallet.only.accept();
    expect(phase(session)).toBe('settled');
    expect(heard.at(-1)).toBe('round.settled');
    expect(heard.filter((type) => type === 'card.dealt')).toHaveLength(5);
  });

  test('that leave are told no more', async () => {
    const { session, send } = seat('A', 'Ts 6d 9h Tc 8c');
    const stage = held();
    const leave = session.follow(stage.follower);
    await send('1:1000');
    leave();
    await send('2:1000');
    expect(stage.told).toHaveLength(1);
  });

  test('watchers are called after every change of state and of trouble', async () => {
    const { session, wallet, send } = seat('A', 'Ts 6d 9h Tc 8c');
    const seen: string[] = [];
    const stop = session.watch(() => seen.push(`${JSON.stringify(session.state.value)} ${session.trouble}`));
    await send('1:1000 deal');
    await wallet.only.lose();
    expect(seen).toEqual([
      '"betting" null',
      '{"staking":"asking"} null',
      '{"staking":"lost"} null',
      '{"staking":"lost"} wallet-lost',
    ]);
    stop();
    await send('clear');
    expect(seen).toHaveLength(4);
  });
});

describe('the balance', () => {
  test('is read again after a top-up, between rounds and within one', async () => {
    const { session, wallet, send } = seat('A', '8s 6d 8h Tc', { balance: 1000 });
    await send('1:1000 deal');
    await wallet.only.accept();
    expect(choices(session.state)).toEqual(['hit', 'stand', 'standAll']);
    wallet.money = 5000;
    const reading = session.readBalance();
    await settle();
    await wallet.only.accept();
    await reading;
    expect(session.state.context.balance).toBe(5000);
    expect(choices(session.state)).toContain('split');
    expect(session.record === null ? null : replay(session.record).context).toEqual(session.state.context);
  });

  test.each([Number.NaN, -5, 0.5])('that is told as %d is not taken, and not recorded', async (money) => {
    const { session, wallet, send } = seat('A', '8s 6d 8h Tc');
    await send('1:1000 deal');
    await wallet.only.accept();
    const { state, record } = session;
    wallet.money = money;
    const reading = session.readBalance();
    await settle();
    await wallet.only.accept();
    await reading;
    expect(session.state).toBe(state);
    expect(session.record).toBe(record);
  });

  test('that is read after a round is not in the round’s record', async () => {
    const { session, wallet, send } = seat('A', 'Ts Kd 8h 9c');
    await send('1:1000 deal');
    await wallet.only.accept();
    await send('stand');
    const { record } = session;
    for (const line of ['', 'rebet']) {
      await send(line);
      wallet.money += 500;
      const reading = session.readBalance();
      await settle();
      await wallet.only.accept();
      await reading;
      expect(session.record).toBe(record);
    }
    expect(session.state.context.balance).toBe(10_000);
    expect(record?.closingBalance).toBe(9000);
  });
});
