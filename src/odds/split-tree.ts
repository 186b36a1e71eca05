// How a pair becomes several hands: second cards that pair again are split, or kept where that is worth more, until
// every hand has its second card or the table's limit is reached.

/** One hand of the split, with some further cards of the pair out of the shoe. */
export interface Branch {
  /** The hand's value from its second card on, whatever that is. */
  readonly any: number;
  /** The value of a pair kept together. */
  readonly kept: number;
  /** The chance that the second card makes a pair. */
  readonly pair: number;
}

/** Whether a second card that pairs is split again, by the hands waiting, those on the box and the pairs gone. */
export type SplitChoices = Map<number, boolean>;

const stateOf = (waiting: number, hands: number, gone: number): number => (waiting * 8 + hands) * 8 + gone;

/**
 * Whether to split a pair that has fallen on a split hand.
 *
 * @param waiting hands that have no second card yet, and the one in question
 * @param gone second cards that paired, this one among them
 */
export function splitChoice(choices: SplitChoices, waiting: number, hands: number, gone: number): boolean {
  return choices.get(stateOf(waiting, hands, gone)) ?? false;
}

/** What is known of a hand's second card once it has it: nothing, that it paired, or that it did not. */
export type SecondCard = 'any' | 'pair' | 'other';

export interface SplitTree {
  /** Whether a pair may be split with so many hands on the box. */
  readonly again: (hands: number) => boolean;
  /** A hand's figures when `gone` further cards of the pair are out. */
  readonly branch: (gone: number) => Branch;
  /** What the hands that wait gain by the cards of one that has just been played; 0 where they do not look. */
  readonly gain: (waiting: number, hands: number, played: SecondCard) => number;
  /** Filled as the tree is gone through, or followed. */
  readonly choices: SplitChoices;
  readonly follow: boolean;
}

export interface Prospect {
  readonly value: number;
  /** The chances of the numbers of hands in the end; the index is the number. */
  readonly hands: readonly number[];
}

const NO_HANDS: readonly number[] = [0, 0, 0, 0, 0];
const justThese = (hands: number): readonly number[] => NO_HANDS.map((_, i) => (i === hands ? 1 : 0));
const mixed = (a: Prospect, weight: number, b: Prospect): Prospect => ({
  value: weight * a.value + (1 - weight) * b.value,
  hands: NO_HANDS.map((_, i) => weight * (a.hands[i] ?? 0) + (1 - weight) * (b.hands[i] ?? 0)),
});

/**
 * The prospect of the hands that wait for their second card.
 *
 * @param waiting hands that have one card
 * @param hands hands on the box
 * @param gone second cards so far that paired
 * @param others second cards so far that did not, of which nothing else is known
 */
export function prospect(
  tree: SplitTree,
  waiting: number,
  hands: number,
  gone: number,
  others: number,
): Prospect {
  const { again, branch, gain, choices, follow } = tree;

  /**
   * A figure's share that falls to the event that `more` cards, of which nothing else is known, do not pair: with
   * each such card, what there was, less what falls to the event that it does pair.
   */
  function unpaired(figure: (gone: number) => number, out: number, more: number): number {
    if (more === 0) return figure(out);
    const { pair } = branch(out);
    const paired = pair === 0 ? 0 : pair * unpaired(figure, out + 1, more - 1);
    return unpaired(figure, out, more - 1) - paired;
  }
  const all = () => 1;
  const any = (out: number) => branch(out).any;
  const kept = (out: number) => branch(out - 1).kept;
  const settled = (out: number) => any(out) - branch(out).pair * kept(out + 1);

  function rest(waiting: number, hands: number, gone: number, others: number): Prospect {
    if (waiting === 0) return { value: 0, hands: justThese(hands) };
    const here = unpaired(all, gone, others);
    if (!again(hands)) {
      let value = (waiting * unpaired(any, gone, others)) / here;
      for (let after = waiting - 1; after > 0; after--) value += gain(after, hands, 'any');
      return { value, hands: justThese(hands) };
    }
    const chance = (branch(gone).pair * unpaired(all, gone + 1, others)) / here;
    const onPair = chance > 0 ? paired(waiting, hands, gone + 1, others) : null;
    if (chance >= 1 && onPair !== null) return onPair;
    const further = rest(waiting - 1, hands, gone, others + 1);
    const own = unpaired(settled, gone, others) / unpaired(all, gone, others + 1);
    const onOther = { value: own + gain(waiting - 1, hands, 'other') + further.value, hands: further.hands };
    return onPair === null ? onOther : mixed(onPair, chance, onOther);
  }

  /** When a second card has paired. */
  function paired(waiting: number, hands: number, gone: number, others: number): Prospect {
    const split = () => rest(waiting + 1, hands + 1, gone, others);
    const keep = () => {
      const further = rest(waiting - 1, hands, gone, others);
      const own = unpaired(kept, gone, others) / unpaired(all, gone, others);
      return { value: own + gain(waiting - 1, hands, 'pair') + further.value, hands: further.hands };
    };
    if (follow) return splitChoice(choices, waiting, hands, gone) ? split() : keep();
    const one = split();
    const other = keep();
    choices.set(stateOf(waiting, hands, gone), one.value >= other.value);
    return one.value >= other.value ? one : other;
  }

  return rest(waiting, hands, gone, others);
}
