// A decision on its way to the table: questioned where it is very bad, asked about where it could cost money by a slip.

import type { Choice } from '../round/facts.ts';
import type { RoundState } from '../round/progress.ts';
import type { Doubt, Doubter } from './doubt.ts';
import { isSpending, type SpendingQuestion } from './spending.ts';

/** A decision that is held back while it is looked at, and questioned where there is a doubt. */
export interface HeldDecision {
  readonly choice: Choice;
  readonly doubt: Doubt | null;
}

export interface DecidingParts {
  readonly state: () => RoundState;
  readonly doubter: Doubter;
  /** Whether decisions are to be questioned at all. */
  readonly warns: () => boolean;
  readonly cue: (cue: 'warning') => void;
  readonly spending: SpendingQuestion;
  readonly take: (choice: Choice) => void;
  readonly changed: () => void;
}

export class Deciding {
  readonly #parts: DecidingParts;
  #held: HeldDecision | null = null;

  constructor(parts: DecidingParts) {
    this.#parts = parts;
  }

  get held(): HeldDecision | null {
    return this.#held;
  }

  /** Takes an open decision, or holds it while it is looked at; nothing else is open until then, and the buttons show it. */
  decide(choice: Choice): void {
    if (!this.#parts.warns()) {
      this.#spend(choice);
      return;
    }
    this.#held = { choice, doubt: null };
    void this.#lookAt(choice);
    this.#parts.changed();
  }

  /** The answer to a doubt. Who goes on has been asked once, and is not asked about the money too. */
  answerDoubt(goesOn: boolean): void {
    const held = this.#held;
    this.#held = null;
    if (held !== null && goesOn) this.#parts.take(held.choice);
    this.#parts.changed();
  }

  async #lookAt(choice: Choice): Promise<void> {
    const { doubter, state, cue, changed } = this.#parts;
    const doubt = await doubter(state(), choice).catch(() => null);
    if (this.#held?.choice !== choice) return;
    if (doubt === null) {
      this.#held = null;
      this.#spend(choice);
    } else {
      this.#held = { choice, doubt };
      cue('warning');
    }
    changed();
  }

  #spend(choice: Choice): void {
    const { spending, take } = this.#parts;
    if (isSpending(choice)) spending.ask(choice, () => take(choice));
    else take(choice);
  }
}
