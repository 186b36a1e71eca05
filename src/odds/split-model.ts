import type { Setting } from './hand-play.ts';
import type { PairToSplit } from './pair.ts';
import { type SplitPlay, splitPlay, splitProspect } from './split.ts';
import { endings, type KnowledgeGain, knowledgeGain, secondCards } from './split-knowledge.ts';
import type { SecondCard } from './split-tree.ts';

/** Up to so many unseen cards the hands' knowledge of each other's cards is reckoned in; beyond, it is worth too little. */
export const KNOWLEDGE_UP_TO = 110;

const NONE: KnowledgeGain = () => 0;

/** What each hand gains by the cards of one played before it. */
function gainsOf(setting: Setting, pair: PairToSplit, split: SplitPlay) {
  const by = (second: SecondCard) =>
    knowledgeGain(setting, pair, split, endings(setting, pair, split, second), second === 'pair' ? 1 : 0);
  const resplits = split.tree.again(pair.handsOnBox + 1);
  return { any: by('any'), other: resplits ? by('other') : NONE, pair: resplits ? by('pair') : NONE };
}

/** What a hand gains by the second card of one played after it, where second cards are dealt at once. */
function earlyGain(setting: Setting, pair: PairToSplit, split: SplitPlay): number {
  if (setting.rules.split.secondCard !== 'atOnce') return 0;
  const tree = { ...split.tree, again: () => false };
  return knowledgeGain(
    setting,
    pair,
    { ...split, tree },
    secondCards(setting, split),
    0,
  )(1, pair.handsOnBox + 1);
}

/**
 * A split's expectation in units of the main bet; docs/odds.md has the measured error.
 *
 * @param cards by value: those not seen, and the pair itself
 */
export function splitExpectation(setting: Setting, cards: Int32Array, pair: PairToSplit): number {
  const unseen = cards.reduce((sum, count) => sum + count, 0) - 2;
  const split = splitPlay(setting, pair);
  // Gone through first without the gains: these are measured against its choices.
  const { value } = splitProspect(pair, split.tree);
  if (unseen > KNOWLEDGE_UP_TO) return value;
  const gains = gainsOf(setting, pair, split);
  const early = earlyGain(setting, pair, split);
  const gain = (waiting: number, hands: number, played: SecondCard) =>
    gains[played](waiting, hands) + waiting * early;
  return splitProspect(pair, { ...split.tree, gain, choices: new Map() }).value;
}
