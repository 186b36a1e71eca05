// Play money: a wallet that keeps its own ledger in the browser.

import * as v from 'valibot';
import { isAmount } from './amount.ts';
import type { TextStore } from './store.ts';
import type { Wallet, WalletAnswer } from './wallet.ts';

/** What a player starts with and is topped up to: 1,000 of a currency with two decimals, minor units. */
export const STARTING_BALANCE = 100_000;

type Kind = 'debit' | 'credit' | 'rollback' | 'topUp';

const amountSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const ledgerSchema = v.object({
  version: v.literal(1),
  balance: amountSchema,
  /** The latest transactions by id, so that one sent again is booked once. */
  booked: v.array(
    v.object({
      txId: v.string(),
      kind: v.picklist(['debit', 'credit', 'rollback', 'topUp']),
      amount: amountSchema,
    }),
  ),
});
type Ledger = v.InferOutput<typeof ledgerSchema>;

/** Far more than one round makes: only ids that may still be sent again need remembering. */
const REMEMBERED = 500;

function readLedger(store: TextStore, key: string): Ledger {
  const fresh: Ledger = { version: 1, balance: STARTING_BALANCE, booked: [] };
  const text = store.read(key);
  if (text === null) return fresh;
  try {
    const parsed = v.safeParse(ledgerSchema, JSON.parse(text));
    if (parsed.success) return parsed.output;
  } catch {
    // Not JSON: treated as any other damage below.
  }
  // A damaged ledger is set aside for inspection, never read as a fortune or as zero.
  store.write(`${key}.damaged`, text);
  return fresh;
}

export interface PlayMoneyWallet extends Wallet {
  /** Fills the balance up to the starting balance; changes nothing where there is that much. */
  topUp(): number;
}

export function playMoneyWallet(store: TextStore, key: string): PlayMoneyWallet {
  let ledger = readLedger(store, key);

  const book = (txId: string, kind: Kind, amount: number, balance: number): WalletAnswer => {
    ledger = { ...ledger, balance, booked: [...ledger.booked, { txId, kind, amount }].slice(-REMEMBERED) };
    store.write(key, JSON.stringify(ledger));
    return { outcome: 'accepted', balance };
  };
  const find = (txId: string, kind: Kind) =>
    ledger.booked.find((entry) => entry.txId === txId && entry.kind === kind);
  const accepted = (): WalletAnswer => ({ outcome: 'accepted', balance: ledger.balance });
  const refused = (reason: 'insufficient-funds' | 'not-allowed'): WalletAnswer => ({
    outcome: 'refused',
    reason,
    balance: ledger.balance,
  });

  return {
    async debit(txId, amount) {
      if (find(txId, 'rollback')) return refused('not-allowed');
      if (find(txId, 'debit')) return accepted();
      if (!isAmount(amount)) return refused('not-allowed');
      if (amount > ledger.balance) return refused('insufficient-funds');
      return book(txId, 'debit', amount, ledger.balance - amount);
    },
    async credit(txId, amount) {
      if (find(txId, 'credit')) return accepted();
      if (!isAmount(amount)) return refused('not-allowed');
      return book(txId, 'credit', amount, ledger.balance + amount);
    },
    async rollback(txId) {
      if (find(txId, 'rollback')) return accepted();
      const debit = find(txId, 'debit');
      return book(txId, 'rollback', 0, ledger.balance + (debit?.amount ?? 0));
    },
    balance: async () => ledger.balance,
    topUp() {
      const missing = STARTING_BALANCE - ledger.balance;
      if (missing > 0) book(`top-up-${ledger.booked.length}`, 'topUp', missing, STARTING_BALANCE);
      return ledger.balance;
    },
  };
}
