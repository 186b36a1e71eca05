// A table in use: holds the round's state, has the dealer and the wallet asked what the round waits for, and tells the
// followers. It decides nothing: what may happen is the statechart's to say.

import type { Dealer } from '../dealer/dealer.ts';
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
import { handedOut, type RoundRecord, replay } from '../round/record.ts';
import { betsOf } from '../round/round.ts';
import type { TableRules } from '../tables/rules.ts';
import { type Asked, askCredit, askDealer, askDebit, type Trouble } from './asking.ts';
import type { Follower } from './follower.ts';
import { type Gate, type HouseRefusal, OPEN_GATE } from './gate.ts';
import { type Keeper, NO_KEEPER } from './keeper.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { RecordKeeping } from './record-keeping.ts';

export type { Trouble } from './asking.ts';

/** What the player's side may send; everything else comes from dealer, wallet and stage. */
export type PlayerEvent = BetEvent | ChoiceEvent | { readonly type: 'deal' };

/** Why a player's event is not taken: by the round, or by the house. */
export type SessionRefusal = Refusal | HouseRefusal;

export interface SessionParts {
  readonly rules: TableRules;
  readonly dealer: Dealer;
  readonly wallet: Wallet;
  /** What the player has, minor units, as the wallet told at the start. */
  readonly balance: number;
  readonly newRoundId: () => string;
  /** Waits before something is asked again; a test's clock in tests. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Keeps the records; without one they are in memory only. */
  readonly keeper?: Keeper;
  /** What the house refuses; without one, nothing. */
  readonly gate?: Gate;
  /** Now, milliseconds since 1970, for the record's head. */
  readonly now?: () => number;
  /** The record of a round that was not finished: the session begins in it. */
  readonly unfinished?: RoundRecord;
}

export class TableSession {
  #state: RoundState;
  #trouble: Trouble | null = null;
  #closed = false;
  #asking = false;
  #showing: Promise<unknown> = Promise.resolve();
  readonly #crediting = new Set<string>();
  readonly #followers = new Set<Follower>();
  readonly #watchers = new Set<() => void>();
  readonly #parts: SessionParts;
  readonly #asked: Asked;
  readonly #records: RecordKeeping;
  readonly #gate: Gate;

  constructor(parts: SessionParts) {
    const { rules, balance, dealer, wallet, pause, keeper = NO_KEEPER, now = () => 0, unfinished } = parts;
    this.#parts = parts;
    this.#gate = parts.gate ?? OPEN_GATE;
    this.#state = unfinished === undefined ? openTable({ rules, balance }) : replay(unfinished);
    this.#records = new RecordKeeping(keeper, dealer, now, unfinished ?? null);
    this.#asked = {
      dealer,
      wallet: oneAtATime(wallet, () => this.#closed),
      pause,
      isClosed: () => this.#closed,
      trouble: (trouble) => this.#setTrouble(trouble),
      over: (trouble) => {
        if (this.#trouble === trouble) this.#setTrouble(null);
      },
    };
  }

  get state(): RoundState {
    return this.#state;
  }

  /** The record of the round that runs, or of the last one; null before the first. */
  get record(): RoundRecord | null {
    return this.#records.record;
  }

  get trouble(): Trouble | null {
    return this.#trouble;
  }

  /** The commitment to the coming round's shoe, or to the running one's; null where the dealer tells none. */
  get commitment(): string | null {
    return this.#parts.dealer.commitment();
  }

  /** Words of the player's own that go into the next shoe. */
  setWords(words: string): void {
    this.#records.words = words;
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
  send(event: PlayerEvent): SessionRefusal | null {
    const refused = this.refusal(event);
    if (refused === null) {
      if (event.type === 'deal') this.#gate.started();
      this.#tell(event.type === 'deal' ? { type: 'deal', roundId: this.#parts.newRoundId() } : event);
      void this.#ask();
    }
    return refused;
  }

  /** Why a player's event would not be taken now, or null where it would. */
  refusal(event: PlayerEvent): SessionRefusal | null {
    if (this.#closed) return { code: 'not-now' };
    const whole: RoundEvent = event.type === 'deal' ? { type: 'deal', roundId: 'asked' } : event;
    return refusal(this.#state, whole) ?? this.#houseRefusal(whole);
  }

  #houseRefusal(event: RoundEvent): HouseRefusal | null {
    if (event.type === 'deal') {
      const bets = betsOf(this.#state.context.chips);
      return this.#gate.bets(bets) ?? this.#gate.start(bets);
    }
    if (event.type !== 'bet.placed' && event.type !== 'rebet') return null;
    return this.#gate.bets(betsOf(tell(this.#state, event).state.context.chips));
  }

  /** Takes an unfinished round up where its record ends; to be called once the followers are there. */
  async resume(): Promise<void> {
    const { record } = this.#records;
    if (record === null) return;
    const isOver = phaseOf(this.#state) === 'settled';
    if (!isOver && record.events.some(({ type }) => type === 'dealer.dealt')) {
      const { dealer } = this.#parts;
      const at = handedOut(record);
      const taken = await askDealer(
        this.#asked,
        () => dealer.resume(record.roundId, at),
        () => true,
      );
      if (taken === null) return;
    }
    await this.readBalance();
    if (isOver) this.#records.finish(this.#state);
    this.#payCredits();
    await this.#ask();
  }

  /** Takes over the wallet's balance as it now is: after a top-up, or money moved elsewhere. */
  async readBalance(): Promise<void> {
    const balance = await this.#asked.wallet.balance();
    if (!this.#closed) this.#tell({ type: 'wallet.balance', balance });
  }

  /** Done when everything told so far is written down. */
  get written(): Promise<void> {
    return this.#records.written;
  }

  /** Words of the player's own that go into the next shoe. */
  get words(): string {
    return this.#records.words;
  }

  /** Ends it: nothing is asked or told from now on. */
  close(): void {
    this.#closed = true;
    this.#followers.clear();
    this.#watchers.clear();
  }

  #tell(event: RoundEvent): void {
    const before = this.#state;
    // A late or doubled answer changes nothing, and is no part of the record.
    if (!before.can(event)) return;
    const { state, facts } = tell(before, event);
    this.#state = state;
    this.#records.take(event, before, state);
    this.#publish(facts, state);
    this.#changed();
    this.#payCredits();
  }

  /** Tells the followers, once what they are told is kept. */
  #publish(facts: readonly Fact[], state: RoundState): void {
    if (facts.length === 0) return;
    const shows = () => Promise.all([...this.#followers].map((follower) => shownBy(follower, facts, state)));
    const isKept = this.#parts.keeper !== undefined;
    this.#showing = Promise.all([this.#showing, isKept ? this.#records.written.then(shows) : shows()]);
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
    await this.#records.written;
    const { dealer } = this.#parts;
    const { pending, boxes, roundId } = this.#state.context;
    switch (awaited(this.#state)) {
      case 'shown':
        await this.#showing;
        return { type: 'shown' };
      case 'debit': {
        if (pending === null) return null;
        const { txId, amount } = pending;
        return askDebit(this.#asked, txId, amount, () => this.#tell({ type: 'wallet.lost', txId }));
      }
      case 'deal':
        return askDealer(
          this.#asked,
          async () => {
            const opened = await dealer.open(roundId ?? '', this.record?.words ?? '');
            return opened.ok ? dealer.deal(boxes.length) : opened;
          },
          (cards) => ({ type: 'dealer.dealt', ...cards }),
        );
      case 'draw':
        return askDealer(
          this.#asked,
          () => dealer.draw(),
          (card) => ({ type: 'dealer.drew', card }),
        );
      case 'look':
        return askDealer(
          this.#asked,
          () => dealer.look(),
          (blackjack) => ({ type: 'dealer.looked', blackjack }),
        );
      case 'turn':
        return askDealer(
          this.#asked,
          () => dealer.turn(),
          (card) => ({ type: 'dealer.turned', card }),
        );
      case 'credits':
      case 'player':
        return null;
    }
  }

  #payCredits(): void {
    for (const { txId, amount } of this.#state.context.owed) void this.#credit(txId, amount);
  }

  async #credit(txId: string, amount: number): Promise<void> {
    if (this.#crediting.has(txId)) return;
    this.#crediting.add(txId);
    await this.#records.written;
    const event = await askCredit(this.#asked, txId, amount);
    this.#crediting.delete(txId);
    if (event !== null && !this.#closed) this.#tell(event);
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
