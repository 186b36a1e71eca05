// A table session and its wallet: answers that are late, refused, or in another order.

import { describe, expect, test } from 'vitest';
import { choices } from '../../src/round/progress.ts';
import { replay } from '../../src/round/record.ts';
import { HeldKeeper, HeldWallet, settle } from './held.ts';
import { NOT_NOW, phase, seat, TAKEN } from './seated.ts';

describe('A31: presses that come while the wallet has not answered', () => {
  test('five deals are one debit and one round', async () => {
    const { session, wallet, send } = seat('A', 'Ts 6d 9h Tc 8c');
    expect(await send('1:1000 deal deal deal deal deal')).toEqual([
      TAKEN,
      TAKEN,
      NOT_NOW,
      NOT_NOW,
      NOT_NOW,
      NOT_NOW,
    ]);
    expect(await send('deal rebet clear 2:100')).toEqual([NOT_NOW, NOT_NOW, NOT_NOW, NOT_NOW]);
    expect(wallet.sent).toEqual(['debit R1-1 1000']);
    await wallet.only.accept();
    expect(wallet.journal).toEqual(['-1000 R1-1']);
    expect(session.state.context.roundId).toBe('R1');
    expect(choices(session.state)).toEqual(['hit', 'stand', 'standAll']);
  });

  test('five doubles are one debit and one card', async () => {
    const { session, wallet, dealer, send } = seat('A', '6s 6d 5h Tc 9c 8c');
    await send('1:1000 deal');
    await wallet.only.accept();
    expect(await send('double double double hit stand')).toEqual([TAKEN, NOT_NOW, NOT_NOW, NOT_NOW, NOT_NOW]);
    expect(wallet.sent.slice(1)).toEqual(['debit R1-2 1000']);
    await wallet.only.accept();
    expect(dealer.asked.filter((question) => question === 'draw')).toHaveLength(2);
    expect(session.state.context.boxes[0]?.hands[0]?.cards).toEqual(['6s', '5h', '9c']);
  });

  test('two hits at once are one card', async () => {
    const { session, wallet, send } = seat('A', '2s 6d 3h Tc 4c 5c');
    await send('1:1000 deal');
    await wallet.only.accept();
    expect(await send('hit hit hit')).toEqual([TAKEN, NOT_NOW, NOT_NOW]);
    expect(session.state.context.boxes[0]?.hands[0]?.cards).toEqual(['2s', '3h', '4c']);
  });
});

describe('A12: one debit for each stake, and one credit for what is won', () => {
  test('a round that is won', async () => {
    const { session, wallet, send } = seat('A', 'Ts 6d 9h Tc 8c');
    await send('1:1000 deal');
    await wallet.only.accept();
    await send('stand');
    expect(phase(session)).toBe('settling');
    await wallet.only.accept();
    expect(phase(session)).toBe('settled');
    expect(wallet.journal).toEqual(['-1000 R1-1', '+2000 R1-2']);
    expect(session.state.context.balance).toBe(11_000);
    expect(wallet.money).toBe(11_000);
  });

  test('a round that is lost asks the wallet for nothing more', async () => {
    const { session, wallet, send } = seat('A', 'Ts Kd 8h 9c');
    await send('1:1000 deal');
    await wallet.only.accept();
    await send('stand');
    expect(phase(session)).toBe('settled');
    expect(wallet.sent).toEqual(['debit R1-1 1000']);
    expect(wallet.money).toBe(9000);
  });

  test('round after round, each with ids of its own', async () => {
    const { session, wallet, dealer, send } = seat('C', 'Ts Kd 9h 9c');
    await send('1:1000 deal');
    await wallet.only.accept();
    await send('stand');
    await wallet.only.accept();
    await send('rebet deal');
    await wallet.only.accept();
    await send('stand');
    await wallet.only.accept();
    expect(wallet.journal).toEqual(['-1000 R1-1', '+1000 R1-2', '-1000 R2-1', '+1000 R2-2']);
    expect(dealer.asked.filter((question) => question.startsWith('open'))).toEqual(['open R1', 'open R2']);
    expect(dealer.closed).toEqual(['R1', 'R2']);
    expect(session.state.context.balance).toBe(10_000);
  });
});

describe('A34: bets that the wallet refuses', () => {
  test('no card is dealt, the chips are back, the balance is the wallet’s, and Deal goes on under a new id', async () => {
    const wallet = new HeldWallet(10_000);
    const { session, dealer, send } = seat('A', 'Ts 6d 9h Tc 8c', { wallet });
    await send('1:1000 deal');
    wallet.money = 3000;
    await wallet.only.refuse();
    expect(phase(session)).toBe('betting');
    expect(dealer.asked).toEqual([]);
    expect(session.state.context).toMatchObject({ balance: 3000, boxes: [], roundId: null });
    expect(session.state.context.chips).toHaveLength(1);
    expect(session.trouble).toBeNull();
    expect(await send('deal')).toEqual([TAKEN]);
    expect(wallet.only.txId).toBe('R2-1');
    await wallet.only.accept();
    expect(choices(session.state)).toEqual(['hit', 'stand', 'standAll']);
    expect(wallet.journal).toEqual(['-1000 R2-1']);
  });

  test('the record of a round that never began is dropped', async () => {
    const keeper = new HeldKeeper();
    const { wallet, send } = seat('A', 'Ts 6d 9h Tc', { keeper });
    await send('1:1000 deal');
    await wallet.only.refuse();
    expect(keeper.dropped).toEqual(['R1']);
    expect(keeper.finished).toEqual([]);
  });

  test('a refused double leaves the hand to be played', async () => {
    const { session, wallet, send } = seat('A', '6s 6d 5h Tc 9c 8c');
    await send('1:1000 deal');
    await wallet.only.accept();
    await send('double');
    wallet.money = 100;
    await wallet.only.refuse();
    expect(choices(session.state)).toEqual(['hit', 'stand', 'standAll']);
    expect(session.state.context.balance).toBe(100);
    expect(await send('double')).toEqual([{ code: 'stake-not-covered', limit: 100 }]);
    expect(await send('hit')).toEqual([TAKEN]);
  });
});

describe('a wallet that does not answer in time', () => {
  test('F15: is asked for the same transaction until it does; booked once', async () => {
    const { session, wallet, pauses, send } = seat('A', 'Ts 6d 9h Tc 8c');
    await send('1:1000 deal');
    await wallet.only.lose(true);
    expect(session.trouble).toBe('wallet-lost');
    expect(session.state.value).toEqual({ staking: 'lost' });
    for (let tries = 1; tries < 6; tries++) {
      expect(wallet.open).toEqual([]);
      await pauses.end();
      await wallet.only.lose();
    }
    expect(pauses.asked).toEqual([500, 1000, 2000, 4000, 4000, 4000]);
    await pauses.end();
    await wallet.only.accept();
    expect(session.trouble).toBeNull();
    expect(new Set(wallet.sent)).toEqual(new Set(['debit R1-1 1000']));
    expect(wallet.sent).toHaveLength(7);
    expect(wallet.journal).toEqual(['-1000 R1-1']);
    expect(session.state.context.balance).toBe(9000);
    expect(choices(session.state)).toEqual(['hit', 'stand', 'standAll']);
  });

  test('and then refuses: the bets come back', async () => {
    const { session, wallet, pauses, send } = seat('A', 'Ts 6d 9h Tc 8c');
    await send('1:1000 deal');
    await wallet.only.lose();
    await pauses.end();
    await wallet.only.refuse();
    expect(phase(session)).toBe('betting');
    expect(session.trouble).toBeNull();
    expect(wallet.money).toBe(10_000);
  });

  test('the loss of an answer is in the record once, and the record comes to the same state', async () => {
    const { session, wallet, pauses, send } = seat('A', 'Ts 6d 9h Tc 8c');
    await send('1:1000 deal');
    await wallet.only.lose();
    await pauses.end();
    await wallet.only.lose();
    await pauses.end();
    await wallet.only.accept();
    expect(session.record?.events.map(({ type }) => type)).toEqual([
      'deal',
      'wallet.lost',
      'wallet.accepted',
      'dealer.dealt',
    ]);
    expect(session.record === null ? null : replay(session.record).context).toEqual(session.state.context);
  });

  test('credits are sent again until they are booked; the round is over only then', async () => {
    const { session, wallet, pauses, send } = seat('A', 'Ts 6d 9h Tc 8c');
    await send('1:1000 deal');
    await wallet.only.accept();
    await send('stand');
    await wallet.only.lose(true);
    expect(phase(session)).toBe('settling');
    expect(session.trouble).toBe('wallet-lost');
    expect(await send('rebet')).toEqual([NOT_NOW]);
    await pauses.end();
    await wallet.only.refuse();
    expect(phase(session)).toBe('settling');
    await pauses.end();
    await wallet.only.accept();
    expect(phase(session)).toBe('settled');
    expect(session.trouble).toBeNull();
    expect(wallet.journal).toEqual(['-1000 R1-1', '+2000 R1-2']);
    expect(session.state.context.balance).toBe(11_000);
  });

  test('a blackjack’s credit that is lost does not hold up the other boxes', async () => {
    const { session, wallet, pauses, send } = seat('A', 'As Ts 6d Kh 9h Tc 8c');
    await send('1:1000 2:1000 deal');
    await wallet.only.accept();
    expect(choices(session.state)).toEqual(['hit', 'stand', 'standAll']);
    await wallet.asked('R1-2').lose();
    expect(await send('stand')).toEqual([TAKEN]);
    expect(phase(session)).toBe('settling');
    await pauses.end();
    while (wallet.open.length > 0) await wallet.open[0]?.accept();
    expect(phase(session)).toBe('settled');
    expect(wallet.journal.slice().sort()).toEqual(['+2000 R1-2', '+2000 R1-3', '-2000 R1-1']);
    expect(session.state.context.balance).toBe(12_000);
  });
});

describe('A47: whatever the order of the wallet’s answers, the balance shown at the end is the wallet’s', () => {
  const won = async () => {
    const at = seat('D', 'Ts Ts Ts 6d 9h 8h 7h Tc 8c');
    await at.send('1:1000 2:500 3:200 deal');
    await at.wallet.only.accept();
    await at.send('standAll');
    return at;
  };

  test('several credits, the answers in turn', async () => {
    const { session, wallet } = await won();
    while (wallet.open.length > 0) await wallet.open[0]?.accept();
    expect(phase(session)).toBe('settled');
    expect(session.state.context.balance).toBe(11_700);
    expect(wallet.money).toBe(11_700);
  });

  test('several credits, booked in turn and answered the other way round', async () => {
    const { session, wallet } = await won();
    while (wallet.open.length > 0) {
      const answers = wallet.open.map((question) => question.bookNow());
      for (const answer of answers.reverse()) await answer();
    }
    expect(phase(session)).toBe('settled');
    expect(wallet.money).toBe(11_700);
    expect(session.state.context.balance).toBe(11_700);
    expect(session.record?.closingBalance).toBe(11_700);
  });

  test('a credit and a debit under way, answered the other way round', async () => {
    const { session, wallet, send } = seat('A', 'As 6s 6d Kh 5h Tc 9c 8c');
    await send('1:1000 2:1000 deal');
    await wallet.only.accept();
    await send('double');
    while (wallet.open.length > 0) {
      const answers = wallet.open.map((question) => question.bookNow());
      for (const answer of answers.reverse()) await answer();
    }
    expect(session.state.context.balance).toBe(wallet.money);
    expect(wallet.money).toBe(13_000);
    expect(phase(session)).toBe('settled');
  });

  test('a balance that was read while a debit was under way is not taken for a later one', async () => {
    const { session, wallet, send } = seat('A', 'Ts 6d 9h Tc 8c');
    await send('1:1000');
    const reading = session.readBalance();
    await settle();
    const late = wallet.open.map((question) => question.bookNow());
    await send('deal');
    for (const question of wallet.open.filter(({ kind }) => kind === 'debit')) await question.accept();
    for (const answer of late) await answer();
    while (wallet.open.length > 0) await wallet.open[0]?.accept();
    await reading;
    expect(wallet.money).toBe(9000);
    expect(session.state.context.balance).toBe(9000);
  });
});
