/** What a wallet answers to a transaction. `lost`: no answer in time; the same transaction may be sent again, unchanged. */
export type WalletAnswer =
  | { readonly outcome: 'accepted'; readonly balance: number }
  | {
      readonly outcome: 'refused';
      readonly reason: 'insufficient-funds' | 'not-allowed';
      readonly balance: number;
    }
  | { readonly outcome: 'lost' };

/**
 * Where the player's money is. Amounts are minor units. A transaction id is made once and names one transaction for
 * ever: sent again it is booked once and answered as the first time, a refusal too, though the balance has changed: a player
 * who tries again does so under a new id. Answers are values; nothing is thrown.
 */
export interface Wallet {
  debit(txId: string, amount: number): Promise<WalletAnswer>;
  credit(txId: string, amount: number): Promise<WalletAnswer>;
  /** Takes back a debit whose round never began; of one that was never booked it makes sure it never will be. */
  rollback(txId: string): Promise<WalletAnswer>;
  /** What the player has; null where there was no answer in time. */
  balance(): Promise<number | null>;
}
