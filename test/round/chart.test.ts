// What runs the statechart in play is not XState but a table made of it (src/round/chart.ts). It does what XState would.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import type { Fact, RoundEvent } from '../../src/round/facts.ts';
import { roundMachine } from '../../src/round/machine.ts';
import { openTable, type RoundState, tell } from '../../src/round/progress.ts';
import { LETTERS } from '../paper/notation.ts';
import { RULES } from '../tables/hands.ts';
import { playOut } from './random-play.ts';
import { chooser, drafts, flips, situationOf } from './situations.ts';

interface Next {
  readonly value: unknown;
  readonly context: unknown;
  readonly facts: readonly unknown[];
  readonly taken: boolean;
}

function byXState(state: RoundState, event: RoundEvent): Next {
  const before = roundMachine.resolveState({ value: state.value, context: state.context });
  const [after, actions] = transition(roundMachine, before, event);
  const facts = actions.flatMap(({ params }) =>
    typeof params === 'object' && params !== null && 'event' in params ? [params.event] : [],
  );
  return { value: after.value, context: after.context, facts, taken: before.can(event) };
}

function byTable(state: RoundState, event: RoundEvent): Next {
  const { state: after, facts } = tell(state, event);
  return { value: after.value, context: after.context, facts, taken: state.can(event) };
}

const fromOutside = (json: string) => JSON.parse(json);

/** One of each kind, most of them out of turn wherever they are told. */
const ANYTHING: readonly RoundEvent[] = [
  { type: 'bet.placed', spot: { box: 1, side: null }, amount: 500 },
  { type: 'bet.undone' },
  { type: 'bet.cleared' },
  { type: 'rebet' },
  { type: 'deal', roundId: 'S' },
  { type: 'wallet.balance', balance: 77_000 },
  { type: 'wallet.accepted', txId: 'R-1' },
  { type: 'wallet.refused', txId: 'R-1' },
  { type: 'wallet.lost', txId: 'R-1' },
  { type: 'dealer.drew', card: '5h' },
  { type: 'dealer.turned', card: 'Kc' },
  { type: 'dealer.looked', blackjack: true },
  { type: 'decide.hit' },
  { type: 'decide.standAll' },
  { type: 'offer.insure' },
  { type: 'offer.noEvenMoney' },
  { type: 'shown' },
  fromOutside('{"type":"bet.anything"}'),
  fromOutside('{"type":"decide.surrender"}'),
  fromOutside('{"type":""}'),
];

test.each(LETTERS)('%s: a table begins where XState begins', (letter) => {
  const input = { rules: RULES[letter], balance: 9000, bets: [{ box: 1, main: 1000, side: {} }] };
  const [theirs] = initialTransition(roundMachine, input);
  const ours = openTable(input);
  expect({ value: ours.value, context: ours.context }).toEqual({ value: 'betting', context: theirs.context });
  expect(theirs.value).toBe('betting');
});

test.each(LETTERS)(
  '%s: in every state of random rounds, every event does what it does in XState',
  { timeout: 60_000 },
  (letter) => {
    let compared = 0;
    const told: Fact['type'][] = [];
    const once = (draft: Parameters<typeof situationOf>[1]) => {
      const moods = flips(draft.seed + 1);
      playOut(situationOf(RULES[letter], draft), {
        choose: chooser(draft.choices),
        tellsBalance: draft.seed % 2 === 0,
        booksNow: flips(draft.seed),
        walletMood: () => (moods() ? 'books' : 'loses'),
        watch: ({ before, event, facts }) => {
          told.push(...facts.map(({ type }) => type));
          for (const each of [event, ...ANYTHING]) {
            expect(byTable(before, each)).toEqual(byXState(before, each));
            compared += 1;
          }
        },
      });
    };
    fc.assert(fc.property(drafts(RULES[letter]), once), { seed: 811, numRuns: 12 });
    expect(compared).toBeGreaterThan(3000);
    expect(told).toEqual(
      expect.arrayContaining(['card.dealt', 'hand.activated', 'bet.settled', 'round.settled']),
    );
  },
);

test('a state of XState’s own can be told events too', () => {
  const input = { rules: RULES.A, balance: 9000, bets: [{ box: 1, main: 1000, side: {} }] };
  const [theirs] = initialTransition(roundMachine, input);
  expect(tell(theirs, { type: 'deal', roundId: 'R' }).state.value).toEqual({ staking: 'asking' });
});
