// A split played out in full: every card of every hand, and each decision the best with all cards seen so far. Only
// a shoe of few cards can be gone through like this.

import { TWENTY_ONE } from '../cards/hand-value.ts';
import { TEN, VALUES } from './composition.ts';
import { dealerOdds, drawOdds } from './dealer-odds.ts';
import { OUTCOMES } from './dealer-trie.ts';
import { BUST, HANDS, NO_CARDS, withCard } from './hand-graph.ts';
import type { Setting } from './hand-play.ts';
import { legalPlay, MAY_DOUBLE, MAY_HIT } from './legal-play.ts';
import { maySplitAgain, type PairToSplit } from './pair.ts';

/** Cards are told apart by value, and tens that pair from other tens where only equal ranks are a pair. */
const KINDS = VALUES + 1;
const PAIRING_TEN = VALUES;
const valueOfKind = (kind: number): number => Math.min(kind + 1, TEN);
/** A hand whose second card comes when its turn does. */
const NOT_DEALT = -1;
/** More than the ways to tell two hands apart: by their second card, or by total and ace. */
const HAND_KEYS = 64;

/**
 * The expectation of all hands the pair becomes, in units of the main bet.
 *
 * @param cards by value: those not seen, and the pair itself
 * @throws ShoeError `shoe-exhausted` where play could need more cards than there are
 */
export function exactSplit(setting: Setting, cards: Int32Array, pair: PairToSplit): number {
  const { rules, outlook, payoffs } = setting;
  const { view } = outlook;
  const atOnce = rules.split.secondCard === 'atOnce';
  const start = withCard(NO_CARDS, pair.value);
  const legal = legalPlay(rules, { from: 'split', value: pair.value });
  const apart = pair.pairing !== pair.ofValue;
  const pairKind = apart ? PAIRING_TEN : pair.value - 1;

  const left = new Int32Array(KINDS);
  left.set(cards);
  left[pair.value - 1] = pair.ofValue - (apart ? pair.pairing : 0);
  if (apart) left[PAIRING_TEN] = pair.pairing;
  // A shoe's number: its counts as digits, each to the base its count can reach.
  const digits: number[] = [];
  let shoes = 1;
  for (const count of left) {
    digits.push(shoes);
    shoes *= count + 1;
  }
  let shoe = shoes - 1;
  const take = (kind: number): void => {
    left[kind] = (left[kind] ?? 0) - 1;
    shoe -= digits[kind] ?? 0;
  };
  const giveBack = (kind: number): void => {
    left[kind] = (left[kind] ?? 0) + 1;
    shoe += digits[kind] ?? 0;
  };

  const byValue = new Int32Array(VALUES);
  const countValues = (): void => {
    for (let i = 0; i < VALUES; i++) byValue[i] = left[i] ?? 0;
    byValue[TEN - 1] = (left[TEN - 1] ?? 0) + (left[PAIRING_TEN] ?? 0);
  };

  const dealers = new Map<number, Float64Array>();
  function stand(hand: number): number {
    let chances = dealers.get(shoe);
    if (chances === undefined) {
      chances = new Float64Array(OUTCOMES);
      countValues();
      dealerOdds(view, byValue, chances, 0);
      dealers.set(shoe, chances);
    }
    const pays = (HANDS.total[hand] ?? 0) * OUTCOMES;
    return chances.reduce((sum, chance, i) => sum + chance * (payoffs.byTotal[pays + i] ?? 0), 0);
  }

  /** The mean over the next card of what follows it. */
  function overNextCard(then: (kind: number) => number): number {
    const chances = new Float64Array(VALUES);
    countValues();
    drawOdds(view.excluded, byValue, chances, 0);
    const tens = byValue[TEN - 1] ?? 0;
    let sum = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const count = left[kind] ?? 0;
      if (count === 0) continue;
      const value = valueOfKind(kind);
      const chance = (chances[value - 1] ?? 0) * (value === TEN ? count / tens : 1);
      take(kind);
      sum += chance * then(kind);
      giveBack(kind);
    }
    return sum;
  }

  const known = new Map<number, number>();
  /** The number of a state: what is left, the hand in play and the hands that wait. */
  function stateKey(hand: number, second: number, waiting: readonly number[], hands: number): number {
    const ace = (HANDS.holds[hand * VALUES] ?? 0) > 0 ? 1 : 0;
    let key = shoe * HAND_KEYS;
    key += second === NOT_DEALT ? (HANDS.low[hand] ?? 0) * 2 + ace : 2 * TWENTY_ONE + 2 + second;
    key = key * 8 + hands;
    for (const card of waiting) key = key * (KINDS + 2) + card + 2;
    return key;
  }
  function once(key: number, find: () => number): number {
    const value = known.get(key) ?? find();
    known.set(key, value);
    return value;
  }

  /** The hands that wait, from the next one on. */
  function others(waiting: readonly number[], hands: number): number {
    const [second, ...rest] = waiting;
    if (second === undefined) return 0;
    return once(stateKey(NO_CARDS, NOT_DEALT, waiting, hands), () =>
      second === NOT_DEALT
        ? overNextCard((kind) => play(withCard(start, valueOfKind(kind)), kind, rest, hands))
        : play(withCard(start, valueOfKind(second)), second, rest, hands),
    );
  }

  function split(waiting: readonly number[], hands: number): number {
    if (!atOnce) return others([NOT_DEALT, NOT_DEALT, ...waiting], hands);
    return overNextCard((one) => overNextCard((two) => others([one, two, ...waiting], hands)));
  }

  /** @param second the hand's second card while it is the last, else NOT_DEALT */
  function play(hand: number, second: number, waiting: readonly number[], hands: number): number {
    if (hand === BUST) return payoffs.bust + others(waiting, hands);
    return once(stateKey(hand, second, waiting, hands), () => {
      const open = legal(hand);
      let best = stand(hand) + others(waiting, hands);
      const after = (kind: number): number => withCard(hand, valueOfKind(kind));
      if (open & MAY_HIT)
        best = Math.max(
          best,
          overNextCard((kind) => play(after(kind), NOT_DEALT, waiting, hands)),
        );
      if (open & MAY_DOUBLE) {
        const doubled = (next: number) => 2 * (next === BUST ? payoffs.bust : stand(next));
        best = Math.max(
          best,
          overNextCard((kind) => doubled(after(kind)) + others(waiting, hands)),
        );
      }
      if (second === pairKind && maySplitAgain(rules, pair.value, hands))
        best = Math.max(best, split(waiting, hands + 1));
      return best;
    });
  }

  return split([], pair.handsOnBox + 1);
}
