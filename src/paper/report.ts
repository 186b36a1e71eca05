import { handValue } from '../cards/hand-value.ts';
import type { Choice } from '../round/facts.ts';
import { choices, phaseOf, type RoundState } from '../round/progress.ts';
import { returned, staked } from '../round/round.ts';
import type { SideBetName } from '../tables/rules.ts';
import type { Outcome } from '../tables/settlement.ts';

/** A round as the paper prints it (DESIGN.md, "Round on paper"); amounts in minor units. */
export interface Report {
  readonly state: string;
  readonly hands: readonly {
    readonly box: number;
    readonly cards: readonly string[];
    readonly total: number;
    readonly soft: boolean;
    readonly stake: number;
    readonly outcome: Outcome | null;
    readonly returned: number;
  }[];
  readonly dealer: { readonly cards: readonly string[]; readonly total: number };
  readonly side: readonly {
    readonly box: number;
    readonly bet: SideBetName;
    readonly stake: number;
    readonly outcome: 'win' | 'lose' | null;
    readonly returned: number;
  }[];
  readonly insurance: readonly { readonly box: number; readonly stake: number; readonly returned: number }[];
  readonly legal: readonly Choice[];
  readonly staked: number;
  readonly returned: number;
  readonly balance: number;
}

const FACE_DOWN = '??';

export function report(state: RoundState): Report {
  const { boxes, dealer, balance } = state.context;
  return {
    state: phaseOf(state),
    hands: boxes.flatMap(({ box, hands }) =>
      hands.map(({ cards, stake, outcome, returned: back }) => ({
        box,
        cards,
        ...handValue(cards),
        stake,
        outcome,
        returned: back,
      })),
    ),
    dealer: {
      cards: dealer.faceDown ? [...dealer.cards, FACE_DOWN] : dealer.cards,
      total: handValue(dealer.cards).total,
    },
    side: boxes.flatMap(({ box, side }) => side.map((bet) => ({ box, ...bet }))),
    insurance: boxes.flatMap(({ box, insurance }) =>
      insurance === null ? [] : [{ box, stake: insurance.stake, returned: insurance.returned }],
    ),
    legal: choices(state),
    staked: staked(state.context),
    returned: returned(state.context),
    balance,
  };
}
