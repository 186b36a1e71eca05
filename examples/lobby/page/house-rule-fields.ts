// Every house rule as a row of the switch board.

import type { HouseRules } from '../../../src/house-rules/house-rules.ts';

export type Field =
  /** On or off; `usual` is what restricts nothing. */
  | {
      readonly kind: 'flag';
      readonly rule: keyof HouseRules;
      readonly label: string;
      readonly usual: boolean;
    }
  /** A number, or empty for none. */
  | { readonly kind: 'number'; readonly rule: keyof HouseRules; readonly label: string }
  /** An amount in whole units of the currency, or empty for none. */
  | { readonly kind: 'amount'; readonly rule: keyof HouseRules; readonly label: string }
  | {
      readonly kind: 'choice';
      readonly rule: keyof HouseRules;
      readonly label: string;
      readonly choices: readonly (readonly [label: string, value: string | number | boolean | null])[];
    };

export const FIELDS: readonly Field[] = [
  { kind: 'number', rule: 'minimumRoundSeconds', label: 'Seconds from start to start' },
  {
    kind: 'choice',
    rule: 'speed',
    label: 'Speed',
    choices: [
      ['the player’s', null],
      ['locked to 1', 1],
      ['locked to 3', 3],
      ['locked to 5', 5],
    ],
  },
  { kind: 'flag', rule: 'skip', label: 'Moves may be skipped', usual: true },
  { kind: 'flag', rule: 'sound', label: 'Sound', usual: true },
  { kind: 'flag', rule: 'showReturn', label: 'Return on the page', usual: false },
  { kind: 'flag', rule: 'showNetPosition', label: 'Net position on the page', usual: false },
  { kind: 'flag', rule: 'showSessionTime', label: 'Session time on the page', usual: false },
  { kind: 'number', rule: 'realityCheckMinutes', label: 'Reality check, minutes' },
  { kind: 'number', rule: 'maxBoxes', label: 'Most boxes' },
  { kind: 'amount', rule: 'maxStakePerRound', label: 'Most staked at a deal' },
  { kind: 'amount', rule: 'maxLoss', label: 'Most lost in a session' },
  { kind: 'flag', rule: 'sideBets', label: 'Side bets', usual: true },
  { kind: 'flag', rule: 'rehearsal', label: 'Rehearsal', usual: true },
  {
    kind: 'choice',
    rule: 'warnings',
    label: 'Very bad decisions',
    choices: [
      ['the player’s', null],
      ['always questioned', true],
      ['never questioned', false],
    ],
  },
  { kind: 'flag', rule: 'practiceLabel', label: 'Practice label', usual: false },
  {
    kind: 'choice',
    rule: 'wording',
    label: 'Wording',
    choices: [
      ['bets and money', null],
      ['plays and coins', 'social'],
    ],
  },
  { kind: 'number', rule: 'historyDays', label: 'History, days' },
];
