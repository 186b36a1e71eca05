import type { Card } from '../cards/card.ts';
import { type BoxBet, type Spot, sideStakes, totalStake } from '../tables/bets.ts';
import type { PlayedHand } from '../tables/decisions.ts';
import type { SideBetName, TableRules } from '../tables/rules.ts';
import type { Outcome } from '../tables/settlement.ts';
import type { Fact, HandPlace, StakePurpose } from './facts.ts';

/** A chip as it was put on a spot; bets are chips in the order they were placed. */
export interface PlacedChip {
  readonly spot: Spot;
  readonly amount: number;
}

export interface Hand extends PlayedHand {
  /** All that lies on the hand, doubled included; minor units. */
  readonly stake: number;
  /** No further card or decision; its bet may still be open. */
  readonly finished: boolean;
  readonly doubled: boolean;
  /** Null while the bet is open. */
  readonly outcome: Outcome | null;
  readonly returned: number;
}

export interface SideStake {
  readonly bet: SideBetName;
  readonly stake: number;
  readonly outcome: 'win' | 'lose' | null;
  readonly returned: number;
}

export interface Insurance {
  readonly stake: number;
  readonly outcome: 'win' | 'lose' | null;
  readonly returned: number;
}

export interface Box {
  readonly box: number;
  /** The main bet as first staked, minor units. */
  readonly main: number;
  readonly hands: readonly Hand[];
  readonly side: readonly SideStake[];
  readonly insurance: Insurance | null;
  /** Whether an offer on this box was answered, so that it is made once. */
  readonly offerAnswered: boolean;
}

/** A debit the wallet has been asked for. */
export interface PendingStake {
  readonly txId: string;
  readonly amount: number;
  readonly purpose: StakePurpose;
}

/** A credit the wallet has not yet booked. The amount is in `balance` already. */
export interface OwedCredit {
  readonly txId: string;
  readonly amount: number;
}

/**
 * All that a round knows, which is what the player may know: the face-down card is not here until it is turned.
 * Amounts are minor units.
 */
export interface Round {
  readonly rules: TableRules;
  readonly balance: number;
  readonly chips: readonly PlacedChip[];
  /** The chips before each change of the bets, for undo. */
  readonly undo: readonly (readonly PlacedChip[])[];
  /** The last round's first bets, for rebet. */
  readonly lastChips: readonly PlacedChip[];
  readonly roundId: string | null;
  /** The boxes in the round, ascending, which is the order of play. */
  readonly boxes: readonly Box[];
  readonly dealer: {
    /** The cards that lie face up, in order. */
    readonly cards: readonly Card[];
    readonly faceDown: boolean;
    /** What a look at the face-down card told: a blackjack or none; null where nobody looked. */
    readonly blackjack: boolean | null;
  };
  readonly turn: HandPlace | null;
  readonly standAll: boolean;
  readonly pending: PendingStake | null;
  readonly owed: readonly OwedCredit[];
  /** Transactions made in this round so far; the next one's number. */
  readonly transactions: number;
}

/** A step of the round: what it then is, and the facts told in order. */
export interface Told {
  readonly round: Round;
  readonly facts: readonly Fact[];
}

export interface RoundInput {
  readonly rules: TableRules;
  readonly balance: number;
  /** First bets that lie on the table already, as in a replay. */
  readonly bets?: readonly BoxBet[];
  /** The chips of these bets, where it is known which they were; else each bet is one chip. */
  readonly chips?: readonly PlacedChip[];
  /** The last round's first bets, for rebet. */
  readonly lastChips?: readonly PlacedChip[];
}

/** The chips of these bets, one for each, as a replay or the round on paper puts them down. */
export function chipsOf(bets: readonly BoxBet[]): readonly PlacedChip[] {
  return bets.flatMap((bet) => [
    { spot: { box: bet.box, side: null }, amount: bet.main },
    ...sideStakes(bet).map(([side, amount]) => ({ spot: { box: bet.box, side }, amount })),
  ]);
}

/** The dealer before any card. */
export const NO_DEALER_CARDS: Round['dealer'] = { cards: [], faceDown: false, blackjack: null };

export function newRound({ rules, balance, bets = [], chips, lastChips = [] }: RoundInput): Round {
  return {
    rules,
    balance,
    chips: chips ?? chipsOf(bets),
    undo: [],
    lastChips,
    roundId: null,
    boxes: [],
    dealer: NO_DEALER_CARDS,
    turn: null,
    standAll: false,
    pending: null,
    owed: [],
    transactions: 0,
  };
}

/** The first bets as they lie on the table, ascending by box. */
export function betsOf(chips: readonly PlacedChip[]): readonly BoxBet[] {
  const boxes = [...new Set(chips.map(({ spot }) => spot.box))].sort((a, b) => a - b);
  return boxes.map((box) => {
    const side: Partial<Record<SideBetName, number>> = {};
    let main = 0;
    for (const { spot, amount } of chips) {
      if (spot.box !== box) continue;
      if (spot.side === null) main += amount;
      else side[spot.side] = (side[spot.side] ?? 0) + amount;
    }
    return { box, main, side };
  });
}

export function staked(round: Round): number {
  return round.boxes.reduce(
    (sum, box) =>
      sum +
      box.hands.reduce((stakes, hand) => stakes + hand.stake, 0) +
      box.side.reduce((stakes, side) => stakes + side.stake, 0) +
      (box.insurance?.stake ?? 0),
    0,
  );
}

export function returned(round: Round): number {
  return round.boxes.reduce(
    (sum, box) =>
      sum +
      box.hands.reduce((paid, hand) => paid + hand.returned, 0) +
      box.side.reduce((paid, side) => paid + side.returned, 0) +
      (box.insurance?.returned ?? 0),
    0,
  );
}

/** What lies on the table before the deal, minor units. */
export function betTotal(round: Round): number {
  return totalStake(betsOf(round.chips));
}

export function boxOf(round: Round, box: number): Box | null {
  return round.boxes.find((each) => each.box === box) ?? null;
}

export function handAt(round: Round, place: HandPlace): Hand | null {
  return boxOf(round, place.box)?.hands[place.hand] ?? null;
}

/** The hand whose turn it is. */
export function handInTurn(round: Round): Hand | null {
  return round.turn === null ? null : handAt(round, round.turn);
}

export function withBox(round: Round, box: number, change: (box: Box) => Box): Round {
  return { ...round, boxes: round.boxes.map((each) => (each.box === box ? change(each) : each)) };
}

export function withHand(round: Round, place: HandPlace, change: (hand: Hand) => Hand): Round {
  return withBox(round, place.box, (box) => ({
    ...box,
    hands: box.hands.map((hand, i) => (i === place.hand ? change(hand) : hand)),
  }));
}

/** Every hand of the round with its place, in the order of play. */
export function allHands(round: Round): readonly (readonly [HandPlace, Hand])[] {
  return round.boxes.flatMap(({ box, hands }) => hands.map((hand, i) => [{ box, hand: i }, hand] as const));
}

/** Whether a hand of the round is so; asked at nearly every event, and so without a list of its own. */
export function someHand(round: Round, isSo: (hand: Hand) => boolean): boolean {
  return round.boxes.some(({ hands }) => hands.some(isSo));
}
