// Random situations for property tests, and the players who play them.

import fc from 'fast-check';
import { RANKS, type Rank } from '../../src/cards/card.ts';
import type { Choice } from '../../src/round/facts.ts';
import type { BoxBet } from '../../src/tables/bets.ts';
import type { SideBetName, TableRules } from '../../src/tables/rules.ts';
import { numbers, type Situation, shoeOf } from './random-play.ts';

/** What follows from a few small numbers, so that a failing round shrinks to a simple one. */
export interface Draft {
  readonly boxes: readonly number[];
  readonly mains: readonly number[];
  readonly sides: readonly number[];
  /** What the player has left after the bets, in smallest chips; 0 to 9 leave little, more leaves plenty. */
  readonly left: number;
  readonly seed: number;
  /** The first two cards of each box, the dealer's, and those drawn next; `again` is the first box's first rank. */
  readonly hands: readonly (readonly [Rank, Rank])[];
  readonly up: Rank;
  readonly hole: Rank;
  readonly drawn: readonly (Rank | 'again')[];
  readonly choices: readonly number[];
}

// Pairs, blackjacks and doubling hands oftener than a shoe brings them, and the first box's rank again among the cards that
// are drawn: else pairs of pairs, aces upon split aces and three sevens would hardly ever be met.
const ANY = fc.constantFrom(...RANKS);
const HAND = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(ANY, ANY) },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom<Rank>('A', 'A', '7', '7', '7', '8', 'T', 'J', '9', '6', '3')
      .map((rank): [Rank, Rank] => [rank, rank]),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<[Rank, Rank]>(['A', 'T'], ['K', 'A'], ['J', 'A'], ['A', 'Q']),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<[Rank, Rank]>(
      ['5', '4'],
      ['6', '5'],
      ['A', '6'],
      ['A', '8'],
      ['7', '2'],
      ['J', '9'],
    ),
  },
);
const UP = fc.oneof(
  { weight: 3, arbitrary: ANY },
  { weight: 2, arbitrary: fc.constant<Rank>('A') },
  { weight: 1, arbitrary: fc.constantFrom<Rank>('T', 'K') },
);
const HOLE = fc.oneof(
  { weight: 3, arbitrary: ANY },
  { weight: 2, arbitrary: fc.constantFrom<Rank>('T', 'Q') },
  { weight: 1, arbitrary: fc.constantFrom<Rank>('A', '6') },
);
const DRAWN = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: ANY },
    { weight: 3, arbitrary: fc.constant('again' as const) },
    { weight: 1, arbitrary: fc.constantFrom<Rank>('2', '3') },
  ),
  { maxLength: 16, size: 'max' },
);

export function drafts(rules: TableRules): fc.Arbitrary<Draft> {
  const boxes = Array.from({ length: rules.boxes }, (_, i) => i + 1);
  return fc.record({
    boxes: fc.subarray(boxes, { minLength: 1 }),
    mains: fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 5, maxLength: 5 }),
    sides: fc.array(fc.nat(60), { minLength: 10, maxLength: 10 }),
    left: fc.nat(30),
    seed: fc.nat(),
    hands: fc.array(HAND, { minLength: 5, maxLength: 5 }),
    up: UP,
    hole: HOLE,
    drawn: DRAWN,
    choices: fc.array(fc.nat(99), { maxLength: 60, size: 'max' }),
  });
}

function sideStakes(rules: TableRules, main: number, numbersOf: readonly number[]): BoxBet['side'] {
  const [chip = 1] = rules.chips;
  const stakes: Partial<Record<SideBetName, number>> = {};
  for (const [i, { bet, min, max }] of rules.sideBets.entries()) {
    const cap = max === 'main' ? main : max;
    const stake = min + (numbersOf[i] ?? 0) * chip - 20 * chip;
    if (stake >= min && stake <= cap) stakes[bet] = stake;
  }
  return stakes;
}

/** The ranks of the first cards in the order of dealing. */
function firstRanks({ boxes, hands, up, hole, drawn }: Draft): readonly Rank[] {
  const dealt = hands.slice(0, boxes.length);
  const again = dealt[0]?.[0] ?? 'A';
  return [
    ...dealt.map(([first]) => first),
    up,
    ...dealt.map(([, second]) => second),
    hole,
    ...drawn.map((rank) => (rank === 'again' ? again : rank)),
  ];
}

export function situationOf(rules: TableRules, draft: Draft): Situation {
  const [chip = 1] = rules.chips;
  const bets = draft.boxes.map((box, i): BoxBet => {
    const main = Math.min(rules.limits.min + (draft.mains[i] ?? 0) * chip, rules.limits.max);
    return { box, main, side: sideStakes(rules, main, draft.sides.slice(i * 2)) };
  });
  const staked = bets.reduce(
    (sum, { main, side }) => Object.values(side).reduce((all, stake) => all + stake, sum + main),
    0,
  );
  // An odd half chip, so that a half bet can be the last money.
  const left = draft.left < 10 ? draft.left * chip * 2 + draft.left : draft.left * chip * 100;
  return {
    rules,
    balance: staked + left,
    bets,
    shoe: shoeOf(rules.decks, draft.seed, firstRanks(draft)),
  };
}

/** Takes what the numbers say of what is open; when they are at an end, the last that refuses or stands. */
export function chooser(picks: readonly number[]): (open: readonly Choice[]) => Choice {
  let at = 0;
  return (open) => {
    const pick = picks[at++];
    const [first] = open;
    if (first === undefined) throw new Error('asked for a choice where none is open');
    if (pick === undefined)
      return open.find((choice) => choice.startsWith('no') || choice === 'stand') ?? first;
    const chosen = open[pick % open.length] ?? first;
    // Standing on all would end most rounds at their first choice, and hitting most hands.
    const seldom = chosen === 'standAll' ? pick < 85 : chosen === 'hit' && pick < 20;
    return seldom ? (open.find((choice) => choice === 'split' || choice === 'double') ?? chosen) : chosen;
  };
}

/** True and false as a seed has it. */
export function flips(seed: number): () => boolean {
  const random = numbers(seed);
  return () => random() % 3 === 0;
}
