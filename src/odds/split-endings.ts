// Every way one hand of a split can have ended: what the hands after it can know.

import { VALUES } from './composition.ts';
import { BUST, HANDS, withCard } from './hand-graph.ts';
import { DOUBLE, HIT, type Setting, STAND } from './hand-play.ts';
import { type PairToSplit, pairingShare } from './pair.ts';
import type { SplitPlay } from './split.ts';
import type { SecondCard } from './split-tree.ts';

/** The cards another hand has drawn, and how likely they are. */
export interface Drawn {
  /** By value; without the second card where that is known to be of the pair. */
  readonly cards: readonly number[];
  readonly chance: number;
}

/** The values of a hand's cards beyond those it started from. */
function drawnTo(hand: number, start: number): number[] {
  const drawn: number[] = [];
  for (let value = 1; value <= VALUES; value++) {
    const at = value - 1;
    const held = (HANDS.holds[hand * VALUES + at] ?? 0) - (HANDS.holds[start * VALUES + at] ?? 0);
    for (let i = 0; i < held; i++) drawn.push(value);
  }
  return drawn;
}

/** The chances of a second card, given that it does not pair. */
function leaveOutPairs(draw: Float64Array, pair: PairToSplit): void {
  const same = draw[pair.value - 1] ?? 0;
  const pairing = same * pairingShare(pair, 0);
  draw[pair.value - 1] = same - pairing;
  for (let i = 0; i < VALUES; i++) draw[i] = (draw[i] ?? 0) / (1 - pairing);
}

/** Every way a hand of the split can end by its policy, with what is known of its second card. */
export function endings(
  setting: Setting,
  pair: PairToSplit,
  { play, start }: SplitPlay,
  second: SecondCard,
): readonly Drawn[] {
  const from = second === 'pair' ? withCard(start, pair.value) : start;
  const chances = new Float64Array(HANDS.size);
  chances[from] = 1;
  const ends = new Map<string, { cards: readonly number[]; chance: number }>();
  const end = (cards: number[], chance: number): void => {
    cards.sort((a, b) => a - b);
    const key = cards.join();
    const known = ends.get(key);
    if (known === undefined) ends.set(key, { cards, chance });
    else known.chance += chance;
  };
  const draw = new Float64Array(VALUES);
  for (let hand = from; hand < HANDS.size; hand++) {
    const chance = chances[hand] ?? 0;
    if (chance === 0) continue;
    const choice = hand === start ? HIT : play.policy[hand];
    if (choice === STAND) {
      end(drawnTo(hand, from), chance);
      continue;
    }
    setting.outlook.drawInto(hand, play.aside, draw, 0);
    if (hand === start && second === 'other') leaveOutPairs(draw, pair);
    for (let i = 0; i < VALUES; i++) {
      const with1 = chance * (draw[i] ?? 0);
      if (with1 === 0) continue;
      const next = HANDS.next[hand * VALUES + i] ?? BUST;
      if (next === BUST || choice === DOUBLE) end([...drawnTo(hand, from), i + 1], with1);
      else chances[next] = (chances[next] ?? 0) + with1;
    }
  }
  return [...ends.values()];
}

/** The first card another hand draws. */
export function secondCards(setting: Setting, { play, start }: SplitPlay): readonly Drawn[] {
  const draw = new Float64Array(VALUES);
  setting.outlook.drawInto(start, play.aside, draw, 0);
  return [...draw].map((chance, i) => ({ cards: [i + 1], chance }));
}
