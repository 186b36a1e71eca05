// A table in use: holds the round's state, asks the dealer and the wallet what the round waits for, keeps the record and
// tells the followers. It decides nothing: what may happen is the statechart's to say.

import type { Dealer, Dealt } from '../dealer/dealer.ts';
import type { Wallet } from '../money/wallet.ts';
import type { BetEvent, ChoiceEvent, Fact, RoundEvent } from '../round/facts.ts';
import {
  awaited,
  openTable,
  phaseOf,
  type Refusal,
  type RoundState,
  refusal,
  tell,
} from '../round/progress.ts';
import { newRecord, type RoundRecord, withEvent } from '../round/record.ts';
import type { TableRules } from '../tables/rules.ts';
import type { Follower } from './follower.ts';

/** What the player's side may send; everything else comes from dealer, wallet and stage. */
export type PlayerEvent = BetEvent | ChoiceEvent | { readonly type: 'deal' };

/** What keeps a round from going on though the player did nothing wrong. */
export type Trouble = 'wallet-lost' | 'dealer-lost' | 'cards-exhausted';

export interface SessionParts {
  readonly rules: TableRules;
  readonly dealer: Dealer;
  readonly wallet: Wallet;
  /** What the player has, minor units, as the wallet told at the start. */
  readonly balance: number;
  readonly newRoundId: () => string;
  /** Waits before something is asked again; a test's clock in tests. */
  readonly pause: (milliseconds: number) => Promise<void>;
}

const RETRY_MS = [500, 1000, 2000, 4000] as const;
const LONGEST_RETRY_MS = 4000;

export class TableSession {
  #state: RoundState;
  #record: RoundRecord | null = null;
  #trouble: Trouble | null = null;
  #closed = false;
  #asking = false;
  #showing: Promise<unknown> = Promise.resolve();
  readonly #crediting = new Set<string>();
  readonly #followers = new Set<Follower>();
  readonly #watchers = new Set<() => void>();
  readonly #parts: SessionParts;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.#state = openTable({ rules: parts.rules, balance: parts.balance });
  }

  get state(): RoundState {
    return this.#state;
  }

  /** The record of the round that runs, or of the last one; null before the first. */
  get record(): RoundRecord | null {
    return this.#record;
  }

  get trouble(): Trouble | null {
    return this.#trouble;
  }

  /** Told of every fact from now on. */
  follow(follower: Follower): () => void {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }

  /** Called after every change of `state` or `trouble`. */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Takes a player's event, or says why not; a refused one changes nothing. */
  send(event: PlayerEvent): Refusal | null {
    if (this.#closed) return { code: 'not-now' };
    const whole: RoundEvent =
      event.type === 'deal' ? { type: 'deal', roundId: this.#parts.newRoundId() } : event;
    const refused = refusal(this.#state, whole);
    if (refused === null) {
      this.#tell(whole);
      void this.#ask();
    }
    return refused;
  }

  /** Takes over the wallet's balance as it now is: after a top-up, or money moved elsewhere. */
  async readBalance(): Promise<void> {
    const balance = await this.#parts.wallet.balance();
    if (!this.#closed) this.#tell({ type: 'wallet.balance', balance });
  }

  /** Ends it: nothing is asked or told from now on. */
  close(): void {
    this.#closed = true;
    this.#followers.clear();
    this.#watchers.clear();
  }

  #tell(event: RoundEvent): void {
    const before = this.#state;
    const { state, facts } = tell(before, event);
    if (event.type === 'deal') this.#record = newRecord(before, event.roundId);
    if (this.#record !== null && phaseOf(before) !== 'settled') this.#record = withEvent(this.#record, event);
    this.#state = state;
    if (facts.length > 0) {
      const shows = [...this.#followers].map((follower) => shownBy(follower, facts, state));
      this.#showing = Promise.all([this.#showing, ...shows]);
    }
    this.#changed();
    for (const { txId, amount } of state.context.owed) void this.#credit(txId, amount);
  }

  #changed(): void {
    for (const watcher of this.#watchers) watcher();
  }

  #setTrouble(trouble: Trouble | null): void {
    if (this.#trouble === trouble) return;
    this.#trouble = trouble;
    this.#changed();
  }

  /** Asks for what the round waits for until it is the player's turn; one question at a time. */
  async #ask(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    let event = await this.#next();
    while (event !== null && !this.#closed) {
      this.#tell(event);
      event = await this.#next();
    }
    this.#asking = false;
    // The player may have decided between the last question and this line.
    if (!this.#closed && this.#trouble === null && !this.#isPlayersTurn()) void this.#ask();
  }

  #isPlayersTurn(): boolean {
    const wait = awaited(this.#state);
    return wait === 'player' || wait === 'credits';
  }

  /** The event the round waits for now; null where only the player or a credit can bring it. */
  async #next(): Promise<RoundEvent | null> {
    const { dealer } = this.#parts;
    const { pending, boxes, roundId } = this.#state.context;
    switch (awaited(this.#state)) {
      case 'shown':
        await this.#showing;
        return { type: 'shown' };
      case 'debit':
        return pending === null ? null : this.#debit(pending.txId, pending.amount);
      case 'deal':
        await dealer.open(roundId ?? '');
        return this.#dealt(
          () => dealer.deal(boxes.length),
          (cards) => ({ type: 'dealer.dealt', ...cards }),
        );
      case 'draw':
        return this.#dealt(
          () => dealer.draw(),
          (card) => ({ type: 'dealer.drew', card }),
        );
      case 'look':
        return this.#dealt(
          () => dealer.look(),
          (blackjack) => ({ type: 'dealer.looked', blackjack }),
        );
      case 'turn':
        return this.#dealt(
          () => dealer.turn(),
          (card) => ({ type: 'dealer.turned', card }),
        );
      case 'credits':
      case 'player':
        return null;
    }
  }

  /** Sends the same transaction until the wallet has answered; it is booked once however often it is sent. */
  async #debit(txId: string, amount: number): Promise<RoundEvent | null> {
    for (let tries = 0; !this.#closed; tries++) {
      const answer = await this.#parts.wallet.debit(txId, amount);
      if (answer.outcome !== 'lost') {
        this.#setTrouble(null);
        const type = answer.outcome === 'accepted' ? 'wallet.accepted' : 'wallet.refused';
        return { type, txId, balance: answer.balance };
      }
      if (tries === 0) this.#tell({ type: 'wallet.lost', txId });
      await this.#retryIn(tries, 'wallet-lost');
    }
    return null;
  }

  async #credit(txId: string, amount: number): Promise<void> {
    if (this.#crediting.has(txId)) return;
    this.#crediting.add(txId);
    for (let tries = 0; !this.#closed; tries++) {
      const answer = await this.#parts.wallet.credit(txId, amount);
      if (answer.outcome === 'accepted') {
        this.#setTrouble(null);
        if (!this.#closed) this.#tell({ type: 'wallet.accepted', txId, balance: answer.balance });
        break;
      }
      await this.#retryIn(tries, 'wallet-lost');
    }
    this.#crediting.delete(txId);
  }

  async #dealt<T>(
    ask: () => Promise<Dealt<T>>,
    toEvent: (value: T) => RoundEvent,
  ): Promise<RoundEvent | null> {
    for (let tries = 0; !this.#closed; tries++) {
      const answer = await ask();
      if (answer.ok) {
        if (this.#trouble === 'dealer-lost') this.#setTrouble(null);
        return toEvent(answer.value);
      }
      if (answer.code === 'cards-exhausted') {
        this.#setTrouble('cards-exhausted');
        return null;
      }
      await this.#retryIn(tries, 'dealer-lost');
    }
    return null;
  }

  async #retryIn(tries: number, trouble: Trouble): Promise<void> {
    this.#setTrouble(trouble);
    await this.#parts.pause(RETRY_MS[tries] ?? LONGEST_RETRY_MS);
  }
}

/** A follower's showing; one that fails has shown what it will, and the round goes on. */
async function shownBy(follower: Follower, facts: readonly Fact[], state: RoundState): Promise<void> {
  try {
    await follower(facts, state);
  } catch {
    // A picture or a sound that fails must not hold up the player's money.
  }
}
