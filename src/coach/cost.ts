// What a decision costs on average against the best one, from the odds.

import { type Advised, costOf } from '../odds/advice.ts';
import type { Choice } from '../round/facts.ts';
import { allHands, handAt, type Round } from '../round/round.ts';
import type { Advisor } from './advisor.ts';
import { questionAbout } from './question.ts';

export interface DecisionCost {
  /** Of the main bet, 0 for the best decision. */
  readonly ofBet: number;
  /** In minor units, to the nearest. */
  readonly amount: number;
  readonly better: Advised;
  /** What each open decision brings on average, in units of the main bet, best first. */
  readonly expectations: readonly { readonly choice: Advised; readonly value: number }[];
}

const ADVISED: ReadonlySet<string> = new Set<Advised>(['stand', 'hit', 'double', 'split']);
const isAdvised = (choice: Choice): choice is Advised => ADVISED.has(choice);

/** What a decision with the hand in turn costs; null where the odds have nothing to say. */
async function costInTurn(
  round: Round,
  decision: Advised,
  advisor: Advisor,
  open: readonly Choice[],
): Promise<DecisionCost | null> {
  const question = round.turn === null ? null : questionAbout(round, round.turn);
  const advice = question === null ? null : await advisor.advice(question);
  if (advice === null) return null;
  // What the balance does not cover is no better way.
  const expectations = Object.entries(advice.actions)
    .flatMap(([choice, value]) => {
      const known = open.find((each) => each === choice);
      return known !== undefined && isAdvised(known) ? [{ choice: known, value }] : [];
    })
    .sort((a, b) => b.value - a.value);
  const [best] = expectations;
  const chosen = expectations.find(({ choice }) => choice === decision);
  if (best === undefined || chosen === undefined || round.turn === null) return null;
  const ofBet = best.value - chosen.value;
  const main = handAt(round, round.turn)?.stake ?? 0;
  return { ofBet, amount: Math.round(ofBet * main), better: best.choice, expectations };
}

/** What standing on every hand left costs on the worst of them, of its bet and in minor units. */
async function worstStanding(round: Round, advisor: Advisor): Promise<{ ofBet: number; amount: number }> {
  const left = allHands(round).filter(([, hand]) => !hand.finished && hand.cards.length > 1);
  const costs = await Promise.all(
    left.map(async ([place, { stake }]) => {
      const question = questionAbout(round, place);
      const advice = question === null ? null : await advisor.advice(question);
      const ofBet = advice === null ? 0 : costOf(advice, 'stand');
      return { ofBet, amount: Math.round(ofBet * stake) };
    }),
  );
  return costs.reduce((worst, each) => (each.ofBet > worst.ofBet ? each : worst), { ofBet: 0, amount: 0 });
}

/**
 * What a choice of the player's costs on average; null where the odds have nothing to say of it.
 *
 * @param open the choices that are open, the balance considered
 */
export async function costOfChoice(
  round: Round,
  choice: Choice,
  open: readonly Choice[],
  advisor: Advisor,
): Promise<DecisionCost | null> {
  if (choice === 'standAll') {
    const standing = await costInTurn(round, 'stand', advisor, open);
    if (standing === null) return null;
    const worst = await worstStanding(round, advisor);
    return worst.ofBet > standing.ofBet ? { ...standing, ...worst } : standing;
  }
  return isAdvised(choice) ? costInTurn(round, choice, advisor, open) : null;
}
