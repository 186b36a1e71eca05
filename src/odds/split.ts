// A split pair's expectation, with each hand played on its own knowledge.
//
// Each hand is played by a policy that knows its own cards, the dealer's and the pair, but not what the other hands
// have drawn. For such play the hands' expectations add up exactly, in whatever order they are played, since cards
// not looked at are equally likely. What is found is therefore the value of play that anybody could follow: never
// more than best play is worth, and less only by what the other hands' cards would have told (split-knowledge.ts).

import { VALUES } from './composition.ts';
import { NO_CARDS, withCard } from './hand-graph.ts';
import { type HandPlay, handPlay, type Setting } from './hand-play.ts';
import type { Origin } from './legal-play.ts';
import { maySplitAgain, type PairToSplit, pairingShare } from './pair.ts';
import { type Branch, type Prospect, prospect, type SplitTree } from './split-tree.ts';

export interface SplitPlay {
  /** How a hand of the split is played. */
  readonly play: HandPlay;
  /** The hand it begins as: one card of the pair. */
  readonly start: number;
  readonly tree: SplitTree;
}

const IMPOSSIBLE: Branch = { any: 0, kept: 0, pair: 0 };

/** How a pair is split, and what each hand of it is worth. */
export function splitPlay(setting: Setting, pair: PairToSplit): SplitPlay {
  const { value } = pair;
  const origin: Origin = { from: 'split', value };
  const start = withCard(NO_CARDS, value);
  const play = handPlay(setting, origin, [value]);
  play.value(start);
  const branches: Branch[] = [];
  const draw = new Float64Array(VALUES);

  /** One hand's figures with `gone` more cards of the pair out, by the policy that is best with none. */
  function branch(gone: number): Branch {
    const known = branches[gone];
    if (known !== undefined) return known;
    let found = IMPOSSIBLE;
    if (gone <= pair.pairing) {
      const aside = new Array<number>(1 + gone).fill(value);
      const here = gone === 0 ? play : handPlay(setting, origin, aside, play.policy);
      setting.outlook.drawInto(start, aside, draw, 0);
      const same = draw[value - 1] ?? 0;
      found = {
        any: here.value(start),
        kept: same > 0 ? here.value(withCard(start, value)) : 0,
        pair: same * pairingShare(pair, gone),
      };
    }
    branches[gone] = found;
    return found;
  }

  const again = (hands: number) => maySplitAgain(setting.rules, value, hands);
  return { play, start, tree: { again, branch, gain: () => 0, choices: new Map(), follow: false } };
}

/** The prospect of both cards of a pair as hands of their own. */
export function splitProspect(pair: PairToSplit, tree: SplitTree): Prospect {
  return prospect(tree, 2, pair.handsOnBox + 1, 0, 0);
}
