// The one place where bets and rounds are held back that the table's rules allow: no deal comes past it, whatever pressed for it.

import type { LimitRefusal } from '../limits/limits.ts';
import type { RoundEvent } from '../round/facts.ts';
import { type RoundState, tell } from '../round/progress.ts';
import { betsOf, betTotal } from '../round/round.ts';
import type { Gate, HouseRefusal } from './gate.ts';

/** Limits that players set on themselves, asked at every deal. */
export interface OwnLimits {
  /** Why a round with this stake, minor units, may not begin, or null where it may. */
  refusal(stake: number): LimitRefusal | null;
}

/** Why the house or the player's own limits hold an event back that the round would take, or null where they do not. */
export function heldBack(
  state: RoundState,
  event: RoundEvent,
  gate: Gate,
  limits: OwnLimits | null,
): HouseRefusal | LimitRefusal | null {
  if (event.type === 'deal') {
    const bets = betsOf(state.context.chips);
    return gate.bets(bets) ?? gate.start(bets) ?? limits?.refusal(betTotal(state.context)) ?? null;
  }
  if (event.type !== 'bet.placed' && event.type !== 'rebet') return null;
  return gate.bets(betsOf(tell(state, event).state.context.chips));
}
