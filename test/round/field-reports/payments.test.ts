// Faults that others’ blackjack games were reported for, each as a round that would show it here: stakes, payments and offers.

import { describe, expect, test } from 'vitest';
import { dealing, fromList } from '../../../src/dealer/dealing.ts';
import { awaited, openTable, tell } from '../../../src/round/progress.ts';
import { cardsOf } from '../../cards/hand.ts';
import { openIn, round } from '../../paper/notation.ts';
import { playOut } from '../random-play.ts';
import { table } from '../waiting-in.ts';

describe('A12: a stake is taken once, and settled once', () => {
  test.each([
    ['C', 'Ts 9d 8h Tc', 0, 1, 0],
    ['C', 'Ts 9d 9h Tc', 10_000, 1, 1],
    ['D', 'Ts 9d 9h Tc', 10_000, 1, 1],
    ['A', 'Ts 9d 9h Tc', 0, 1, 0],
  ] as const)(
    '%s: all of 100.00 on one box, %s: %i is left after %i debit and %i credit',
    (letter, cards, left, debits, credits) => {
      const { state, bank } = playOut(table(letter, 10_000, cards, 10_000), {
        choose: () => 'stand',
        tellsBalance: true,
        booksNow: () => true,
      });
      expect(state.context.balance).toBe(left);
      expect([bank.debits.size, bank.credits.size]).toEqual([debits, credits]);
    },
  );
});

describe('A13: a push gives the stake back', () => {
  test.each([
    ['C', '1:1000', 'Ts Kd Jh Qc', 'stand', '1 TsJh 20 push 1000/1000 | dealer KdQc 20 | 0'],
    ['D', '1:1000', 'Ts Kd Jh Qc', 'stand', '1 TsJh 20 push 1000/1000 | dealer KdQc 20 | 0'],
    // One of two split hands.
    [
      'C',
      '1:1000',
      '9s Kd 9h 9c Ts 8s',
      'split stand stand',
      '1 9sTs 19 push 1000/1000 | 1 9h8s 17 lose 0/1000 | dealer Kd9c 19 | -1000',
    ],
    [
      'D',
      '1:1000',
      '9s Kd 9h 9c Ts 8s',
      'split stand stand',
      '1 9sTs 19 push 1000/1000 | 1 9h8s 17 lose 0/1000 | dealer Kd9c 19 | -1000',
    ],
    // A doubled hand: the doubled stake.
    ['C', '1:1000', '6s Kd 5h 9c 8s', 'double', '1 6s5h8s 19 push 2000/2000 | dealer Kd9c 19 | 0'],
    ['D', '1:1000', '6s Kd 5h 9c 8s', 'double', '1 6s5h8s 19 push 2000/2000 | dealer Kd9c 19 | 0'],
    // Several boxes.
    [
      'D',
      '1:1000 3:500 5:100',
      'Ts Th Td Kd 9h 8h Jh 9c',
      'standAll',
      '1 Ts9h 19 push 1000/1000 | 3 Th8h 18 lose 0/500 | 5 TdJh 20 win 200/100 | dealer Kd9c 19 | -400',
    ],
  ] as const)('%s: %s, %s, %s', (letter, bets, cards, decisions, line) => {
    expect(round(letter, bets, cards, decisions)).toBe(line);
  });
});

describe('A14: a doubled 21 against a dealer’s 21 of several cards is a tie', () => {
  test.each([
    ['A', '1 5s6hTh 21 lose 0/2000 | dealer 7d7c7s 21 | -2000'],
    ['B', '1 5s6hTh 21 lose 0/2000 | dealer 7d7c7s 21 | -2000'],
    ['C', '1 5s6hTh 21 push 2000/2000 | dealer 7d7c7s 21 | 0'],
    ['D', '1 5s6hTh 21 push 2000/2000 | dealer 7d7c7s 21 | 0'],
  ] as const)('%s', (letter, line) => {
    expect(round(letter, '1:1000', '5s 7d 6h 7c Th 7s', 'double')).toBe(line);
  });
});

describe('A15: the dealer’s blackjack', () => {
  test.each(['A', 'B'] as const)('%s: is seen, and ends the round before any decision', (letter) => {
    expect(round(letter, '1:1000', '7s Kd 7h Ac')).toBe('1 7s7h 14 lose 0/1000 | dealer KdAc 21 | -1000');
    expect(round(letter, '1:1000', '7s Kd 7h Ac 7d', 'hit')).toBe('too-many-decisions at decisions[0]');
  });

  test('C: is looked for, and ends the round before any decision, after insurance', () => {
    expect(round('C', '1:1000', '7s Kd 7h Ac')).toBe('1 7s7h 14 lose 0/1000 | dealer KdAc 21 | -1000');
    expect(round('C', '1:1000', '7s Ad 7h Kc', 'noInsurance')).toBe(
      '1 7s7h 14 lose 0/1000 | dealer AdKc 21 | -1000',
    );
  });

  test('D: is not looked for; 21 of three cards loses to it', () => {
    expect(round('D', '1:1000', '7s Ad 7h Kc 7d', 'hit')).toBe(
      '1 7s7h7d 21 lose 0/1000 | dealer AdKc 21 | -1000',
    );
  });
});

describe('A16: 3:2 is not paid before the dealer’s second card is known', () => {
  test('C: under a ten, after the look; under an ace, after the offers and the look', () => {
    expect(round('C', '1:1000', 'As Td Kh Ac')).toBe('1 AsKh s21 push 1000/1000 | dealer TdAc 21 | 0');
    expect(round('C', '1:1000', 'As Ad Kh Qs', 'noEvenMoney')).toBe(
      '1 AsKh s21 push 1000/1000 | dealer AdQs 21 | 0',
    );
  });

  test('C: not a cent moves before the look', () => {
    const { rules, balance, bets } = table('C', 1000, 'As Td Kh 9c');
    let state = openTable({ rules, balance, bets });
    const dealer = dealing(rules, fromList(cardsOf('As Td Kh 9c')));
    const dealt = dealer.deal(1);
    if (dealt === null) throw new Error('no deal');
    for (const event of [
      { type: 'deal', roundId: 'R' },
      { type: 'wallet.accepted', txId: 'R-1' },
      { type: 'dealer.dealt', ...dealt },
      { type: 'shown' },
    ] as const)
      state = tell(state, event).state;
    expect(awaited(state)).toBe('look');
    expect(state.context.owed).toEqual([]);
    state = tell(state, { type: 'dealer.looked', blackjack: false }).state;
    expect(state.context.owed).toEqual([]);
    expect(tell(state, { type: 'shown' }).state.context.owed).toEqual([{ txId: 'R-2', amount: 2500 }]);
  });

  test('D: after the turn', () => {
    expect(round('D', '1:1000', 'As Td Kh Ac')).toBe('1 AsKh s21 push 1000/1000 | dealer TdAc 21 | 0');
    expect(round('D', '1:1000 2:1000', 'As 8s Td Kh 8h 9c')).toBe(
      '1 AsKh s21 open 1000 | 2 8s8h 16 open 1000 | dealer Td?? 10 | ? hit stand standAll split | -2000',
    );
  });
});

describe('A17: an insurance won returns its stake and twice that, and nothing of the main bet', () => {
  test.each([
    ['Kc', 'insure', '1 TsJh 20 lose 0/1000 | dealer AdKc 21 | 1 insurance 1500/500 | 0'],
    ['8c', 'insure stand', '1 TsJh 20 win 2000/1000 | dealer Ad8c 19 | 1 insurance 0/500 | +500'],
    ['9c', 'insure stand', '1 TsJh 20 push 1000/1000 | dealer Ad9c 20 | 1 insurance 0/500 | -500'],
  ])('C: 20 against an ace and %s', (hole, decisions, line) => {
    expect(round('C', '1:1000', `Ts Ad Jh ${hole}`, decisions)).toBe(line);
  });

  test('C: no blackjack and the hand loses: −15.00', () => {
    expect(round('C', '1:1000', 'Ts Ad 8h 8c', 'insure stand')).toBe(
      '1 Ts8h 18 lose 0/1000 | dealer Ad8c 19 | 1 insurance 0/500 | -1500',
    );
  });

  test('the credits one by one: insurance 15.00, main bet none', () => {
    const { bank, facts } = playOut(table('C', 1000, 'Ts Ad Jh Kc'), {
      choose: () => 'insure',
      tellsBalance: true,
      booksNow: () => true,
    });
    expect([...bank.debits]).toEqual([
      ['R-1', 1000],
      ['R-2', 500],
    ]);
    expect([...bank.credits]).toEqual([['R-3', 1500]]);
    expect(facts.filter(({ type }) => type === 'bet.settled')).toEqual([
      {
        type: 'bet.settled',
        bet: { kind: 'insurance', box: 1, outcome: 'win' },
        stake: 500,
        returned: 1500,
        txId: 'R-3',
      },
      {
        type: 'bet.settled',
        bet: { kind: 'main', box: 1, hand: 0, outcome: 'lose' },
        stake: 1000,
        returned: 0,
        txId: null,
      },
    ]);
  });
});

describe('A19: a blackjack against an ace is offered even money', () => {
  test.each([
    ['Kc', 'evenMoney', '1 AsKh s21 blackjack 2000/1000 | dealer AdKc 21 | +1000'],
    ['5c', 'evenMoney', '1 AsKh s21 blackjack 2000/1000 | dealer Ad5c 16 | +1000'],
    ['Kc', 'noEvenMoney', '1 AsKh s21 push 1000/1000 | dealer AdKc 21 | 0'],
    ['5c', 'noEvenMoney', '1 AsKh s21 blackjack 2500/1000 | dealer Ad5c 16 | +1500'],
  ])('C: second card %s, %s', (hole, decision, line) => {
    expect(openIn('C', '1:1000', `As Ad Kh ${hole}`)).toBe('evenMoney noEvenMoney');
    expect(round('C', '1:1000', `As Ad Kh ${hole}`, decision)).toBe(line);
  });
});
