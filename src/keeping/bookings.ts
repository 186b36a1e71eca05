// What the wallet has booked for a round, by its record. A player who clears the ledger but not the record would else have
// the stake back with the cards still on the table.

import type { Wallet } from '../money/wallet.ts';
import { awaited, openTable, tell } from '../round/progress.ts';
import type { RoundRecord } from '../round/record.ts';

export interface Booking {
  readonly kind: 'debit' | 'credit';
  readonly txId: string;
  readonly amount: number;
}

/** The transactions that the record says are booked, in order. */
export function bookingsOf(record: RoundRecord): readonly Booking[] {
  const bookings: Booking[] = [];
  let state = openTable({ rules: record.rules, balance: record.openingBalance, bets: record.bets });
  for (const event of record.events) {
    if (event.type === 'wallet.accepted') {
      const { pending, owed } = state.context;
      const credit = owed.find(({ txId }) => txId === event.txId);
      if (pending?.txId === event.txId)
        bookings.push({ kind: 'debit', txId: pending.txId, amount: pending.amount });
      else if (credit !== undefined) bookings.push({ kind: 'credit', ...credit });
    }
    state = tell(state, event).state;
    while (awaited(state) === 'shown') state = tell(state, { type: 'shown' }).state;
  }
  return bookings;
}

/**
 * Sends them in order once more; what the wallet has booked already it books no second time.
 *
 * @returns whether it holds them all now: after one that it refuses nothing more is sent
 */
export async function bookAgain(wallet: Wallet, record: RoundRecord): Promise<boolean> {
  for (const { kind, txId, amount } of bookingsOf(record)) {
    const { outcome } = await wallet[kind](txId, amount);
    if (outcome !== 'accepted') return false;
  }
  return true;
}
