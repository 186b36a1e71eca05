// The statechart in use: a state, an event, the next state and the facts told on the way. Pure, so that play, replay,
// the round on paper, simulation and tests are the same calls.

import { createActor, type SnapshotFrom } from 'xstate';
import type { BetFault } from '../tables/bets.ts';
import { betFault } from '../tables/bets.ts';
import { DECISIONS } from '../tables/decisions.ts';
import type { TableRules } from '../tables/rules.ts';
import { type BettingRefusal, bettingRefusal } from './betting.ts';
import {
  type Choice,
  type ChoiceEvent,
  FACT_TYPES,
  type Fact,
  OFFER_ANSWERS,
  type RoundEvent,
} from './facts.ts';
import { roundMachine } from './machine.ts';
import { offerAnswers } from './offers.ts';
import { decisions, decisionsByRule } from './playing.ts';
import { betsOf, type Round, type RoundInput } from './round.ts';

export type RoundState = SnapshotFrom<typeof roundMachine>;

export interface Progress {
  readonly state: RoundState;
  readonly facts: readonly Fact[];
}

/** Who or what the round waits for. */
export type Awaited = 'player' | 'debit' | 'credits' | 'deal' | 'look' | 'draw' | 'turn' | 'shown';

/** Why an event is not taken; the state stays as it is. */
export type Refusal =
  | BetFault
  | BettingRefusal
  | { readonly code: 'illegal-decision' | 'not-now' }
  | { readonly code: 'stake-not-covered'; readonly limit: number };

function isFact(value: unknown): value is Fact {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string' &&
    Object.hasOwn(FACT_TYPES, value.type)
  );
}

type Scope = Parameters<typeof roundMachine.transition>[2];

/** The actions of the transition that runs, collected; none of them is executed. */
let collected: { readonly params: unknown }[] = [];
let scope: Scope | null = null;

/**
 * What a machine is given to take a transition outside an actor. The library's own `transition()` makes an actor, with a
 * first state of its own, for every call; this one is made once, which makes a round several times as fast.
 */
function idleScope(rules: TableRules): Scope {
  const idle = createActor(roundMachine, { input: { rules, balance: 0 } });
  const nothing = () => {};
  return {
    self: idle,
    id: idle.id,
    sessionId: idle.sessionId,
    system: idle.system,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: (action) => void collected.push(action),
  };
}

/** A table before its first round. */
export function openTable(input: RoundInput): RoundState {
  scope ??= idleScope(input.rules);
  return roundMachine.getInitialSnapshot(scope, input);
}

/** Tells the round an event. One that is not awaited changes nothing and tells no fact. */
export function tell(state: RoundState, event: RoundEvent): Progress {
  scope ??= idleScope(state.context.rules);
  collected = [];
  const next = roundMachine.transition(state, event, scope);
  const facts = collected.flatMap(({ params }) =>
    typeof params === 'object' && params !== null && 'event' in params && isFact(params.event)
      ? [params.event]
      : [],
  );
  return { state: next, facts };
}

/** The name of the top-level state: "betting", "boxes", "settled" and so on. */
export function phaseOf({ value }: RoundState): string {
  return typeof value === 'string' ? value : (Object.keys(value)[0] ?? '');
}

const AWAITED: readonly (readonly [(state: RoundState) => boolean, Awaited])[] = [
  [
    (s) => s.matches('staking') || s.matches({ offers: 'staking' }) || s.matches({ boxes: 'staking' }),
    'debit',
  ],
  [(s) => s.matches({ dealing: 'asking' }), 'deal'],
  [(s) => s.matches({ peeking: 'asking' }), 'look'],
  [(s) => s.matches({ boxes: 'drawing' }) || s.matches({ dealer: 'drawing' }), 'draw'],
  [(s) => s.matches({ dealer: 'turning' }), 'turn'],
  [(s) => s.matches({ settling: 'paying' }), 'credits'],
  [(s) => isDeciding(s) || s.matches('betting') || s.matches('settled'), 'player'],
];

function isDeciding(state: RoundState): boolean {
  return state.matches({ boxes: 'deciding' }) || state.matches({ offers: 'deciding' });
}

export function awaited(state: RoundState): Awaited {
  return AWAITED.find(([holds]) => holds(state))?.[1] ?? 'shown';
}

/** What is open to the player now, in the order of the buttons; empty when nothing is asked. */
export function choices(state: RoundState): readonly Choice[] {
  if (state.matches({ boxes: 'deciding' })) return decisions(state.context);
  return state.matches({ offers: 'deciding' }) ? offerAnswers(state.context) : [];
}

const CHOICES: readonly Choice[] = [...DECISIONS, ...OFFER_ANSWERS];

/** The event of a choice. */
export function choiceEvent(choice: Choice): ChoiceEvent {
  switch (choice) {
    case 'insure':
    case 'noInsurance':
    case 'evenMoney':
    case 'noEvenMoney':
      return { type: `offer.${choice}` };
    default:
      return { type: `decide.${choice}` };
  }
}

/** Why a choice is not open, or null where it is. */
export function choiceRefusal(state: RoundState, choice: Choice): Refusal | null {
  if (choices(state).includes(choice)) return null;
  if (!isDeciding(state)) return { code: 'not-now' };
  const round: Round = state.context;
  const isOpenByRule =
    state.matches({ boxes: 'deciding' }) && decisionsByRule(round).some((each) => each === choice);
  const isOffer = choice === 'insure' && offerAnswers(round).includes('noInsurance');
  return isOpenByRule || isOffer
    ? { code: 'stake-not-covered', limit: round.balance }
    : { code: 'illegal-decision' };
}

/** Why a player's event would not be taken now, or null where it would. */
export function refusal(state: RoundState, event: RoundEvent): Refusal | null {
  if (state.can(event)) return null;
  const round: Round = state.context;
  const betting = state.matches('betting');
  const over = state.matches('settled');
  switch (event.type) {
    case 'bet.placed':
    case 'bet.takenBack':
    case 'bet.undone':
    case 'bet.cleared':
    case 'rebet':
      return betting || over ? bettingRefusal(round, event, over) : { code: 'not-now' };
    case 'deal':
      return (
        (betting ? betFault(round.rules, betsOf(round.chips), round.balance) : null) ?? { code: 'not-now' }
      );
    default: {
      const choice = CHOICES.find((each) => choiceEvent(each).type === event.type);
      return (choice === undefined ? null : choiceRefusal(state, choice)) ?? { code: 'not-now' };
    }
  }
}
