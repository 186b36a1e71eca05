import type { Setting } from './hand-play.ts';
import type { PairToSplit } from './pair.ts';
import { type SplitPlay, splitPlay, splitProspect } from './split.ts';
import { exactSplit } from './split-exact.ts';
import { endings, type KnowledgeGain, knowledgeGain, secondCards } from './split-knowledge.ts';
import type { SecondCard } from './split-tree.ts';

/** Up to so many unseen cards a split is played out in full. */
export const EXACT_UP_TO = 0;
/** Up to so many the hands' knowledge of each other's cards is reckoned in; beyond, it is worth too little. */
export const KNOWLEDGE_UP_TO = 110;

const NONE: KnowledgeGain = () => 0;

/** A split by the figures of its hands, and what they gain by heeding what hands played before have drawn. */
function withKnowledge(setting: Setting, pair: PairToSplit, split: SplitPlay): number {
  const { tree } = split;
  const by = (second: SecondCard) =>
    knowledgeGain(setting, pair, split, endings(setting, pair, split, second), second === 'pair' ? 1 : 0);
  const resplits = tree.again(pair.handsOnBox + 1);
  const gains = { any: by('any'), other: resplits ? by('other') : NONE, pair: resplits ? by('pair') : NONE };
  // Where second cards are dealt at once, a hand also knows those of the hands after it.
  const atOnce = setting.rules.split.secondCard === 'atOnce';
  const early = atOnce ? knowledgeGain(setting, pair, split, secondCards(setting, split), 0) : NONE;
  const both = (waiting: number, hands: number, played: SecondCard) =>
    gains[played](waiting, hands) + early(waiting, hands);
  return splitProspect(pair, { ...tree, gain: both, choices: new Map() }).value;
}

/**
 * A split's expectation in units of the main bet; docs/odds.md has the measured error.
 *
 * @param cards by value: those not seen, and the pair itself
 */
export function splitExpectation(setting: Setting, cards: Int32Array, pair: PairToSplit): number {
  const unseen = cards.reduce((sum, count) => sum + count, 0) - 2;
  if (unseen <= EXACT_UP_TO) return exactSplit(setting, cards, pair);
  const split = splitPlay(setting, pair);
  // Gone through first without the gains: these are measured against its choices.
  const { value } = splitProspect(pair, split.tree);
  return unseen <= KNOWLEDGE_UP_TO ? withKnowledge(setting, pair, split) : value;
}
