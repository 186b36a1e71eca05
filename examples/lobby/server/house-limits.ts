// What of the house rules money depends on, held by the server: a page can be changed by whoever it belongs to. The rules are
// the game's own (src/house-rules/); what is lost and when the last round began is what this server has seen.

import { houseGate } from '../../../src/house-rules/house-gate.ts';
import type { HouseRules } from '../../../src/house-rules/house-rules.ts';
import type { BoxBet } from '../../../src/tables/bets.ts';
import type { RoundStore } from './round-store.ts';
import type { Purse, Wallet } from './wallet.ts';

/** A session is over after so long without a round, milliseconds: as in the game. */
const SESSION_GAP_MS = 60 * 60_000;
/** More rounds than fit into any session that a limit is set for. */
const MOST_ROUNDS = 5000;

export class HouseLimits {
  readonly #store: RoundStore;
  readonly #wallet: Wallet;
  readonly #now: () => number;

  constructor(store: RoundStore, wallet: Wallet, now: () => number) {
    this.#store = store;
    this.#wallet = wallet;
    this.#now = now;
  }

  /** Whether these first stakes of a round are allowed. Doubles, splits and insurance always are. */
  allows({
    houseRules,
    purse,
    bets,
  }: {
    houseRules: HouseRules;
    purse: Purse;
    bets: readonly BoxBet[];
  }): boolean {
    const gate = houseGate({
      houseRules,
      // A round comes too soon before it has stakes: `secondsLeft` says that.
      pace: { secondsLeft: 0, started: () => {} },
      lost: () => this.#lost(purse),
      // What the player has read is the page's to know: it holds the round back until then.
      isReminderDue: () => false,
    });
    return gate.bets(bets) === null && gate.start(bets) === null;
  }

  /** Until the player's next round may begin, seconds; 0 where it may begin now. */
  secondsLeft({ minimumRoundSeconds }: HouseRules, purse: Purse): number {
    const [last] = this.#store.timesOf(purse, 1);
    if (last === undefined) return 0;
    return Math.max(0, minimumRoundSeconds - (this.#now() - last.began) / 1000);
  }

  /** What the session has lost so far, minor units; negative where it has brought money. */
  #lost(purse: Purse): number {
    let since = this.#now();
    let lost = 0;
    for (const { id, began, ended } of this.#store.timesOf(purse, MOST_ROUNDS)) {
      if (since - (ended ?? began) > SESSION_GAP_MS) break;
      lost -= this.#wallet.changeOf(id);
      since = began;
    }
    return lost;
  }
}
