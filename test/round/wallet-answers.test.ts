import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/cards/card.ts';
import type { RoundEvent } from '../../src/round/facts.ts';
import { awaited, choices, openTable, phaseOf, type RoundState, tell } from '../../src/round/progress.ts';
import { cardsOf } from '../cards/hand.ts';
import { LETTERS, type Letter } from '../paper/notation.ts';
import { RULES } from '../tables/hands.ts';

// What the round makes of a wallet's answers: late, lost, doubled, refused, or meant for another question.

/** Tells the events one after another; each must be one that the round waits for. */
function through(state: RoundState, ...events: readonly RoundEvent[]): RoundState {
  return events.reduce((now, event) => {
    if (!now.can(event)) throw new Error(`${event.type} in ${JSON.stringify(now.value)}`);
    return shown(tell(now, event).state);
  }, state);
}

/** Goes on past what is only to be shown. */
function shown(state: RoundState): RoundState {
  let now = state;
  while (awaited(now) === 'shown') now = tell(now, { type: 'shown' }).state;
  return now;
}

const accepted = (txId: string, balance?: number): RoundEvent =>
  balance === undefined ? { type: 'wallet.accepted', txId } : { type: 'wallet.accepted', txId, balance };
const refused = (txId: string, balance?: number): RoundEvent =>
  balance === undefined ? { type: 'wallet.refused', txId } : { type: 'wallet.refused', txId, balance };
const lost = (txId: string): RoundEvent => ({ type: 'wallet.lost', txId });

/** A round with 10.00 on box 1, dealt: two cards for the box, then the dealer's. */
function dealt(letter: Letter, hand: string, dealer: string, balance = 10_000): RoundState {
  const [first, second] = cardsOf(hand);
  if (first === undefined || second === undefined) throw new Error('two cards');
  const boxes: readonly (readonly [Card, Card])[] = [[first, second]];
  const open = openTable({ rules: RULES[letter], balance, bets: [{ box: 1, main: 1000, side: {} }] });
  return through(open, { type: 'deal', roundId: 'R' }, accepted('R-1'), {
    type: 'dealer.dealt',
    boxes,
    dealer: cardsOf(dealer),
  });
}

/** The two values and whether the context is the very same. */
const unchanged = (before: RoundState, event: RoundEvent) => {
  const { state, facts } = tell(before, event);
  expect(state.value).toEqual(before.value);
  expect(state.context).toBe(before.context);
  expect(facts).toEqual([]);
};

describe('E08: one debit after another, each under an id of its own', () => {
  test('C: insurance, then a double', () => {
    const offered = dealt('C', '6s 5h', 'Ad');
    const asked = through(offered, { type: 'offer.insure' });
    expect(asked.context.pending).toEqual({ txId: 'R-2', amount: 500, purpose: 'insurance' });
    const doubling = through(
      asked,
      accepted('R-2'),
      { type: 'dealer.looked', blackjack: false },
      { type: 'decide.double' },
    );
    expect(doubling.context.pending).toEqual({ txId: 'R-3', amount: 1000, purpose: 'double' });
    expect(awaited(through(doubling, accepted('R-3')))).toBe('draw');
  });

  test('A: split, split again, then two doubles', () => {
    let state = dealt('A', '8s 8h', '6d Tc');
    const ids: (string | undefined)[] = [];
    const stake = (event: RoundEvent, ...cards: readonly Card[]) => {
      state = through(state, event);
      ids.push(state.context.pending?.txId);
      state = through(state, accepted(state.context.pending?.txId ?? ''));
      for (const card of cards) state = through(state, { type: 'dealer.drew', card });
    };
    stake({ type: 'decide.split' }, '8d');
    stake({ type: 'decide.split' }, '3s');
    stake({ type: 'decide.double' }, '9d', '2s');
    stake({ type: 'decide.double' }, '9c', 'Td');
    expect(ids).toEqual(['R-2', 'R-3', 'R-4', 'R-5']);
    expect(state.context.boxes[0]?.hands.map(({ stake: on }) => on)).toEqual([2000, 2000, 1000]);
    expect(state.context.balance).toBe(10_000 - 5000);
  });

  test('a refused debit’s id is not used again', () => {
    const asked = through(dealt('A', '6s 5h', '6d Tc'), { type: 'decide.double' });
    const again = through(asked, refused('R-2'), { type: 'decide.double' });
    expect(again.context.pending?.txId).toBe('R-3');
  });
});

describe('an answer that is lost', () => {
  test.each(LETTERS)(
    '%s: the stake is neither taken nor given up; the round waits for the same transaction',
    (letter) => {
      const open = openTable({
        rules: RULES[letter],
        balance: 10_000,
        bets: [{ box: 1, main: 1000, side: {} }],
      });
      const asked = through(open, { type: 'deal', roundId: 'R' });
      const waiting = through(asked, lost('R-1'));
      expect(waiting.value).toEqual({ staking: 'lost' });
      expect(waiting.context).toEqual(asked.context);
      expect(waiting.context.balance).toBe(10_000);
      expect(awaited(waiting)).toBe('debit');
      unchanged(waiting, lost('R-1'));
      expect(phaseOf(through(waiting, accepted('R-1')))).toBe('dealing');
      expect(phaseOf(through(waiting, refused('R-1')))).toBe('betting');
    },
  );

  test.each([
    ['double', '6s 5h'],
    ['split', '8s 8h'],
  ] as const)('A: of a %s', (decision, hand) => {
    const waiting = through(dealt('A', hand, '6d Tc'), { type: `decide.${decision}` }, lost('R-2'));
    expect(waiting.value).toEqual({ boxes: { staking: 'lost' } });
    expect(choices(waiting)).toEqual([]);
    unchanged(waiting, { type: 'decide.hit' });
    unchanged(waiting, { type: 'decide.stand' });
    expect(choices(through(waiting, refused('R-2')))).toContain(decision);
    expect(awaited(through(waiting, accepted('R-2')))).toBe('draw');
  });

  test('C: of an insurance', () => {
    const waiting = through(dealt('C', 'Ts 9h', 'Ad'), { type: 'offer.insure' }, lost('R-2'));
    expect(waiting.value).toEqual({ offers: { staking: 'lost' } });
    unchanged(waiting, { type: 'offer.noInsurance' });
    expect(choices(through(waiting, refused('R-2')))).toEqual(['insure', 'noInsurance']);
    expect(awaited(through(waiting, accepted('R-2')))).toBe('look');
  });
});

describe('a refused debit', () => {
  test.each([
    ['double', '6s 5h', 1000],
    ['split', '8s 8h', 1000],
  ] as const)(
    'A: of a %s leaves hand, stake and balance as they were, and says so',
    (decision, hand, amount) => {
      const deciding = dealt('A', hand, '6d Tc');
      const asked = through(deciding, { type: `decide.${decision}` });
      const { state, facts } = tell(asked, refused('R-2'));
      expect(facts).toEqual([{ type: 'stake.refused', purpose: decision, amount }]);
      expect(state.value).toEqual({ boxes: 'deciding' });
      expect(state.context).toEqual({ ...deciding.context, transactions: 2 });
    },
  );

  test('A: with a balance told, what is open follows it', () => {
    const asked = through(dealt('A', '8s 8h', '6d Tc'), { type: 'decide.split' });
    const { state } = tell(asked, refused('R-2', 400));
    expect(state.context.balance).toBe(400);
    expect(choices(state)).toEqual(['hit', 'stand', 'standAll']);
  });

  test('C: of an insurance can be answered otherwise', () => {
    const asked = through(dealt('C', 'Ts 9h', 'Ad'), { type: 'offer.insure' });
    const { state, facts } = tell(asked, refused('R-2', 0));
    expect(facts).toEqual([{ type: 'stake.refused', purpose: 'insurance', amount: 500 }]);
    expect(choices(state)).toEqual(['noInsurance']);
    expect(awaited(through(state, { type: 'offer.noInsurance' }))).toBe('look');
  });

  test('A: split aces that may not be split again for want of money ask for nothing more', () => {
    let state = through(dealt('A', 'As Ah', '6d Tc', 3000), { type: 'decide.split' }, accepted('R-2'));
    state = through(state, { type: 'dealer.drew', card: 'Ad' });
    expect(choices(state)).toEqual(['stand', 'standAll', 'split']);
    state = through(state, { type: 'decide.split' }, refused('R-3', 0));
    expect(choices(state)).toEqual(['stand', 'standAll']);
    expect(awaited(through(state, { type: 'decide.stand' }))).toBe('draw');
  });
});

describe('E11: an answer is taken for its own question only', () => {
  test('A: answers to the bets, come again, are not the double’s', () => {
    const asked = through(dealt('A', '6s 5h', '6d Tc'), { type: 'decide.double' });
    for (const event of [
      accepted('R-1'),
      accepted('R-1', 7),
      refused('R-1'),
      lost('R-1'),
      accepted(''),
      accepted('R-3'),
    ])
      unchanged(asked, event);
  });

  test('A: an answer that comes when none is waited for changes nothing, balance included', () => {
    const deciding = dealt('A', '6s 5h', '6d Tc');
    for (const event of [accepted('R-1', 5), refused('R-1', 5), lost('R-1'), accepted('R-2', 5)])
      unchanged(deciding, event);
  });

  test('A: a credit that is booked twice counts once', () => {
    const settling = through(dealt('A', 'Ts 9h', 'Td 8c'), { type: 'decide.stand' });
    expect(settling.value).toEqual({ settling: 'paying' });
    expect(settling.context).toMatchObject({ balance: 11_000, owed: [{ txId: 'R-2', amount: 2000 }] });
    unchanged(settling, refused('R-2', 3));
    unchanged(settling, lost('R-2'));
    const settled = through(settling, accepted('R-2', 11_000));
    expect(settled.value).toBe('settled');
    expect(settled.context).toMatchObject({ balance: 11_000, owed: [] });
    unchanged(settled, accepted('R-2', 13_000));
  });
});

describe('E09: after the last payment nothing of the round is taken any more', () => {
  test.each(LETTERS)('%s', (letter) => {
    const dealer = RULES[letter].dealer.secondCard === 'faceUp' ? '9d 8c' : '9d';
    let state = through(dealt(letter, 'Ts 9h', dealer), { type: 'decide.stand' });
    if (awaited(state) === 'turn') state = through(state, { type: 'dealer.turned', card: '8c' });
    state = through(state, accepted('R-2'));
    expect(state.value).toBe('settled');
    for (const event of [
      { type: 'decide.hit' },
      { type: 'decide.double' },
      { type: 'decide.standAll' },
      { type: 'offer.insure' },
      { type: 'deal', roundId: 'S' },
      { type: 'dealer.drew', card: 'As' },
      { type: 'dealer.turned', card: 'As' },
      { type: 'dealer.looked', blackjack: true },
      { type: 'shown' },
      accepted('R-1'),
      refused('R-2'),
    ] as const)
      unchanged(state, event);
  });
});

describe('the balance', () => {
  test('is what the wallet tells with its answer, and what it still owes', () => {
    // A blackjack on box 1 is paid while box 2 plays; its credit is on its way when the double's debit is answered.
    const open = openTable({
      rules: RULES.A,
      balance: 10_000,
      bets: [1, 2].map((box) => ({ box, main: 1000, side: {} })),
    });
    const deciding = through(open, { type: 'deal', roundId: 'R' }, accepted('R-1', 8000), {
      type: 'dealer.dealt',
      boxes: [
        ['As', 'Kh'],
        ['6s', '5h'],
      ],
      dealer: ['6d', 'Tc'],
    });
    expect(deciding.context).toMatchObject({ balance: 10_000, owed: [{ txId: 'R-2', amount: 2000 }] });
    const doubled = through(deciding, { type: 'decide.double' }, accepted('R-3', 7000));
    expect(doubled.context.balance).toBe(9000);
    const paid = through(doubled, accepted('R-2', 9000));
    expect(paid.context.balance).toBe(9000);
    expect(paid.context.owed).toEqual([]);
  });

  test('is taken over where it is not what was reckoned: money moved elsewhere in between', () => {
    const open = openTable({ rules: RULES.A, balance: 10_000, bets: [{ box: 1, main: 1000, side: {} }] });
    const staked = through(open, { type: 'deal', roundId: 'R' }, accepted('R-1', 7777));
    expect(staked.context.balance).toBe(7777);
    const doubled = through(dealt('A', '6s 5h', '6d Tc'), { type: 'decide.double' }, accepted('R-2', 5000));
    expect(doubled.context.balance).toBe(5000);
    const settling = through(dealt('A', 'Ts 9h', 'Td 8c'), { type: 'decide.stand' });
    expect(settling.context.balance).toBe(11_000);
    expect(through(settling, accepted('R-2', 12_345)).context.balance).toBe(12_345);
  });

  test('is reckoned where the wallet tells none', () => {
    const doubled = through(dealt('A', '6s 5h', '6d Tc'), { type: 'decide.double' }, accepted('R-2'));
    expect(doubled.context.balance).toBe(8000);
  });

  test.each([Number.NaN, -1, 0.5, Number.POSITIVE_INFINITY, 2 ** 53])(
    'is not %d, whoever tells it',
    (balance) => {
      const state = dealt('A', '6s 5h', '6d Tc');
      unchanged(state, { type: 'wallet.balance', balance });
      const doubled = through(state, { type: 'decide.double' }, accepted('R-2', balance));
      expect(doubled.context.balance).toBe(8000);
    },
  );

  test.each(LETTERS)('%s: may be told at any time, and what is open follows it', (letter) => {
    const dealer = RULES[letter].dealer.secondCard === 'faceUp' ? '6d Tc' : '6d';
    const poor = dealt(letter, '8s 8h', dealer, 1000);
    expect(choices(poor)).not.toContain('split');
    const { state, facts } = tell(poor, { type: 'wallet.balance', balance: 5000 });
    expect(facts).toEqual([]);
    expect(choices(state)).toContain('split');
    expect(state.value).toEqual(poor.value);
  });
});
