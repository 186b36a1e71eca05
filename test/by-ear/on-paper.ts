// The rounds that were played by ear, once more by the statechart alone: the same bets, the same decisions, the shoes of the seeds
// that the dealer told afterwards.

import type { Card } from '../../src/cards/card.ts';
import { dealing, fromSeed } from '../../src/dealer/dealing.ts';
import { offeredBox } from '../../src/round/offers.ts';
import { choiceEvent, openTable, phaseOf, type RoundState, tell } from '../../src/round/progress.ts';
import { handInTurn } from '../../src/round/round.ts';
import type { TableRules } from '../../src/tables/rules.ts';
import { answerTo } from '../round/answers.ts';
import type { MadeByEar, RoundByEar } from './player-by-ear.ts';

function handAsked(state: RoundState): readonly Card[] {
  const box = phaseOf(state) === 'offers' ? offeredBox(state.context) : null;
  return (box === null ? handInTurn(state.context)?.cards : box.hands[0]?.cards) ?? [];
}

export interface OnPaper {
  /** What the player has after the round, minor units. */
  readonly balance: number;
  /** What the statechart asked, as it would have been heard; the choices are those of the player. */
  readonly asked: readonly MadeByEar[];
}

export function onPaper(
  rules: TableRules,
  opening: number,
  seed: string,
  { bets, made }: Pick<RoundByEar, 'bets' | 'made'>,
): OnPaper {
  const dealer = dealing(rules, fromSeed(rules, seed));
  const asked: MadeByEar[] = [];
  let state = tell(openTable({ rules, balance: opening, bets }), { type: 'deal', roundId: 'R' }).state;
  while (phaseOf(state) !== 'settled') {
    const answer = answerTo(state, dealer);
    if (answer !== null) {
      state = tell(state, answer).state;
      continue;
    }
    const next = made[asked.length];
    if (next === undefined) throw new Error(`the round waits in ${phaseOf(state)} for one more decision`);
    asked.push({ choice: next.choice, hand: handAsked(state), dealer: state.context.dealer.cards });
    const event = choiceEvent(next.choice);
    if (!state.can(event)) throw new Error(`${next.choice} is not open on paper`);
    state = tell(state, event).state;
  }
  return { balance: state.context.balance, asked };
}
