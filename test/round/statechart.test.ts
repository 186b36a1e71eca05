import { getShortestPaths, getStateNodes } from '@xstate/graph';
import { describe, expect, test } from 'vitest';
import { getMicrosteps } from 'xstate';
import { type Card, parseCard } from '../../src/cards/card.ts';
import { handValue } from '../../src/cards/hand-value.ts';
import type { RoundEvent } from '../../src/round/facts.ts';
import { roundMachine } from '../../src/round/machine.ts';
import { awaited, choiceEvent, choices, phaseOf, type RoundState, tell } from '../../src/round/progress.ts';
import { betTotal } from '../../src/round/round.ts';
import { LETTERS, type Letter } from '../paper/notation.ts';
import { RULES } from '../tables/hands.ts';

// The statechart walked by @xstate/graph: from an empty table, with a small hand of events wherever something is waited for.

const BALANCE = 450;

const DEALS: Readonly<
  Record<Letter, readonly (readonly [first: Card, second: Card, up: Card, hole: Card])[]>
> = {
  A: [
    ['8s', '8h', '6d', 'Tc'],
    ['As', 'Ah', '6d', 'Tc'],
    ['7s', '7h', 'Kd', '7c'],
    ['As', 'Kh', 'Ad', 'Tc'],
    ['As', 'Kh', 'Ad', '9c'],
  ],
  B: [
    ['8s', '8h', '6d', 'Tc'],
    ['6s', '5h', '6d', 'Ac'],
    ['As', 'Kh', 'Ad', 'Tc'],
  ],
  C: [
    ['8s', '8h', '6d', 'Tc'],
    ['As', 'Kh', 'Ad', 'Tc'],
    ['Js', '9h', 'Ad', 'Tc'],
    ['6s', '5h', 'Td', 'Ac'],
  ],
  D: [
    ['8s', '8h', '6d', 'Tc'],
    ['As', 'Kh', 'Ad', 'Tc'],
    ['Js', '9h', 'Ad', 'Tc'],
    ['6s', '5h', 'Td', 'Ac'],
  ],
};

/** The last event and all before it that could be told here; one of each kind is enough to walk everywhere. */
function eventsIn(letter: Letter) {
  const { sideBets, dealer } = RULES[letter];
  const [side] = sideBets;
  return (state: RoundState): RoundEvent[] => {
    const { pending, owed, dealer: cards } = state.context;
    const booked = owed.slice(0, 1).map(({ txId }): RoundEvent => ({ type: 'wallet.accepted', txId }));
    switch (awaited(state)) {
      case 'shown':
        return phaseOf(state) === 'settling' ? [{ type: 'shown' }, ...booked] : [{ type: 'shown' }];
      case 'credits':
        return booked;
      case 'debit': {
        const txId = pending?.txId ?? '';
        return [
          { type: 'wallet.accepted', txId },
          { type: 'wallet.refused', txId },
          { type: 'wallet.lost', txId },
        ];
      }
      case 'deal':
        return DEALS[letter].map(([first, second, up, hole]) => ({
          type: 'dealer.dealt',
          boxes: [[first, second]],
          dealer: dealer.secondCard === 'faceUp' ? [up, hole] : [up],
        }));
      case 'look':
        return [
          { type: 'dealer.looked', blackjack: true },
          { type: 'dealer.looked', blackjack: false },
        ];
      case 'turn':
        return [
          { type: 'dealer.turned', card: cards.blackjack === true && cards.cards[0] !== 'Ad' ? 'Ac' : 'Tc' },
          ...(cards.blackjack === null ? [{ type: 'dealer.turned', card: '2c' } as const] : []),
        ];
      case 'draw':
        // Aces only while a hand is short: the walk need not see every long one.
        return (['8d', 'Td', ...(cardsInTurn(state) < 2 ? (['As'] as const) : [])] as const).map((card) => ({
          type: 'dealer.drew',
          card,
        }));
      case 'player': {
        if (phaseOf(state) === 'betting' || phaseOf(state) === 'settled') {
          const full = phaseOf(state) === 'betting' && betTotal(state.context) >= 100;
          return [
            ...(full ? [] : [{ type: 'bet.placed', spot: { box: 1, side: null }, amount: 100 } as const]),
            ...(betTotal(state.context) !== 100 || side === undefined
              ? []
              : [{ type: 'bet.placed', spot: { box: 1, side: side.bet }, amount: 50 } as const]),
            { type: 'bet.takenBack', spot: { box: 1, side: null } },
            { type: 'bet.undone' },
            { type: 'bet.cleared' },
            { type: 'rebet' },
            { type: 'deal', roundId: 'R' },
            // Topped up where there is not enough left for a bet.
            ...(state.context.balance < 150 ? [{ type: 'wallet.balance', balance: BALANCE } as const] : []),
          ];
        }
        return choices(state).map(choiceEvent);
      }
    }
  };
}

/** How many cards the hand has that the next card goes to. */
function cardsInTurn({ context }: RoundState): number {
  const { turn, boxes, dealer } = context;
  if (turn === null) return dealer.cards.length;
  return boxes.find(({ box }) => box === turn.box)?.hands[turn.hand]?.cards.length ?? 0;
}

/** What of a state decides where it can go; of a hand that is finished, no more than how. */
function signature(state: RoundState): string {
  const { boxes, dealer, chips, lastChips, pending, owed, standAll, undo, balance, turn } = state.context;
  const { value } = state;
  const bets = betTotal(state.context);
  const phase = phaseOf(state);
  if (phase === 'settled') return JSON.stringify([value, lastChips.length, balance < bets]);
  if (phase === 'betting')
    return JSON.stringify([value, bets, chips.length, lastChips.length, undo.length > 0, balance < 150]);
  return JSON.stringify([
    value,
    bets,
    turn,
    pending?.purpose ?? null,
    owed.length > 0,
    balance >= 100,
    standAll,
    boxes.map(({ hands, side, insurance, offerAnswered }) => [
      offerAnswered,
      insurance?.outcome,
      side.map(({ outcome }) => outcome),
      hands.map(({ cards, finished, outcome, fromSplit, doubled }) => [
        outcome,
        finished ? handValue(cards).total >= 21 : [cards.map((card) => card.charAt(0)), fromSplit, doubled],
      ]),
    ]),
    [dealer.faceDown, dealer.blackjack, dealer.cards.map((card) => card.charAt(0))],
  ]);
}

interface Walked {
  readonly state: RoundState;
  /** Where the events told here lead. */
  readonly moves: readonly { readonly event: RoundEvent; readonly next: RoundState }[];
}

/** Every state that the walk comes to, by its signature. */
function walk(letter: Letter): ReadonlyMap<string, Walked> {
  const events = eventsIn(letter);
  const paths = getShortestPaths(roundMachine, {
    input: { rules: RULES[letter], balance: BALANCE },
    events,
    serializeState: signature,
    limit: 100_000,
  });
  return new Map(
    paths.map(({ state }) => [
      signature(state),
      { state, moves: events(state).map((event) => ({ event, next: tell(state, event).state })) },
    ]),
  );
}

const WALKS = new Map<Letter, ReadonlyMap<string, Walked>>();
function walked(letter: Letter): ReadonlyMap<string, Walked> {
  const known = WALKS.get(letter) ?? walk(letter);
  WALKS.set(letter, known);
  return known;
}

/** "boxes.deciding" of a state's value. */
function namesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => namesOf(inner).map((name) => `${key}.${name}`));
}

const LEAVES = getStateNodes(roundMachine)
  .filter(({ type }) => type === 'atomic')
  .map(({ path }) => path.join('.'))
  .sort();

// Passed through and never rested in: what comes next is decided at once.
const PASSED = ['boxes.opening', 'dealer.opening', 'offers.opening', 'sideBets.deciding'];

describe('the statechart', { timeout: 60_000 }, () => {
  test('has these states and no others', () => {
    expect(LEAVES).toEqual([
      'betting',
      'boxes.deciding',
      'boxes.drawing',
      'boxes.opening',
      'boxes.showing',
      'boxes.staking.asking',
      'boxes.staking.lost',
      'dealer.drawing',
      'dealer.opening',
      'dealer.showing',
      'dealer.turning',
      'dealing.asking',
      'dealing.showing',
      'offers.deciding',
      'offers.making',
      'offers.opening',
      'offers.showing',
      'offers.staking.asking',
      'offers.staking.lost',
      'peeking.asking',
      'peeking.showing',
      'settled',
      'settling.paying',
      'settling.showing',
      'sideBets.deciding',
      'sideBets.showing',
      'staking.asking',
      'staking.lost',
    ]);
  });

  test('every state is reached at one table or another', () => {
    const rested = new Set<string>();
    const passed = new Set<string>();
    for (const letter of LETTERS) {
      for (const { state, moves } of walked(letter).values()) {
        for (const name of namesOf(state.value)) rested.add(name);
        for (const { event } of moves)
          for (const [step] of getMicrosteps(roundMachine, roundMachine.resolveState(state), event))
            for (const name of namesOf(step.value)) passed.add(name);
      }
    }
    expect(LEAVES.filter((leaf) => !rested.has(leaf))).toEqual(PASSED);
    expect(LEAVES.filter((leaf) => !passed.has(leaf))).toEqual([]);
  });

  test.each([
    [
      'A',
      [
        'offers.deciding',
        'offers.making',
        'offers.showing',
        'offers.staking.asking',
        'offers.staking.lost',
        'peeking.asking',
        'peeking.showing',
        'dealer.turning',
      ],
    ],
    [
      'B',
      [
        'offers.deciding',
        'offers.making',
        'offers.showing',
        'offers.staking.asking',
        'offers.staking.lost',
        'peeking.asking',
        'peeking.showing',
        'dealer.turning',
        'sideBets.showing',
      ],
    ],
    ['C', []],
    ['D', ['peeking.asking', 'peeking.showing', 'sideBets.showing']],
  ] as const)('%s: has no use for %j, and rests in every other state', (letter, unused) => {
    const rested = new Set([...walked(letter).values()].flatMap(({ state }) => namesOf(state.value)));
    const unvisited = LEAVES.filter((leaf) => !rested.has(leaf) && !PASSED.includes(leaf));
    expect(unvisited).toEqual([...unused].sort());
  });

  test.each(LETTERS)(
    '%s: has no state without a way out: the round comes to its end, and the next one to its deal',
    (letter) => {
      const events = eventsIn(letter);
      /** The event that brings the end nearer: the wallet accepts, the player stands, the card is a ten. */
      const onward = (state: RoundState): RoundEvent | undefined => {
        const open = events(state).filter((event) => state.can(event));
        return (
          open.find(({ type }) => type === 'deal' || type === 'decide.stand' || /^offer\.no/.test(type)) ??
          open.find((event) => event.type === 'dealer.drew' && event.card === 'Td') ??
          open[0]
        );
      };
      const comesTo = (from: RoundState, phase: string): boolean => {
        let state = from;
        for (let steps = 0; steps < 200; steps++) {
          if (phaseOf(state) === phase) return true;
          const event = onward(state);
          if (event === undefined) return false;
          state = tell(state, event).state;
        }
        return false;
      };
      const states = [...walked(letter).values()].map(({ state }) => state);
      expect(states.length).toBeGreaterThan(150);
      expect(states.filter((state) => !comesTo(state, 'settled')).map(({ value }) => value)).toEqual([]);
      expect(states.filter((state) => !comesTo(state, 'dealing')).map(({ value }) => value)).toEqual([]);
    },
  );

  test.each(LETTERS)('%s: in every state there is something that takes it on', (letter) => {
    const stuck: unknown[] = [];
    for (const { state, moves } of walked(letter).values())
      if (
        moves.every(
          ({ next }) =>
            next.context === state.context && namesOf(next.value).join() === namesOf(state.value).join(),
        )
      )
        stuck.push(state.value);
    expect(stuck).toEqual([]);
  });

  test.each(LETTERS)('%s: an event out of turn leaves every state as it is', (letter) => {
    const out = (json: string) => JSON.parse(json);
    const ALL: readonly [waits: string, event: RoundEvent][] = [
      ['shown', { type: 'shown' }],
      ['draw', { type: 'dealer.drew', card: 'As' }],
      ['turn', { type: 'dealer.turned', card: 'Tc' }],
      ['look', { type: 'dealer.looked', blackjack: false }],
      ['deal', { type: 'dealer.dealt', boxes: [['8s', '8h']], dealer: ['6d'] }],
      ['deal', { type: 'dealer.dealt', boxes: [['8s', '8h']], dealer: ['6d', 'Tc'] }],
      ['never', { type: 'dealer.dealt', boxes: [], dealer: ['6d'] }],
      [
        'never',
        {
          type: 'dealer.dealt',
          boxes: [
            ['8s', '8h'],
            ['9s', '9h'],
          ],
          dealer: ['6d'],
        },
      ],
      ['never', { type: 'wallet.accepted', txId: 'R-99' }],
      ['never', { type: 'wallet.refused', txId: 'R-99' }],
      ['never', { type: 'wallet.lost', txId: '' }],
      ['never', { type: 'wallet.balance', balance: Number.NaN }],
      ['never', { type: 'wallet.balance', balance: -1 }],
      ['never', { type: 'deal', roundId: '' }],
      ['never', { type: 'bet.placed', spot: { box: 9, side: null }, amount: 100 }],
      ['never', { type: 'bet.placed', spot: { box: 1, side: null }, amount: Number.NaN }],
      ['never', { type: 'bet.placed', spot: { box: 1, side: null }, amount: 0 }],
      ['never', { type: 'bet.placed', spot: { box: 1, side: null }, amount: -100 }],
      ['never', { type: 'bet.placed', spot: { box: 1, side: null }, amount: 1e9 }],
      ['never', out('{"type":"decide.surrender"}')],
      ['never', out('{"type":"bet.anything"}')],
      ['never', out('{"type":"dealer.drew","card":"1x"}')],
      ['never', out('{"type":"dealer.turned"}')],
      ['never', out('{"type":""}')],
    ];
    const changed: unknown[] = [];
    for (const { state } of walked(letter).values()) {
      for (const [waits, event] of ALL) {
        if (awaited(state) === waits) continue;
        const { state: next, facts } = tell(state, event);
        const same =
          JSON.stringify(next.value) === JSON.stringify(state.value) && next.context === state.context;
        if (!same || facts.length > 0) changed.push([state.value, event]);
      }
    }
    expect(changed).toEqual([]);
  });

  test('its deals are of cards', () => {
    expect(
      Object.values(DEALS)
        .flat(2)
        .filter((card) => parseCard(card) === null),
    ).toEqual([]);
  });
});
