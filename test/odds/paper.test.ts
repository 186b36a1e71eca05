import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { RANKS } from '../../src/cards/card.ts';
import { answerQuestion, answerReturn } from '../../src/paper/odds-answer.ts';
import { doubleExposure, threeHand } from '../../src/tables/all-tables.ts';

// The odds on paper: what is printed for a question, and what is refused.

const ROOT = new URL('../..', import.meta.url).pathname;

function command(args: readonly string[], input = '') {
  const { status, stdout } = spawnSync('node_modules/.bin/tsx', ['src/paper/odds.ts', ...args], {
    cwd: ROOT,
    input,
    encoding: 'utf8',
  });
  const out: unknown = JSON.parse(stdout);
  return { status, out };
}

const A = { table: 'double-exposure', player: ['8', '8'], dealer: ['T', '6'] };
const C = { table: 'three-hand', player: ['9', '7'], dealer: ['A'] };

describe('an answer', () => {
  test('has the legal decisions and the best', () => {
    const answer = answerQuestion(A);
    expect(answer).toMatchObject({ best: 'split' });
    expect(Object.keys('actions' in answer ? answer.actions : {})).toEqual(['stand', 'hit', 'split']);
    expect(answer).not.toHaveProperty('value');
  });

  test('has the value alone where nothing is to decide', () => {
    expect(answerQuestion({ ...A, player: ['A', 'K'] })).toEqual({ actions: {}, value: 1 });
    expect(answerQuestion({ ...A, player: ['T', '6', 'T'] })).toEqual({ actions: {}, value: -1 });
    expect(answerQuestion({ ...A, dealer: ['A', 'T'] })).toEqual({ actions: {}, value: -1 });
  });

  test('adds insurance beside the decisions', () => {
    const { insurance, ...rest } = { insurance: undefined, ...answerQuestion({ ...C, insurance: true }) };
    expect(insurance).toBeCloseTo(0.5 * (3 * (64 / 205) - 1), 12);
    expect(rest).toEqual(answerQuestion(C));
  });

  test('offers a blackjack even money, beside what it is worth without', () => {
    const answer = answerQuestion({ ...C, player: ['A', 'K'], insurance: true });
    const declined = 1.5 * (1 - 63 / 205);
    expect(answer).toEqual({
      actions: {},
      value: expect.closeTo(declined, 12),
      evenMoney: 1,
      declined: expect.closeTo(declined, 12),
    });
  });

  test('takes suits and "10" as well', () => {
    expect(answerQuestion({ ...A, player: ['8s', '8h'], dealer: ['10', '6d'] })).toEqual(answerQuestion(A));
  });

  test('knows that several hands come from a split, and that a split makes two', () => {
    const hand = { ...A, player: ['A', 'K'], dealer: ['T', '7'] };
    expect(answerQuestion({ ...hand, hands: 3 })).toEqual(answerQuestion({ ...hand, fromSplit: true }));
    expect(answerQuestion({ ...A, hands: 4 })).not.toHaveProperty('actions.split');
    const once = { table: 'multi-hand', player: ['8', '8'], dealer: ['6'], fromSplit: true };
    expect(answerQuestion(once)).not.toHaveProperty('actions.split');
  });
});

describe('what is refused, and where it is wrong', () => {
  const eights = new Array<string>(23).fill('8');
  test.each<[string, string, unknown]>([
    ['unknown-table', 'table', { ...A, table: 'baccarat' }],
    ['bad-question', 'table', { player: ['8', '8'], dealer: ['T', '6'] }],
    ['bad-rules', 'rules.decks', { ...A, table: undefined, rules: { ...threeHand, decks: 0 } }],
    ['bad-card', 'player[1]', { ...A, player: ['8', '1'] }],
    ['bad-card', 'removed[0]', { ...A, removed: ['Tx'] }],
    ['too-many-of-a-card', 'removed[22]', { ...A, removed: eights }],
    ['too-many-of-a-card', 'removed[6]', { ...A, removed: new Array<string>(7).fill('2h') }],
    ['bad-question', 'player', { ...A, player: [] }],
    ['bad-question', 'player', { ...A, player: ['8'] }],
    ['bad-question', 'dealer', { ...A, dealer: ['T'] }],
    ['bad-question', 'dealer', { ...C, dealer: ['A', '6'] }],
    ['bad-question', 'hands', { ...A, hands: 5 }],
    ['bad-question', 'hands', { ...A, hands: 1.5 }],
    ['bad-question', 'hands', { ...A, hands: '2' }],
    ['bad-question', 'sevens', { ...A, sevens: -1 }],
    ['bad-question', 'sevens', { ...C, sevens: 1 }],
    ['bad-question', 'insurance', { ...A, insurance: true }],
    ['bad-question', 'insurance', { ...C, dealer: ['T'], insurance: true }],
    ['bad-question', 'insurance', { ...C, player: ['2', '3', '4'], insurance: true }],
    ['bad-question', 'insurance', { ...C, table: 'multi-hand', insurance: true }],
    ['bad-question', 'player[2]', { ...A, player: ['T', 'A', '5'] }],
    ['bad-question', 'player[2]', { ...A, player: ['A', '5', '5'], fromSplit: true }],
    ['bad-question', 'player[3]', { ...A, player: ['T', 'T', 'T', '2'] }],
    ['bad-question', 'bonus', { ...A, bonus: 1 }],
    ['bad-question', 'question', 8],
  ])('%s at %s: %j', (code, at, question) => {
    expect(answerQuestion(question)).toMatchObject({ error: { code, at } });
  });

  test('a shoe that could run out', () => {
    // Six twos are left: the dealer needs all of them to come from 6 to 18.
    const left: Readonly<Record<string, number>> = { '2': 16, '3': 23, '4': 23 };
    const removed = RANKS.flatMap((rank) => new Array<string>(left[rank] ?? 24).fill(rank));
    const question = { ...A, player: ['2', '3'], dealer: ['2', '4'], removed };
    expect(answerQuestion(question)).toMatchObject({ error: { code: 'shoe-exhausted' } });
  });
});

test('a table’s returns are fractions', () => {
  expect(answerReturn(doubleExposure)).toEqual({
    return: expect.closeTo(0.994405, 5),
    houseEdge: expect.closeTo(0.005595, 5),
    standardDeviation: expect.closeTo(1.2085, 3),
    sideBets: {
      blackjack: { return: expect.closeTo(0.94979, 5) },
      sevens: { return: expect.closeTo(0.95503, 5), returnNeverHit: expect.closeTo(0.87435, 5) },
    },
  });
}, 60_000);

describe('the command', () => {
  test('answers one question from its options', () => {
    const { status, out } = command(
      '--table double-exposure --player 7,7 --dealer T,6 --sevens 0.2 --removed 7,7,K'.split(' '),
    );
    const question = { ...A, player: ['7', '7'], sevens: 0.2, removed: ['7', '7', 'K'] };
    expect(status).toBe(0);
    expect(out).toEqual(answerQuestion(question));
  }, 60_000);

  test('answers a list, each question on its own, and fails where one does', () => {
    const { status, out } = command(['--stdin'], JSON.stringify([A, { ...A, table: 'none' }, C]));
    expect(status).toBe(1);
    expect(out).toEqual([A, { ...A, table: 'none' }, C].map(answerQuestion));
  }, 60_000);

  test.each<[string, string]>([
    ['--table double-exposure --player 8,8 --dealer T,6 --colour red', 'options'],
    ['--table double-exposure --player 8,8 --dealer T,6 --hands two', 'hands'],
    ['--table double-exposure --dealer T,6', 'player'],
    ['--table double-exposure --return --player 8,8', '--player'],
    ['--rules nowhere.json --return', 'rules'],
  ])(
    'refuses %s',
    (args, at) => {
      const { status, out } = command(args.split(' '));
      expect(status).toBe(1);
      expect(out).toMatchObject({ error: { at } });
    },
    60_000,
  );
});
