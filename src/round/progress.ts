// The statechart in use: a state, an event, the next state and the facts told on the way. Pure, so that play, replay,
// the round on paper, simulation and tests are the same calls.

import type { BetFault } from '../tables/bets.ts';
import { betFault } from '../tables/bets.ts';
import { DECISIONS } from '../tables/decisions.ts';
import { type BettingRefusal, bettingRefusal } from './betting.ts';
import { type Choice, type ChoiceEvent, OFFER_ANSWERS, type RoundEvent } from './facts.ts';
import { offerAnswers } from './offers.ts';
import { decisions, decisionsByRule } from './playing.ts';
import { betsOf, type Round } from './round.ts';
import { openTable, type Progress, pathOf, type RoundState, tell } from './round-state.ts';

export { openTable, type Progress, type RoundState, tell };

/** Who or what the round waits for. */
export type Awaited = 'player' | 'debit' | 'credits' | 'deal' | 'look' | 'draw' | 'turn' | 'shown';

/** Why an event is not taken; the state stays as it is. */
export type Refusal =
  | BetFault
  | BettingRefusal
  | { readonly code: 'illegal-decision' | 'not-now' }
  | { readonly code: 'stake-not-covered'; readonly limit: number };

/** The name of the top-level state: "betting", "boxes", "settled" and so on. */
export function phaseOf({ value }: RoundState): string {
  return typeof value === 'string' ? value : (Object.keys(value)[0] ?? '');
}

const AWAITED: Readonly<Record<string, Awaited>> = {
  betting: 'player',
  'staking.asking': 'debit',
  'staking.lost': 'debit',
  'dealing.asking': 'deal',
  'offers.deciding': 'player',
  'offers.staking.asking': 'debit',
  'offers.staking.lost': 'debit',
  'peeking.asking': 'look',
  'boxes.deciding': 'player',
  'boxes.staking.asking': 'debit',
  'boxes.staking.lost': 'debit',
  'boxes.drawing': 'draw',
  'dealer.turning': 'turn',
  'dealer.drawing': 'draw',
  'settling.paying': 'credits',
  settled: 'player',
};

function isDeciding(state: RoundState): boolean {
  const path = pathOf(state);
  return path === 'boxes.deciding' || path === 'offers.deciding';
}

/** Every other state rests until what happened has been shown. */
export function awaited(state: RoundState): Awaited {
  return AWAITED[pathOf(state)] ?? 'shown';
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
