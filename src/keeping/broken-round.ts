// A round that cannot be played to its end: its record or its stake is refused, or its shoe is gone. It is set aside for inspection and
// stands in the history as void. Its stakes stay taken, so that breaking a store never buys a new hand.

import type { LedgerEntry } from '../money/ledger.ts';
import type { Wallet } from '../money/wallet.ts';
import { claimedId } from '../round/claimed-id.ts';
import { type RoundRecord, replay } from '../round/record.ts';
import { writtenRecord } from '../round/written-record.ts';
import { type Database, type FinishedRound, ON_DISK } from './database.ts';
import { attempt } from './ledger-store.ts';
import { type SecondCopy, storedCopies } from './records.ts';

/** What support is told: the code says what is wrong, the round is the one it is wrong with. */
export interface BrokenRound {
  readonly code: 'bad-record' | 'unknown-rules' | 'record-does-not-replay' | 'shoe-lost' | 'stake-refused';
  readonly roundId: string | null;
  readonly record: RoundRecord | null;
}

function textIn(value: unknown, key: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const found = new Map<string, unknown>(Object.entries(value)).get(key);
  return typeof found === 'string' && found !== '' ? found : null;
}

function rulesIn(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null) return null;
  return new Map<string, unknown>(Object.entries(stored)).get('rules');
}

/** The id that the kept record claims. */
export async function keptId(database: Database | null, second: SecondCopy): Promise<string | null> {
  const [stored] = await storedCopies(database, second);
  return claimedId(stored);
}

/** What the ledger says that a round has cost and brought; the record itself may not be readable. */
function movedBy(roundId: string, ledger: readonly LedgerEntry[]): { staked: number; returned: number } {
  let staked = 0;
  let returned = 0;
  for (const { txId, kind, amount } of ledger) {
    if (!txId.startsWith(`${roundId}-`)) continue;
    if (kind === 'debit') staked += amount;
    else if (kind === 'rollback') staked -= amount;
    else if (kind === 'credit') returned += amount;
  }
  return { staked, returned };
}

/** What was settled is the player's, though the round cannot go on; what was never staked wins nothing. */
export async function payWhatIsOwed(wallet: Wallet, { code, record }: BrokenRound): Promise<void> {
  if (record === null || code === 'stake-refused') return;
  for (const { txId, amount } of replay(record).context.owed) await wallet.credit(txId, amount);
}

/** Sets the round aside, in one transaction, and lets the table be used again. */
export async function setAside(
  database: Database | null,
  second: SecondCopy,
  { code, roundId, record }: BrokenRound,
  now: number,
): Promise<void> {
  const stored = await storedCopies(database, second);
  const [first] = stored;
  const id = roundId ?? `unread-${now}`;
  if (database !== null) {
    const ledger = await attempt(() => database.getAll('ledger'), []);
    const rules = rulesIn(first);
    const round: FinishedRound = {
      roundId: id,
      table: record?.rules.id ?? textIn(rules, 'table') ?? textIn(rules, 'id') ?? '',
      endedAt: now,
      ...movedBy(id, ledger),
      record: record === null ? null : writtenRecord({ ...record, endedAt: now }),
      void: code,
    };
    await attempt(async () => {
      const transaction = database.transaction(['open', 'rounds', 'aside'], 'readwrite', ON_DISK);
      await Promise.all([
        transaction.objectStore('aside').add({ what: `round:${code}`, at: now, stored }),
        transaction.objectStore('rounds').put(round),
        transaction.objectStore('open').clear(),
        transaction.done,
      ]);
    }, undefined);
  }
  await second.save(null);
}
