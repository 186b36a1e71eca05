// What costs money at one press is asked about first, as far as the player wants that (WCAG 3.3.4).

import { offeredBox } from '../round/offers.ts';
import type { RoundState } from '../round/progress.ts';
import { betTotal, handInTurn } from '../round/round.ts';
import type { Confirmations } from '../settings/settings.ts';
import { insuranceStake } from '../tables/settlement.ts';

const SPENDINGS = ['deal', 'double', 'split', 'insure'] as const;
export type Spending = (typeof SPENDINGS)[number];

/** A press that waits for its answer; `stake` is what it takes of `balance`, minor units. */
export interface AskedSpending {
  readonly spending: Spending;
  readonly stake: number;
  readonly balance: number;
}

export const isSpending = (what: string): what is Spending => SPENDINGS.some((each) => each === what);

function stakeOf({ context }: RoundState, spending: Spending): number {
  if (spending === 'deal') return betTotal(context);
  if (spending === 'insure') return insuranceStake(context.rules, offeredBox(context)?.main ?? 0);
  return handInTurn(context)?.stake ?? 0;
}

/** More than half of what the player has is much to lose by a key that slips. */
function isAsked(wanted: Confirmations, { stake, balance }: AskedSpending): boolean {
  return wanted === 'always' || (wanted === 'large' && stake * 2 > balance);
}

export class SpendingQuestion {
  readonly #state: () => RoundState;
  readonly #wanted: () => Confirmations;
  readonly #changed: () => void;
  #asked: AskedSpending | null = null;
  #spend = () => {};

  constructor(state: () => RoundState, wanted: () => Confirmations, changed: () => void) {
    this.#state = state;
    this.#wanted = wanted;
    this.#changed = changed;
  }

  /** What waits for its answer. */
  get asked(): AskedSpending | null {
    return this.#asked;
  }

  /** Spends at once, or asks first. */
  ask(spending: Spending, spend: () => void): void {
    const state = this.#state();
    const asked = { spending, stake: stakeOf(state, spending), balance: state.context.balance };
    if (!isAsked(this.#wanted(), asked)) {
      spend();
      return;
    }
    this.#asked = asked;
    this.#spend = spend;
    this.#changed();
  }

  answer(goesOn: boolean): void {
    const spend = this.#asked !== null && goesOn ? this.#spend : null;
    this.#asked = null;
    spend?.();
    this.#changed();
  }
}
