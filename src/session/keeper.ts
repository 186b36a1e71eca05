import type { RoundRecord } from '../round/record.ts';

/** Who keeps the records. Never rejects: where storage is refused, memory serves for the session. */
export interface Keeper {
  /** Keeps the running round's record; done before anything of it is shown or asked. */
  keep(record: RoundRecord): Promise<void>;
  /** The round is over: its record goes into the history. */
  finish(record: RoundRecord): Promise<void>;
  /** The round never began: its stake was refused. */
  drop(roundId: string): Promise<void>;
}

export const NO_KEEPER: Keeper = { keep: async () => {}, finish: async () => {}, drop: async () => {} };
