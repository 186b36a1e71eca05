// A hand of a split played anew with the cards of another one known: by best play, and by the policy that does not look.

import { ShoeError, VALUES } from './composition.ts';
import { BUST, HANDS, withCard } from './hand-graph.ts';
import { DOUBLE, type HandPlay, HIT, type Setting, standing } from './hand-play.ts';
import { MAY_DOUBLE, MAY_HIT } from './legal-play.ts';
import { type PairToSplit, pairingShare } from './pair.ts';
import type { SplitPlay } from './split.ts';
import type { Branch } from './split-tree.ts';

/** The hands of two cards or more that can be come to, each before those that follow: the best policy has met them all. */
export function metBy(play: HandPlay): readonly number[] {
  const hands: number[] = [];
  for (let hand = 0; hand < HANDS.size; hand++) if (play.policy[hand] !== 0) hands.push(hand);
  return hands;
}

/**
 * Up to so many unseen cards what a hand is worth standing is found anew for all cards that are out; beyond, each card
 * moves it by its effect alone, which is far cheaper and then near enough.
 */
const ANEW_UP_TO = 30;

/** What a hand is worth standing with these cards of the shoe out beside its own, or nothing where it cannot be. */
function standingWith({ setting, play }: Replay, hand: number, out: readonly number[]): number | null {
  const aside = [...play.aside, ...out];
  if (!setting.outlook.holds(hand, aside)) return null;
  try {
    return standing(setting, hand, aside);
  } catch (error) {
    // So small a shoe could run out with these cards gone; the hand is then never come to with them gone.
    if (error instanceof ShoeError && error.code === 'shoe-exhausted') return null;
    throw error;
  }
}

interface Replay {
  readonly setting: Setting;
  readonly play: HandPlay;
  readonly hands: readonly number[];
}

/** What each hand is worth standing, with further cards out, written into a row by hand. */
type Stands = (out: readonly number[], into: Float64Array) => void;

function standsAnew(replay: Replay): Stands {
  return (out, into) => {
    for (const hand of replay.hands) into[hand] = standingWith(replay, hand, out) ?? 0;
  };
}

function standsByEffects(replay: Replay): Stands {
  const { play, hands } = replay;
  const effects = new Float64Array(HANDS.size * VALUES);
  for (const hand of hands) {
    for (let value = 1; value <= VALUES; value++) {
      const moved = standingWith(replay, hand, [value]);
      if (moved !== null) effects[hand * VALUES + value - 1] = moved - play.stand(hand);
    }
  }
  return (out, into) => {
    for (const hand of hands) {
      let stand = play.stand(hand);
      for (const value of out) stand += effects[hand * VALUES + value - 1] ?? 0;
      into[hand] = stand;
    }
  };
}

/** Further cards of the pair that are followed; a fourth is too rare to make a difference to a gain. */
export const MOST_GONE = 3;

/** One hand's figures with other cards known to be out: by best play, and by the policy that does not look. */
export interface Replayed {
  readonly best: Branch;
  readonly blind: Branch;
}

/** Plays a hand of the split anew, knowing the cards another one drew and that some more of the pair are out. */
export function replayer(
  setting: Setting,
  pair: PairToSplit,
  { play, start }: SplitPlay,
  unseen: number,
): (out: readonly number[], gone: number) => Replayed {
  const { outlook, payoffs } = setting;
  const hands = metBy(play);
  const together = withCard(start, pair.value);
  const replays: Replay = { setting, play, hands };
  const standsKnowing = unseen <= ANEW_UP_TO ? standsAnew(replays) : standsByEffects(replays);
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
    standsKnowing(known, stands);
    const aside = [...play.aside, ...known];
    for (let i = hands.length - 1; i >= 0; i--) replay(hands[i] ?? start, aside);
    replay(start, aside);
    // The start's draws are still there.
    const paired = gone < MOST_GONE ? (draw[pair.value - 1] ?? 0) * pairingShare(pair, gone) : 0;
    return {
      best: { any: best[start] ?? 0, kept: best[together] ?? 0, pair: paired },
      blind: { any: blind[start] ?? 0, kept: blind[together] ?? 0, pair: paired },
    };
  };
}
