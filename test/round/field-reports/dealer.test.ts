// Faults that others’ blackjack games were reported for, each as a round that would show it here: the dealer, and what comes of the deal.

import { describe, expect, test } from 'vitest';
import { phaseOf } from '../../../src/round/progress.ts';
import { LETTERS, round } from '../../paper/notation.ts';
import { RULES } from '../../tables/hands.ts';
import { playOut } from '../random-play.ts';
import { ALL, table } from '../waiting-in.ts';

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
