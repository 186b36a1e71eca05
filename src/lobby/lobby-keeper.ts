import type { RoundRecord } from '../round/record.ts';
import { writtenRecord } from '../round/written-record.ts';
import type { Keeper } from '../session/keeper.ts';
import { type AskingParts, askUntilAnswered } from './asking.ts';

/**
 * The running round's record as a message carries it, with its whole rules: it goes on by those it was begun under though the
 * game, or the lobby's, was renewed meanwhile.
 */
const running = (record: RoundRecord): Record<string, unknown> => ({ ...record });
const finished = (record: RoundRecord): Record<string, unknown> => ({ ...writtenRecord(record) });

/**
 * The lobby keeps the records: each is with it before anything of it is shown or asked, so that a round outlives this page,
 * this browser and this device.
 *
 * @param open the id of the round that the lobby holds open already
 * @param over told of every round that is over
 */
export function lobbyKeeper(
  parts: AskingParts,
  open: string | null,
  over: (record: RoundRecord) => void,
): Keeper {
  let known = open;
  return {
    async keep(record) {
      const isNew = known !== record.roundId;
      known = record.roundId;
      await askUntilAnswered(parts, isNew ? 'round.started' : 'round.kept', { record: running(record) });
    },
    async finish(record) {
      await askUntilAnswered(parts, 'round.ended', { record: finished(record) });
      over(record);
    },
    async drop(roundId) {
      await askUntilAnswered(parts, 'round.dropped', { roundId });
    },
  };
}
