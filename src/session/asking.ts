// What the round waits for, asked of the dealer and the wallet until they answer. Answers become events.

import type { Dealer, Dealt } from '../dealer/dealer.ts';
import type { Wallet } from '../money/wallet.ts';
import type { RoundEvent } from '../round/facts.ts';

/** What keeps a round from going on though the player did nothing wrong. */
export type Trouble = 'wallet-lost' | 'dealer-lost' | 'cards-exhausted' | 'shoe-lost';

/** Who is asked, and how the asking may be told of and stopped. */
export interface Asked {
  readonly dealer: Dealer;
  readonly wallet: Wallet;
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly isClosed: () => boolean;
  readonly trouble: (trouble: Trouble) => void;
  /** That trouble is over; another one is not. */
  readonly over: (trouble: Trouble) => void;
}

const RETRY_MS = [500, 1000, 2000, 4000] as const;
const LONGEST_RETRY_MS = 4000;

async function retryIn(asked: Asked, tries: number, trouble: Trouble): Promise<void> {
  asked.trouble(trouble);
  await asked.pause(RETRY_MS[tries] ?? LONGEST_RETRY_MS);
}

/**
 * Sends the same debit until the wallet has answered; it is booked once however often it is sent.
 *
 * @param lost told once, when the first answer did not come
 */
export async function askDebit(
  asked: Asked,
  txId: string,
  amount: number,
  lost: () => void,
): Promise<RoundEvent | null> {
  for (let tries = 0; !asked.isClosed(); tries++) {
    const answer = await asked.wallet.debit(txId, amount);
    if (answer.outcome !== 'lost') {
      asked.over('wallet-lost');
      const type = answer.outcome === 'accepted' ? 'wallet.accepted' : 'wallet.refused';
      return { type, txId, balance: answer.balance };
    }
    if (tries === 0) lost();
    await retryIn(asked, tries, 'wallet-lost');
  }
  return null;
}

/** Sends the same credit until the wallet has booked it. */
export async function askCredit(asked: Asked, txId: string, amount: number): Promise<RoundEvent | null> {
  for (let tries = 0; !asked.isClosed(); tries++) {
    const answer = await asked.wallet.credit(txId, amount);
    if (answer.outcome === 'accepted') {
      asked.over('wallet-lost');
      return { type: 'wallet.accepted', txId, balance: answer.balance };
    }
    await retryIn(asked, tries, 'wallet-lost');
  }
  return null;
}

/** Asks the dealer until there is an answer, and makes something of it; null where there will be none. */
export async function askDealer<T, R>(
  asked: Asked,
  ask: () => Promise<Dealt<T>>,
  use: (value: T) => R,
): Promise<R | null> {
  for (let tries = 0; !asked.isClosed(); tries++) {
    const answer = await ask();
    if (answer.ok) {
      asked.over('dealer-lost');
      return use(answer.value);
    }
    if (answer.code !== 'dealer-lost') {
      asked.trouble(answer.code);
      return null;
    }
    await retryIn(asked, tries, 'dealer-lost');
  }
  return null;
}
