// What a round brings on average, and on average squared, from which the standard deviation follows.

import type { Card } from '../cards/card.ts';
import { openDecisions } from '../tables/decisions.ts';
import { isBlackjack } from '../tables/settlement.ts';
import { VALUES } from './composition.ts';
import { OUTCOMES } from './dealer-trie.ts';
import { BUST, HANDS, handOf, withCard } from './hand-graph.ts';
import { DOUBLE, type HandPlay, HIT, type Setting } from './hand-play.ts';
import { type Aside, NOTHING_ASIDE } from './outlook.ts';
import { splitModel } from './split-model.ts';
import { pairIn, type TableSeat } from './table-seat.ts';

/** In units of the first bet. */
export interface Moments {
  readonly mean: number;
  readonly square: number;
}

/** A hand's result by the dealer's end: its chance, and the result and its square weighed by it. */
interface ByEnd {
  readonly chance: Float64Array;
  readonly sum: Float64Array;
  readonly square: Float64Array;
}

const noEnds = (): ByEnd => ({
  chance: new Float64Array(OUTCOMES),
  sum: new Float64Array(OUTCOMES),
  square: new Float64Array(OUTCOMES),
});

/** Adds a hand that stands, or is bust, with a stake and a chance. */
function addStanding(
  setting: Setting,
  aside: Aside,
  hand: number,
  after: number,
  stake: number,
  chance: number,
  into: ByEnd,
): void {
  const at = setting.outlook.dealerAt(after, aside);
  const pays = (HANDS.total[hand] ?? 0) * OUTCOMES;
  for (let i = 0; i < OUTCOMES; i++) {
    const weight = chance * (setting.outlook.dealer[at + i] ?? 0);
    const result = stake * (hand === BUST ? setting.payoffs.bust : (setting.payoffs.byTotal[pays + i] ?? 0));
    into.chance[i] = (into.chance[i] ?? 0) + weight;
    into.sum[i] = (into.sum[i] ?? 0) + weight * result;
    into.square[i] = (into.square[i] ?? 0) + weight * result * result;
  }
}

/** Follows a hand's best play to its ends. */
function follow(setting: Setting, play: HandPlay, start: number): ByEnd {
  const into = noEnds();
  const waiting = new Map<number, number>([[start, 1]]);
  // A hand comes before those that one more card makes of it, so each is complete when its turn comes.
  for (let hand = start; hand < HANDS.size; hand++) {
    const chance = waiting.get(hand);
    if (chance === undefined) continue;
    play.value(hand);
    const choice = (HANDS.cards[hand] ?? 0) < 2 ? HIT : play.policy[hand];
    if (choice !== HIT && choice !== DOUBLE) {
      addStanding(setting, play.aside, hand, hand, 1, chance, into);
      continue;
    }
    const draws = new Float64Array(VALUES);
    setting.outlook.drawInto(hand, play.aside, draws, 0);
    for (let i = 0; i < VALUES; i++) {
      const drawn = chance * (draws[i] ?? 0);
      if (drawn === 0) continue;
      const next = withCard(hand, i + 1);
      // The dealer's ends after a bust hardly differ by its last card; they only spread what is lost in any case.
      if (choice === DOUBLE || next === BUST)
        addStanding(
          setting,
          play.aside,
          next,
          next === BUST ? hand : next,
          choice === DOUBLE ? 2 : 1,
          drawn,
          into,
        );
      else waiting.set(next, (waiting.get(next) ?? 0) + drawn);
    }
  }
  return into;
}

const total = (row: Float64Array): number => row.reduce((sum, each) => sum + each, 0);

/** The square of a split's result: hands alike, and independent of each other once the dealer's end is known. */
function splitSquare({ chance, sum, square }: ByEnd, hands: readonly number[]): number {
  let both = 0;
  for (let i = 0; i < OUTCOMES; i++) {
    const likely = chance[i] ?? 0;
    if (likely > 0) both += (sum[i] ?? 0) ** 2 / likely;
  }
  const one = total(square);
  return hands.reduce((found, likely, n) => found + likely * (n * one + n * (n - 1) * both), 0);
}

/** A box's round from its first two cards on, with the best play; after a look where the dealer looks. */
export function roundMoments(seat: TableSeat, cards: readonly Card[]): Moments {
  const { setting, play } = seat;
  const { outlook, payoffs, rules } = setting;
  const hand = handOf(cards);
  if (isBlackjack({ cards, fromSplit: false })) {
    const at = outlook.dealerAt(hand, NOTHING_ASIDE);
    let mean = 0;
    let square = 0;
    for (let i = 0; i < OUTCOMES; i++) {
      const chance = outlook.dealer[at + i] ?? 0;
      const result = payoffs.blackjack[i] ?? 0;
      mean += chance * result;
      square += chance * result * result;
    }
    return { mean, square };
  }
  if (outlook.view.blackjackSeen) {
    const mean = play.stand(hand);
    return { mean, square: mean * mean };
  }
  const whole = play.value(hand);
  const maySplit = openDecisions(rules, { cards, fromSplit: false }, 1).includes('split');
  if (maySplit) {
    const { expectation, hands, split } = splitModel(setting, seat.cards, pairIn(seat, cards));
    if (expectation > whole)
      return { mean: expectation, square: splitSquare(follow(setting, split.play, split.start), hands) };
  }
  return { mean: whole, square: total(follow(setting, play, hand).square) };
}
