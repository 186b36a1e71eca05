// Rounds of one box through the real statechart, with the decisions of a policy: what they bring on average.

import { freshDecks, shuffle } from '../../../src/cards/shoe.ts';
import { dealing, fromList } from '../../../src/dealer/dealing.ts';
import { tableReturn } from '../../../src/odds/table-return.ts';
import type { RoundEvent } from '../../../src/round/facts.ts';
import { choiceEvent, choices, openTable, type RoundState, tell } from '../../../src/round/progress.ts';
import { handInTurn, returned, staked } from '../../../src/round/round.ts';
import { DECISIONS, type Decision } from '../../../src/tables/decisions.ts';
import type { TableRules } from '../../../src/tables/rules.ts';
import { answerTo } from '../../round/answers.ts';
import { type Policy, policies } from './policies.ts';
import { wordsFrom } from './states.ts';

const MAIN = 1000;

function isDecision(choice: string): choice is Decision {
  return DECISIONS.some((each) => each === choice);
}

/** Offers are declined: on a fresh shoe they are never worth it. */
function decided(state: RoundState, policy: Policy): RoundEvent {
  const open = choices(state);
  const refusal = open.find((choice) => choice === 'noInsurance' || choice === 'noEvenMoney');
  if (refusal !== undefined) return choiceEvent(refusal);
  const { boxes, turn, dealer } = state.context;
  const hand = handInTurn(state.context);
  const box = boxes.find((each) => each.box === turn?.box);
  if (hand === null || turn === null || box === undefined) return { type: 'shown' };
  const decision = policy.decide({
    dealer: dealer.cards,
    hands: box.hands,
    turn: turn.hand,
    hand,
    open: open.filter(isDecision),
  });
  return choiceEvent(decision);
}

/** One round; what it wins or loses in units of the main bet. */
function playRound(rules: TableRules, policy: Policy, words: () => number): number {
  const dealer = dealing(rules, fromList(shuffle(freshDecks(rules.decks), words)));
  const start = openTable({ rules, balance: 100 * MAIN, bets: [{ box: 1, main: MAIN, side: {} }] });
  let { state } = tell(start, { type: 'deal', roundId: 'simulated' });
  while (!state.matches('settled')) {
    const event = answerTo(state, dealer) ?? decided(state, policy);
    state = tell(state, event).state;
  }
  return (returned(state.context) - staked(state.context)) / MAIN;
}

export interface Simulated {
  readonly table: string;
  readonly policy: string;
  readonly rounds: number;
  readonly mean: number;
  readonly standardError: number;
  readonly standardDeviation: number;
  /** The exact expectation of perfect play, and how many standard errors the mean is from it. */
  readonly exact: number;
  readonly off: number;
}

export interface Effort {
  readonly seconds: number;
  readonly atLeast: number;
}

function simulated(
  rules: TableRules,
  policy: Policy,
  exact: number,
  { seconds, atLeast }: Effort,
): Simulated {
  const words = wordsFrom(0x5eed);
  const end = performance.now() + seconds * 1000;
  let rounds = 0;
  let sum = 0;
  let squares = 0;
  while (rounds < atLeast || performance.now() < end) {
    const won = playRound(rules, policy, words);
    sum += won;
    squares += won * won;
    rounds++;
  }
  const mean = sum / rounds;
  const standardDeviation = Math.sqrt(squares / rounds - mean * mean);
  const standardError = standardDeviation / Math.sqrt(rounds);
  const off = (mean - exact) / standardError;
  return { table: rules.id, policy: policy.name, rounds, mean, standardError, standardDeviation, exact, off };
}

/** Perfect play with the first effort, every other policy with the second. */
export function simulate(rules: TableRules, perfect: Effort, others: Effort): readonly Simulated[] {
  const exact = -tableReturn(rules).houseEdge;
  const [first, ...rest] = policies(rules, wordsFrom(7));
  return [
    simulated(rules, first, exact, perfect),
    ...rest.map((policy) => simulated(rules, policy, exact, others)),
  ];
}
