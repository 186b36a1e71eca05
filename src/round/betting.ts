// The bets before the deal: chips on spots, in the order they were placed, so that the last can be taken back.

import { type BetFault, betFault, type Spot, totalStake } from '../tables/bets.ts';
import { sideBetCap } from '../tables/side-bets.ts';
import type { BetEvent } from './facts.ts';
import { betsOf, NO_DEALER_CARDS, type PlacedChip, type Round, type Told } from './round.ts';

/** Why a change of the bets is refused. */
export type BettingRefusal = BetFault | { readonly code: 'nothing-to-undo' | 'nothing-to-rebet' };

const sameSpot = (a: Spot, b: Spot): boolean => a.box === b.box && a.side === b.side;

function amountOn(chips: readonly PlacedChip[], spot: Spot): number {
  return chips.reduce((sum, chip) => (sameSpot(chip.spot, spot) ? sum + chip.amount : sum), 0);
}

/** Why a chip cannot go onto a spot. A main bet may be under the minimum while it grows: the deal asks for that. */
function placingFault(round: Round, spot: Spot, amount: number): BetFault | null {
  const { rules } = round;
  const [chip = 1] = rules.chips;
  const fault = (code: BetFault['code'], limit: number | null = null): BetFault => ({ code, spot, limit });
  if (!Number.isInteger(spot.box) || spot.box < 1 || spot.box > rules.boxes) return fault('unknown-box');
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount % chip !== 0)
    return fault('bet-not-whole-chips', chip);
  const after = amountOn(round.chips, spot) + amount;
  if (spot.side === null) {
    if (after > rules.limits.max) return fault('bet-above-maximum', rules.limits.max);
  } else {
    const side = rules.sideBets.find(({ bet }) => bet === spot.side);
    if (side === undefined) return fault('unknown-side-bet');
    const main = amountOn(round.chips, { box: spot.box, side: null });
    if (main === 0) return fault('side-bet-without-main');
    const cap = sideBetCap(side, main);
    if (after > cap) return fault('side-bet-above-cap', cap);
  }
  if (totalStake(betsOf(round.chips)) + amount > round.balance)
    return fault('balance-too-low', round.balance);
  return null;
}

/** The round with the table cleared of the last round and with these chips on it. */
function withChips(round: Round, chips: readonly PlacedChip[], undo: Round['undo']): Round {
  return { ...round, chips, undo, boxes: [], dealer: NO_DEALER_CARDS, turn: null };
}

/** Takes the last chip off a spot, and off the side bets of the box what its smaller main bet no longer carries. */
function takeBack(round: Round, spot: Spot): readonly PlacedChip[] {
  const last = round.chips.findLastIndex((chip) => sameSpot(chip.spot, spot));
  const left = round.chips.filter((_, i) => i !== last);
  const main = amountOn(left, { box: spot.box, side: null });
  return left.filter((chip, i) => {
    const { side } = chip.spot;
    if (chip.spot.box !== spot.box || side === null) return true;
    const rules = round.rules.sideBets.find(({ bet }) => bet === side);
    if (main === 0 || rules === undefined) return false;
    return amountOn(left.slice(0, i + 1), chip.spot) <= sideBetCap(rules, main);
  });
}

/** What the bets are after an event, or why it is refused. `over`: a round has been settled on this table. */
function changed(round: Round, event: BetEvent, over: boolean): readonly PlacedChip[] | BettingRefusal {
  const chips = over ? [] : round.chips;
  switch (event.type) {
    case 'bet.placed': {
      const before = over ? { ...round, chips } : round;
      const fault = placingFault(before, event.spot, event.amount);
      return fault ?? [...chips, { spot: event.spot, amount: event.amount }];
    }
    case 'bet.takenBack':
      return amountOn(chips, event.spot) === 0
        ? { code: 'nothing-to-undo' }
        : takeBack({ ...round, chips }, event.spot);
    case 'bet.undone': {
      const before = over ? undefined : round.undo.at(-1);
      return before ?? { code: 'nothing-to-undo' };
    }
    case 'bet.cleared':
      return over || chips.length > 0 ? [] : { code: 'nothing-to-undo' };
    case 'rebet': {
      if (round.lastChips.length === 0) return { code: 'nothing-to-rebet' };
      return betFault(round.rules, betsOf(round.lastChips), round.balance) ?? round.lastChips;
    }
  }
}

const isRefusal = (result: readonly PlacedChip[] | BettingRefusal): result is BettingRefusal =>
  'code' in result;

/** Why a change of the bets is refused, or null where it is taken. */
export function bettingRefusal(round: Round, event: BetEvent, over: boolean): BettingRefusal | null {
  const result = changed(round, event, over);
  return isRefusal(result) ? result : null;
}

/** What can be undone after a change. A new game begins with no bets, to which its first change can be undone. */
function undoAfter(
  round: Round,
  event: BetEvent,
  over: boolean,
  chips: readonly PlacedChip[],
): Round['undo'] {
  if (over) return chips.length === 0 ? [] : [[]];
  return event.type === 'bet.undone' ? round.undo.slice(0, -1) : [...round.undo, round.chips];
}

export function changeBets(round: Round, event: BetEvent, over: boolean): Told {
  const chips = changed(round, event, over);
  if (isRefusal(chips)) return { round, facts: [] };
  return {
    round: withChips(round, chips, undoAfter(round, event, over, chips)),
    facts: [{ type: 'bets.changed', bets: betsOf(chips) }],
  };
}
