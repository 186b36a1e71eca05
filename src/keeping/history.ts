// The finished rounds: pages of them, newest first, and what they come to.

import type { Database, FinishedRound } from './database.ts';
import { attempt } from './ledger-store.ts';

export interface Totals {
  readonly rounds: number;
  readonly staked: number;
  readonly returned: number;
}

export const NO_TOTALS: Totals = { rounds: 0, staked: 0, returned: 0 };

export interface History {
  count(table: string | null): Promise<number>;
  /** Rounds from a place on, newest first. */
  page(table: string | null, from: number, most: number): Promise<readonly FinishedRound[]>;
  /** What the rounds that ended since a moment come to. */
  totals(table: string | null, since: number): Promise<Totals>;
  get(roundId: string): Promise<FinishedRound | null>;
}

const LAST = Number.MAX_SAFE_INTEGER;

/** @param reach the moment the history begins at: rounds that ended before are kept, but not shown */
export function historyIn(database: Database | null, reach: () => number = () => 0): History {
  if (database === null) return NO_HISTORY;
  const rangeOf = (table: string | null, asked: number): IDBKeyRange => {
    const since = Math.max(asked, reach());
    return table === null ? IDBKeyRange.bound(since, LAST) : IDBKeyRange.bound([table, since], [table, LAST]);
  };
  /** A cursor over rounds by their end, newest first; of one table or of all. */
  const newestFirst = (table: string | null, since: number) => {
    const store = database.transaction('rounds').store;
    const range = rangeOf(table, since);
    return table === null
      ? store.index('byEnd').openCursor(range, 'prev')
      : store.index('byTable').openCursor(range, 'prev');
  };

  async function collect(
    table: string | null,
    since: number,
    from: number,
    most: number,
  ): Promise<readonly FinishedRound[]> {
    const found: FinishedRound[] = [];
    let cursor = await newestFirst(table, since);
    if (from > 0) cursor = (await cursor?.advance(from)) ?? null;
    while (cursor !== null && found.length < most) {
      found.push(cursor.value);
      cursor = await cursor.continue();
    }
    return found;
  }

  return {
    count: (table) =>
      attempt(
        () =>
          table === null
            ? database.countFromIndex('rounds', 'byEnd', rangeOf(null, 0))
            : database.countFromIndex('rounds', 'byTable', rangeOf(table, 0)),
        0,
      ),
    page: (table, from, most) => attempt(() => collect(table, 0, from, most), []),
    async totals(table, since) {
      const rounds = await attempt(() => collect(table, since, 0, LAST), []);
      return rounds.reduce(
        (sum, each) => ({
          rounds: sum.rounds + 1,
          staked: sum.staked + each.staked,
          returned: sum.returned + each.returned,
        }),
        NO_TOTALS,
      );
    },
    get: (roundId) =>
      attempt(async () => {
        const round = await database.get('rounds', roundId);
        return round === undefined || round.endedAt < reach() ? null : round;
      }, null),
  };
}

/** Where the browser keeps nothing. */
const NO_HISTORY: History = {
  count: async () => 0,
  page: async () => [],
  totals: async () => NO_TOTALS,
  get: async () => null,
};
