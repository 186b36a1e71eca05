// A round whose shoe is known: a seed is looked for that brings what a test wants, and the round is played without a page
// by the same statechart. That is the undisturbed round which a disturbed one is held against.

import { createHash } from 'node:crypto';
import { handValue } from '../../src/cards/hand-value.ts';
import { dealing, fromSeed } from '../../src/dealer/dealing.ts';
import type { Choice, RoundEvent } from '../../src/round/facts.ts';
import {
  awaited,
  choiceEvent,
  choices,
  openTable,
  phaseOf,
  type RoundState,
  tell,
} from '../../src/round/progress.ts';
import { handInTurn } from '../../src/round/round.ts';
import type { BoxBet } from '../../src/tables/bets.ts';
import type { TableRules } from '../../src/tables/rules.ts';
import { answerTo } from '../round/answers.ts';

export interface SeededRound {
  readonly rules: TableRules;
  readonly seed: string;
  readonly bets: readonly BoxBet[];
  readonly choices: readonly Choice[];
  /** What the dealer said, in order. */
  readonly cards: readonly RoundEvent[];
  /** What the wallet was asked for: −1000 is a debit of 10.00. */
  readonly moves: readonly number[];
  /** What the player has in the end, minor units. */
  readonly balance: number;
  readonly events: number;
}

export const OPENING_BALANCE = 100_000;

/** Takes whatever costs money, and else plays to 17: rounds with splits, doubles and insurance. */
function eager(state: RoundState): Choice {
  const open = choices(state);
  for (const choice of ['insure', 'evenMoney', 'split', 'double'] as const)
    if (open.includes(choice)) return choice;
  if (open.includes('noInsurance')) return 'noInsurance';
  const hand = handInTurn(state.context);
  return hand !== null && handValue(hand.cards).total < 17 && open.includes('hit') ? 'hit' : 'stand';
}

export function seededRound(
  rules: TableRules,
  bets: readonly BoxBet[],
  seed: string,
  choose: (state: RoundState) => Choice = eager,
  heard: (event: RoundEvent) => void = () => {},
): SeededRound {
  const dealer = dealing(rules, fromSeed(rules, seed));
  const made: Choice[] = [];
  const cards: RoundEvent[] = [];
  const moves: number[] = [];
  let events = 1;
  const deal: RoundEvent = { type: 'deal', roundId: 'R' };
  heard(deal);
  let state = tell(openTable({ rules, balance: OPENING_BALANCE, bets }), deal).state;
  const next = (): RoundEvent => {
    const { pending, owed } = state.context;
    if (awaited(state) === 'debit') moves.push(-(pending?.amount ?? 0));
    if (awaited(state) === 'credits') moves.push(owed[0]?.amount ?? 0);
    const answer = answerTo(state, dealer);
    if (answer !== null) return answer;
    const choice = choose(state);
    made.push(choice);
    return choiceEvent(choice);
  };
  while (phaseOf(state) !== 'settled') {
    const event = next();
    heard(event);
    if (event.type.startsWith('dealer.')) cards.push(event);
    if (event.type !== 'shown') events += 1;
    state = tell(state, event).state;
  }
  const { balance } = state.context;
  return { rules, seed, bets, choices: made, cards, moves, balance, events };
}

/** The first seed of a series whose round is as wanted. */
export function findRound(
  series: string,
  rules: TableRules,
  bets: readonly BoxBet[],
  isWanted: (round: SeededRound) => boolean,
  choose?: (state: RoundState) => Choice,
): SeededRound {
  for (let i = 0; i < 5000; i++) {
    const seed = createHash('sha256').update(`${series}-${i}`).digest('hex');
    const round = seededRound(rules, bets, seed, choose);
    if (isWanted(round)) return round;
  }
  throw new Error(`no round of the series ${series} is as wanted`);
}
