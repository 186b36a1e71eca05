// What a split hand gains by knowing the cards that another hand of its box has drawn.
//
// The hand is played anew against every way the other can have ended, with the chances of its draws as they then are
// and each standing expectation moved by the first-order effect of every card that is gone. The gain is what best
// play makes of these expectations beyond the policy that does not look.

import { ShoeError, VALUES } from './composition.ts';
import { BUST, HANDS, withCard } from './hand-graph.ts';
import { DOUBLE, type HandPlay, HIT, type Setting, STAND, standing } from './hand-play.ts';
import { MAY_DOUBLE, MAY_HIT } from './legal-play.ts';
import { type PairToSplit, pairingShare } from './pair.ts';
import type { SplitPlay } from './split.ts';
import { type Branch, prospect, type SecondCard } from './split-tree.ts';

/** The cards another hand has drawn, and how likely they are. */
export interface Drawn {
  /** By value; without the second card where that is known to be of the pair. */
  readonly cards: readonly number[];
  readonly chance: number;
}

/** The rarest ways for the other hand to end that together are less likely than this are left out. */
const LEFT_OUT = 0.01;
/** Further cards of the pair that are followed; a fourth is too rare to make a difference to a gain. */
const MOST_GONE = 3;

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

/** The hands that can be come to, each before those that follow from it: the best policy has met them all. */
function reachable(play: HandPlay, start: number): readonly number[] {
  const hands: number[] = [start];
  for (let hand = start + 1; hand < HANDS.size; hand++) if (play.policy[hand] !== 0) hands.push(hand);
  return hands;
}

/** What one more card out of the shoe does to a hand that stands. */
function effectOf(setting: Setting, play: HandPlay, hand: number, value: number): number {
  try {
    return standing(setting, hand, [...play.aside, value]) - play.stand(hand);
  } catch (error) {
    // A shoe so small that one card more could run it out: that is no effect on what is played with it in.
    if (error instanceof ShoeError && error.code === 'shoe-exhausted') return 0;
    throw error;
  }
}

/** One hand's figures with other cards known to be out: by best play, and by the policy that does not look. */
interface Replayed {
  readonly best: Branch;
  readonly blind: Branch;
}

/** Plays a hand of the split anew, knowing the cards another one drew and that some more of the pair are out. */
function replayer(setting: Setting, pair: PairToSplit, { play, start }: SplitPlay) {
  const { outlook, payoffs } = setting;
  const hands = reachable(play, start);
  const together = withCard(start, pair.value);
  const effects = new Float64Array(HANDS.size * VALUES);
  for (const hand of hands) {
    if (hand === start) continue;
    for (let i = 0; i < VALUES; i++) {
      if (outlook.left(hand, play.aside, i + 1) > 0)
        effects[hand * VALUES + i] = effectOf(setting, play, hand, i + 1);
    }
  }
  const stands = new Float64Array(HANDS.size);
  const best = new Float64Array(HANDS.size);
  const blind = new Float64Array(HANDS.size);
  const draw = new Float64Array(VALUES);

  function replay(hand: number, aside: readonly number[]): void {
    const open = hand === start ? MAY_HIT : play.legal(hand);
    const most = stands[hand] ?? 0;
    best[hand] = most;
    blind[hand] = most;
    if (open === 0 || !outlook.drawInto(hand, aside, draw, 0)) return;
    let hits = 0;
    let blindHits = 0;
    let doubles = 0;
    for (let i = 0; i < VALUES; i++) {
      const chance = draw[i] ?? 0;
      if (chance <= 0) continue;
      const next = HANDS.next[hand * VALUES + i] ?? BUST;
      hits += chance * (next === BUST ? payoffs.bust : (best[next] ?? 0));
      blindHits += chance * (next === BUST ? payoffs.bust : (blind[next] ?? 0));
      doubles += 2 * chance * (next === BUST ? payoffs.bust : (stands[next] ?? 0));
    }
    if (hand === start) {
      best[hand] = hits;
      blind[hand] = blindHits;
      return;
    }
    best[hand] = Math.max(most, open & MAY_HIT ? hits : most, open & MAY_DOUBLE ? doubles : most);
    const choice = play.policy[hand];
    blind[hand] = choice === HIT ? blindHits : choice === DOUBLE ? doubles : most;
  }

  return (out: readonly number[], gone: number): Replayed => {
    const known = [...out, ...new Array<number>(gone).fill(pair.value)];
    for (const hand of hands) {
      if (hand === start) continue;
      let stand = play.stand(hand);
      for (const value of known) stand += effects[hand * VALUES + value - 1] ?? 0;
      stands[hand] = stand;
    }
    const aside = [...play.aside, ...known];
    for (let i = hands.length - 1; i >= 0; i--) replay(hands[i] ?? start, aside);
    // The last hand replayed was the start: its draws are still there.
    const paired = gone < MOST_GONE ? (draw[pair.value - 1] ?? 0) * pairingShare(pair, gone) : 0;
    return {
      best: { any: best[start] ?? 0, kept: best[together] ?? 0, pair: paired },
      blind: { any: blind[start] ?? 0, kept: blind[together] ?? 0, pair: paired },
    };
  };
}

/** Gains, in units of the main bet, by the hands that wait and the hands on the box. */
export type KnowledgeGain = (waiting: number, hands: number) => number;

/**
 * What the hands that wait gain when they know what the hand before them drew.
 *
 * @param split the play without that knowledge, its tree gone through
 * @param other all ways the other hand can have drawn, which add up to 1
 * @param kept 1 where it is known to be a pair kept together: that much the hands that wait know in any case
 */
export function knowledgeGain(
  setting: Setting,
  pair: PairToSplit,
  split: SplitPlay,
  other: readonly Drawn[],
  kept: 0 | 1,
): KnowledgeGain {
  const { play, start, tree } = split;
  const decides = reachable(play, start).some((hand) => hand !== start && play.legal(hand) !== 0);
  const first = pair.handsOnBox + 1;
  if (!decides && !tree.again(first)) return () => 0;
  const replayed = replayer(setting, pair, split);
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
