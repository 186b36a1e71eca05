import type { Wallet, WalletAnswer } from '../money/wallet.ts';
import { type AskingParts, askUntilAnswered } from './asking.ts';
import type { WalletReply } from './messages.ts';

const LOST: WalletAnswer = { outcome: 'lost' };

/** A transaction's id is its round's id, a hyphen and a number. */
const roundOf = (txId: string): string => txId.slice(0, txId.lastIndexOf('-'));

/**
 * The player's money, which the lobby keeps. A transaction without an answer in time is `lost`, and is sent again by who
 * asked, under the same id.
 *
 * @param balance what the player has at the start, minor units
 */
export function lobbyWallet(parts: AskingParts, balance: number): Wallet {
  const { line } = parts;
  let known = balance;
  const told = (reply: WalletReply | null): WalletAnswer => {
    if (reply === null) return LOST;
    known = reply.balance;
    return reply;
  };
  return {
    debit: async (txId, amount) =>
      told(await line.ask('wallet.debit', { txId, roundId: roundOf(txId), amount })),
    credit: async (txId, amount) =>
      told(await line.ask('wallet.credit', { txId, roundId: roundOf(txId), amount })),
    rollback: async (txId) => told(await line.ask('wallet.rollback', { txId, roundId: roundOf(txId) })),
    async balance() {
      const reply = await askUntilAnswered(parts, 'wallet.balance', {});
      if (reply !== null) known = reply.balance;
      return known;
    },
  };
}
