// Very bad decisions: those that cost more, on average, than a part of the bet (TABLES.md, A).

import type { Choice } from '../round/facts.ts';
import { choices, type RoundState } from '../round/progress.ts';
import type { Advisor } from './advisor.ts';
import { costOfChoice, type DecisionCost } from './cost.ts';
import { questionAbout } from './question.ts';

/** The table does not wait for advice longer than this; a decision that cannot be judged by then is taken. */
const PATIENCE_MS = 400;

/** Asks for the advice on the hand in turn, so that it is there when a decision is made. */
export function askAhead(state: RoundState, advisor: Advisor): void {
  const { turn } = state.context;
  const question = turn === null || choices(state).length === 0 ? null : questionAbout(state.context, turn);
  if (question !== null) void advisor.advice(question);
}

const late = (): Promise<null> => new Promise((none) => setTimeout(() => none(null), PATIENCE_MS));

/**
 * What speaks against a decision; null where it is sound, or cannot be judged in time.
 *
 * @param from the part of the bet that a decision must cost to be questioned
 */
export async function doubtOf(
  state: RoundState,
  choice: Choice,
  advisor: Advisor,
  from: number,
): Promise<DecisionCost | null> {
  const asked = costOfChoice(state.context, choice, choices(state), advisor);
  const cost = await Promise.race([asked, late()]);
  return cost === null || cost.ofBet < from ? null : cost;
}
