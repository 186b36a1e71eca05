// What the seat has to say: one thing at a time, and for a while only, unless it is a trouble that lasts.

import type { LimitRefusal } from '../limits/limits.ts';
import type { Choice } from '../round/facts.ts';
import type { SessionRefusal, Trouble } from '../session/table-session.ts';

/** What a lobby makes the table wait for. */
export type Hold = 'paused' | 'closing' | 'lobby-lost';

/** Told in words by whoever shows it. */
export type Notice =
  | {
      readonly kind: 'refused';
      readonly refusal: Exclude<SessionRefusal, LimitRefusal>;
      readonly choice: Choice | null;
    }
  | { readonly kind: 'stake-refused'; readonly amount: number }
  | { readonly kind: 'trouble'; readonly trouble: Trouble | Hold }
  | { readonly kind: 'over' }
  | { readonly kind: 'limit'; readonly refusal: LimitRefusal }
  | Note;

/** What is told once, when the player sits down. */
export type Note =
  | { readonly kind: 'note'; readonly note: 'not-lasting' | 'ledger-damaged' | 'silent' }
  | { readonly kind: 'note'; readonly note: 'other-table'; readonly table: string };

/** How long a refusal stays to be read, milliseconds. */
const NOTICE_MS = 7000;

/** What is said when a trouble is over: a table that goes on needs no words. */
const overOf = (trouble: Trouble | Hold | null): Notice | null =>
  trouble === 'paused' || trouble === 'closing' ? null : { kind: 'over' };

export class Notices {
  #now: Notice | null = null;
  #ends: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get now(): Notice | null {
    return this.#now;
  }

  /** The trouble that is being told. */
  get trouble(): Trouble | Hold | null {
    return this.#now?.kind === 'trouble' ? this.#now.trouble : null;
  }

  /** Tells a trouble while it lasts, and then that it is over. */
  follow(trouble: Trouble | Hold | null): void {
    if (trouble === this.trouble) return;
    this.say(trouble === null ? overOf(this.trouble) : { kind: 'trouble', trouble });
  }

  say(notice: Notice | null): void {
    clearTimeout(this.#ends);
    if (this.#closed) return;
    this.#now = notice;
    if (notice !== null && notice.kind !== 'trouble')
      this.#ends = setTimeout(() => this.say(null), NOTICE_MS);
    this.#changed();
  }

  /** Nothing is said from now on. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#ends);
  }
}
