import type { Choice } from '../round/facts.ts';
import type { RoundState } from '../round/progress.ts';

/** What speaks against a decision: what each of the open ones brings on average for the hand's bet. */
export interface Doubt {
  /** What would be better, and what the decision costs against it on average, minor units. */
  readonly better: Choice;
  readonly amount: number;
  readonly expectations: readonly { readonly choice: Choice; readonly value: number }[];
}

/** Looks at a decision before it is taken; null where nothing speaks against it. Must answer soon: the table waits. */
export type Doubter = (state: RoundState, choice: Choice) => Promise<Doubt | null>;

export const noDoubts: Doubter = async () => null;
