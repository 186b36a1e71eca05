// A state of the round: where it is in the statechart, and all it knows. One is never changed; an event gives the next one.

import type { SnapshotFrom, StateValue } from 'xstate';
import { firstPlace, type Move, type Place, placeAt, placeOn } from './chart.ts';
import type { Fact, RoundEvent } from './facts.ts';
import type { roundMachine } from './machine.ts';
import { newRound, type Round, type RoundInput } from './round.ts';

/** What is needed of a state; a snapshot of XState's is one too. */
export interface RoundState {
  readonly value: StateValue;
  readonly context: Round;
  /** Whether the round is in this state, or in one within it. */
  matches(value: Parameters<SnapshotFrom<typeof roundMachine>['matches']>[0]): boolean;
  /** Whether the event would be taken now. */
  can(event: RoundEvent): boolean;
}

export interface Progress {
  readonly state: RoundState;
  readonly facts: readonly Fact[];
}

/** The names of the states from the outermost in, with a dot between them: "boxes.deciding". */
function path(value: StateValue): string {
  if (typeof value === 'string') return value;
  const [[name, inner] = ['', undefined]] = Object.entries(value);
  return inner === undefined ? name : `${name}.${path(inner)}`;
}

class StateOfRound implements RoundState {
  readonly place: Place;
  readonly context: Round;

  constructor(place: Place, context: Round) {
    this.place = place;
    this.context = context;
  }

  get value(): StateValue {
    return this.place.value;
  }

  matches(asked: StateValue): boolean {
    const outer = path(asked);
    return this.place.path === outer || this.place.path.startsWith(`${outer}.`);
  }

  can(event: RoundEvent): boolean {
    const move = this.move(event);
    return move !== undefined && (move.target !== null || move.takes.length > 0);
  }

  /** What the event would do: the first move whose guard holds. */
  move(event: RoundEvent): Move | undefined {
    return this.place.on.get(event.type)?.find(({ holds }) => holds(this.context, event));
  }

  /** The event's move, then every move that needs no event. */
  next(event: RoundEvent): Progress {
    let move = this.move(event);
    if (move === undefined) return { state: this, facts: [] };
    const facts: Fact[] = [];
    let round = this.context;
    let place = this.place;
    while (move !== undefined) {
      for (const take of move.takes) {
        const told = take(round, event);
        round = told.round;
        for (const fact of told.facts) facts.push(fact);
      }
      if (move.target !== null) place = placeAt(move.target);
      move = place.always.find(({ holds }) => holds(round, event));
    }
    return { state: new StateOfRound(place, round), facts };
  }
}

/** A table before its first round. */
export function openTable(input: RoundInput): RoundState {
  return new StateOfRound(firstPlace(), newRound(input));
}

/** Where a state is: "boxes.deciding". */
export function pathOf(state: RoundState): string {
  return state instanceof StateOfRound ? state.place.path : path(state.value);
}

/** Tells the round an event. One that is not awaited changes nothing and tells no fact. */
export function tell(state: RoundState, event: RoundEvent): Progress {
  if (state instanceof StateOfRound) return state.next(event);
  const place = placeOn(path(state.value));
  return place === null ? { state, facts: [] } : new StateOfRound(place, state.context).next(event);
}
