// Faults that others' blackjack games were reported for, each as a round that would show it here. Named by the report's id.

import { describe, expect, test } from 'vitest';
import { handValue } from '../../src/cards/hand-value.ts';
import { dealing, fromList } from '../../src/dealer/dealing.ts';
import type { RoundEvent } from '../../src/round/facts.ts';
import {
  awaited,
  choices,
  openTable,
  phaseOf,
  type RoundState,
  refusal,
  tell,
} from '../../src/round/progress.ts';
import { newRecord, type RoundRecord, replay, withEvent } from '../../src/round/record.ts';
import { readRecord, writtenRecord } from '../../src/round/record-text.ts';
import { mostCards } from '../../src/tables/check-rules.ts';
import type { TableRules } from '../../src/tables/rules.ts';
import { cardsOf } from '../cards/hand.ts';
import { LETTERS, type Letter, openIn, round } from '../paper/notation.ts';
import { RULES } from '../tables/hands.ts';
import { Bank, numbers, playOut, type Situation, shoeOf } from './random-play.ts';

const ALL: readonly [Letter][] = LETTERS.map((letter) => [letter]);

function table(letter: Letter, main: number, cards: string, balance = 100_000): Situation {
  return { rules: RULES[letter], balance, bets: [{ box: 1, main, side: {} }], shoe: cardsOf(cards) };
}

/** Plays until the player is asked after these decisions, and gives the state. */
function waitingIn(situation: Situation, decisions: string): RoundState {
  const words = decisions.split(' ').filter((word) => word !== '');
  let waiting: RoundState | null = null;
  try {
    playOut(situation, {
      choose: (open, state) => {
        const word = words.shift();
        const choice = open.find((each) => each === word);
        if (choice !== undefined) return choice;
        waiting = state;
        throw new Error('waits');
      },
      tellsBalance: true,
      booksNow: () => true,
    });
  } catch (error) {
    if (waiting === null) throw error;
  }
  if (waiting === null) throw new Error('the round does not wait');
  return waiting;
}

describe('A01: a hand with two aces and low cards is not bust', () => {
  test.each([
    ['A', 'dealer 6dTc 16'],
    ['B', 'dealer 6dTc 16'],
    ['C', 'dealer 6d?? 6'],
    ['D', 'dealer 6d?? 6'],
  ] as const)('%s: 5-A, hit A, hit 5 is 12, and Hit is open', (letter, dealer) => {
    expect(round(letter, '1:1000', '5s 6d Ac Tc Ad 5h', 'hit hit')).toBe(
      `1 5sAcAd5h 12 open 1000 | ${dealer} | ? hit stand standAll | -1000`,
    );
  });
});

describe('A03: the dealer’s ace counts 1 where 11 would bust', () => {
  test.each([
    ['A', '4d 7c', 'dealer 4d7cAc4s'],
    ['D', '4d 7c', 'dealer 4d7cAc4s'],
  ] as const)('%s: 4-7-A has 12 and draws again', (letter, cards, dealer) => {
    const [up, hole] = cards.split(' ');
    // 4 + 7 + A = 12, and a 4 makes 16: one more, and 19.
    expect(round(letter, '1:1000', `Ts ${up} 8h ${hole} Ac 4s 3h`, 'stand')).toBe(
      `1 Ts8h 18 lose 0/1000 | ${dealer}3h 19 | -1000`,
    );
  });

  test.each(ALL)('%s: 6-A-T is a hard 17 (6-A at B, which hits a soft 17, elsewhere it stands)', (letter) => {
    const cards = 'Ts 6d 8h Ac Td';
    expect(round(letter, '1:1000', cards, 'stand')).toBe(
      letter === 'B'
        ? '1 Ts8h 18 win 2000/1000 | dealer 6dAcTd 17 | +1000'
        : '1 Ts8h 18 win 2000/1000 | dealer 6dAc 17 | +1000',
    );
  });

  test.each(ALL)('%s: A-4-7 is 12, not bust', (letter) => {
    // A lone 4 up, so that nothing is offered: 4-A is a soft 15, a 7 makes 12, a 9 makes 21.
    expect(round(letter, '1:1000', 'Ts 4d 8h Ac 7s 9c', 'stand')).toBe(
      '1 Ts8h 18 lose 0/1000 | dealer 4dAc7s9c 21 | -1000',
    );
  });
});

describe('A04: an ace and a ten made after a split is 21, and no blackjack', () => {
  test.each(ALL)(
    '%s: aces split, one gets a king and one a five, the dealer has 20: the round comes to nothing',
    (letter) => {
      expect(round(letter, '1:1000', 'As Qd Ah Tc Ks 5h', 'split')).toBe(
        '1 AsKs s21 win 2000/1000 | 1 Ah5h s16 lose 0/1000 | dealer QdTc 20 | 0',
      );
    },
  );

  test.each(['A', 'B', 'C'] as const)('%s: tens split, then an ace', (letter) => {
    expect(round(letter, '1:1000', 'Ts Qd Th 9c As 5h', 'split stand')).toBe(
      '1 TsAs s21 win 2000/1000 | 1 Th5h 15 lose 0/1000 | dealer Qd9c 19 | 0',
    );
  });
});

describe('A05: each hand of a split is dealt to and settled for itself', () => {
  test.each(ALL)('%s: 21 on the first split ace does not stop the second from getting its card', (letter) => {
    expect(round(letter, '1:1000', 'As 6d Ah Tc Kc 9h 8c', 'split')).toBe(
      '1 AsKc s21 win 2000/1000 | 1 Ah9h s20 win 2000/1000 | dealer 6dTc8c 24 | +2000',
    );
  });

  test.each([
    ['C', 'Qd 9s 9d Tc', '9h Qd 9s 9c 8h Kd Th', 'split hit stand'],
    ['D', 'Qd 9s 9d Tc', '9h Qd 9s 9c 8h Th Kd', 'split hit stand'],
  ] as const)(
    '%s: one hand busts, the other ties: exactly one stake comes back',
    (letter, _, cards, decisions) => {
      expect(round(letter, '1:1000', cards, decisions)).toBe(
        '1 9h8hKd 27 bust 0/1000 | 1 9sTh 19 push 1000/1000 | dealer Qd9c 19 | -1000',
      );
    },
  );
});

describe('A06: after a third card there is no split', () => {
  test.each(ALL)('%s: 6-6, hit A: the split is closed, refused, and costs nothing', (letter) => {
    expect(openIn(letter, '1:1000', '6s 6d 6h Tc Ac', 'hit')).toBe('hit stand standAll');
    const state = waitingIn(table(letter, 1000, '6s 6d 6h Tc Ac'), 'hit');
    expect(refusal(state, { type: 'decide.split' })).toEqual({ code: 'illegal-decision' });
    const told = tell(state, { type: 'decide.split' });
    expect(told.state.context).toBe(state.context);
    expect(told.state.context.pending).toBeNull();
  });
});

describe('A08: no double without the money for it', () => {
  test.each(ALL)(
    '%s: all staked, an 11: Double is closed, refused for the balance, and nothing is asked of the wallet',
    (letter) => {
      const state = waitingIn(table(letter, 1000, '6s 6d 5h Tc 9c', 1000), '');
      expect(choices(state)).toEqual(['hit', 'stand', 'standAll']);
      expect(refusal(state, { type: 'decide.double' })).toEqual({ code: 'stake-not-covered', limit: 0 });
      const told = tell(state, { type: 'decide.double' });
      expect(told.state.context).toBe(state.context);
      expect(told.facts).toEqual([]);
      expect(state.context.balance).toBe(0);
    },
  );
});

describe('A09: splitting does not make a debt', () => {
  test.each(ALL)(
    '%s: half a bet left: Split is closed; a whole bet left: it takes the last money, and no double is open after it',
    (letter) => {
      const more = letter === 'C' ? 'hit stand standAll double' : 'hit stand standAll';
      expect(openIn(letter, '1:1000 @1500', '8s 6d 8h Tc')).toBe('hit stand standAll');
      const state = waitingIn(table(letter, 1000, '8s 6d 8h Tc', 1500), '');
      expect(refusal(state, { type: 'decide.split' })).toEqual({ code: 'stake-not-covered', limit: 500 });
      expect(openIn(letter, '1:1000 @2000', '8s 6d 8h Tc')).toBe(`${more} split`);
      expect(openIn(letter, '1:1000 @2000', '8s 6d 8h Tc 3s 2d', 'split')).toBe('hit stand standAll');
      expect(openIn(letter, '1:1000 @2000', '8s 6d 8h Tc 8c 2d', 'split')).toBe('hit stand standAll');
    },
  );
});

test('A11: three boxes of 5.00 are more than 10.00, three of 3.00 are not', () => {
  const cards = 'Ts Ts Ts 6d 9h 9h 9h Tc 8c';
  expect(round('C', '1:500 2:500 3:500 @1000', cards, 'standAll')).toBe('balance-too-low at balance');
  expect(round('C', '1:300 2:300 3:300 @1000', cards, 'standAll')).toBe(
    '1 Ts9h 19 win 600/300 | 2 Ts9h 19 win 600/300 | 3 Ts9h 19 win 600/300 | dealer 6dTc8c 24 | +900',
  );
});

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

describe('A22: soft 17 as the table’s rule says, hard 17 stands', () => {
  test.each([
    ['A', '6dAc 17'],
    ['B', '6dAc4s 21'],
    ['C', '6dAc 17'],
    ['D', '6dAc 17'],
  ] as const)('%s: 6-A comes to %s', (letter, dealer) => {
    expect(round(letter, '1:1000', 'Ts 6d 9h Ac 4s', 'stand')).toContain(` | dealer ${dealer} | `);
  });

  test.each([
    ['A', '5dAcAs 17'],
    ['B', '5dAcAs4s 21'],
    ['C', '5dAcAs 17'],
    ['D', '5dAcAs 17'],
  ] as const)('%s: 5-A-A comes to %s', (letter, dealer) => {
    expect(round(letter, '1:1000', 'Ts 5d 9h Ac As 4s', 'stand')).toContain(` | dealer ${dealer} | `);
  });

  test.each([
    ['A', '2dAc4s 17'],
    ['B', '2dAc4s4h 21'],
    ['C', '2dAc4s 17'],
    ['D', '2dAc4s 17'],
  ] as const)('%s: 2-A-4 comes to %s', (letter, dealer) => {
    expect(round(letter, '1:1000', 'Ts 2d 9h Ac 4s 4h', 'stand')).toContain(` | dealer ${dealer} | `);
  });

  test.each(ALL)('%s: 10-6-A stands', (letter) => {
    expect(round(letter, '1:1000', 'Ts Td 9h 6c As 4h', 'stand')).toContain(' | dealer Td6cAs 17 | ');
  });
});

describe('A23, A24, A26: the dealer draws on 16 and less, and never on a hard 17 or a soft 18', () => {
  // Every dealer's total from 12 to 21, hard, with a ten and a low card; one more ten lies ready.
  test.each([
    ['Td 2c', 'Td2cTh 22'],
    ['Td 3c', 'Td3cTh 23'],
    ['Td 4c', 'Td4cTh 24'],
    ['Td 5c', 'Td5cTh 25'],
    ['Td 6c', 'Td6cTh 26'],
    ['Td 7c', 'Td7c 17'],
    ['Td 8c', 'Td8c 18'],
    ['Td 9c', 'Td9c 19'],
    ['Td Jc', 'TdJc 20'],
    ['7d Ac', '7dAc 18'],
    ['8d Ac', '8dAc 19'],
    ['9d Ac', '9dAc 20'],
    ['5d Ac', '5dAcTh2h 18'],
  ])('%s comes to %s at every table', (cards, dealer) => {
    const [up = '', hole = ''] = cards.split(' ');
    for (const letter of LETTERS)
      expect(round(letter, '1:1000', `Ts ${up} 5h ${hole} Th 2h`, 'stand')).toContain(
        ` | dealer ${dealer} | `,
      );
  });

  test.each(ALL)('%s: A26: on 16 it draws although the player stands on 15', (letter) => {
    expect(round(letter, '1:1000', 'Ts Td 5h 6c 5c', 'stand')).toBe(
      '1 Ts5h 15 lose 0/1000 | dealer Td6c5c 21 | -1000',
    );
  });
});

test.each([
  ['A', [1, 1], 100, 200],
  ['B', [1, 1], 100, 200],
  ['C', [3, 2], 100, 250],
  ['D', [3, 2], 100, 250],
] as const)('A27: %s says %j for a blackjack, and pays it: %i returns %i', (letter, odds, stake, back) => {
  expect(RULES[letter].blackjack.pays).toEqual(odds);
  expect(round(letter, `1:${stake}`, 'As 6d Kh Tc')).toContain(` blackjack ${back}/${stake} `);
});

describe('A28: a blackjack on the deal is credited once, and the round is over', () => {
  test.each([
    ['A', 100, 200],
    ['A', 50_000, 100_000],
    ['B', 100, 200],
    ['B', 50_000, 100_000],
    ['C', 100, 250],
    ['C', 50_000, 125_000],
    ['D', 100, 250],
    ['D', 50_000, 125_000],
  ] as const)('%s: %i returns %i', (letter, stake, back) => {
    const { state, bank } = playOut(table(letter, stake, 'As 6d Kh Tc', stake), {
      choose: () => {
        throw new Error('nothing is asked');
      },
      tellsBalance: false,
      booksNow: () => false,
    });
    expect([...bank.credits.values()]).toEqual([back]);
    expect(phaseOf(state)).toBe('settled');
    expect(state.context.balance).toBe(back);
  });
});

describe('A29: each hand of a split carries the stake', () => {
  test.each([
    ['A', '8s Qd 8h Tc 9s 3c Tc', 'split stand double'],
    ['B', '8s Qd 8h Tc 9s 3c Tc', 'split stand double'],
    ['C', '8s Qd 8h Tc 9s 3c Tc', 'split stand double'],
    ['D', '8s Qd 8h Tc 9s 3c Tc', 'split stand double'],
  ] as const)('%s: 10.00 on each; one lost, one doubled and won: +10.00', (letter, cards, decisions) => {
    expect(round(letter, '1:1000', cards, decisions)).toBe(
      '1 8s9s 17 lose 0/1000 | 1 8h3cTc 21 win 4000/2000 | dealer QdTc 20 | +1000',
    );
  });

  test.each([
    ['A', '8s 9d 8h Tc 9s Tc 3c', 'split stand hit'],
    ['C', '8s 9d 8h Tc 9s Tc 3c', 'split stand hit'],
  ] as const)('%s: lose one, win one: nothing', (letter, cards, decisions) => {
    expect(round(letter, '1:1000', cards, decisions)).toBe(
      '1 8s9s 17 lose 0/1000 | 1 8hTc3c 21 win 2000/1000 | dealer 9dTc 19 | 0',
    );
  });
});

describe('A32: a deal, a hit or a payment cannot be pressed past', () => {
  test.each(ALL)(
    '%s: while anything is shown, every press is ignored, and the money is the bank’s',
    (letter) => {
      const presses: readonly RoundEvent[] = [
        { type: 'deal', roundId: 'S' },
        { type: 'rebet' },
        { type: 'bet.cleared' },
        { type: 'bet.placed', spot: { box: 1, side: null }, amount: 100 },
        { type: 'decide.hit' },
        { type: 'decide.stand' },
        { type: 'decide.standAll' },
        { type: 'decide.double' },
        { type: 'decide.split' },
        { type: 'offer.insure' },
        { type: 'offer.evenMoney' },
      ];
      let shown = 0;
      const { state, bank } = playOut(table(letter, 1000, '8s 6d 8h Tc 3s 9c Td 8c Ks Qd Jd Jc'), {
        choose: (open) => open.find((choice) => choice === 'split') ?? 'hit',
        tellsBalance: true,
        booksNow: () => true,
        watch: ({ after }) => {
          if (awaited(after) !== 'shown' && awaited(after) !== 'draw' && awaited(after) !== 'debit') return;
          shown += 1;
          for (const press of presses) expect(tell(after, press).state.context).toBe(after.context);
        },
      });
      expect(shown).toBeGreaterThan(8);
      expect(state.context.balance).toBe(bank.balance);
    },
  );
});

describe('A34: bets that the wallet refuses are not played', () => {
  test.each(ALL)(
    '%s: no card, the chips are back, the balance is read, and Deal can be pressed again',
    (letter) => {
      const bets = [{ box: 1, main: 1000, side: {} }];
      const open = openTable({ rules: RULES[letter], balance: 5000, bets });
      const asked = tell(open, { type: 'deal', roundId: 'R' }).state;
      const { state, facts } = tell(asked, { type: 'wallet.refused', txId: 'R-1', balance: 2000 });
      expect(phaseOf(state)).toBe('betting');
      expect(facts).toEqual([{ type: 'stake.refused', purpose: 'bets', amount: 1000 }]);
      expect(state.context).toMatchObject({ balance: 2000, boxes: [], roundId: null, pending: null });
      expect(state.context.chips).toEqual([{ spot: { box: 1, side: null }, amount: 1000 }]);
      const again = tell(state, { type: 'deal', roundId: 'S' }).state;
      expect(again.context.pending).toEqual({ txId: 'S-1', amount: 1000, purpose: 'bets' });
      // The first answer, come twice, is not the second debit's.
      expect(tell(again, { type: 'wallet.refused', txId: 'R-1' }).state.context).toBe(again.context);
      expect(tell(again, { type: 'wallet.accepted', txId: 'R-1' }).state.context).toBe(again.context);
    },
  );
});

describe('A35: a bet out of range is refused with a reason of its own, and never changed', () => {
  test.each([
    ['1:0', 'bet-below-minimum at bets[0].main'],
    ['1:50', 'bet-below-minimum at bets[0].main'],
    ['1:50050', 'bet-above-maximum at bets[0].main'],
    ['1:1000 @900', 'balance-too-low at balance'],
    ['1:-1', 'bet-below-minimum at bets[0].main'],
    ['1:1000000000', 'bet-above-maximum at bets[0].main'],
  ])('%s: %s', (bets, why) => {
    for (const letter of LETTERS) expect(round(letter, bets, 'Ts 6d 9h Tc')).toBe(why);
  });
});

describe('A37: the longest round does not come to the end of the shoe', () => {
  const tightest: TableRules = {
    ...RULES.C,
    decks: 1,
    boxes: 2,
    split: { ...RULES.A.split, aces: { oneCard: false, resplit: true } },
  };

  test('one deck, two boxes, four hands on each: 45 cards at most, by the bound', () => {
    expect(mostCards(tightest)).toBe(45);
  });

  test.each(['low cards first', 'low cards first, pairs apart', 'shuffled'])(
    '%s: every hand split and hit to the end',
    (order) => {
      const value = (card: string) => handValue(cardsOf(card)).total % 11 || 1;
      const shoe = [...shoeOf(1, 5, [])];
      if (order !== 'shuffled') shoe.sort((a, b) => value(a) - value(b));
      if (order === 'low cards first, pairs apart')
        shoe.sort((a, b) => 'shdc'.indexOf(a.charAt(1)) - 'shdc'.indexOf(b.charAt(1)) || value(a) - value(b));
      const bets = [1, 2].map((box) => ({ box, main: 100, side: {} }));
      const random = numbers(7);
      for (let n = 0; n < 20; n++) {
        const { state } = playOut(
          { rules: tightest, balance: 100_000, bets, shoe },
          {
            choose: (open) =>
              open.find((choice) => choice === 'split') ??
              (random() % 8 === 0 ? open.find((choice) => choice === 'stand') : undefined) ??
              open.find(
                (choice) => choice === 'hit' || choice === 'noInsurance' || choice === 'noEvenMoney',
              ) ??
              'stand',
            tellsBalance: true,
            booksNow: () => true,
          },
        );
        expect(phaseOf(state)).toBe('settled');
      }
    },
  );
});

describe('A38: a card is in the shoe as often as there are decks', () => {
  test.each([
    ['A', 6],
    ['B', 5],
    ['C', 4],
    ['D', 6],
  ] as const)('%s: %i times and not once more', (letter, decks) => {
    const more = (count: number) => round(letter, '1:1000', `Ts 6d 9h Tc 8c${' As'.repeat(count)}`, 'stand');
    expect(more(decks)).toBe('1 Ts9h 19 win 2000/1000 | dealer 6dTc8c 24 | +1000');
    expect(more(decks + 1)).toBe(`too-many-of-a-card at cards[${5 + decks}]`);
  });
});

describe('A41: a round that is broken off anywhere is taken up with the same cards, stakes and id', () => {
  test.each(ALL)('%s: from its record as text, at every wait, and played on to the same end', (letter) => {
    const situation = table(letter, 1000, '8s Td 8h 6c 3s Ts 9h 2c 4d 5c');
    const decide = (state: RoundState) => {
      const open = choices(state);
      return open.find((choice) => choice === 'split' || choice === 'double') ?? 'stand';
    };
    let record: RoundRecord = newRecord(openTable(situation), { roundId: 'R', commitment: null, words: '' });
    const broken: [RoundRecord, RoundState][] = [];
    const { state: end } = playOut(situation, {
      choose: (_, state) => decide(state),
      tellsBalance: true,
      booksNow: () => true,
      watch: ({ event, after }) => {
        record = withEvent(record, event);
        if (awaited(after) !== 'shown') broken.push([record, after]);
      },
    });
    expect(broken.length).toBeGreaterThan(8);
    for (const [each, state] of broken) {
      const read = readRecord(JSON.parse(JSON.stringify(writtenRecord(each))));
      if (!read.ok) throw new Error(read.fault.code);
      const again = replay(read.record);
      expect(again.context.roundId).toBe('R');
      expect(again.context).toEqual(state.context);
      expect(again.value).toEqual(state.value);
    }
    // The rest of the events, told to the state that was taken up.
    const [halfway] = broken[Math.floor(broken.length / 2)] ?? [];
    if (halfway === undefined) throw new Error('the round was never broken off');
    const rest = record.events.slice(halfway.events.length);
    const goneOn = rest.reduce((now, event) => withEvent(now, event), halfway);
    expect(replay(goneOn).context).toEqual(end.context);
  });
});

describe('A42: a 21 is finished, and the next hand begins', () => {
  test.each([
    ['by a bust', 'split hit', 'Ts Th', '1 8sTsTh 28 bust 0/1000'],
    ['by a stand', 'split stand', 'Ts', '1 8sTs 18 open 1000'],
    ['by a 21', 'split hit', '9s 4h', '1 8s9s4h 21 open 1000'],
    ['by a double', 'split double', '3s 5h', '1 8s3s5h 16 open 2000'],
  ])('the first split hand ends %s, and the second is played', (_, decisions, cards, hand) => {
    for (const letter of ['A', 'B', 'C'] as const) {
      const line = round(letter, '1:1000', `8s 6d 8h Tc ${cards} 7s`, decisions);
      expect(line.startsWith(`${hand} | 1 8h7s 15 open 1000 | `)).toBe(true);
      expect(line).toContain(' | ? hit stand standAll');
    }
  });

  test.each(ALL)(
    '%s: on a 21 of several cards a hit is refused: there is nothing left to decide',
    (letter) => {
      expect(round(letter, '1:1000', 'Ts 6d 5h Tc 6s 8c 2c', 'hit hit')).toBe(
        'too-many-decisions at decisions[1]',
      );
      expect(round(letter, '1:1000 2:1000', 'Ts Ts 6d 5h 9h Tc 6s 8c', 'hit')).toMatch(
        /^1 Ts5h6s 21 open 1000 \| 2 Ts9h 19 open 1000 .*\? hit stand standAll/,
      );
    },
  );
});

describe('A46: money that is moved away does not make a debt', () => {
  test.each(ALL)(
    '%s: balance gone after the deal: Double and Split close, a loss needs no second debit',
    (letter) => {
      const situation = table(letter, 1000, '8s Td 8h 9c');
      const waiting = waitingIn(situation, '');
      expect(choices(waiting)).toContain('split');
      const { state } = tell(waiting, { type: 'wallet.balance', balance: 0 });
      expect(choices(state)).toEqual(['hit', 'stand', 'standAll']);
      expect(refusal(state, { type: 'decide.split' })).toEqual({ code: 'stake-not-covered', limit: 0 });
      const bank = new Bank(0);
      let now = tell(state, { type: 'decide.stand' }).state;
      for (let steps = 0; phaseOf(now) !== 'settled' && steps < 20; steps++) {
        expect(awaited(now)).not.toBe('debit');
        now = tell(
          now,
          awaited(now) === 'turn' ? { type: 'dealer.turned', card: '9c' } : { type: 'shown' },
        ).state;
      }
      expect(phaseOf(now)).toBe('settled');
      expect(now.context.balance).toBe(bank.balance);
    },
  );

  test('C: insurance closes too', () => {
    const waiting = waitingIn(table('C', 1000, 'Ts Ad 9h Kc'), '');
    expect(choices(waiting)).toEqual(['insure', 'noInsurance']);
    const { state } = tell(waiting, { type: 'wallet.balance', balance: 499 });
    expect(choices(state)).toEqual(['noInsurance']);
    expect(refusal(state, { type: 'offer.insure' })).toEqual({ code: 'stake-not-covered', limit: 499 });
  });
});

describe('A47: the balance after the round is what the player has then', () => {
  test.each(ALL)('%s: start − stakes + credits, the bank’s own', (letter) => {
    const { state, bank } = playOut(table(letter, 1000, '6s 6d 5h Tc 9c 8c', 5000), {
      choose: (open) => open.find((choice) => choice === 'double') ?? 'stand',
      tellsBalance: true,
      booksNow: () => false,
    });
    expect(bank.balance).toBe(7000);
    expect(state.context.balance).toBe(7000);
  });
});

describe('A48: nothing tells a result before the card that decides it', () => {
  test.each(ALL)('%s: the facts of a round are in the order in which the player sees them', (letter) => {
    const { facts } = playOut(table(letter, 1000, 'Ts 6d 9h Tc 8c'), {
      choose: () => 'stand',
      tellsBalance: true,
      booksNow: () => true,
    });
    const told = facts.map((fact) =>
      fact.type === 'card.dealt'
        ? fact.card
        : fact.type === 'hole.turned'
          ? `turned ${fact.card}`
          : fact.type,
    );
    const hidden = letter === 'C' || letter === 'D';
    expect(told.join(', ')).toBe(
      [
        'bets.staked, Ts, 6d, 9h',
        hidden ? 'hole.dealt' : 'Tc',
        'hand.activated, hand.finished',
        ...(hidden ? ['turned Tc'] : []),
        '8c, bet.settled, round.settled',
      ].join(', '),
    );
  });

  test.each(ALL)(
    '%s: every fact that settles is told alone with its card, and not before it is shown',
    (letter) => {
      playOut(table(letter, 1000, 'Ts Td 6h 6c 9h 8c'), {
        choose: () => 'hit',
        tellsBalance: true,
        booksNow: () => true,
        watch: ({ event, facts, after }) => {
          const settles = facts.findIndex(({ type }) => type === 'bet.settled');
          if (settles === -1) return;
          // The bust card comes first in the same breath; what follows waits until that is shown.
          expect(facts.slice(0, settles).map(({ type }) => type)).toEqual(['card.dealt', 'hand.finished']);
          expect(event.type).toBe('dealer.drew');
          expect(awaited(after)).toBe('shown');
        },
      });
    },
  );

  test('D: an insurance is lost with the turned card, before the dealer draws; a blackjack is paid with it', () => {
    const { facts } = playOut(
      {
        rules: RULES.D,
        balance: 100_000,
        bets: [1, 2].map((box) => ({ box, main: 1000, side: {} })),
        shoe: cardsOf('As Ts Ad Kh 9h 5c 4c'),
      },
      {
        choose: (open) => open.find((choice) => choice === 'insure') ?? 'stand',
        tellsBalance: true,
        booksNow: () => true,
      },
    );
    const from = facts.findIndex(({ type }) => type === 'hole.turned');
    expect(
      facts
        .slice(from)
        .map((fact) =>
          fact.type === 'bet.settled' ? `${fact.bet.kind} ${fact.bet.outcome} ${fact.returned}` : fact.type,
        ),
    ).toEqual([
      'hole.turned',
      'insurance lose 0',
      'main blackjack 2500',
      'card.dealt',
      'main lose 0',
      'round.settled',
    ]);
  });

  test('C: a lost insurance is told with the look, a won one with the turned card', () => {
    const seen = (hole: string) =>
      playOut(table('C', 1000, `Ts Ad 9h ${hole} 4c`), {
        choose: (open) => open.find((choice) => choice === 'insure') ?? 'stand',
        tellsBalance: true,
        booksNow: () => true,
      })
        .facts.slice(4)
        .map((fact) =>
          fact.type === 'bet.settled' ? `${fact.bet.kind} ${fact.bet.outcome} ${fact.returned}` : fact.type,
        );
    expect(seen('5c')).toEqual([
      'hole.dealt',
      'offer.made',
      'offer.taken',
      'dealer.looked',
      'insurance lose 0',
      'hand.activated',
      'hand.finished',
      'hole.turned',
      'card.dealt',
      'main lose 0',
      'round.settled',
    ]);
    expect(seen('Kc')).toEqual([
      'hole.dealt',
      'offer.made',
      'offer.taken',
      'dealer.looked',
      'hole.turned',
      'insurance win 1500',
      'main lose 0',
      'round.settled',
    ]);
  });
});
