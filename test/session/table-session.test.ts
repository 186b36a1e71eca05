import { describe, expect, test } from 'vitest';
import type { Fact } from '../../src/round/facts.ts';
import { choices, phaseOf, type RoundState } from '../../src/round/progress.ts';
import { type RoundRecord, replay } from '../../src/round/record.ts';
import { readRecord, writtenRecord } from '../../src/round/record-text.ts';
import type { Follower } from '../../src/session/follower.ts';
import { newRoundId } from '../../src/session/round-id.ts';
import { type PlayerEvent, TableSession } from '../../src/session/table-session.ts';
import { cardsOf } from '../cards/hand.ts';
import { type Letter, words } from '../paper/notation.ts';
import { RULES } from '../tables/hands.ts';
import { HeldKeeper, HeldPauses, HeldWallet, ListDealer, settle } from './held.ts';

interface Parts {
  readonly balance?: number;
  readonly keeper?: HeldKeeper;
  readonly unfinished?: RoundRecord;
  readonly wallet?: HeldWallet;
}

/** A table in use, its wallet and pauses in the test's hands. */
function seat(letter: Letter, cards: string, parts: Parts = {}) {
  const { balance = 10_000, keeper, unfinished, wallet = new HeldWallet(balance) } = parts;
  const dealer = new ListDealer(RULES[letter], cardsOf(cards));
  const pauses = new HeldPauses();
  let rounds = 0;
  const session = new TableSession({
    rules: RULES[letter],
    dealer,
    wallet,
    balance,
    newRoundId: () => {
      rounds += 1;
      return `R${rounds}`;
    },
    pause: pauses.pause,
    ...(keeper === undefined ? {} : { keeper }),
    ...(unfinished === undefined ? {} : { unfinished }),
  });
  /** Sends "1:1000 deal hit …", each in turn, and lets everything go on. */
  const send = async (line: string) => {
    const answers = words(line).map((word) => session.send(eventOf(word)));
    await settle();
    return answers;
  };
  return { session, wallet, dealer, pauses, send };
}

function eventOf(word: string): PlayerEvent {
  switch (word) {
    case 'deal':
    case 'rebet':
      return { type: word };
    case 'clear':
      return { type: 'bet.cleared' };
    case 'hit':
    case 'stand':
    case 'standAll':
    case 'double':
    case 'split':
      return { type: `decide.${word}` };
    case 'insure':
    case 'noInsurance':
    case 'evenMoney':
    case 'noEvenMoney':
      return { type: `offer.${word}` };
  }
  const [box = '', amount = ''] = word.split(':');
  return { type: 'bet.placed', spot: { box: Number(box), side: null }, amount: Number(amount) };
}

const phase = (session: TableSession) => phaseOf(session.state);
const TAKEN = null;
const NOT_NOW = { code: 'not-now' };

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
