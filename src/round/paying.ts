// Bets that are decided: what comes back, under a transaction of its own, and the fact that tells it.

import {
  insuranceReturned,
  isBlackjack,
  type Outcome,
  outcomeOf,
  paid,
  returnedFor,
} from '../tables/settlement.ts';
import { sideResult } from '../tables/side-bets.ts';
import type { Fact, HandPlace, SettledBet } from './facts.ts';
import { type Box, boxOf, handAt, type Round, type Told, withBox, withHand } from './round.ts';

/** The next transaction's id: made once, from the round's id and the order of its transactions. */
export function nextTxId(round: Round): string {
  return `${round.roundId ?? 'no-round'}-${round.transactions + 1}`;
}

/** Runs steps one after another, their facts in order. */
export function inOrder(round: Round, ...steps: readonly ((round: Round) => Told)[]): Told {
  const facts: Fact[] = [];
  let now = round;
  for (const step of steps) {
    const told = step(now);
    now = told.round;
    facts.push(...told.facts);
  }
  return { round: now, facts };
}

/** Puts what comes back into the balance, owed by the wallet until it has booked it. */
function settle(round: Round, bet: SettledBet, stake: number, returned: number): Told {
  if (returned === 0) {
    return { round, facts: [{ type: 'bet.settled', bet, stake, returned, txId: null }] };
  }
  const txId = nextTxId(round);
  return {
    round: {
      ...round,
      balance: round.balance + returned,
      transactions: round.transactions + 1,
      owed: [...round.owed, { txId, amount: returned }],
    },
    facts: [{ type: 'bet.settled', bet, stake, returned, txId }],
  };
}

/** Settles a hand with this outcome; `returned` where it is not what the outcome alone says. */
export function settleHand(round: Round, place: HandPlace, outcome: Outcome, returned?: number): Told {
  const hand = handAt(round, place);
  if (hand === null || hand.outcome !== null) return { round, facts: [] };
  const back = returned ?? returnedFor(round.rules, outcome, hand.stake);
  const marked = withHand(round, place, (each) => ({ ...each, outcome, returned: back, finished: true }));
  return settle(marked, { kind: 'main', box: place.box, hand: place.hand, outcome }, hand.stake, back);
}

/** Settles a box's insurance, once it is known whether the dealer has a blackjack. */
export function settleInsurance(round: Round, box: Box, dealerBlackjack: boolean): Told {
  const { insurance } = box;
  if (insurance === null || insurance.outcome !== null || round.rules.insurance === null)
    return { round, facts: [] };
  const outcome = dealerBlackjack ? 'win' : 'lose';
  const returned = insuranceReturned(round.rules, insurance.stake, dealerBlackjack);
  const marked = withBox(round, box.box, (each) => ({
    ...each,
    insurance: { ...insurance, outcome, returned },
  }));
  return settle(marked, { kind: 'insurance', box: box.box, outcome }, insurance.stake, returned);
}

export function settleInsurances(round: Round, dealerBlackjack: boolean): Told {
  return inOrder(
    round,
    ...round.boxes.map((box) => (now: Round) => settleInsurance(now, box, dealerBlackjack)),
  );
}

/** Whether no further card can come to a box's first hand as the side bets see it: it is finished, or was split. */
function isComplete(box: Box): boolean {
  const [first] = box.hands;
  return first === undefined || first.finished || first.fromSplit;
}

function settleSide(round: Round, boxNumber: number, index: number, over: boolean): Told {
  const box = boxOf(round, boxNumber);
  const side = box?.side[index];
  const rules = round.rules.sideBets.find(({ bet }) => bet === side?.bet);
  const unsettled: Told = { round, facts: [] };
  if (!box || !side || !rules || side.outcome !== null) return unsettled;
  // A split took the second card away: the two first cards count, as they were dealt (TABLES.md, A, Sevens).
  const cards = firstCards(box);
  const result = sideResult(rules, cards, over || isComplete(box));
  if (result === null) return unsettled;
  const outcome = result.odds === null ? 'lose' : 'win';
  const returned = result.odds === null ? 0 : paid(side.stake, result.odds);
  const marked = withBox(round, boxNumber, (each) => ({
    ...each,
    side: each.side.map((one, i) => (i === index ? { ...one, outcome, returned } : one)),
  }));
  return settle(marked, { kind: 'side', box: boxNumber, bet: side.bet, outcome }, side.stake, returned);
}

/** The cards of a box's first hand, in the order they were dealt; before a split gives it a new second card. */
function firstCards(box: Box) {
  const [first, second] = box.hands;
  if (first?.fromSplit === true) return [...first.cards.slice(0, 1), ...(second?.cards.slice(0, 1) ?? [])];
  return first?.cards ?? [];
}

/** Settles every side bet that can no longer rise; all of them where the round is over. */
export function settleSideBets(round: Round, over: boolean): Told {
  return inOrder(
    round,
    ...round.boxes.flatMap((box) =>
      box.side.map((_, i) => (now: Round) => settleSide(now, box.box, i, over)),
    ),
  );
}

/** Pays every blackjack that waits; the dealer has none, or none that could still be hidden. */
export function settleBlackjacks(round: Round): Told {
  return inOrder(
    round,
    ...round.boxes.flatMap((box) =>
      box.hands.flatMap((hand, i) =>
        isBlackjack(hand) && hand.outcome === null
          ? [(now: Round) => settleHand(now, { box: box.box, hand: i }, 'blackjack')]
          : [],
      ),
    ),
  );
}

/** Settles all that is still open against the dealer's finished cards. */
export function settleAll(round: Round): Told {
  const dealer = round.dealer.cards;
  return inOrder(
    round,
    (now) => settleSideBets(now, true),
    ...round.boxes.flatMap((box) =>
      box.hands.map(
        (hand, i) => (now: Round) =>
          settleHand(now, { box: box.box, hand: i }, outcomeOf(round.rules, hand, dealer)),
      ),
    ),
  );
}
