import { getShortestPaths, getStateNodes } from '@xstate/graph';
import type { Card } from '../../src/cards/card.ts';
import { handValue } from '../../src/cards/hand-value.ts';
import type { RoundEvent } from '../../src/round/facts.ts';
import { roundMachine } from '../../src/round/machine.ts';
import { awaited, choiceEvent, choices, phaseOf, type RoundState, tell } from '../../src/round/progress.ts';
import { betTotal } from '../../src/round/round.ts';
import type { Letter } from '../paper/notation.ts';
import { RULES } from '../tables/hands.ts';

// The statechart walked by @xstate/graph: from an empty table, with a small hand of events wherever something is waited for.

export const BALANCE = 450;

export const DEALS: Readonly<
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
export function eventsIn(letter: Letter) {
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
export function cardsInTurn({ context }: RoundState): number {
  const { turn, boxes, dealer } = context;
  if (turn === null) return dealer.cards.length;
  return boxes.find(({ box }) => box === turn.box)?.hands[turn.hand]?.cards.length ?? 0;
}

/** What of a state decides where it can go; of a hand that is finished, no more than how. */
export function signature(state: RoundState): string {
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

export interface Walked {
  readonly state: RoundState;
  /** Where the events told here lead. */
  readonly moves: readonly { readonly event: RoundEvent; readonly next: RoundState }[];
}

/** Every state that the walk comes to, by its signature. */
export function walk(letter: Letter): ReadonlyMap<string, Walked> {
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

export const WALKS = new Map<Letter, ReadonlyMap<string, Walked>>();
export function walked(letter: Letter): ReadonlyMap<string, Walked> {
  const known = WALKS.get(letter) ?? walk(letter);
  WALKS.set(letter, known);
  return known;
}

/** "boxes.deciding" of a state's value. */
export function namesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => namesOf(inner).map((name) => `${key}.${name}`));
}

export const LEAVES = getStateNodes(roundMachine)
  .filter(({ type }) => type === 'atomic')
  .map(({ path }) => path.join('.'))
  .sort();

// Passed through and never rested in: what comes next is decided at once.
export const PASSED = ['boxes.opening', 'dealer.opening', 'offers.opening', 'sideBets.deciding'];
