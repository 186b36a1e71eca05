// A step of the round as an action of the statechart. What an action does is kept beside it, so that the statechart can be
// run by itself (chart.ts) as well as by XState.

import { setup } from 'xstate';
import type { Fact, RoundEvent } from './facts.ts';
import type { Round, RoundInput, Told } from './round.ts';

/** What a step makes of the round, and what it tells. */
export type Take = (round: Round, event: RoundEvent) => Told;

export type EventOf<T extends RoundEvent['type']> = Extract<RoundEvent, { readonly type: T }>;

export const base = setup({
  types: {
    context: {} as Round,
    events: {} as RoundEvent,
    emitted: {} as Fact,
    input: {} as RoundInput,
  },
});

const TAKES = new Map<unknown, Take>();

/** The action's result is the new context, its facts are emitted. */
export function step(take: Take) {
  const action = base.enqueueActions(({ context, event, enqueue }) => {
    const { round, facts } = take(context, event);
    enqueue.assign(round);
    for (const fact of facts) enqueue.emit(fact);
  });
  TAKES.set(action, take);
  return action;
}

/** A step that only one kind of event leads to. */
export function stepOn<T extends RoundEvent['type']>(
  types: readonly T[],
  take: (round: Round, event: EventOf<T>) => Told,
) {
  const is = (event: RoundEvent): event is EventOf<T> => types.some((type) => type === event.type);
  return step((round, event) => (is(event) ? take(round, event) : { round, facts: [] }));
}

/** What an action of the statechart does, or undefined where it was not made here. */
export function takeOf(action: unknown): Take | undefined {
  return TAKES.get(action);
}
