// The statechart made ready to run. XState works out at every event which states are left and entered and builds a new
// snapshot of the whole machine; for this machine (one state active at a time, no clock, no children) all of that is known
// beforehand. So each state that can be rested in gets, once, the list of what may happen there: guard, steps, where to.
// The statechart stays what machine.ts says; a test holds this to XState's own `transition()` state by state.

import type { StateNode, StateValue } from 'xstate';
import { EVENT_TYPES, type RoundEvent } from './facts.ts';
import { roundMachine } from './machine.ts';
import type { Round } from './round.ts';
import { type Take, takeOf } from './steps.ts';

type Node = StateNode<Round, RoundEvent>;
type Transition = NonNullable<Node['always']>[number];

/** One thing that may happen in a state: the steps it takes, and the state it leads to (null: it stays). */
export interface Move {
  readonly holds: (round: Round, event: RoundEvent) => boolean;
  readonly takes: readonly Take[];
  readonly target: Node | null;
}

/** A state without states in it, with all that may happen there, innermost first. */
export interface Place {
  readonly value: StateValue;
  /** The names of the states from the outermost in, with a dot between them: "boxes.deciding". */
  readonly path: string;
  readonly on: ReadonlyMap<string, readonly Move[]>;
  readonly always: readonly Move[];
}

const always = () => true;

function guardOf({ guard }: Transition): Move['holds'] {
  if (guard === undefined) return always;
  if (typeof guard === 'function') throw new Error('a guard of the statechart without a name');
  const [name, params] =
    typeof guard === 'string'
      ? [guard, undefined]
      : [guard.type, 'params' in guard ? guard.params : undefined];
  const holds = roundMachine.implementations.guards?.[name];
  if (typeof holds !== 'function' || 'check' in holds) throw new Error(`no guard ${name}`);
  return (context, event) => holds({ context, event }, params);
}

function takesOf(actions: Transition['actions']): Take[] {
  return actions.map((action) => {
    const take =
      typeof action === 'string' ? takeOf(roundMachine.implementations.actions?.[action]) : undefined;
    if (take === undefined) throw new Error('an action of the statechart that is no step');
    return take;
  });
}

/** The states around this one, from itself outwards. */
function outwards(node: Node): Node[] {
  return node.parent === undefined ? [node] : [node, ...outwards(node.parent)];
}

function innermost(node: Node): Node {
  const [initial] = node.type === 'compound' ? node.initial.target : [];
  return initial === undefined ? node : innermost(initial);
}

/** The states that a transition enters, outermost first: those below the innermost that it does not leave. */
function entered({ source, reenter }: Transition, to: Node): Node[] {
  const around = outwards(source);
  const stays =
    !reenter && outwards(to).includes(source)
      ? source
      : outwards(to).find((node) => node !== to && node !== source && around.includes(node));
  const path = outwards(innermost(to));
  return path.slice(0, stays === undefined ? path.length : path.indexOf(stays)).reverse();
}

function moveOf(transition: Transition): Move {
  const [to, ...others] = transition.target ?? [];
  if (others.length > 0) throw new Error('a transition of the statechart with two targets');
  const entries = to === undefined ? [] : entered(transition, to).flatMap(({ entry }) => takesOf(entry));
  return {
    holds: guardOf(transition),
    takes: [...takesOf(transition.actions), ...entries],
    target: to === undefined ? null : innermost(to),
  };
}

/** The transitions that an event may take in a state, in XState's order: by name first, then "bet.*" and the like. */
function candidates({ transitions }: Node, type: string): readonly Transition[] {
  const families = [...transitions.keys()]
    .filter((name) => name.endsWith('.*') && type.startsWith(name.slice(0, -1)))
    .sort((a, b) => b.length - a.length);
  return [type, ...families].flatMap((name) => transitions.get(name) ?? []);
}

function stateValue(node: Node, inner?: StateValue): StateValue {
  const value = inner === undefined ? node.key : { [node.key]: inner };
  return node.parent?.parent === undefined ? value : stateValue(node.parent, value);
}

function placeOf(leaf: Node): Place {
  const nodes = outwards(leaf);
  for (const node of nodes) {
    const isPlain = node.type === 'compound' || node.type === 'atomic';
    if (!isPlain || node.exit.length > 0 || node.invoke.length > 0 || node.after.length > 0)
      throw new Error(`the state ${node.id} has what only XState can run`);
  }
  return {
    value: stateValue(leaf),
    path: leaf.path.join('.'),
    on: new Map(
      Object.keys(EVENT_TYPES).map((type) => [
        type,
        nodes.flatMap((node) => candidates(node, type)).map(moveOf),
      ]),
    ),
    always: nodes.flatMap((node) => node.always ?? []).map(moveOf),
  };
}

/** Each place is made ready when the round first comes to it. */
const places = new Map<Node, Place>();

export function placeAt(leaf: Node): Place {
  const known = places.get(leaf);
  if (known !== undefined) return known;
  const place = placeOf(leaf);
  places.set(leaf, place);
  return place;
}

/** Where a table begins. */
export function firstPlace(): Place {
  return placeAt(innermost(roundMachine.root));
}

/** The place of a path such as "boxes.deciding", or null where there is none. */
export function placeOn(path: string): Place | null {
  let node: Node = roundMachine.root;
  for (const name of path.split('.')) {
    const inner = node.states[name];
    if (inner === undefined) return null;
    node = inner;
  }
  return placeAt(innermost(node));
}
