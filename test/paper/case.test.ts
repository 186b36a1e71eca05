import { describe, expect, test } from 'vitest';
import { playCase } from '../../src/paper/play-case.ts';
import { RULES } from '../tables/hands.ts';
import { but, CASE, fault } from './case-of.ts';
import { LETTERS, round } from './notation.ts';

describe('what comes out', () => {
  test('the case of DESIGN.md, field by field', () => {
    expect(playCase(CASE)).toEqual({
      state: 'settled',
      hands: [
        {
          box: 1,
          cards: ['8s', '3d', 'Tc'],
          total: 21,
          soft: false,
          stake: 2000,
          outcome: 'lose',
          returned: 0,
        },
        { box: 1, cards: ['8h', '9h'], total: 17, soft: false, stake: 1000, outcome: 'lose', returned: 0 },
      ],
      dealer: { cards: ['Td', '6c', '5s'], total: 21 },
      side: [{ box: 1, bet: 'sevens', stake: 200, outcome: 'lose', returned: 0 }],
      insurance: [],
      legal: [],
      staked: 3200,
      returned: 0,
      balance: 96_800,
    });
  });

  test('a round that waits, with the face-down card as "??"', () => {
    expect(
      playCase({
        table: 'three-hand',
        bets: [{ box: 2, main: 500 }],
        cards: ['As', 'Ad', '5h', 'Kc'],
        decisions: [],
      }),
    ).toEqual({
      state: 'offers',
      hands: [{ box: 2, cards: ['As', '5h'], total: 16, soft: true, stake: 500, outcome: null, returned: 0 }],
      dealer: { cards: ['Ad', '??'], total: 11 },
      side: [],
      insurance: [],
      legal: ['insure', 'noInsurance'],
      staked: 500,
      returned: 0,
      balance: 99_500,
    });
  });

  test('an insurance, and what it brought', () => {
    const report = playCase({
      table: 'three-hand',
      bets: [{ box: 1, main: 1000 }],
      cards: ['Ts', 'Ad', '9h', 'Kc'],
      decisions: ['insure'],
    });
    expect(report).toMatchObject({
      state: 'settled',
      insurance: [{ box: 1, stake: 500, returned: 1500 }],
      staked: 1500,
      returned: 1500,
      balance: 100_000,
    });
  });

  test.each([
    ['A', '1:1000', 'Ts 6d 9h Tc', '', 'boxes'],
    ['C', '1:1000', 'Ts Ad 9h Tc', '', 'offers'],
    ['D', '1:1000', 'Ts 6d 9h Tc 8s', 'stand', 'settled'],
  ] as const)(
    '%s: the state is the top-level state’s name (%s, %s, "%s": %s)',
    (letter, _, cards, decisions, state) => {
      const report = playCase({
        table: RULES[letter].id,
        bets: [{ box: 1, main: 1000 }],
        cards: cards.split(' '),
        decisions: decisions.split(' ').filter((word) => word !== ''),
      });
      expect(report).toMatchObject({ state });
    },
  );
});

describe('what may be left out', () => {
  test.each([
    ['the balance: 100000', { balance: undefined }],
    ['a side of nothing', { bets: [{ box: 1, main: 1000, side: {} }] }],
    ['a side bet of 0', { bets: [{ box: 1, main: 1000, side: { sevens: 0, blackjack: 0, doubleJack: 0 } }] }],
    ['the side', { bets: [{ box: 1, main: 1000 }] }],
  ])('%s', (_, changes) => {
    const { balance, ...rest } = { ...CASE, ...changes };
    const report = playCase(balance === undefined ? rest : { balance, ...rest });
    expect(report).toMatchObject({ state: 'settled' });
  });

  test('the decisions: the round waits at its first', () => {
    const { decisions: _, ...rest } = CASE;
    expect(playCase(rest)).toMatchObject({ state: 'boxes', legal: ['hit', 'stand', 'standAll', 'split'] });
  });

  test('cards that are left over are no fault', () => {
    expect(fault(but({ cards: [...CASE.cards, 'As', 'As', 'As'] }))).toBe('fine');
  });
});

describe('a table of one’s own', () => {
  test('in place of a table’s name', () => {
    const { table: _, ...rest } = CASE;
    expect(playCase({ ...rest, rules: RULES.A })).toEqual(playCase(CASE));
  });

  test.each(LETTERS)('%s: its rules are its table', (letter) => {
    const cards = 'As 6d Kh Tc';
    expect(round(RULES[letter], '1:1000', cards)).toBe(round(letter, '1:1000', cards));
  });

  test('with rules that are at fault, says at which field', () => {
    const { table: _, ...rest } = CASE;
    expect(fault({ ...rest, rules: { ...RULES.A, decks: 0 } })).toBe('bad-rules at rules.decks');
    expect(fault({ ...rest, rules: { ...RULES.A, limits: { min: 100 } } })).toBe(
      'bad-rules at rules.limits.max',
    );
    expect(fault({ ...rest, rules: { ...RULES.A, peek: true } })).toBe('bad-rules at rules.peek');
    expect(fault({ ...rest, rules: null })).toBe('bad-rules at rules');
    expect(fault({ ...rest, rules: 'double-exposure' })).toBe('bad-rules at rules');
    expect(fault({ ...rest, rules: {} })).toMatch(/^bad-rules at rules\.\w+$/);
  });

  test('or a table’s name, one of the two', () => {
    expect(fault(but({ rules: RULES.A }))).toBe('bad-case at table');
    const { table: _, ...rest } = CASE;
    expect(fault(rest)).toBe('bad-case at table');
  });
});
