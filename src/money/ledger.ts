// The ledger of play money: entries in order, each sealed over the one before, so that damage is seen and never read as money.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export const ENTRY_KINDS = ['opened', 'carried', 'debit', 'credit', 'rollback', 'topUp', 'refused'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export interface LedgerEntry {
  /** From 1, without a gap. */
  readonly seq: number;
  readonly txId: string;
  readonly kind: EntryKind;
  /** Minor units; what was moved, 0 for a rollback of nothing; of a refusal what was asked for. */
  readonly amount: number;
  /** The balance after it. */
  readonly balance: number;
  /** SHA-256 over this entry and the seal before, shortened to 16 hexadecimal digits. */
  readonly seal: string;
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isKind = (value: unknown): value is EntryKind => ENTRY_KINDS.some((kind) => kind === value);

/** What lies in a store as an entry, with nothing more and nothing less; null where it is none. Read by hand: no table waits for a library. */
function entryOf(stored: unknown): LedgerEntry | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const fields = new Map<string, unknown>(Object.entries(stored));
  const [seq, txId, kind, amount, balance, seal] = ['seq', 'txId', 'kind', 'amount', 'balance', 'seal'].map(
    (key) => fields.get(key),
  );
  const isNumbered = isWhole(seq) && seq > 0 && isWhole(amount) && isWhole(balance);
  if (!isNumbered || !isKind(kind) || fields.size !== 6) return null;
  return typeof txId === 'string' && typeof seal === 'string'
    ? { seq, txId, kind, amount, balance, seal }
    : null;
}

type Unsealed = Omit<LedgerEntry, 'seal'>;

function sealOf({ seq, txId, kind, amount: moved, balance }: Unsealed, before: string): string {
  const text = JSON.stringify([before, seq, txId, kind, moved, balance]);
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, 16);
}

/** The entry that follows, sealed. */
export function nextEntry(
  last: LedgerEntry | null,
  entry: Pick<LedgerEntry, 'txId' | 'kind' | 'amount' | 'balance'>,
): LedgerEntry {
  const whole: Unsealed = { seq: (last?.seq ?? 0) + 1, ...entry };
  return { ...whole, seal: sealOf(whole, last?.seal ?? '') };
}

/** What an entry does to the balance; null where it may set any, as the first entry does. */
function change({ kind, amount: moved }: LedgerEntry): number | null {
  switch (kind) {
    case 'opened':
    case 'carried':
      return null;
    case 'debit':
      return -moved;
    case 'credit':
    case 'rollback':
    case 'topUp':
      return moved;
    case 'refused':
      return 0;
  }
}

/** The number and the seal of the last entry: kept apart from the entries it tells that none is missing after it. */
export const headOf = ({ seq, seal }: LedgerEntry): string => `${seq} ${seal}`;

/**
 * Reads what a store holds: the entries, or null where any of it is damaged, missing or out of order.
 *
 * @param head what is kept as the head; undefined where none is, as of a ledger from before there was one
 */
export function readLedger(stored: readonly unknown[], head?: unknown): readonly LedgerEntry[] | null {
  const entries: LedgerEntry[] = [];
  for (const each of stored) {
    const entry = entryOf(each);
    if (entry === null) return null;
    const last = entries.at(-1);
    const starts = entry.kind === 'opened' || entry.kind === 'carried';
    if (last === undefined) {
      // A carried ledger begins anywhere; its first seal stands on the one that was carried, which is its transaction id.
      const before = entry.kind === 'carried' ? entry.txId : '';
      if (!starts || sealOf(entry, before) !== entry.seal) return null;
    } else {
      const moved = change(entry);
      if (entry.seq !== last.seq + 1 || sealOf(entry, last.seal) !== entry.seal) return null;
      if (moved !== null && entry.balance !== last.balance + moved) return null;
    }
    entries.push(entry);
  }
  const last = entries.at(-1);
  return head === undefined || (last !== undefined && head === headOf(last)) ? entries : null;
}

/** The entries that a long ledger is cut down to: a carried balance and the latest ones, sealed anew. */
export function compacted(entries: readonly LedgerEntry[], keep: number): readonly LedgerEntry[] {
  const cut = entries.length - keep;
  const carriedFrom = entries[cut - 1];
  if (carriedFrom === undefined) return entries;
  const { seq, seal, balance } = carriedFrom;
  const first: Unsealed = { seq, txId: seal, kind: 'carried', amount: 0, balance };
  const kept: LedgerEntry[] = [{ ...first, seal: sealOf(first, seal) }];
  for (const entry of entries.slice(cut)) kept.push(nextEntry(kept.at(-1) ?? null, entry));
  return kept;
}
