// What the hands of a split gain by knowing the cards that another one has drawn: each is played anew against every way
// that one can have ended, and the gain is what best play makes of it beyond the policy that does not look.

import type { Setting } from './hand-play.ts';
import type { PairToSplit } from './pair.ts';
import type { SplitPlay } from './split.ts';
import type { Drawn } from './split-endings.ts';
import { MOST_GONE, metBy, type Replayed, replayer } from './split-replay.ts';
import { prospect } from './split-tree.ts';

/** The rarest ways for the other hand to end that together are less likely than this are left out. */
const LEFT_OUT = 0.01;

/** Gains, in units of the main bet, by the hands that wait and the hands on the box. */
export type KnowledgeGain = (waiting: number, hands: number) => number;

/**
 * What the hands that wait gain when they know what the hand before them drew.
 *
 * @param split the play without that knowledge, its tree gone through
 * @param other all ways the other hand can have drawn, which add up to 1
 * @param unseen how many cards are not seen
 * @param kept 1 where it is known to be a pair kept together: that much the hands that wait know in any case
 */
export function knowledgeGain(
  setting: Setting,
  pair: PairToSplit,
  split: SplitPlay,
  other: readonly Drawn[],
  unseen: number,
  kept: 0 | 1,
): KnowledgeGain {
  const { play, tree } = split;
  const decides = metBy(play).some((hand) => play.legal(hand) !== 0);
  const first = pair.handsOnBox + 1;
  if (!decides && !tree.again(first)) return () => 0;
  const replayed = replayer(setting, pair, split, unseen);
  const likeliest = [...other].filter(({ chance }) => chance > 0).sort((a, b) => b.chance - a.chance);
  const sums = new Map<number, number>();
  let covered = 0;
  for (const { cards, chance } of likeliest) {
    if (covered > 1 - LEFT_OUT) break;
    covered += chance;
    const figures: Replayed[] = [];
    const at = (gone: number): Replayed => {
      const known = figures[gone] ?? replayed(cards, gone);
      figures[gone] = known;
      return known;
    };
    const looking = { ...tree, branch: (gone: number) => at(gone).best, choices: new Map<number, boolean>() };
    const notLooking = { ...tree, branch: (gone: number) => at(gone).blind, follow: true };
    for (let hands = first; hands === first || tree.again(hands - 1); hands++) {
      const gone = hands - first + kept;
      if (gone > MOST_GONE || gone > pair.pairing) break;
      for (let waiting = 1; waiting <= 1 + hands - first; waiting++) {
        const gain =
          prospect(looking, waiting, hands, gone, 0).value -
          prospect(notLooking, waiting, hands, gone, 0).value;
        const key = waiting * 8 + hands;
        sums.set(key, (sums.get(key) ?? 0) + chance * gain);
      }
    }
  }
  return (waiting, hands) => (sums.get(waiting * 8 + hands) ?? 0) / covered;
}
