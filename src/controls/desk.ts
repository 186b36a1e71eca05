import type { History } from '../keeping/history.ts';
import type { LimitBook } from '../keeping/limit-book.ts';
import type { RoundRecord } from '../round/record.ts';
import type { SessionFacts } from '../session/session-facts.ts';

/** What is kept of a player's rounds and time, as the dialogs need it. A rehearsal has none. */
export interface Desk {
  readonly history: History;
  /** How many days back the history reaches; null: as far as it is kept. */
  readonly historyDays: number | null;
  readonly facts: SessionFacts;
  readonly limits: LimitBook;
  readonly shuffle: {
    /** The commitment to the coming round's shoe, or to the running one's; null where the dealer tells none. */
    readonly commitment: () => string | null;
    readonly words: () => string;
    readonly setWords: (words: string) => void;
  };
  /** The address at which the round is replayed. */
  readonly linkTo: (record: RoundRecord) => Promise<string>;
}
