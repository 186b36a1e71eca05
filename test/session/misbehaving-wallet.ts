// A wallet that misbehaves on purpose, by a seed, in front of a bank that keeps its books: the real ledger of play money. What
// it did to which kind of request is counted, so that a campaign can show that it met everything.

import { type LedgerEntry, readLedger } from '../../src/money/ledger.ts';
import { type LedgerStore, ledgerWallet, type PlayMoneyWallet } from '../../src/money/ledger-wallet.ts';
import type { Wallet, WalletAnswer } from '../../src/money/wallet.ts';
import type { StakePurpose } from '../../src/round/facts.ts';

export const FAULTS = [
  /** The request never arrives. */
  'lost',
  /** It is booked, and the reply is lost. */
  'reply lost',
  /** There is no reply in time, and the request arrives at some later moment. */
  'late',
  /** … after other transactions that were sent later. */
  'out of order',
  /** It arrives twice. */
  'duplicate',
  'refused',
  /** The page is gone before the reply comes; it comes all the same. */
  'abandoned',
] as const;
export type Fault = (typeof FAULTS)[number];
export type Request = StakePurpose | 'credit' | 'balance';

const LOST: WalletAnswer = { outcome: 'lost' };

interface LateRequest {
  readonly request: Request;
  readonly deliver: () => Promise<unknown>;
  /** How many transactions had been delivered when it was sent. */
  readonly sentAt: number;
}

export class MisbehavingWallet implements Wallet {
  readonly counts = new Map<string, number>();
  /** Set when a reply is held back: the page is to be closed, and opened anew. */
  abandoned = false;
  /** What the debit that is asked for is for. */
  purpose: () => StakePurpose = () => 'bets';
  readonly #bank: PlayMoneyWallet;
  readonly #random: (below: number) => number;
  readonly #late: LateRequest[] = [];
  readonly #held: (() => void)[] = [];
  readonly #arrived = new Set<string>();
  readonly #entries: () => readonly unknown[];
  #delivered = 0;

  private constructor(
    bank: PlayMoneyWallet,
    random: (below: number) => number,
    entries: () => readonly unknown[],
  ) {
    this.#bank = bank;
    this.#random = random;
    this.#entries = entries;
  }

  static async open(balance: number, random: (below: number) => number): Promise<MisbehavingWallet> {
    let kept: readonly unknown[] = [];
    const store: LedgerStore = {
      load: async () => ({ entries: kept, head: undefined }),
      append: async (entry) => {
        kept = [...kept, entry];
        return true;
      },
      replace: async (entries) => {
        kept = entries;
        return true;
      },
    };
    return new MisbehavingWallet(await ledgerWallet(store, balance), random, () => kept);
  }

  /** The bank's books, as it would read them again. */
  get books(): readonly LedgerEntry[] {
    return readLedger(this.#entries()) ?? [];
  }

  /** What the bank itself says; nothing comes between. */
  bankBalance(): Promise<number> {
    return this.#bank.balance();
  }

  debit(txId: string, amount: number): Promise<WalletAnswer> {
    return this.#ask(this.purpose(), txId, () => this.#bank.debit(txId, amount));
  }

  credit(txId: string, amount: number): Promise<WalletAnswer> {
    return this.#ask('credit', txId, () => this.#bank.credit(txId, amount));
  }

  async rollback(): Promise<WalletAnswer> {
    throw new Error('nothing is rolled back here');
  }

  async balance(): Promise<number | null> {
    const mood = this.#random(8);
    if (mood === 0) {
      this.#count('balance', 'lost');
      return null;
    }
    if (mood === 1) {
      this.#count('balance', 'abandoned');
      await this.#abandon();
    }
    return this.#bank.balance();
  }

  /** Lets what is on its way arrive: some of it, or all. */
  async deliverLate(all = false): Promise<void> {
    while (this.#late.length > 0 && (all || this.#random(3) === 0)) {
      const [late] = this.#late.splice(this.#random(this.#late.length), 1);
      if (late === undefined) return;
      this.#count(late.request, 'late');
      if (this.#delivered > late.sentAt) this.#count(late.request, 'out of order');
      await late.deliver();
    }
    if (all) for (const reply of this.#held.splice(0)) reply();
  }

  async #ask(request: Request, txId: string, deliver: () => Promise<WalletAnswer>): Promise<WalletAnswer> {
    await this.deliverLate();
    const arrives = (): Promise<WalletAnswer> => {
      this.#arrived.add(txId);
      this.#delivered += 1;
      return deliver();
    };
    switch (this.#random(12)) {
      case 0:
        this.#count(request, 'lost');
        return LOST;
      case 1:
        await arrives();
        this.#count(request, 'reply lost');
        return LOST;
      case 2:
        this.#late.push({ request, deliver: arrives, sentAt: this.#delivered });
        return LOST;
      case 3:
        await arrives();
        this.#count(request, 'duplicate');
        return arrives();
      case 4:
        return this.#refuse(request, txId, arrives);
      case 5: {
        this.#count(request, 'abandoned');
        const isBooked = this.#random(2) === 0;
        if (isBooked) await arrives();
        await this.#abandon();
        return isBooked ? arrives() : LOST;
      }
      default:
        return arrives();
    }
  }

  /** A debit is refused for good; a credit only puts off: whoever owes it asks again. */
  async #refuse(request: Request, txId: string, arrives: () => Promise<WalletAnswer>): Promise<WalletAnswer> {
    if (request === 'credit') {
      this.#count(request, 'refused');
      return { outcome: 'refused', reason: 'not-allowed', balance: await this.#bank.balance() };
    }
    // What has arrived once is decided.
    if (this.#arrived.has(txId)) return arrives();
    this.#count(request, 'refused');
    await this.#bank.rollback(txId);
    return arrives();
  }

  /** Holds the reply back until the end, when nobody waits for it any more. */
  #abandon(): Promise<void> {
    this.abandoned = true;
    return new Promise((resolve) => {
      this.#held.push(resolve);
    });
  }

  #count(request: Request, fault: Fault): void {
    const key = `${request}: ${fault}`;
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }
}
