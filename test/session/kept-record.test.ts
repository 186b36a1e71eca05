// A table session and its record: kept before anything is asked or shown, and taken up again.

import { describe, expect, test } from 'vitest';
import { choices, phaseOf } from '../../src/round/progress.ts';
import { readRecord } from '../../src/round/record-text.ts';
import { writtenRecord } from '../../src/round/written-record.ts';
import type { Letter } from '../paper/notation.ts';
import { HeldKeeper, HeldWallet, settle } from './held.ts';
import { phase, seat, TAKEN } from './seated.ts';

describe('the record', () => {
  test('of a round dealt while the last one is still being kept is kept before its stake is asked for', async () => {
    const keeper = new HeldKeeper();
    let finished = () => {};
    keeper.finish = () =>
      new Promise((resolve) => {
        finished = resolve;
      });
    const { session, wallet, send } = seat('A', 'Ts 6d 9h Tc 8c', { keeper });
    await send('1:1000 deal');
    await wallet.only.accept();
    await send('stand');
    await wallet.only.accept();
    expect(phaseOf(session.state)).toBe('settled');
    await send('1:1000 deal');
    keeper.holding = true;
    finished();
    await settle();
    expect(wallet.sent).toEqual(['debit R1-1 1000', 'credit R1-2 2000']);
    await keeper.write();
    expect(keeper.kept.at(-1)?.roundId).toBe('R2');
    expect(wallet.sent).toEqual(['debit R1-1 1000', 'credit R1-2 2000', 'debit R2-1 1000']);
  });

  test('of a round in full', async () => {
    const keeper = new HeldKeeper();
    const { session, wallet, send } = seat('C', 'Ts Ad 9h 5c 4c', { keeper });
    session.setWords('my words');
    await send('1:1000 deal');
    await wallet.only.accept();
    await send('insure');
    await wallet.only.accept();
    await send('stand');
    await settle();
    expect(session.record).toMatchObject({
      version: 1,
      rules: { id: 'three-hand' },
      roundId: 'R1',
      currency: 'EUR',
      openingBalance: 10_000,
      words: 'my words',
      bets: [{ box: 1, main: 1000, side: {} }],
      events: [
        { type: 'deal', roundId: 'R1' },
        { type: 'wallet.accepted', txId: 'R1-1', balance: 9000 },
        { type: 'dealer.dealt', boxes: [['Ts', '9h']], dealer: ['Ad'] },
        { type: 'offer.insure' },
        { type: 'wallet.accepted', txId: 'R1-2', balance: 8500 },
        { type: 'dealer.looked', blackjack: false },
        { type: 'decide.stand' },
        { type: 'dealer.turned', card: '5c' },
        { type: 'dealer.drew', card: '4c' },
      ],
      closingBalance: 8500,
      seed: expect.any(String),
    });
    expect(session.record?.events).toHaveLength(9);
    expect(keeper.finished).toEqual([session.record]);
  });

  test('is kept before the wallet is asked, and before anything of it is shown', async () => {
    const keeper = new HeldKeeper();
    const { session, wallet, dealer, send } = seat('A', 'Ts 6d 9h Tc 8c', { keeper });
    const shown: string[] = [];
    session.follow((facts) => {
      shown.push(...facts.map(({ type }) => type));
      return undefined;
    });
    await send('1:1000');
    keeper.holding = true;
    await send('deal');
    expect(wallet.sent).toEqual([]);
    await keeper.write();
    expect(wallet.sent).toEqual(['debit R1-1 1000']);
    await wallet.only.accept();
    expect(shown).not.toContain('bets.staked');
    expect(dealer.asked).toEqual([]);
    await keeper.write();
    expect(shown).toContain('bets.staked');
    expect(dealer.asked).toEqual(['open R1', 'deal 1']);
    expect(shown).not.toContain('card.dealt');
    await keeper.write();
    expect(shown.filter((type) => type === 'card.dealt')).toHaveLength(4);
    expect(keeper.kept.map(({ events }) => events.length)).toEqual([1, 2, 3]);
  });

  test('names the commitment to its own shoe, though the last round is not yet closed as the next is dealt', async () => {
    const keeper = new HeldKeeper();
    const { session, wallet, dealer, send } = seat('A', 'Ts Kd 8h 9c', { keeper });
    const told = [session.commitment];
    await send('1:1000 deal');
    await wallet.only.accept();
    expect(session.record?.commitment).toBe(told[0]);
    keeper.holding = true;
    await send('stand');
    while (phase(session) !== 'settled') await keeper.write();
    // The last round's record is being written as the next round is dealt.
    expect(dealer.closed).toEqual([]);
    expect(await send('rebet deal')).toEqual([TAKEN, TAKEN]);
    while (keeper.waiting > 0) await keeper.write();
    expect(dealer.closed).toEqual(['R1']);
    expect(keeper.finished.map(({ commitment }) => commitment)).toEqual([told[0]]);
    expect(session.commitment).not.toBe(told[0]);
    expect(session.record).toMatchObject({ roundId: 'R2', commitment: session.commitment });
    expect(keeper.kept.at(-1)).toMatchObject({ roundId: 'R2', commitment: session.commitment });
  });
});

describe('a round that is taken up again', () => {
  /** A record that ends where the session had come to. */
  async function brokenOff(letter: Letter, cards: string, ...lines: readonly string[]) {
    const { session, wallet, send } = seat(letter, cards);
    for (const line of lines) {
      await send(line);
      while (wallet.open.length > 0) await wallet.open[0]?.accept();
    }
    session.close();
    if (session.record === null) throw new Error('no record');
    return { record: session.record, state: session.state, wallet };
  }

  test('A41: goes on with the same cards, stakes and id', async () => {
    const cards = '8s 6d 8h Tc 3s 9c Td 8c';
    const before = await brokenOff('A', cards, '1:1000 deal', 'split');
    const { session, wallet, dealer, send } = seat('A', cards, {
      unfinished: before.record,
      wallet: before.wallet,
      balance: before.wallet.money,
    });
    expect(session.state.context).toEqual(before.state.context);
    const resuming = session.resume();
    await settle();
    await wallet.only.accept();
    await resuming;
    expect(dealer.asked).toEqual(['resume R1 1 1 false']);
    expect(choices(session.state)).toEqual(['hit', 'stand', 'standAll', 'double']);
    await send('double');
    await wallet.only.accept();
    await send('stand');
    while (wallet.open.length > 0) await wallet.open[0]?.accept();
    expect(phase(session)).toBe('settled');
    expect(wallet.journal).toEqual(['-1000 R1-1', '-1000 R1-2', '-1000 R1-3', '+4000 R1-4', '+2000 R1-5']);
    expect(session.state.context.balance).toBe(wallet.money);
  });

  test('F15, F17: whose debit was never answered sends it again, and is debited once', async () => {
    const { session: lost, wallet, send } = seat('A', 'Ts 6d 9h Tc 8c');
    await send('1:1000 deal');
    wallet.only.bookNow();
    lost.close();
    const books = new HeldWallet(9000);
    // The books of a wallet that has booked R1-1 already.
    await Promise.all([books.debit('R1-1', 0), books.only.accept()]);
    const again = seat('A', 'Ts 6d 9h Tc 8c', {
      ...(lost.record === null ? {} : { unfinished: lost.record }),
      wallet: books,
      balance: 9000,
    });
    const resuming = again.session.resume();
    await settle();
    while (books.open.length > 0) await books.open[0]?.accept();
    await resuming;
    expect(books.money).toBe(9000);
    expect(again.session.state.context.balance).toBe(9000);
    expect(choices(again.session.state)).toEqual(['hit', 'stand', 'standAll']);
  });

  test('E04: reaches wallet, dealer and followers as before, from a record that was nothing but text in between', async () => {
    const cards = '8s 6d 8h Tc 3s 9c Td 8c';
    const before = await brokenOff('A', cards, '1:1000 deal', 'split');
    const read = readRecord(JSON.parse(JSON.stringify(writtenRecord(before.record))));
    if (!read.ok) throw new Error(read.fault.code);
    const { session, wallet, dealer, send } = seat('A', cards, {
      unfinished: read.record,
      wallet: before.wallet,
    });
    const told: string[] = [];
    session.follow((facts) => {
      told.push(...facts.map(({ type }) => type));
      return undefined;
    });
    const resuming = session.resume();
    await settle();
    await wallet.only.accept();
    await resuming;
    await send('double');
    await wallet.only.accept();
    expect(dealer.asked).toEqual(['resume R1 1 1 false', 'draw', 'draw']);
    expect(wallet.journal).toEqual(['-1000 R1-1', '-1000 R1-2', '-1000 R1-3']);
    expect(told).toEqual(['hand.doubled', 'card.dealt', 'hand.finished', 'hand.activated', 'card.dealt']);
  });

  test('asks a dealer that does not answer again', async () => {
    const before = await brokenOff('A', '2s 6d 3h Tc 4c 8c', '1:1000 deal');
    const { session, wallet, dealer, pauses } = seat('A', '2s 6d 3h Tc 4c 8c', {
      unfinished: before.record,
      wallet: before.wallet,
    });
    dealer.losing = 1;
    const resuming = session.resume();
    await settle();
    expect(session.trouble).toBe('dealer-lost');
    await pauses.end();
    await wallet.only.accept();
    await resuming;
    expect(session.trouble).toBeNull();
    expect(dealer.asked).toEqual(['resume R1 1 0 false', 'resume R1 1 0 false']);
    expect(choices(session.state)).toContain('hit');
  });
});
