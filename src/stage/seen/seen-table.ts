// What the eyes see of a round: the table as it lies there once some of the facts have been shown.

import type { Card } from '../../cards/card.ts';
import { isBust } from '../../cards/hand-value.ts';
import type { HandPlace } from '../../round/facts.ts';
import { betsOf, type Insurance, type Round, type SideStake } from '../../round/round.ts';
import type { BoxBet } from '../../tables/bets.ts';
import type { Outcome } from '../../tables/settlement.ts';

export interface SeenHand {
  readonly cards: readonly Card[];
  readonly fromSplit: boolean;
  readonly stake: number;
  readonly doubled: boolean;
  readonly finished: boolean;
  readonly outcome: Outcome | null;
  readonly returned: number;
}

export interface SeenBox {
  readonly box: number;
  readonly hands: readonly SeenHand[];
  readonly side: readonly SideStake[];
  readonly insurance: Insurance | null;
}

export interface SeenTable {
  /** The bets on the spots before a round; empty while one is on the table. */
  readonly bets: readonly BoxBet[];
  readonly boxes: readonly SeenBox[];
  readonly dealer: { readonly cards: readonly Card[]; readonly faceDown: boolean };
  /** The hand in play. */
  readonly turn: HandPlace | null;
  /** The box with an open offer. */
  readonly offered: number | null;
  readonly over: boolean;
}

/** A round as it stands, and what of it is open to the player. */
export interface StageView {
  readonly round: Round;
  /** The name of the round's top-level state. */
  readonly phase: string;
  /** The box with the open offer. */
  readonly offered: number | null;
}

export const EMPTY_TABLE: SeenTable = {
  bets: [],
  boxes: [],
  dealer: { cards: [], faceDown: false },
  turn: null,
  offered: null,
  over: false,
};

/** The hand in play, or none where it can take nothing more. */
function turnOf(round: Round): HandPlace | null {
  const { turn } = round;
  if (turn === null) return null;
  const hand = round.boxes.find(({ box }) => box === turn.box)?.hands[turn.hand];
  return hand === undefined || hand.finished || isBust(hand.cards) ? null : turn;
}

/** All that there is to see of a round. */
export function seenOf({ round, phase, offered }: StageView): SeenTable {
  const boxes = round.boxes.map(
    ({ box, hands, side, insurance }): SeenBox => ({
      box,
      hands: hands.map(({ cards, fromSplit, stake, doubled, finished, outcome, returned }) => ({
        cards,
        fromSplit,
        stake,
        doubled,
        finished,
        outcome,
        returned,
      })),
      side,
      insurance,
    }),
  );
  return {
    bets: boxes.length === 0 ? betsOf(round.chips) : [],
    boxes,
    dealer: { cards: round.dealer.cards, faceDown: round.dealer.faceDown },
    turn: turnOf(round),
    offered,
    over: phase === 'settling' || phase === 'settled',
  };
}

/** What came back and what it cost, of all bets that are settled. */
export function seenResult(seen: SeenTable): { readonly staked: number; readonly returned: number } {
  const bets = seen.boxes.flatMap(({ hands, side, insurance }) => [
    ...hands,
    ...side,
    ...(insurance === null ? [] : [insurance]),
  ]);
  return {
    staked: bets.reduce((sum, { stake }) => sum + stake, 0),
    returned: bets.reduce((sum, bet) => sum + bet.returned, 0),
  };
}
