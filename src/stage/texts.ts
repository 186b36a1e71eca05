// The words of the stage. All of them come in from outside, in the player's language.

import type { SideBetName } from '../tables/rules.ts';

export interface StageTexts {
  /** An amount in minor units as figures without a currency sign, such as "1,309.50". */
  readonly money: (amount: number) => string;
  /** What came back beyond the stake, such as "+ 25.00". */
  readonly won: (amount: number) => string;
  /** Several equal bets, such as "4 × 25.00". */
  readonly times: (count: number, amount: number) => string;
  readonly bust: (total: number) => string;
  readonly blackjack: string;
  readonly push: string;
  /** The felt's print: the headline, and the parts of the second line, which a dot parts. */
  readonly headline: string;
  readonly secondLine: readonly string[];
  /** On the felt while bets are open. */
  readonly placeBets: string;
  /** In a spot that a chip hangs over. */
  readonly betHere: string;
  readonly sideMark: Readonly<Record<SideBetName, string>>;
  readonly limits: { readonly min: string; readonly max: string };
  /** The sign of a side bet: its name, and what each of its odds is for. */
  readonly sideSign: Readonly<
    Record<SideBetName, { readonly title: string; readonly lines: readonly string[] }>
  >;
  /** Odds as the sign shows them, such as "10 : 1". */
  readonly odds: (win: number, stake: number) => string;
  /** The great win: its name on the ring, and the line under the figure, such as "5.00 at 250 to 1". */
  readonly greatWin: (bet: SideBetName, cards: number) => string;
  readonly greatWinLine: (stake: number, win: number, per: number) => string;
}
