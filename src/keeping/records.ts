// The running round and the finished ones. The running round's record is kept twice, here and beside the dealer's seeds, so
// that clearing one store does not clear a round.

import { type RoundRecord, replay } from '../round/record.ts';
import type { ReadRecord } from '../round/record-text.ts';
import { returned, staked } from '../round/round.ts';
import { type WrittenRecord, writtenRecord } from '../round/written-record.ts';
import type { Keeper } from '../session/keeper.ts';
import { type Database, type FinishedRound, ON_DISK } from './database.ts';
import { attempt } from './ledger-store.ts';

/** A second place for the running round's record. */
export interface SecondCopy {
  load(): Promise<unknown>;
  save(record: WrittenRecord | null): Promise<void>;
}

const OPEN = 'open';

/** The unfinished round as it was kept; null where there is none. Of two copies the longer one is the later. */
export async function unfinishedRound(
  database: Database | null,
  second: SecondCopy,
): Promise<ReadRecord | null> {
  const copies = await storedCopies(database, second);
  if (copies.length === 0) return null;
  const { readRecord } = await import('../round/record-text.ts');
  const reads = copies.map(readRecord);
  const good = reads.flatMap((read) => (read.ok ? [read] : []));
  const [longest] = good.sort((a, b) => b.record.events.length - a.record.events.length);
  if (longest !== undefined && (await isFinished(database, longest.record.roundId))) {
    // The page was closed between the two writes that end a round: the copy is left over.
    await second.save(null);
    return null;
  }
  return longest ?? reads[0] ?? null;
}

/** The running round's record as it lies in both places, unread. */
export async function storedCopies(
  database: Database | null,
  second: SecondCopy,
): Promise<readonly unknown[]> {
  const stored: readonly unknown[] = [
    database === null ? null : await attempt(() => database.get('open', OPEN), undefined),
    await second.load(),
  ];
  return stored.filter((each) => each !== undefined && each !== null);
}

async function isFinished(database: Database | null, roundId: string): Promise<boolean> {
  if (database === null) return false;
  return (await attempt(() => database.getKey('rounds', roundId), undefined)) !== undefined;
}

/**
 * Keeps records in the browser's database and in the second place.
 *
 * @param unkept told of a finished round that there is no database for
 * @param failed told when something could not be written
 */
export function recordKeeper(
  database: Database | null,
  second: SecondCopy,
  unkept: (round: FinishedRound) => void = () => {},
  failed?: () => void,
): Keeper {
  async function drop(): Promise<void> {
    if (database !== null) await attempt(() => database.delete('open', OPEN), undefined, failed);
    await second.save(null);
  }
  return {
    async keep(record) {
      // With its whole rules: a round goes on by those it was begun under though the game was renewed meanwhile.
      await Promise.all([
        database === null ? null : attempt(() => putOpen(database, record), undefined, failed),
        second.save(record),
      ]);
    },
    async finish(record) {
      if (database === null) unkept(finishedRound(record));
      else await attempt(() => moveToHistory(database, record), undefined, failed);
      await second.save(null);
    },
    drop,
  };
}

async function putOpen(database: Database, written: WrittenRecord): Promise<void> {
  const transaction = database.transaction('open', 'readwrite', ON_DISK);
  await Promise.all([transaction.store.put(written, OPEN), transaction.done]);
}

/** A finished round as the history has it. */
export function finishedRound(record: RoundRecord): FinishedRound {
  const { context } = replay(record);
  return {
    roundId: record.roundId,
    table: record.rules.id,
    endedAt: record.endedAt ?? 0,
    staked: staked(context),
    returned: returned(context),
    record: writtenRecord(record),
  };
}

/** In one transaction, so that a round is never both running and finished, nor neither. */
async function moveToHistory(database: Database, record: RoundRecord): Promise<void> {
  const transaction = database.transaction(['open', 'rounds'], 'readwrite', ON_DISK);
  await Promise.all([
    transaction.objectStore('rounds').put(finishedRound(record)),
    transaction.objectStore('open').delete(OPEN),
    transaction.done,
  ]);
}
