// A split pair's expectation.
//
// The model: each hand of the split is played by a policy that knows its own cards, the dealer's, the pair and how
// many further cards of the pair's value have been split off, but not what the other hands have drawn besides. For
// such play the hands' expectations add up exactly, whatever the order, since cards not looked at are equally likely:
// the value found is that of play anybody could follow, never more than the best, and short of it only by what
// the other hands' drawn cards would have told. docs/odds.md has the measured bound.

import { openDecisions } from '../tables/decisions.ts';
import { cardOfValue, VALUES } from './composition.ts';
import { NO_CARDS, withCard } from './hand-graph.ts';
import { type HandPlay, handPlay, type Policy, type Setting } from './hand-play.ts';
import type { Origin } from './legal-play.ts';

/** A pair about to be split. */
export interface PairToSplit {
  /** The cards' value, ace as 1. */
  readonly value: number;
  /** Hands on the box before the split. */
  readonly handsOnBox: number;
  /**
   * Of the cards of this value that are left once `gone` more are out, the share that makes a pair with it: 1, but
   * for tens where only equal ranks are a pair.
   */
  readonly pairShare: (gone: number) => number;
}

/** One hand of the split with `gone` further cards of the pair's value out of the shoe. */
interface Branch {
  /** The hand's value from its second card on, whatever that is. */
  readonly any: number;
  /** The value of the pair kept together. */
  readonly kept: number;
  /** The chance that the second card makes a pair. */
  readonly pair: number;
}

const IMPOSSIBLE: Branch = { any: 0, kept: 0, pair: 0 };

export interface SplitPlay {
  /** The expectation of all hands the pair becomes, in units of the main bet. */
  readonly expectation: number;
  /** How one hand of the split is played, from its first card. */
  readonly play: HandPlay;
  /** The chances of the numbers of hands it becomes, by number. */
  readonly hands: readonly number[];
}

/** @param cards by value: those not seen and the pair itself */
export function splitPlay(setting: Setting, cards: Int32Array, pair: PairToSplit): SplitPlay {
  const { rules } = setting;
  const { value } = pair;
  const origin: Origin = { from: 'split', value };
  const single = withCard(NO_CARDS, value);
  const two = withCard(single, value);
  const pairCards = [cardOfValue(value), cardOfValue(value)];
  const splits = (hands: number) =>
    openDecisions(rules, { cards: pairCards, fromSplit: true }, hands).includes('split');

  let pairsOf: (w: number, h: number, g: number, o: number) => number = () => 1;
  const first = handPlay(setting, origin, { value, count: 1 });
  const any0 = first.value(single);
  const hands = pair.handsOnBox + 1;
  const expectation = splits(hands) ? resplitting() : 2 * any0;
  return { expectation, play: first, hands: [pairsOf(2, hands, 0, 0)] };

  function resplitting(): number {
    const left = (cards[value - 1] ?? 0) - 2;
    const branches: Branch[] = [];
    const draw = new Float64Array(VALUES);

    /** One hand's figures with `gone` more of the value out, by the policy found with none. */
    function branch(gone: number): Branch {
      const known = branches[gone];
      if (known !== undefined) return known;
      let found = IMPOSSIBLE;
      if (gone <= left) {
        const aside = { value, count: 1 + gone };
        const play = gone === 0 ? first : handPlay(setting, origin, aside, first.policy);
        setting.outlook.drawInto(single, aside, draw, 0);
        const same = draw[value - 1] ?? 0;
        found = {
          any: play.value(single),
          kept: same > 0 ? play.value(two) : 0,
          pair: same * pair.pairShare(gone),
        };
      }
      branches[gone] = found;
      return found;
    }

    /**
     * The weight of a figure in the event that `others` more cards, looked at only so far, do not pair: with one card
     * more, the whole less what falls to the event that it does pair.
     */
    function weighed(figure: (gone: number) => number, gone: number, others: number): number {
      if (others === 0) return figure(gone);
      const { pair: chance } = branch(gone);
      const rest = chance === 0 ? 0 : chance * weighed(figure, gone + 1, others - 1);
      return weighed(figure, gone, others - 1) - rest;
    }
    const one = () => 1;
    const any = (gone: number) => branch(gone).any;
    const kept = (gone: number) => branch(gone - 1).kept;
    const unpaired = (gone: number) => {
      const { any: whole, kept: together, pair: chance } = branch(gone);
      return whole - chance * together;
    };

    /** `waiting` hands have one card; `gone` cards paired since the split, `others` second cards did not. */
    function rest(waiting: number, hands: number, gone: number, others: number): number {
      if (waiting === 0) return 0;
      const here = weighed(one, gone, others);
      if (!splits(hands)) return (waiting * weighed(any, gone, others)) / here;
      const chance = (branch(gone).pair * weighed(one, gone + 1, others)) / here;
      let sum = 0;
      if (chance < 1) {
        const settled = weighed(unpaired, gone, others) / weighed(one, gone, others + 1);
        sum += (1 - chance) * (settled + rest(waiting - 1, hands, gone, others + 1));
      }
      if (chance > 0) {
        const keep =
          weighed(kept, gone + 1, others) / weighed(one, gone + 1, others) +
          rest(waiting - 1, hands, gone + 1, others);
        const split = rest(waiting + 1, hands + 1, gone + 1, others);
        sum += chance * Math.max(keep, split);
      }
      return sum;
    }
    pairsOf = (w: number, h: number, g: number, o: number): number => {
      if (w === 0 || !splits(h)) return (h * (h - 1)) / 2;
      const ch = (branch(g).pair * weighed(one, g + 1, o)) / weighed(one, g, o);
      let sum = 0;
      if (ch < 1) sum += (1 - ch) * pairsOf(w - 1, h, g, o + 1);
      if (ch > 0) {
        const keep =
          weighed(kept, g + 1, o) / weighed(one, g + 1, o) + rest(w - 1, h, g + 1, o);
        sum += ch * (keep > rest(w + 1, h + 1, g + 1, o) ? pairsOf(w - 1, h, g + 1, o) : pairsOf(w + 1, h + 1, g + 1, o));
      }
      return sum;
    };
    return rest(2, hands, 0, 0);
  }
}
