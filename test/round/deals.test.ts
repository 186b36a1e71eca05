import { describe, expect, test } from 'vitest';
import type { RoundEvent } from '../../src/round/facts.ts';
import { awaited, openTable, type RoundState, tell } from '../../src/round/progress.ts';
import { type Letter, words } from '../paper/notation.ts';
import { RULES } from '../tables/hands.ts';

// What a dealer sends is checked before it is dealt: two known cards to each box, one or two to the dealer.

/** A round with two boxes that waits for its deal. */
function waiting(letter: Letter): RoundState {
  const bets = [1, 2].map((box) => ({ box, main: 1000, side: {} }));
  const open = openTable({ rules: RULES[letter], balance: 10_000, bets });
  const asked = tell(open, { type: 'deal', roundId: 'R' }).state;
  return tell(asked, { type: 'wallet.accepted', txId: 'R-1' }).state;
}

/** "As Kh, 8s 8h / 6d" as a deal; as text from another program, it need not be one. */
function dealOf(line: string): RoundEvent {
  const [boxes = '', dealer = ''] = line.split('/');
  const hands = boxes.split(',').map(words);
  return JSON.parse(
    JSON.stringify({
      type: 'dealer.dealt',
      boxes: hands.filter((hand) => hand.length > 0),
      dealer: words(dealer),
    }),
  );
}

test.each([
  ['A', '8s 9h, Ts Th / 6d Tc'],
  ['C', '8s 9h, Ts Th / 6d'],
] as const)('%s: %s is dealt', (letter, line) => {
  expect(awaited(waiting(letter))).toBe('deal');
  const { state, facts } = tell(waiting(letter), dealOf(line));
  expect(state.value).toEqual({ dealing: 'showing' });
  expect(facts).toHaveLength(6);
  expect(state.context.boxes.map(({ hands }) => hands.map(({ cards }) => cards))).toEqual([
    [['8s', '9h']],
    [['Ts', 'Th']],
  ]);
});

describe('a deal that does not fit the round is not dealt', () => {
  test.each([
    ['A', '8s 9h, Ts Th / 6d', 'one dealer card where two are seen'],
    ['C', '8s 9h, Ts Th / 6d Tc', 'the face-down card told'],
    ['A', '8s 9h, Ts Th / 6d Tc As', 'three dealer cards'],
    ['C', '8s 9h, Ts Th /', 'no dealer card'],
    ['C', '8s 9h / 6d', 'a box without cards'],
    ['C', '8s 9h, Ts Th, 2s 3h / 6d', 'cards for a box that is not in the round'],
    ['C', '8s, Ts Th / 6d', 'one card for a box'],
    ['C', '8s 9h, Ts Th 2c / 6d', 'three cards for a box'],
    ['C', '8s 9h Ts, Th / 6d', 'three and one'],
    ['C', '8s 9x, Ts Th / 6d', 'a card that is none, in a box'],
    ['C', '8s 9h, ?? Th / 6d', 'a card that is hidden, in a box'],
    ['C', '8s 9h, Ts Th / 1d', 'a dealer card that is none'],
    ['A', '8s 9h, Ts Th / 6d ??', 'a dealer card that is hidden where two are seen'],
  ] as const)('%s: %s (%s)', (letter, line, _) => {
    const before = waiting(letter);
    const { state, facts } = tell(before, dealOf(line));
    expect(facts).toEqual([]);
    expect(state.value).toEqual(before.value);
    expect(state.context).toBe(before.context);
  });
});
