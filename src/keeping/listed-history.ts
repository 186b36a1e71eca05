// A history in memory: given as a list, as by a lobby that keeps the rounds itself, or of this page alone where the browser keeps
// nothing.

import type { FinishedRound } from './database.ts';
import type { History } from './history.ts';

export interface ListedHistory {
  /** Puts a round before the others; one that is there already stays as it is. */
  add(round: FinishedRound): void;
  /** @param reach the moment the history begins at */
  history(reach: () => number): History;
}

/** @param given latest first */
export function listedHistory(given: readonly FinishedRound[]): ListedHistory {
  let rounds = given;
  return {
    add(round) {
      if (!rounds.some(({ roundId }) => roundId === round.roundId)) rounds = [round, ...rounds];
    },
    history(reach) {
      const found = (table: string | null, since: number): readonly FinishedRound[] =>
        rounds.filter(
          (round) => (table === null || round.table === table) && round.endedAt >= Math.max(since, reach()),
        );
      return {
        count: async (table) => found(table, 0).length,
        page: async (table, from, most) => found(table, 0).slice(from, from + most),
        async totals(table, since) {
          const all = found(table, since);
          return {
            rounds: all.length,
            staked: all.reduce((sum, { staked }) => sum + staked, 0),
            returned: all.reduce((sum, { returned }) => sum + returned, 0),
          };
        },
        get: async (roundId) => rounds.find((round) => round.roundId === roundId) ?? null,
      };
    },
  };
}
