// A table in use: holds the round's state, has the dealer and the wallet asked what the round waits for, and tells the
// followers. It decides nothing: what may happen is the statechart's to say.

import type { Dealer } from '../dealer/dealer.ts';
import type { LimitRefusal } from '../limits/limits.ts';
import type { Wallet } from '../money/wallet.ts';
import type { BetEvent, ChoiceEvent, RoundEvent } from '../round/facts.ts';
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
import type { PlacedChip } from '../round/round.ts';
import type { TableRules } from '../tables/rules.ts';
import { type Asked, askCredit, askDealer, askDebit, type Trouble } from './asking.ts';
import { askDealerFor } from './dealer-questions.ts';
import type { Follower } from './follower.ts';
import { type Gate, type HouseRefusal, OPEN_GATE } from './gate.ts';
import { heldBack, type OwnLimits } from './held-back.ts';
import { type Keeper, NO_KEEPER } from './keeper.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { RecordKeeping } from './record-keeping.ts';
import { type DrawAtOnce, type LongEnough, Showing } from './showing.ts';

export type { Trouble } from './asking.ts';

/** What the player's side may send; everything else comes from dealer, wallet and stage. */
export type PlayerEvent = BetEvent | ChoiceEvent | { readonly type: 'deal' };

/** Why a player's event is not taken: by the round, by the house, or by limits that players set on themselves. */
export type SessionRefusal = Refusal | HouseRefusal | LimitRefusal;

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
  /** Done when something of the session could not be kept, for the first time: a reload would not be survived. */
  readonly unkept?: Promise<void>;
  /** What the house refuses; without one, nothing. */
  readonly gate?: Gate;
  /** Now, milliseconds since 1970, for the record's head. */
  readonly now?: () => number;
  /** The record of a round that was not finished: the session begins in it. */
  readonly unfinished?: RoundRecord;
  /** The first bets of the last round that was played here, for rebet; without them, none. */
  readonly lastChips?: readonly PlacedChip[];
  /** The limits that players set on themselves; without them, none. */
  readonly limits?: OwnLimits;
  /** Done when a follower has had long enough to show what it was told; without it each has as long as it takes. */
  readonly longEnough?: LongEnough;
}

export class TableSession {
  #state: RoundState;
  #trouble: Trouble | null = null;
  #closed = false;
  #asking = false;
  /** A round that was broken off is not yet taken up: the dealer may still not have it. */
  #takingUp: boolean;
  readonly #crediting = new Set<string>();
  readonly #showing: Showing;
  readonly #watchers = new Set<() => void>();
  readonly #parts: SessionParts;
  readonly #asked: Asked;
  readonly #records: RecordKeeping;
  readonly #gate: Gate;

  constructor(parts: SessionParts) {
    const { rules, balance, dealer, wallet, pause, keeper = NO_KEEPER, now = () => 0 } = parts;
    const { unfinished, lastChips = [] } = parts;
    this.#parts = parts;
    this.#gate = parts.gate ?? OPEN_GATE;
    this.#state = unfinished === undefined ? openTable({ rules, balance, lastChips }) : replay(unfinished);
    this.#records = new RecordKeeping(keeper, dealer, now, unfinished ?? null);
    this.#showing = new Showing(parts.longEnough ?? null);
    this.#takingUp = unfinished !== undefined;
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

  /** A round that was broken off is still being taken up; until then nothing is taken from the player. */
  get takingUp(): boolean {
    return this.#takingUp;
  }

  /** How often a follower did not show in time what it was told, and the round went on. */
  get overdue(): number {
    return this.#showing.overdue;
  }

  /** Done when something could not be kept, for the first time. */
  get unkept(): Promise<void> | undefined {
    return this.#parts.unkept;
  }

  /** Told of every fact from now on. `drawAtOnce` is called where it has not shown them in good time. */
  follow(follower: Follower, drawAtOnce?: DrawAtOnce): () => void {
    return this.#showing.follow(follower, drawAtOnce);
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
    if (this.#closed || this.#takingUp) return { code: 'not-now' };
    const whole: RoundEvent = event.type === 'deal' ? { type: 'deal', roundId: 'asked' } : event;
    return (
      refusal(this.#state, whole) ?? heldBack(this.#state, whole, this.#gate, this.#parts.limits ?? null)
    );
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
    this.#takingUp = false;
    this.#changed();
    if (isOver) this.#records.finish(this.#state);
    this.#payCredits();
    await this.#ask();
  }

  /** Takes over the wallet's balance as it now is: after a top-up, or money moved elsewhere. */
  async readBalance(): Promise<void> {
    const balance = await this.#asked.wallet.balance();
    if (!this.#closed && balance !== null) this.#tell({ type: 'wallet.balance', balance });
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
    this.#showing.clear();
    this.#watchers.clear();
  }

  #tell(event: RoundEvent): void {
    const before = this.#state;
    // A late or doubled answer changes nothing, and is no part of the record; nor is a balance that is what it was.
    if (!before.can(event)) return;
    const { state, facts } = tell(before, event);
    if (event.type === 'wallet.balance' && state.context.balance === before.context.balance) return;
    this.#state = state;
    this.#records.take(event, before, state);
    // Nothing is shown before it is kept.
    const kept = this.#parts.keeper === undefined ? null : this.#records.written;
    this.#showing.publish(facts, state, kept);
    this.#changed();
    this.#payCredits();
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
    // A round may be dealt while the last one's end is still being kept: its stake waits for its own record.
    await this.#records.allWritten();
    const { pending, boxes, roundId } = this.#state.context;
    const wait = awaited(this.#state);
    switch (wait) {
      case 'shown':
        await this.#showing.done;
        return { type: 'shown' };
      case 'debit': {
        if (pending === null) return null;
        const { txId, amount } = pending;
        return askDebit(this.#asked, txId, amount, () => this.#tell({ type: 'wallet.lost', txId }));
      }
      case 'deal':
      case 'draw':
      case 'look':
      case 'turn': {
        const words = this.record?.words ?? '';
        return askDealerFor(this.#asked, wait, { roundId: roundId ?? '', boxes: boxes.length, words });
      }
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
    await this.#records.allWritten();
    const event = await askCredit(this.#asked, txId, amount);
    this.#crediting.delete(txId);
    if (event !== null && !this.#closed) this.#tell(event);
  }
}
