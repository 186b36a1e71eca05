import { describe, expect, test } from 'vitest';
import { isFault } from '../../src/paper/fault.ts';
import { playCase } from '../../src/paper/play-case.ts';
import { RULES } from '../tables/hands.ts';
import { LETTERS, openIn, round } from './notation.ts';

// The form of the round on paper (DESIGN.md): what goes in, what comes out, and what is said of a case that is wrong.

const CASE = {
  table: 'double-exposure',
  balance: 100_000,
  bets: [{ box: 1, main: 1000, side: { sevens: 200 } }],
  cards: ['8s', 'Td', '8h', '6c', '3d', 'Tc', '9h', '5s'],
  decisions: ['split', 'double', 'stand'],
};

/** "code at path" of a case that is wrong, or "fine". */
function fault(value: unknown): string {
  const result = playCase(value);
  if (!isFault(result)) return 'fine';
  expect(result.error.message).not.toBe('');
  expect(Object.keys(result.error).sort()).toEqual(['at', 'code', 'message']);
  return `${result.error.code} at ${result.error.at}`;
}

const but = (changes: Record<string, unknown>): unknown => ({ ...CASE, ...changes });

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

describe('each code, and the path of the fault', () => {
  test.each([
    // bad-case: the form.
    [null, 'bad-case at case'],
    [[], 'bad-case at bets'],
    ['a case', 'bad-case at case'],
    [7, 'bad-case at case'],
    [{}, 'bad-case at bets'],
    [but({ bets: undefined }), 'bad-case at bets'],
    [but({ cards: undefined }), 'bad-case at cards'],
    [but({ cards: 'As Ks' }), 'bad-case at cards'],
    [but({ decisions: 'hit' }), 'bad-case at decisions'],
    [but({ decisions: null }), 'bad-case at decisions'],
    [but({ bets: {} }), 'bad-case at bets'],
    [but({ bets: [] }), 'bad-case at bets'],
    [but({ bets: [null] }), 'bad-case at bets[0]'],
    [but({ bets: [{ main: 1000 }] }), 'bad-case at bets[0].box'],
    [but({ bets: [{ box: '1', main: 1000 }] }), 'bad-case at bets[0].box'],
    [but({ bets: [{ box: 1, main: '1000' }] }), 'bad-case at bets[0].main'],
    [but({ bets: [{ box: 1, main: null }] }), 'bad-case at bets[0].main'],
    [but({ bets: [{ box: 1, main: Number.NaN }] }), 'bad-case at bets[0].main'],
    [but({ bets: [{ box: 1, main: 1000, side: 5 }] }), 'bad-case at bets[0].side'],
    [but({ bets: [{ box: 1, main: 1000, side: { sevens: '5' } }] }), 'bad-case at bets[0].side.sevens'],
    [but({ bets: [{ box: 1, main: 1000, side: { kings: 50 } }] }), 'bad-case at bets[0].side.kings'],
    [
      but({ bets: [{ box: 1, main: 1000, side: { doubleJack: 50 } }] }),
      'bad-case at bets[0].side.doubleJack',
    ],
    [but({ bets: [{ box: 1, main: 1000, chips: 3 }] }), 'bad-case at bets[0].chips'],
    [but({ bets: [CASE.bets[0], { box: 2, main: 1000 }, { box: 2, main: 500 }] }), 'bad-case at bets[2].box'],
    [but({ balance: '100' }), 'bad-case at balance'],
    [but({ balance: -1 }), 'bad-case at balance'],
    [but({ balance: 0.5 }), 'bad-case at balance'],
    [but({ balance: null }), 'bad-case at balance'],
    [but({ balance: 2 ** 60 }), 'bad-case at balance'],
    [but({ balances: 5 }), 'bad-case at balances'],
    [but({ Table: 'x' }), 'bad-case at Table'],
    [but({ table: 7 }), 'bad-case at table'],
    [JSON.parse('{"table":"three-hand","bets":[],"cards":[],"__proto__":{"x":1}}'), 'bad-case at __proto__'],
    // An error that was printed is no case.
    [{ error: { code: 'bad-card', message: 'no card', at: 'cards[0]' } }, 'bad-case at bets'],
    // unknown-table
    [but({ table: 'blackjack' }), 'unknown-table at table'],
    [but({ table: 'Double-Exposure' }), 'unknown-table at table'],
    [but({ table: '' }), 'unknown-table at table'],
    [but({ table: 'toString' }), 'unknown-table at table'],
    // unknown-box
    [but({ bets: [{ box: 5, main: 1000 }] }), 'unknown-box at bets[0].box'],
    [but({ bets: [{ box: 0, main: 1000 }] }), 'unknown-box at bets[0].box'],
    [but({ bets: [{ box: -1, main: 1000 }] }), 'unknown-box at bets[0].box'],
    [but({ bets: [{ box: 1.5, main: 1000 }] }), 'unknown-box at bets[0].box'],
    [but({ bets: [CASE.bets[0], { box: 9, main: 1000 }] }), 'unknown-box at bets[1].box'],
    // The bets.
    [but({ bets: [{ box: 1 }] }), 'bet-below-minimum at bets[0].main'],
    [but({ bets: [{ box: 1, main: 0 }] }), 'bet-below-minimum at bets[0].main'],
    [but({ bets: [{ box: 1, main: 50 }] }), 'bet-below-minimum at bets[0].main'],
    [but({ bets: [{ box: 1, main: -1 }] }), 'bet-below-minimum at bets[0].main'],
    [but({ bets: [{ box: 1, main: -1000 }] }), 'bet-below-minimum at bets[0].main'],
    [but({ bets: [CASE.bets[0], { box: 2, main: 99 }] }), 'bet-below-minimum at bets[1].main'],
    [
      but({ bets: [{ box: 1, main: 1000, side: { sevens: 25 } }] }),
      'bet-below-minimum at bets[0].side.sevens',
    ],
    [
      but({ bets: [{ box: 1, main: 1000, side: { sevens: -50 } }] }),
      'bet-below-minimum at bets[0].side.sevens',
    ],
    [but({ bets: [{ box: 1, main: 50_050 }] }), 'bet-above-maximum at bets[0].main'],
    [but({ bets: [{ box: 1, main: 1e9 }] }), 'bet-above-maximum at bets[0].main'],
    [but({ bets: [{ box: 1, main: Number.POSITIVE_INFINITY }] }), 'bet-above-maximum at bets[0].main'],
    [but({ bets: [{ box: 1, main: 125 }] }), 'bet-not-whole-chips at bets[0].main'],
    [but({ bets: [{ box: 1, main: 100.5 }] }), 'bet-not-whole-chips at bets[0].main'],
    [
      but({ bets: [{ box: 1, main: 1000, side: { blackjack: 75 } }] }),
      'bet-not-whole-chips at bets[0].side.blackjack',
    ],
    [but({ bets: [{ box: 1, side: { sevens: 100 } }] }), 'side-bet-without-main at bets[0].side.sevens'],
    [
      but({ bets: [{ box: 1, main: 1000, side: { sevens: 2050 } }] }),
      'side-bet-above-cap at bets[0].side.sevens',
    ],
    [but({ balance: 1199 }), 'balance-too-low at balance'],
    [but({ balance: 0 }), 'balance-too-low at balance'],
    [
      but({
        bets: [
          { box: 1, main: 50_000 },
          { box: 2, main: 50_050 },
        ],
      }),
      'bet-above-maximum at bets[1].main',
    ],
    // A box named twice is at fault where it is named again, whatever else is wrong with that bet.
    [
      but({
        bets: [
          { box: 1, main: 1000 },
          { box: 1, main: 0 },
        ],
      }),
      'bad-case at bets[1].box',
    ],
    [
      but({
        bets: [
          { box: 1, main: 0 },
          { box: 1, main: 1000 },
        ],
      }),
      'bet-below-minimum at bets[0].main',
    ],
    [
      but({
        bets: [
          { box: 9, main: 1000 },
          { box: 9, main: 1000 },
        ],
      }),
      'unknown-box at bets[0].box',
    ],
    [
      but({
        bets: [
          { box: 2, main: 1000 },
          { box: 2, main: 1000 },
          { box: 9, main: 1000 },
        ],
      }),
      'bad-case at bets[1].box',
    ],
    // The cards.
    [but({ cards: ['8s', 'Td', '8h', '6x'] }), 'bad-card at cards[3]'],
    [but({ cards: ['10s'] }), 'bad-card at cards[0]'],
    [but({ cards: ['8s', 'td'] }), 'bad-card at cards[1]'],
    [but({ cards: ['8s', null] }), 'bad-card at cards[1]'],
    [but({ cards: ['8s', 7] }), 'bad-card at cards[1]'],
    [but({ cards: ['??'] }), 'bad-card at cards[0]'],
    [but({ cards: [['8s']] }), 'bad-card at cards[0]'],
    [but({ cards: Array.from({ length: 7 }, () => '8s') }), 'too-many-of-a-card at cards[6]'],
    [but({ cards: [] }), 'cards-exhausted at cards'],
    [but({ cards: ['8s', 'Td', '8h'] }), 'cards-exhausted at cards'],
    [but({ cards: ['8s', 'Td', '8h', '6c'] }), 'cards-exhausted at cards'],
    [but({ cards: ['8s', 'Td', '8h', '6c', '3d', 'Tc', '9h'] }), 'cards-exhausted at cards'],
    // The decisions.
    [but({ decisions: ['split', 'double', 'fold'] }), 'unknown-decision at decisions[2]'],
    [but({ decisions: ['Hit'] }), 'unknown-decision at decisions[0]'],
    [but({ decisions: [''] }), 'unknown-decision at decisions[0]'],
    [but({ decisions: [null] }), 'unknown-decision at decisions[0]'],
    [but({ decisions: ['surrender'] }), 'unknown-decision at decisions[0]'],
    [but({ decisions: ['double'] }), 'illegal-decision at decisions[0]'],
    [but({ decisions: ['split', 'split'] }), 'illegal-decision at decisions[1]'],
    [but({ decisions: ['insure'] }), 'illegal-decision at decisions[0]'],
    [but({ decisions: ['split', 'double', 'stand', 'stand'] }), 'too-many-decisions at decisions[3]'],
  ] as const)('%j: %s', (value, wanted) => {
    expect(fault(value)).toBe(wanted);
  });

  test('too few decisions are no fault: the round says what it waits for', () => {
    expect(openIn('A', '1:1000', '8s Td 8h 6c 3d', 'split')).toBe('hit stand standAll double');
  });

  test('a case is not changed by playing it', () => {
    const before = JSON.stringify(CASE);
    playCase(CASE);
    expect(JSON.stringify(CASE)).toBe(before);
  });
});
