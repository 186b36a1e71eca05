// A table session that is closed, and the ids of its rounds.

import { describe, expect, test } from 'vitest';
import { newRoundId } from '../../src/session/round-id.ts';
import { settle } from './held.ts';
import { NOT_NOW, seat } from './seated.ts';

describe('a session that is closed', () => {
  test('E07, E09: takes nothing, tells nothing, and a late answer changes nothing', async () => {
    const { session, wallet, dealer, send } = seat('A', 'Ts 6d 9h Tc 8c');
    let calls = 0;
    session.watch(() => {
      calls += 1;
    });
    await send('1:1000 deal');
    const { state } = session;
    const before = calls;
    session.close();
    expect(await send('deal clear')).toEqual([NOT_NOW, NOT_NOW]);
    await wallet.only.accept();
    expect(session.state).toBe(state);
    expect(calls).toBe(before);
    expect(dealer.asked).toEqual([]);
  });

  test('E07: a showing that ends or fails after the close throws nothing and goes nowhere', async () => {
    const { session, wallet, send } = seat('A', 'Ts 6d 9h Tc 8c');
    const showings: { end: () => void; fail: (reason: Error) => void }[] = [];
    session.follow(() => new Promise<void>((end, fail) => showings.push({ end, fail })));
    await send('1:1000');
    await send('deal');
    await wallet.only.accept();
    const { state } = session;
    session.close();
    expect(showings.length).toBeGreaterThan(1);
    showings[0]?.fail(new Error('the stage is gone'));
    for (const { end } of showings) end();
    await settle();
    expect(session.state).toBe(state);
    expect(wallet.sent).toEqual(['debit R1-1 1000']);
  });

  test('asks no more, though a pause ends', async () => {
    const { session, wallet, pauses, send } = seat('A', 'Ts 6d 9h Tc 8c');
    await send('1:1000 deal');
    await wallet.only.lose();
    session.close();
    await pauses.end();
    expect(wallet.sent).toEqual(['debit R1-1 1000']);
  });
});

describe('a round’s id', () => {
  test('is 12 letters and digits that cannot be mistaken for each other, and another every time', () => {
    const ids = Array.from({ length: 2000 }, newRoundId);
    expect(ids.filter((id) => !/^[23456789A-HJKMNP-Z]{12}$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(2000);
  });

  test('has every letter about as often: chi-square at 99.9 % of 30 degrees of freedom is 59.7, and twice that is far off', () => {
    const letters = Array.from({ length: 3000 }, newRoundId).join('');
    const counts = new Map<string, number>();
    for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    const expected = letters.length / 31;
    const measured = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(counts.size).toBe(31);
    expect(measured).toBeLessThan(120);
  });
});
