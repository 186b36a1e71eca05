import { describe, expect, test } from 'vitest';
import type { RoundEvent } from '../../src/round/facts.ts';
import { openTable, phaseOf, type RoundState, refusal, tell } from '../../src/round/progress.ts';
import { betsOf } from '../../src/round/round.ts';
import type { Spot } from '../../src/tables/bets.ts';
import { SIDE_BETS } from '../../src/tables/rules.ts';
import { type Letter, words } from '../paper/notation.ts';
import { RULES } from '../tables/hands.ts';
import { playOut } from './random-play.ts';

// Bets on one line: "1:500" a chip of 500 onto box 1, "1.sevens:50" one onto its side bet, "-1" the last chip of box 1 back,
// and undo, clear, rebet, deal.

function spotOf(text: string): Spot {
  const [box = '', side] = text.split('.');
  return { box: Number(box), side: SIDE_BETS.find((bet) => bet === side) ?? null };
}

function eventOf(word: string): RoundEvent {
  switch (word) {
    case 'undo':
      return { type: 'bet.undone' };
    case 'clear':
      return { type: 'bet.cleared' };
    case 'rebet':
      return { type: 'rebet' };
    case 'deal':
      return { type: 'deal', roundId: 'R' };
  }
  if (word.startsWith('-')) return { type: 'bet.takenBack', spot: spotOf(word.slice(1)) };
  const [spot = '', amount] = word.split(':');
  return { type: 'bet.placed', spot: spotOf(spot), amount: Number(amount) };
}

/** Tells the words; each must be taken. */
function placing(state: RoundState, line: string): RoundState {
  return words(line).reduce((now, word) => {
    expect(`${word}: ${JSON.stringify(refusal(now, eventOf(word)))}`).toBe(`${word}: null`);
    return tell(now, eventOf(word)).state;
  }, state);
}

/** The bets on the table as "1:500+sevens50 2:100". */
function betsIn(state: RoundState): string {
  return betsOf(state.context.chips)
    .map(({ box, main, side }) =>
      [`${box}:${main}`, ...Object.entries(side).map(([bet, stake]) => `${bet}${stake}`)].join('+'),
    )
    .join(' ');
}

/** The chips one by one, in the order they were placed. */
const chipsIn = (state: RoundState) =>
  state.context.chips
    .map(({ spot, amount }) => `${spot.box}${spot.side === null ? '' : `.${spot.side}`}:${amount}`)
    .join(' ');

/** "code limit" of why a word is refused; the state stays as it is. */
function refused(state: RoundState, word: string): string {
  const why = refusal(state, eventOf(word));
  const told = tell(state, eventOf(word));
  expect(told.state.context).toBe(state.context);
  expect(told.facts).toEqual([]);
  if (why === null) return 'taken';
  return 'limit' in why && why.limit !== null ? `${why.code} ${why.limit}` : why.code;
}

const empty = (letter: Letter, balance = 100_000) => openTable({ rules: RULES[letter], balance });

/** A table after a round that was lost on a 12, with 100 on box 1 and 200 on box 2. */
function settled(letter: Letter, balance = 100_000): RoundState {
  const bets = [
    { box: 1, main: 100, side: {} },
    { box: 2, main: 200, side: {} },
  ];
  const shoe = ['Ts', 'Th', '9d', '2s', '2h', 'Tc'] as const;
  return playOut(
    { rules: RULES[letter], balance, bets, shoe },
    { choose: () => 'standAll', tellsBalance: true, booksNow: () => true },
  ).state;
}

describe('chips on spots', () => {
  test.each([
    ['1:500', '1:500'],
    ['1:500 1:100 2:50', '1:600 2:50'],
    ['2:100 1:100', '1:100 2:100'],
    ['1:100 1.sevens:50 1.blackjack:100', '1:100+sevens50+blackjack100'],
    ['1:50 1.sevens:50', '1:50+sevens50'],
    ['1:50000', '1:50000'],
    ['1:100 1.sevens:500 1.sevens:500 1.sevens:500 1.sevens:500', '1:100+sevens2000'],
    ['1:500 1:100 -1', '1:500'],
    ['1:500 1:100 -1 -1', ''],
    ['1:500 2:100 1:100 -2', '1:600'],
    ['1:500 1.sevens:50 1.sevens:100 -1.sevens', '1:500+sevens50'],
    ['1:500 1.sevens:50 -1', ''],
    ['1:500 1:100 1.sevens:50 -1', '1:500+sevens50'],
    ['1:500 2:100 clear', ''],
    ['1:500 clear', ''],
    ['1:500 2:100 undo', '1:500'],
    ['1:500 2:100 undo undo', ''],
    ['1:500 2:100 clear undo', '1:500 2:100'],
    ['1:500 1:100 -1 undo', '1:600'],
    ['1:500 1.sevens:50 -1 undo', '1:500+sevens50'],
    ['1:500 2:100 undo 3:50', '1:500 3:50'],
  ])('A: %s leaves "%s"', (line, bets) => {
    expect(betsIn(placing(empty('A'), line))).toBe(bets);
  });

  test('the last chip of a spot is the one that is taken back', () => {
    expect(chipsIn(placing(empty('A'), '1:500 1:100 2:50 -1'))).toBe('1:500 2:50');
  });

  test.each([
    ['1:500 1:500 1.doubleJack:500 1.doubleJack:500 -1', '1:500+doubleJack500'],
    ['1:500 1:100 1.doubleJack:600 -1', '1:500'],
    ['1:100 1.doubleJack:50 1.doubleJack:50 1:500 -1', '1:100+doubleJack100'],
  ])('C: a smaller main bet carries no more side bet than itself: %s leaves "%s"', (line, bets) => {
    expect(betsIn(placing(empty('C'), line))).toBe(bets);
  });

  test('every change is told as a fact, with all bets', () => {
    const state = placing(empty('A'), '2:100');
    expect(tell(state, eventOf('1:500')).facts).toEqual([
      {
        type: 'bets.changed',
        bets: [
          { box: 1, main: 500, side: {} },
          { box: 2, main: 100, side: {} },
        ],
      },
    ]);
  });

  test('no money moves before the deal', () => {
    expect(placing(empty('A'), '1:500 2:100 1.sevens:50').context.balance).toBe(100_000);
  });
});

describe('what is refused says why, and leaves the table as it is', () => {
  test.each([
    ['A', '', '5:100', 'unknown-box'],
    ['A', '', '0:100', 'unknown-box'],
    ['A', '', '-1', 'nothing-to-undo'],
    ['A', '1:100', '-2', 'nothing-to-undo'],
    ['A', '1:100', '-1.sevens', 'nothing-to-undo'],
    ['A', '', 'undo', 'nothing-to-undo'],
    ['A', '', 'clear', 'nothing-to-undo'],
    ['A', '', 'rebet', 'nothing-to-rebet'],
    ['A', '', 'deal', 'no-bets'],
    ['A', '1:50', 'deal', 'bet-below-minimum 100'],
    ['A', '1:100 2:50', 'deal', 'bet-below-minimum 100'],
    ['A', '', '1:75', 'bet-not-whole-chips 50'],
    ['A', '', '1:0', 'bet-not-whole-chips 50'],
    ['A', '', '1:-50', 'bet-not-whole-chips 50'],
    ['A', '', '1:NaN', 'bet-not-whole-chips 50'],
    ['A', '', '1:0.5', 'bet-not-whole-chips 50'],
    ['A', '', '1:Infinity', 'bet-not-whole-chips 50'],
    ['A', '', '1:1e9', 'bet-above-maximum 50000'],
    ['A', '1:50000', '1:50', 'bet-above-maximum 50000'],
    ['A', '', '1.sevens:50', 'side-bet-without-main'],
    ['A', '2:100', '1.sevens:50', 'side-bet-without-main'],
    [
      'A',
      '1:100 1.sevens:500 1.sevens:500 1.sevens:500 1.sevens:500',
      '1.sevens:50',
      'side-bet-above-cap 2000',
    ],
    ['A', '1:100', '1.doubleJack:50', 'unknown-side-bet'],
    ['B', '1:100', '1.sevens:50', 'unknown-side-bet'],
    ['C', '1:100', '1.doubleJack:150', 'side-bet-above-cap 100'],
    ['C', '1:100 1.doubleJack:100', '1.doubleJack:50', 'side-bet-above-cap 100'],
    ['D', '5:100', '6:100', 'unknown-box'],
  ] as const)('%s, after "%s": %s: %s', (letter, line, word, why) => {
    expect(refused(placing(empty(letter), line), word)).toBe(why);
  });

  test.each([
    ['1:500', '1:550', 'balance-too-low 1000'],
    ['1:500 2:500', '3:50', 'balance-too-low 1000'],
    ['1:950', '1.sevens:100', 'balance-too-low 1000'],
    ['1:950', '1.sevens:50', 'taken'],
  ] as const)('A11: with 10.00, after "%s": %s: %s', (line, word, why) => {
    const state = placing(empty('A', 1000), line);
    if (why === 'taken') expect(refusal(state, eventOf(word))).toBeNull();
    else expect(refused(state, word)).toBe(why);
  });

  test('a deal that the balance no longer covers is refused', () => {
    const bet = placing(empty('A', 1000), '1:500');
    const { state } = tell(bet, { type: 'wallet.balance', balance: 300 });
    expect(refused(state, 'deal')).toBe('balance-too-low 300');
  });

  test('a deal without a round’s id is refused', () => {
    const bet = placing(empty('A'), '1:500');
    expect(refusal(bet, { type: 'deal', roundId: '' })).toEqual({ code: 'not-now' });
    expect(phaseOf(tell(bet, { type: 'deal', roundId: '' }).state)).toBe('betting');
  });
});

describe('after a round', () => {
  test('the first bet begins a new game: the last round is off the table', () => {
    const state = placing(settled('A'), '3:500');
    expect(phaseOf(state)).toBe('betting');
    expect(betsIn(state)).toBe('3:500');
    expect(state.context.boxes).toEqual([]);
    expect(state.context.dealer).toEqual({ cards: [], faceDown: false, blackjack: null });
  });

  test.each([
    ['3:500 undo', ''],
    ['3:500 3:100 undo', '3:500'],
    ['3:500 3:100 undo undo', ''],
    ['rebet undo', ''],
    ['rebet 3:500 undo', '1:100 2:200'],
    ['clear 3:500 undo', ''],
  ])('undo takes back the last bet placed there too: %s leaves "%s"', (line, bets) => {
    expect(betsIn(placing(settled('A'), line))).toBe(bets);
  });

  test('there is nothing to undo of the last round itself', () => {
    expect(refused(settled('A'), 'undo')).toBe('nothing-to-undo');
    expect(refused(settled('A'), '-1')).toBe('nothing-to-undo');
    expect(refused(placing(settled('A'), 'clear'), 'undo')).toBe('nothing-to-undo');
    expect(refused(placing(settled('A'), '3:500 undo'), 'undo')).toBe('nothing-to-undo');
  });

  test.each([
    ['rebet', '1:100 2:200'],
    ['clear rebet', '1:100 2:200'],
    ['3:500 rebet', '1:100 2:200'],
    ['rebet 1:50', '1:150 2:200'],
    ['rebet rebet', '1:100 2:200'],
    ['rebet -2', '1:100'],
    ['clear', ''],
  ])('%s leaves "%s"', (line, bets) => {
    expect(betsIn(placing(settled('A'), line))).toBe(bets);
  });

  test('a deal asks for bets of its own first', () => {
    expect(refused(settled('A'), 'deal')).toBe('not-now');
    expect(phaseOf(placing(settled('A'), 'rebet deal'))).toBe('staking');
  });

  test('A35: a rebet that the balance does not cover is refused, and never made smaller', () => {
    const poor = settled('A', 550);
    expect(poor.context.balance).toBe(250);
    expect(refused(poor, 'rebet')).toBe('balance-too-low 250');
    expect(refused(placing(poor, 'clear'), 'rebet')).toBe('balance-too-low 250');
  });

  test('a rebet gives back the first bets, not what a double or a split made of them', () => {
    const bets = [{ box: 1, main: 100, side: { sevens: 50 } }];
    const shoe = ['8s', '6d', '8h', 'Tc', '3s', 'Ts', '9h', '9c'] as const;
    const { state } = playOut(
      { rules: RULES.A, balance: 100_000, bets, shoe },
      {
        choose: (open) => open.find((choice) => choice === 'split' || choice === 'double') ?? 'stand',
        tellsBalance: true,
        booksNow: () => true,
      },
    );
    expect(betsIn(placing(state, 'rebet'))).toBe('1:100+sevens50');
  });
});

test.each(['A', 'B', 'C', 'D'] as const)(
  '%s: a bet refused by the wallet lies on the table as before',
  (letter) => {
    const bet = placing(empty(letter), '1:500 2:100');
    const asked = placing(bet, 'deal');
    const { state, facts } = tell(asked, { type: 'wallet.refused', txId: 'R-1', balance: 300 });
    expect(phaseOf(state)).toBe('betting');
    expect(betsIn(state)).toBe('1:500 2:100');
    expect(state.context.balance).toBe(300);
    expect(facts).toEqual([{ type: 'stake.refused', purpose: 'bets', amount: 600 }]);
    expect(refused(state, 'deal')).toBe('balance-too-low 300');
  },
);
