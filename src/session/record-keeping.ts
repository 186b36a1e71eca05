// The record of the running round: added to at every event, and kept before anything is shown or asked.

import type { Dealer } from '../dealer/dealer.ts';
import type { RoundEvent } from '../round/facts.ts';
import { phaseOf, type RoundState } from '../round/progress.ts';
import { newRecord, type RoundRecord, withEvent } from '../round/record.ts';
import type { Keeper } from './keeper.ts';

export class RecordKeeping {
  #record: RoundRecord | null;
  /** How many of its events are kept, or on their way there: those stay as they are. */
  #kept: number;
  #written: Promise<void> = Promise.resolve();
  /** Words of the player's own for the coming shoe. */
  words = '';
  readonly #keeper: Keeper;
  readonly #dealer: Dealer;
  readonly #now: () => number;

  constructor(keeper: Keeper, dealer: Dealer, now: () => number, unfinished: RoundRecord | null) {
    this.#keeper = keeper;
    this.#dealer = dealer;
    this.#now = now;
    this.#record = unfinished;
    this.#kept = unfinished?.events.length ?? 0;
  }

  /** The record of the round that runs, or of the last one; null before the first. */
  get record(): RoundRecord | null {
    return this.#record;
  }

  /** Done when everything told so far is kept. */
  get written(): Promise<void> {
    return this.#written;
  }

  /** Done when nothing is left to be kept, what was told meanwhile included. */
  async allWritten(): Promise<void> {
    for (let last: Promise<void> | null = null; last !== this.#written; ) {
      last = this.#written;
      await last;
    }
  }

  /** Takes down an event that led from one state to another. */
  take(event: RoundEvent, before: RoundState, after: RoundState): void {
    if (event.type === 'deal') {
      this.#record = newRecord(before, {
        roundId: event.roundId,
        commitment: this.#dealer.commitment(),
        words: this.words,
        startedAt: this.#now(),
      });
      this.#then(async () => this.#commit());
    }
    if (phaseOf(before) === 'betting' && event.type !== 'deal') return;
    if (phaseOf(before) === 'settled' || this.#record === null) return;
    const record = withEvent(this.#before(event, this.#record), event);
    const isNew = record !== this.#record;
    this.#record = record;
    if (phaseOf(after) === 'betting') this.#then(() => this.#keeper.drop(record.roundId));
    else if (phaseOf(after) === 'settled') this.finish(after);
    else if (isNew && event.type !== 'wallet.balance') {
      this.#kept = record.events.length;
      this.#then(() => this.#keep(record));
    }
  }

  /**
   * The record that an event is added to. Balances are told as often as the page is opened or money moves elsewhere: only the
   * last one before the round goes on counts. It is kept with what comes next, as it is read anew where the page is opened, so
   * that what is kept is only ever added to.
   */
  #before(event: RoundEvent, record: RoundRecord): RoundRecord {
    const { events } = record;
    const takesItsPlace =
      event.type === 'wallet.balance' &&
      events.length > this.#kept &&
      events.at(-1)?.type === 'wallet.balance';
    return takesItsPlace ? { ...record, events: events.slice(0, -1) } : record;
  }

  /**
   * Notes the commitment once the last round is closed. A round that is dealt while the last one's record is still being
   * written would else bear the commitment to the last round's shoe.
   */
  #commit(): void {
    if (this.#record !== null) this.#record = { ...this.#record, commitment: this.#dealer.commitment() };
  }

  async #keep(record: RoundRecord): Promise<void> {
    const { commitment } = this.#record ?? record;
    await this.#keeper.keep({ ...record, commitment });
  }

  /** Closes the round's record: the dealer reveals the seed, and it goes into the history. */
  finish(settled: RoundState): void {
    const record = this.#record;
    if (record === null) return;
    const closing = { closingBalance: settled.context.balance, endedAt: this.#now() };
    this.#then(async () => {
      const revealed = await this.#dealer.reveal(record.roundId);
      const closed = { ...record, ...closing, ...(revealed === null ? {} : { seed: revealed.seed }) };
      await this.#keeper.finish(closed);
      await this.#dealer.close(record.roundId);
      if (this.#record?.roundId === closed.roundId) this.#record = closed;
    });
  }

  #then(step: () => Promise<void>): void {
    this.#written = this.#written.then(step);
  }
}
