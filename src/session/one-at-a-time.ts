import type { Wallet, WalletAnswer } from '../money/wallet.ts';

const LOST: WalletAnswer = { outcome: 'lost' };

/**
 * The wallet, asked one question at a time: so the balances it tells come in the order in which it booked, and the last one
 * told is what the player has. Once `isClosed`, a transaction that still waits for its turn is not sent.
 */
export function oneAtATime(wallet: Wallet, isClosed: () => boolean): Wallet {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(ask: () => Promise<T>): Promise<T> => {
    const answer = last.then(ask);
    last = answer.catch(() => {});
    return answer;
  };
  const send = (ask: () => Promise<WalletAnswer>) => inTurn(async () => (isClosed() ? LOST : ask()));
  return {
    debit: (txId, amount) => send(() => wallet.debit(txId, amount)),
    credit: (txId, amount) => send(() => wallet.credit(txId, amount)),
    rollback: (txId) => send(() => wallet.rollback(txId)),
    balance: () => inTurn(() => wallet.balance()),
  };
}
