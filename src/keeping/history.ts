// The finished rounds: pages of them, newest first, and what they come to.

import { phaseOf } from '../round/progress.ts';
import { firstChips, type RoundRecord, replay } from '../round/record.ts';
import { type PlacedChip, returned, staked } from '../round/round.ts';
import type { Database, FinishedRound } from './database.ts';
import { attempt } from './ledger-store.ts';
import type { ListedHistory } from './listed-history.ts';

export interface Totals {
  readonly rounds: number;
  readonly staked: number;
  readonly returned: number;
}

export const NO_TOTALS: Totals = { rounds: 0, staked: 0, returned: 0 };

export function sumOf(a: Totals, b: Totals): Totals {
  return {
    rounds: a.rounds + b.rounds,
    staked: a.staked + b.staked,
    returned: a.returned + b.returned,
  };
}

/**
 * What a round comes to that was settled before the page was closed and is not yet in the history: nobody is told of its end a
 * second time.
 */
export function settledBefore(unfinished: RoundRecord | null): Totals {
  if (unfinished === null) return NO_TOTALS;
  const state = replay(unfinished);
  if (!['settling', 'settled'].includes(phaseOf(state))) return NO_TOTALS;
  return { rounds: 1, staked: staked(state.context), returned: returned(state.context) };
}

export interface History {
  count(table: string | null): Promise<number>;
  /** Rounds from a place on, newest first. */
  page(table: string | null, from: number, most: number): Promise<readonly FinishedRound[]>;
  /** What the rounds that ended since a moment come to. */
  totals(table: string | null, since: number): Promise<Totals>;
  get(roundId: string): Promise<FinishedRound | null>;
}

const LAST = Number.MAX_SAFE_INTEGER;

/** The finished rounds in the browser's database; where it has none, those of this page, in memory. */
export async function roundsIn(database: Database | null): Promise<ListedHistory> {
  if (database !== null) return { add: () => {}, history: (reach) => historyIn(database, reach) };
  // Who has a database does not wait for it.
  const { listedHistory } = await import('./listed-history.ts');
  return listedHistory([]);
}

/** @param reach the moment the history begins at: rounds that ended before are kept, but not shown */
export function historyIn(database: Database, reach: () => number = () => 0): History {
  const rangeOf = (table: string | null, asked: number): IDBKeyRange => {
    const since = Math.max(asked, reach());
    return table === null ? IDBKeyRange.bound(since, LAST) : IDBKeyRange.bound([table, since], [table, LAST]);
  };
  /** A cursor over rounds by their end, newest first; of one table or of all. */
  const newestFirst = (table: string | null) => {
    const store = database.transaction('rounds').store;
    const range = rangeOf(table, 0);
    return table === null
      ? store.index('byEnd').openCursor(range, 'prev')
      : store.index('byTable').openCursor(range, 'prev');
  };

  async function collect(
    table: string | null,
    from: number,
    most: number,
  ): Promise<readonly FinishedRound[]> {
    const found: FinishedRound[] = [];
    let cursor = await newestFirst(table);
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
    page: (table, from, most) => attempt(() => collect(table, from, most), []),
    async totals(table, since) {
      const range = rangeOf(table, since);
      const rounds = await attempt(
        () =>
          table === null
            ? database.getAllFromIndex('rounds', 'byEnd', range)
            : database.getAllFromIndex('rounds', 'byTable', range),
        [],
      );
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

/** The first bets of the last round at a table, chip by chip, for rebet; none where there is none that can be read. */
export async function lastBets(history: History, table: string): Promise<readonly PlacedChip[]> {
  const [last] = await history.page(table, 0, 1);
  if (last?.record == null || last.void !== undefined) return [];
  // Who has never played a round here does not wait for what reads one.
  const { readRecord } = await import('../round/record-text.ts');
  const read = readRecord(last.record);
  return read.ok ? firstChips(read.record) : [];
}
