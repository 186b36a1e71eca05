// The boxes' play: whose turn it is, what is open to it, and what each decision and each card does.

import type { Card } from '../cards/card.ts';
import { handValue, isBust, TWENTY_ONE } from '../cards/hand-value.ts';
import { DECISIONS, type Decision, openDecisions } from '../tables/decisions.ts';
import type { Fact, HandPlace, StakePurpose, WalletEvent } from './facts.ts';
import { inOrder, settleHand, settleSideBets } from './paying.ts';
import {
  allHands,
  boxOf,
  type Hand,
  handAt,
  handInTurn,
  type Round,
  type Told,
  withBox,
  withHand,
} from './round.ts';
import { askFor, booked } from './staking.ts';

/** The first hand that is still to play, in the order of play. */
export function nextInTurn(round: Round): HandPlace | null {
  for (const { box, hands } of round.boxes) {
    const hand = hands.findIndex(({ finished }) => !finished);
    if (hand !== -1) return { box, hand };
  }
  return null;
}

/** What the rules leave open to the hand in turn, whatever the balance. */
export function decisionsByRule(round: Round): readonly Decision[] {
  const hand = handInTurn(round);
  const box = round.turn === null ? null : boxOf(round, round.turn.box);
  if (hand === null || box === null || hand.finished) return [];
  return openDecisions(round.rules, hand, box.hands.length);
}

/** Doubling and splitting cost the hand's bet once more (TABLES.md, All tables). */
function isCovered(round: Round, decision: Decision): boolean {
  const costs = decision === 'double' || decision === 'split';
  return !costs || (handInTurn(round)?.stake ?? 0) <= round.balance;
}

/** The decisions open to the hand in turn. */
export function decisions(round: Round): readonly Decision[] {
  return decisionsByRule(round).filter((decision) => isCovered(round, decision));
}

/** Whether anything but standing is open: a split ace that cannot be split again asks for nothing. */
export function hasChoice(round: Round): boolean {
  return decisions(round).some((decision) => decision !== 'stand' && decision !== 'standAll');
}

/** The hand that must get a card before anything else: a split hand whose turn has come, or its like (TABLES.md, D). */
export function handOwedCard(round: Round): HandPlace | null {
  const next = nextInTurn(round);
  if (next === null) return null;
  const { hands } = boxOf(round, next.box) ?? { hands: [] };
  const atOnce = round.rules.split.secondCard === 'atOnce';
  const owed = hands.findIndex((hand, i) => hand.cards.length === 1 && (atOnce || i === next.hand));
  return owed === -1 ? null : { box: next.box, hand: owed };
}

function finish(round: Round, place: HandPlace): Told {
  return inOrder(
    withHand(round, place, (hand) => ({ ...hand, finished: true })),
    (now) => ({ round: now, facts: [{ type: 'hand.finished', ...place }] }),
    (now) => settleSideBets(now, false),
  );
}

/** The next hand's turn begins. */
export function activate(round: Round): Told {
  const place = nextInTurn(round);
  if (place === null) return { round: { ...round, turn: null }, facts: [] };
  return { round: { ...round, turn: place }, facts: [{ type: 'hand.activated', ...place }] };
}

export function isNewTurn(round: Round): boolean {
  const next = nextInTurn(round);
  return next !== null && (next.box !== round.turn?.box || next.hand !== round.turn.hand);
}

/** Finishes the hand in turn: it stands, or nothing is open to it. */
export function finishTurn(round: Round): Told {
  return round.turn === null ? { round, facts: [] } : finish(round, round.turn);
}

/**
 * Every hand still to play stands, those of later boxes too (TABLES.md, All tables). A split hand that still lacks its
 * second card gets it when its turn comes, and stands on it.
 */
export function standAll(round: Round): Told {
  const standing = allHands(round).filter(([, hand]) => !hand.finished && hand.cards.length > 1);
  return inOrder(
    { ...round, standAll: true },
    ...standing.map(
      ([place]) =>
        (now: Round) =>
          finish(now, place),
    ),
  );
}

export function askForHand(round: Round, purpose: StakePurpose): Round {
  return askFor(round, purpose, handInTurn(round)?.stake ?? 0);
}

/** The second bet is booked: the hand is doubled, and gets exactly one card. */
export function doubleHand(round: Round, event: WalletEvent): Told {
  const { turn, pending } = round;
  const hand = handInTurn(round);
  if (turn === null || pending === null || hand === null) return { round, facts: [] };
  const stake = hand.stake + pending.amount;
  return {
    round: withHand(booked(round, event), turn, (each) => ({ ...each, stake, doubled: true })),
    facts: [{ type: 'hand.doubled', ...turn, stake }],
  };
}

/** The second bet is booked: the hand's second card begins a new hand that is played after it. */
export function splitHand(round: Round, event: WalletEvent): Told {
  const { turn, pending } = round;
  const hand = handInTurn(round);
  if (turn === null || pending === null || hand === null) return { round, facts: [] };
  const [first, second] = hand.cards.map((card): Hand => ({ ...hand, cards: [card], fromSplit: true }));
  if (first === undefined || second === undefined) return { round, facts: [] };
  const other = { ...second, stake: pending.amount };
  const split = withBox(booked(round, event), turn.box, (box) => ({
    ...box,
    hands: [...box.hands.slice(0, turn.hand), first, other, ...box.hands.slice(turn.hand + 1)],
  }));
  return inOrder(
    split,
    (now) => ({ round: now, facts: [{ type: 'hand.split', ...turn, stake: pending.amount }] }),
    (now) => settleSideBets(now, false),
  );
}

/** The hand the next card goes to. */
export function handToDraw(round: Round): HandPlace | null {
  return handOwedCard(round) ?? round.turn;
}

/** A card for a hand: a bust loses at once, 21 and a doubled hand are finished. */
export function draw(round: Round, card: Card): Told {
  const place = handToDraw(round);
  const before = place === null ? null : handAt(round, place);
  if (place === null || before === null) return { round, facts: [] };
  const cards = [...before.cards, card];
  const facts: Fact[] = [{ type: 'card.dealt', to: place, card }];
  const over = isBust(cards) || handValue(cards).total === TWENTY_ONE || before.doubled || round.standAll;
  return inOrder(
    withHand(round, place, (hand) => ({ ...hand, cards })),
    (now) => ({ round: now, facts }),
    (now) => (over ? finish(now, place) : settleSideBets(now, false)),
    (now) => (isBust(cards) ? settleHand(now, place, 'bust') : { round: now, facts: [] }),
  );
}

export const isDecision = (word: string): word is Decision => DECISIONS.some((each) => each === word);
