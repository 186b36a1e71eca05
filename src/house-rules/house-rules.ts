// House rules are a value: what an operator, or the regulator it answers to, asks of the game beyond the rules of a table.
// They only ever restrict or show more; a field that is not given restricts nothing. docs/house-rules.md says field by field
// what is then seen and what is refused.

import type { Wording } from '../locales/wording.ts';
import type { Speed } from '../settings/speed.ts';

/** The speeds that may be chosen, both ends included; equal ends lock it. */
export interface SpeedRange {
  readonly from: Speed;
  readonly to: Speed;
}

export interface HouseRules {
  /** From the start of a round to the earliest start of the next, in seconds, 0 to 600; 0 asks for no wait. */
  readonly minimumRoundSeconds: number;
  /** What the player's speed is held to. */
  readonly speed: SpeedRange;
  /** Whether a press on the table brings what is moving to its end. */
  readonly skip: boolean;
  /** Whether the game may sound at all. */
  readonly sound: boolean;
  /** Whether the table's return stands on the page, and not in the help alone. */
  readonly showReturn: boolean;
  /** Whether what the session has brought stands on the page. */
  readonly showNetPosition: boolean;
  /** Whether the time played in the session stands on the page. */
  readonly showSessionTime: boolean;
  /** Most minutes between two reminders of time and money, 1 to 1440; 0 leaves them to the player. */
  readonly realityCheckMinutes: number;
  /** Most boxes of a round; null: as many as the table has. */
  readonly maxBoxes: number | null;
  /** Most that may be staked at the deal, main and side bets of all boxes together, minor units; null: no such limit. */
  readonly maxStakePerRound: number | null;
  /** Most that may be lost in a session, minor units; null: no such limit. */
  readonly maxLoss: number | null;
  /** Whether the table's side bets are offered. */
  readonly sideBets: boolean;
  /** Whether the page's address may fix the cards. */
  readonly rehearsal: boolean;
  /** Whether very bad decisions are questioned: always, never, or (null) as the player sets it. */
  readonly warnings: boolean | null;
  /** Whether the page says all the time that this is practice, with nothing to be won. */
  readonly practiceLabel: boolean;
  /** Bets and money, or plays and coins. */
  readonly wording: Wording;
  /** How many days back the history reaches, 1 to 3650; null: as far as it is kept. */
  readonly historyDays: number | null;
}

/** House rules as they are given: what is left out restricts nothing, and a speed may be one number. */
export type HouseRulesGiven = Partial<
  Omit<HouseRules, 'speed'> & {
    /** One speed, which is then locked, or a range. */
    readonly speed: Speed | SpeedRange;
  }
>;

/** A house that asks for nothing. */
export const NO_HOUSE_RULES: HouseRules = {
  minimumRoundSeconds: 0,
  speed: { from: 1, to: 5 },
  skip: true,
  sound: true,
  showReturn: false,
  showNetPosition: false,
  showSessionTime: false,
  realityCheckMinutes: 0,
  maxBoxes: null,
  maxStakePerRound: null,
  maxLoss: null,
  sideBets: true,
  rehearsal: true,
  warnings: null,
  practiceLabel: false,
  wording: 'casino',
  historyDays: null,
};
