// Wallet, dealer, pauses and keeper that answer when a test says so, and as it says.

import type { Card } from '../../src/cards/card.ts';
import type { Dealer, Dealt } from '../../src/dealer/dealer.ts';
import { type Dealing, dealing, fromList } from '../../src/dealer/dealing.ts';
import type { Wallet, WalletAnswer } from '../../src/money/wallet.ts';
import type { RoundRecord } from '../../src/round/record.ts';
import type { Keeper } from '../../src/session/keeper.ts';
import type { TableRules } from '../../src/tables/rules.ts';

/** Lets everything that waits for nothing but promises go on as far as it can. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** A question that was asked, and how to answer it. */
export interface Question {
  readonly kind: 'debit' | 'credit' | 'balance';
  readonly txId: string;
  readonly amount: number;
  /** Books it, once for all times it is asked, and says so. */
  accept(): Promise<void>;
  refuse(): Promise<void>;
  /** No answer in time; `booked` where the wallet had booked it all the same. */
  lose(booked?: boolean): Promise<void>;
  /** Books it now; the answer comes with the call of what this gives. */
  bookNow(): () => Promise<void>;
}

/** A wallet whose every answer waits for the test. Its books are its own. */
export class HeldWallet implements Wallet {
  money: number;
  /** What was booked, in order: "-1000 R1-1" a debit, "+2000 R1-2" a credit. */
  readonly journal: string[] = [];
  /** All that was ever sent, in order. */
  readonly sent: string[] = [];
  readonly #open: Question[] = [];
  readonly #booked = new Set<string>();

  constructor(money: number) {
    this.money = money;
  }

  debit(txId: string, amount: number): Promise<WalletAnswer> {
    return this.#ask('debit', txId, amount);
  }

  credit(txId: string, amount: number): Promise<WalletAnswer> {
    return this.#ask('credit', txId, amount);
  }

  async rollback(): Promise<WalletAnswer> {
    throw new Error('nothing is rolled back here');
  }

  balance(): Promise<number> {
    return new Promise((resolve) => {
      const tell = async (money: number) => {
        this.#open.splice(this.#open.indexOf(question), 1);
        resolve(money);
        await settle();
      };
      const now = () => tell(this.money);
      const question: Question = {
        kind: 'balance',
        txId: '',
        amount: 0,
        accept: now,
        refuse: now,
        lose: now,
        bookNow: () => {
          const { money } = this;
          return () => tell(money);
        },
      };
      this.#open.push(question);
    });
  }

  /** The questions that wait for an answer, the oldest first. */
  get open(): readonly Question[] {
    return this.#open;
  }

  /** The question of this transaction that waits for an answer. */
  asked(txId: string): Question {
    const question = this.#open.find((each) => each.txId === txId);
    if (question === undefined)
      throw new Error(`${txId} is not asked; open: ${this.#open.map((each) => each.txId)}`);
    return question;
  }

  /** The only question that waits for an answer. */
  get only(): Question {
    const [question, ...more] = this.#open;
    if (question === undefined || more.length > 0)
      throw new Error(
        `one question, not ${this.#open.map(({ kind, txId }) => `${kind} ${txId}`).join(', ')}`,
      );
    return question;
  }

  #book(kind: 'debit' | 'credit', txId: string, amount: number): void {
    if (this.#booked.has(`${kind} ${txId}`)) return;
    this.#booked.add(`${kind} ${txId}`);
    this.money += kind === 'debit' ? -amount : amount;
    this.journal.push(`${kind === 'debit' ? '-' : '+'}${amount} ${txId}`);
    if (this.money < 0) throw new Error('a debt');
  }

  #ask(kind: 'debit' | 'credit', txId: string, amount: number): Promise<WalletAnswer> {
    this.sent.push(`${kind} ${txId} ${amount}`);
    return new Promise((resolve) => {
      const answer = async (told: WalletAnswer) => {
        this.#open.splice(this.#open.indexOf(question), 1);
        resolve(told);
        await settle();
      };
      const question: Question = {
        kind,
        txId,
        amount,
        accept: () => {
          this.#book(kind, txId, amount);
          return answer({ outcome: 'accepted', balance: this.money });
        },
        refuse: () => answer({ outcome: 'refused', reason: 'insufficient-funds', balance: this.money }),
        lose: (booked = false) => {
          if (booked) this.#book(kind, txId, amount);
          return answer({ outcome: 'lost' });
        },
        bookNow: () => {
          this.#book(kind, txId, amount);
          const told: WalletAnswer = { outcome: 'accepted', balance: this.money };
          return () => answer(told);
        },
      };
      this.#open.push(question);
    });
  }
}

/** A dealer of listed cards, the same in every round. The next questions that it loses can be told beforehand. */
export class ListDealer implements Dealer {
  /** What it was asked, in order. */
  readonly asked: string[] = [];
  /** How many of the coming questions get no answer in time. */
  losing = 0;
  /** Rounds opened, closed. */
  readonly closed: string[] = [];
  readonly #rules: TableRules;
  readonly #cards: readonly Card[];
  #now: Dealing;
  #opened = 0;

  constructor(rules: TableRules, cards: readonly Card[]) {
    this.#rules = rules;
    this.#cards = cards;
    this.#now = dealing(rules, () => null);
  }

  commitment(): string {
    return `${this.#opened - (this.#opened > this.closed.length ? 1 : 0)}`.padStart(64, '0');
  }

  async open(roundId: string): Promise<Dealt<null>> {
    return this.#answer(`open ${roundId}`, () => {
      if (this.#opened === this.closed.length) this.#opened += 1;
      this.#now = dealing(this.#rules, fromList(this.#cards));
      return { ok: true, value: null };
    });
  }

  async resume(roundId: string, at: { boxes: number; drawn: number; turned: boolean }): Promise<Dealt<null>> {
    return this.#answer(`resume ${roundId} ${at.boxes} ${at.drawn} ${at.turned}`, () => {
      this.#opened += 1;
      this.#now = dealing(this.#rules, fromList(this.#cards));
      if (at.boxes > 0) this.#now.deal(at.boxes);
      for (let i = 0; i < at.drawn; i++) this.#now.draw();
      if (at.turned) this.#now.turn();
      return { ok: true, value: null };
    });
  }

  deal = async (boxes: number) => this.#card(`deal ${boxes}`, () => this.#now.deal(boxes));
  draw = async () => this.#card('draw', () => this.#now.draw());
  look = async () => this.#card('look', () => this.#now.look());
  turn = async () => this.#card('turn', () => this.#now.turn());

  async reveal(): Promise<{ seed: string; words: string }> {
    return { seed: `${this.#opened}`.padStart(64, '0'), words: '' };
  }

  async close(roundId: string): Promise<void> {
    this.closed.push(roundId);
  }

  #card<T>(question: string, take: () => T | null): Dealt<T> {
    return this.#answer(question, () => {
      const value = take();
      return value === null ? { ok: false, code: 'cards-exhausted' } : { ok: true, value };
    });
  }

  #answer<T>(question: string, say: () => Dealt<T>): Dealt<T> {
    this.asked.push(question);
    if (this.losing > 0) {
      this.losing -= 1;
      return { ok: false, code: 'dealer-lost' };
    }
    return say();
  }
}

/** Pauses that end when a test says so. */
export class HeldPauses {
  /** How long each pause was to be, in order. */
  readonly asked: number[] = [];
  readonly #open: (() => void)[] = [];

  readonly pause = (milliseconds: number): Promise<void> => {
    this.asked.push(milliseconds);
    return new Promise((resolve) => {
      this.#open.push(resolve);
    });
  };

  get waiting(): number {
    return this.#open.length;
  }

  /** Ends the pause that began first. */
  async end(): Promise<void> {
    this.#open.shift()?.();
    await settle();
  }
}

/** A keeper that is done with a record when a test says so; at once until `holding` is set. */
export class HeldKeeper implements Keeper {
  holding = false;
  readonly kept: RoundRecord[] = [];
  readonly finished: RoundRecord[] = [];
  readonly dropped: string[] = [];
  readonly #open: (() => void)[] = [];

  keep(record: RoundRecord): Promise<void> {
    return this.#done(() => this.kept.push(record));
  }

  finish(record: RoundRecord): Promise<void> {
    return this.#done(() => this.finished.push(record));
  }

  drop(roundId: string): Promise<void> {
    return this.#done(() => this.dropped.push(roundId));
  }

  get waiting(): number {
    return this.#open.length;
  }

  /** Lets the write that was begun first be done. */
  async write(): Promise<void> {
    this.#open.shift()?.();
    await settle();
  }

  #done(take: () => void): Promise<void> {
    if (!this.holding) {
      take();
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      this.#open.push(() => {
        take();
        resolve();
      });
    });
  }
}
