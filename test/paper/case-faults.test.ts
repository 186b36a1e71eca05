// What a round on paper says of a case that is wrong.

import { describe, expect, test } from 'vitest';
import { playCase } from '../../src/paper/play-case.ts';
import { but, CASE, fault } from './case-of.ts';
import { openIn } from './notation.ts';

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
