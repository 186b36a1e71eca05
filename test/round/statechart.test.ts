import { describe, expect, test } from 'vitest';
import { getMicrosteps } from 'xstate';
import { parseCard } from '../../src/cards/card.ts';
import type { RoundEvent } from '../../src/round/facts.ts';
import { roundMachine } from '../../src/round/machine.ts';
import { awaited, phaseOf, type RoundState, tell } from '../../src/round/progress.ts';
import { LETTERS } from '../paper/notation.ts';
import { DEALS, eventsIn, LEAVES, namesOf, PASSED, walked } from './walks.ts';

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
