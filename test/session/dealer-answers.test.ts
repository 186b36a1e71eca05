// A table session and its dealer, who does not answer in time.

import { describe, expect, test } from 'vitest';
import { choices } from '../../src/round/progress.ts';
import { NOT_NOW, phase, seat } from './seated.ts';

describe('a dealer that does not answer in time', () => {
  test.each([
    ['open', 0],
    ['deal', 1],
  ])('is asked again, from the %s on', async (_, before) => {
    const { session, wallet, dealer, pauses, send } = seat('A', 'Ts 6d 9h Tc 8c');
    await send('1:1000 deal');
    dealer.losing = 0;
    const answered = wallet.only.accept();
    dealer.losing = before === 0 ? 1 : 0;
    await answered;
    if (before === 0) {
      expect(session.trouble).toBe('dealer-lost');
      expect(phase(session)).toBe('dealing');
      await pauses.end();
    }
    expect(session.trouble).toBeNull();
    expect(choices(session.state)).toEqual(['hit', 'stand', 'standAll']);
    expect(dealer.asked.filter((question) => question === 'deal 1').length).toBeGreaterThan(0);
  });

  test('is asked for the same card again', async () => {
    const { session, wallet, dealer, pauses, send } = seat('A', '2s 6d 3h Tc 4c 8c');
    await send('1:1000 deal');
    await wallet.only.accept();
    dealer.losing = 2;
    await send('hit');
    expect(session.trouble).toBe('dealer-lost');
    expect(session.state.value).toEqual({ boxes: 'drawing' });
    expect(await send('hit stand')).toEqual([NOT_NOW, NOT_NOW]);
    await pauses.end();
    expect(session.trouble).toBe('dealer-lost');
    await pauses.end();
    expect(session.trouble).toBeNull();
    expect(pauses.asked).toEqual([500, 1000]);
    expect(session.state.context.boxes[0]?.hands[0]?.cards).toEqual(['2s', '3h', '4c']);
  });

  test('C: look and turn are asked again too', async () => {
    const { session, wallet, dealer, pauses, send } = seat('C', 'Ts Kd 9h 9c');
    await send('1:1000 deal');
    await wallet.only.bookNow()();
    expect(choices(session.state)).toContain('stand');
    dealer.losing = 1;
    await send('stand');
    expect(session.state.value).toEqual({ dealer: 'turning' });
    await pauses.end();
    expect(phase(session)).toBe('settling');
    expect(dealer.asked.filter((question) => question === 'turn')).toHaveLength(2);
  });

  test('that has no card left says so, and is not asked for ever', async () => {
    const { session, wallet, pauses, send } = seat('A', '2s 6d 3h Tc');
    await send('1:1000 deal');
    await wallet.only.accept();
    await send('hit');
    expect(session.trouble).toBe('cards-exhausted');
    expect(pauses.asked).toEqual([]);
  });

  test('its trouble is not over because the wallet answers', async () => {
    const { session, wallet, dealer, pauses, send } = seat('A', 'As 2s 6d Kh 3h Tc 9c');
    await send('1:1000 2:1000 deal');
    await wallet.only.accept();
    dealer.losing = 1;
    await send('hit');
    expect(session.trouble).toBe('dealer-lost');
    await wallet.asked('R1-2').accept();
    expect(session.trouble).toBe('dealer-lost');
    await pauses.end();
    expect(session.trouble).toBeNull();
  });

  test('nor is the end of its cards', async () => {
    const { session, wallet, send } = seat('A', 'As 2s 6d Kh 3h Tc');
    await send('1:1000 2:1000 deal');
    await wallet.only.accept();
    await send('hit');
    expect(session.trouble).toBe('cards-exhausted');
    await wallet.asked('R1-2').accept();
    expect(session.trouble).toBe('cards-exhausted');
  });
});
