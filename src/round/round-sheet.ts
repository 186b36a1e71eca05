// A round on a sheet, as the history shows it: what lay on each box, the cards, what was decided, and what came of it.

import type { Card } from '../cards/card.ts';
import type { Decision } from '../tables/decisions.ts';
import { DECISIONS } from '../tables/decisions.ts';
import { OFFER_ANSWERS, type OfferAnswer } from './facts.ts';
import { offeredBox } from './offers.ts';
import { awaited, choiceEvent, openTable, phaseOf, tell } from './progress.ts';
import type { RecordedEvent, RoundRecord } from './record.ts';
import { type Box, type Hand, returned, staked } from './round.ts';

export interface SheetHand extends Pick<Hand, 'cards' | 'fromSplit' | 'stake' | 'outcome' | 'returned'> {
  readonly decisions: readonly Decision[];
}

export interface SheetBox extends Pick<Box, 'box' | 'side' | 'insurance'> {
  readonly hands: readonly SheetHand[];
  readonly answer: OfferAnswer | null;
}

/** Amounts are minor units. */
export interface RoundSheet {
  readonly boxes: readonly SheetBox[];
  readonly dealer: { readonly cards: readonly Card[]; readonly faceDown: boolean };
  readonly staked: number;
  readonly returned: number;
  readonly before: number;
  /** Null where the round was not played to its end. */
  readonly after: number | null;
}

const decisionOf = ({ type }: RecordedEvent): Decision | null =>
  DECISIONS.find((decision) => choiceEvent(decision).type === type) ?? null;
const answerOf = ({ type }: RecordedEvent): OfferAnswer | null =>
  OFFER_ANSWERS.find((answer) => choiceEvent(answer).type === type) ?? null;

/** What was decided for each hand, by box; a hand that comes of a split begins with nothing decided. */
class Decided {
  readonly #hands = new Map<number, Decision[][]>();
  #last: Decision[] | null = null;

  of(box: number, hand: number): Decision[] {
    const hands = this.#hands.get(box) ?? [];
    this.#hands.set(box, hands);
    while (hands.length <= hand) hands.push([]);
    return hands[hand] ?? [];
  }

  add(box: number, hand: number, decision: Decision): void {
    this.#last = this.of(box, hand);
    this.#last.push(decision);
  }

  split(box: number, hand: number): void {
    this.of(box, hand);
    this.#hands.get(box)?.splice(hand + 1, 0, []);
  }

  /** The wallet refused what the last decision costs. */
  takeBack(): void {
    this.#last?.pop();
  }
}

export function roundSheet(record: RoundRecord): RoundSheet {
  const decided = new Decided();
  const answers = new Map<number, OfferAnswer>();
  let state = openTable({ rules: record.rules, balance: record.openingBalance, bets: record.bets });
  for (const event of record.events) {
    const { turn, pending } = state.context;
    const decision = decisionOf(event);
    const answer = answerOf(event);
    if (decision !== null && turn !== null) decided.add(turn.box, turn.hand, decision);
    if (answer !== null) {
      const offered = offeredBox(state.context);
      if (offered !== null) answers.set(offered.box, answer);
    }
    if (event.type === 'wallet.refused' && pending !== null) decided.takeBack();
    let told = tell(state, event);
    for (;;) {
      for (const fact of told.facts) if (fact.type === 'hand.split') decided.split(fact.box, fact.hand);
      state = told.state;
      if (awaited(state) !== 'shown') break;
      told = tell(state, { type: 'shown' });
    }
  }
  const { context } = state;
  return {
    boxes: context.boxes.map(({ box, hands, side, insurance }) => ({
      box,
      side,
      insurance,
      answer: answers.get(box) ?? null,
      hands: hands.map((hand, i) => ({
        cards: hand.cards,
        fromSplit: hand.fromSplit,
        stake: hand.stake,
        outcome: hand.outcome,
        returned: hand.returned,
        decisions: decided.of(box, i),
      })),
    })),
    dealer: context.dealer,
    staked: staked(context),
    returned: returned(context),
    before: record.openingBalance,
    after: record.closingBalance ?? (phaseOf(state) === 'settled' ? context.balance : null),
  };
}
