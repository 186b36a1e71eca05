// The house looks after rounds whose players are gone: after a set time each is stood on and settled, once.

import { playOut } from './play-out.ts';
import type { KeptRound, RoundStore, UnreadRound } from './round-store.ts';
import { closed } from './rounds.ts';
import { shoeOfRound } from './shoe.ts';
import type { Wallet } from './wallet.ts';

export class House {
  readonly #store: RoundStore;
  readonly #wallet: Wallet;
  readonly #now: () => number;
  /** How long a player may be gone, milliseconds. */
  awayMs: number;
  readonly #failed: (id: string, fault: unknown) => void;

  /** @param failed told of a round that could not be ended; it is tried again at the next sweep */
  constructor(
    store: RoundStore,
    wallet: Wallet,
    now: () => number,
    awayMs: number,
    failed: (id: string, fault: unknown) => void,
  ) {
    this.#failed = failed;
    this.#store = store;
    this.#wallet = wallet;
    this.#now = now;
    this.awayMs = awayMs;
  }

  /** Ends what is due; the ids of the rounds it ended. One that fails keeps no other from its end. */
  sweep(): readonly string[] {
    const due = this.#store.openUnseenSince(this.#now() - this.awayMs);
    return due.filter((id) => {
      try {
        return this.#end(id);
      } catch (fault) {
        this.#failed(id, fault);
        return false;
      }
    });
  }

  #end(id: string): boolean {
    return this.#store.atomically(() => {
      const unread = this.#store.unread(id);
      if (unread?.state === 'open') return this.#giveUnreadBack(unread);
      const round = this.#store.get(id);
      if (round?.state !== 'open') return false;
      const { record, seed, words, boxes } = round;
      const shoe = words === null || boxes === 0 ? null : shoeOfRound(record.rules, seed, words, boxes);
      const played = playOut(record, shoe, {
        pay: (txId, amount) => this.#pay(round, txId, amount),
        stands: (txId, amount) => this.#stands(round, txId, amount),
        balance: () => this.#wallet.balance(round.purse),
      });
      const now = this.#now();
      if (played.outcome === 'settled')
        this.#store.end(closed(played.record, round, played.state, now), 'ended', 'house', now);
      else if (played.outcome === 'dropped') this.#giveBack(round, now);
      return played.outcome !== 'stuck';
    });
  }

  #pay({ id, purse }: KeptRound, txId: string, amount: number): number {
    return this.#wallet.credit(purse, { txId, roundId: id, amount }).balance;
  }

  /** A stake that did not arrive while the player was there is not taken any more. */
  #stands({ id, purse }: KeptRound, txId: string, amount: number): boolean {
    if (this.#wallet.holds(txId, amount)) return true;
    this.#wallet.rollback(purse, { txId, roundId: id });
    return false;
  }

  /** Nobody can say how it would have ended: it is as if it had not been played. */
  #giveUnreadBack({ id, purse }: UnreadRound): boolean {
    const lost = -this.#wallet.changeOf(id);
    if (lost > 0) this.#wallet.credit(purse, { txId: `${id}-house`, roundId: id, amount: lost });
    this.#store.setAside(id, this.#now());
    return true;
  }

  /** No card lies: what was staked goes back, and what comes late is refused. */
  #giveBack({ id, purse, record }: KeptRound, now: number): void {
    this.#wallet.rollback(purse, { txId: `${id}-1`, roundId: id });
    this.#store.end(record, 'dropped', 'house', now);
  }
}
