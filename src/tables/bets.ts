import type { SideBetName, TableRules } from './rules.ts';
import { SIDE_BETS } from './rules.ts';
import { sideBetCap } from './side-bets.ts';

/** Where a bet lies: on a box, the main spot or a side bet's. Boxes count from 1, at the dealer's left. */
export interface Spot {
  readonly box: number;
  readonly side: SideBetName | null;
}

/** The first bets of one box, minor units; a side bet that is absent is none. */
export interface BoxBet {
  readonly box: number;
  readonly main: number;
  readonly side: Readonly<Partial<Record<SideBetName, number>>>;
}

export type BetFaultCode =
  | 'unknown-box'
  | 'bet-below-minimum'
  | 'bet-above-maximum'
  | 'bet-not-whole-chips'
  | 'side-bet-without-main'
  | 'side-bet-above-cap'
  | 'unknown-side-bet'
  | 'no-bets'
  | 'balance-too-low';

/** Why bets cannot be played: which bet (null: all of them together) and the amount that bounds it, if one does. */
export interface BetFault {
  readonly code: BetFaultCode;
  readonly spot: Spot | null;
  readonly limit: number | null;
}

const fault = (code: BetFaultCode, spot: Spot | null, limit: number | null = null): BetFault => ({
  code,
  spot,
  limit,
});

/** The side bets of a box that have a stake, in the order of the rules. */
export function sideStakes({ side }: BoxBet): readonly (readonly [SideBetName, number])[] {
  return SIDE_BETS.flatMap((bet) => {
    const stake = side[bet] ?? 0;
    return stake === 0 ? [] : [[bet, stake] as const];
  });
}

export function totalOf(bet: BoxBet): number {
  return sideStakes(bet).reduce((sum, [, stake]) => sum + stake, bet.main);
}

/** All first bets together, minor units. */
export function totalStake(bets: readonly BoxBet[]): number {
  return bets.reduce((sum, bet) => sum + totalOf(bet), 0);
}

function isWholeChips(rules: TableRules, stake: number): boolean {
  const [chip] = rules.chips;
  return chip !== undefined && Number.isSafeInteger(stake) && stake % chip === 0;
}

function sideFault(rules: TableRules, bet: BoxBet, name: SideBetName, stake: number): BetFault | null {
  const spot = { box: bet.box, side: name };
  const side = rules.sideBets.find((each) => each.bet === name);
  if (side === undefined) return fault('unknown-side-bet', spot);
  if (!(stake >= side.min)) return fault('bet-below-minimum', spot, side.min);
  const cap = sideBetCap(side, bet.main);
  if (stake > cap) return fault('side-bet-above-cap', spot, cap);
  return isWholeChips(rules, stake) ? null : fault('bet-not-whole-chips', spot, rules.chips[0] ?? null);
}

function boxFault(rules: TableRules, bet: BoxBet): BetFault | null {
  const spot = { box: bet.box, side: null };
  if (!Number.isInteger(bet.box) || bet.box < 1 || bet.box > rules.boxes) return fault('unknown-box', spot);
  const sides = sideStakes(bet);
  const [unbacked] = sides;
  if (bet.main === 0 && unbacked !== undefined)
    return fault('side-bet-without-main', { box: bet.box, side: unbacked[0] });
  if (!(bet.main >= rules.limits.min)) return fault('bet-below-minimum', spot, rules.limits.min);
  if (bet.main > rules.limits.max) return fault('bet-above-maximum', spot, rules.limits.max);
  if (!isWholeChips(rules, bet.main)) return fault('bet-not-whole-chips', spot, rules.chips[0] ?? null);
  for (const [name, stake] of sides) {
    const found = sideFault(rules, bet, name, stake);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Why these first bets cannot be dealt, or null where they can (TABLES.md, All tables: limits bind the main bet only,
 * a bet is a whole number of the smallest chip; a side bet needs a main bet and has its own cap).
 */
export function betFault(rules: TableRules, bets: readonly BoxBet[], balance: number): BetFault | null {
  if (bets.length === 0) return fault('no-bets', null);
  for (const bet of bets) {
    const found = boxFault(rules, bet);
    if (found !== null) return found;
  }
  return totalStake(bets) > balance ? fault('balance-too-low', null, balance) : null;
}
