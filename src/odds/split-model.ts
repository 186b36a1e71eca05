import { ShoeError } from './composition.ts';
import type { Setting } from './hand-play.ts';
import type { PairToSplit } from './pair.ts';
import { type SplitPlay, splitPlay, splitProspect } from './split.ts';
import { endings, secondCards } from './split-endings.ts';
import { exactSplit } from './split-exact.ts';
import { type KnowledgeGain, knowledgeGain } from './split-knowledge.ts';
import type { SecondCard } from './split-tree.ts';

/** Up to so many unseen cards two hands are played out in full, and more than two. */
const EXACT_UP_TO = { two: 24, more: 15 };
/** Up to so many unseen cards the hands' knowledge of each other's cards is reckoned in; beyond, it is worth too little. */
export const KNOWLEDGE_UP_TO = 110;

const NONE: KnowledgeGain = () => 0;

/** What each hand gains by the cards of one played before it. */
function gainsOf(setting: Setting, pair: PairToSplit, split: SplitPlay, unseen: number) {
  const by = (second: SecondCard) =>
    knowledgeGain(
      setting,
      pair,
      split,
      endings(setting, pair, split, second),
      unseen,
      second === 'pair' ? 1 : 0,
    );
  const resplits = split.tree.again(pair.handsOnBox + 1);
  return { any: by('any'), other: resplits ? by('other') : NONE, pair: resplits ? by('pair') : NONE };
}

/** What a hand gains by the second card of one played after it, where second cards are dealt at once. */
function earlyGain(setting: Setting, pair: PairToSplit, split: SplitPlay, unseen: number): number {
  if (setting.rules.split.secondCard !== 'atOnce') return 0;
  const tree = { ...split.tree, again: () => false };
  return knowledgeGain(
    setting,
    pair,
    { ...split, tree },
    secondCards(setting, split),
    unseen,
    0,
  )(1, pair.handsOnBox + 1);
}

/** The split played out in full, or null where the hands together could run the shoe out. */
function exactly(setting: Setting, cards: Int32Array, pair: PairToSplit): number | null {
  try {
    return exactSplit(setting, cards, pair);
  } catch (error) {
    if (error instanceof ShoeError && error.code === 'shoe-exhausted') return null;
    throw error;
  }
}

/** A split as it is best played. */
export interface SplitModel {
  /** Of all hands the pair becomes, in units of the main bet. */
  readonly expectation: number;
  /** The chances of the numbers of hands on the box in the end; the index is the number. */
  readonly hands: readonly number[];
  /** How one hand of it is played. */
  readonly split: SplitPlay;
}

/**
 * A split's figures; docs/odds.md has the measured error.
 *
 * @param cards by value: those not seen, and the pair itself
 * @throws ShoeError `shoe-exhausted` where play could need more cards than there are
 */
export function splitModel(setting: Setting, cards: Int32Array, pair: PairToSplit): SplitModel {
  const unseen = cards.reduce((sum, count) => sum + count, 0) - 2;
  const split = splitPlay(setting, pair);
  // Gone through first without the gains: these are measured against its choices.
  const { value, hands } = splitProspect(pair, split.tree);
  if (unseen > KNOWLEDGE_UP_TO) return { expectation: value, hands, split };
  const resplits = split.tree.again(pair.handsOnBox + 1);
  const exact =
    unseen <= (resplits ? EXACT_UP_TO.more : EXACT_UP_TO.two) ? exactly(setting, cards, pair) : null;
  if (exact !== null) return { expectation: exact, hands, split };
  const gains = gainsOf(setting, pair, split, unseen);
  const early = earlyGain(setting, pair, split, unseen);
  const gain = (waiting: number, onBox: number, played: SecondCard) =>
    gains[played](waiting, onBox) + waiting * early;
  const informed = splitProspect(pair, { ...split.tree, gain, choices: new Map() });
  return { expectation: informed.value, hands: informed.hands, split };
}
