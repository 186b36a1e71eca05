// What a lobby gives to `openTable`, and what it gets. Amounts are whole minor units.

// Written out rather than derived from the messages' schemas, so that an integrator reads them without any library;
// test/lobby/host-types.test.ts holds the two together.

import type { Card } from '../cards/card.ts';
import type { HouseRulesGiven } from '../house-rules/house-rules.ts';
import type { TableRules } from '../tables/rules.ts';

/** What the host can show when the player asks the game for it. */
export type Place = 'lobby' | 'cashier' | 'help' | 'history' | 'responsible-play';

/** A round's record, as it was given to be kept: plain data, to be handed back unchanged. */
export type KeptRecord = Record<string, unknown>;

/** What the game is opened with; docs/embedding.md says each. */
export interface StartOptions {
  /** The host's name for this sitting; the same after a reload of either page. */
  readonly session: string;
  /** A name of the player that says nothing of them: what the game keeps in the browser is kept apart by it. */
  readonly player?: string | undefined;
  /** The id of one of the game's tables, or a table of the operator's own. */
  readonly table: string | TableRules;
  /** What the player has. */
  readonly balance: number;
  /** ISO 4217. Another one than the table's own asks for `limits` and `chips` too: amounts are never converted. */
  readonly currency?: string | undefined;
  /** Of the main bet. */
  readonly limits?: { readonly min: number; readonly max: number } | undefined;
  /** Of every side bet. */
  readonly sideLimits?: { readonly min: number; readonly max: number } | undefined;
  /** Ascending, each a multiple of the first, which is even. */
  readonly chips?: readonly number[] | undefined;
  /** A language's tag, such as "fr-CA". */
  readonly language?: string | undefined;
  readonly speed?: 1 | 2 | 3 | 4 | 5 | undefined;
  readonly sound?: boolean | undefined;
  /** The player's settings as they are at first here, until the player chooses; docs/embedding.md lists them. */
  readonly settings?: Readonly<Record<string, unknown>> | undefined;
  /** Names of settings that stay as `settings` has them: the player sees them, with a lock. */
  readonly lock?: readonly string[] | undefined;
  readonly houseRules?: HouseRulesGiven | undefined;
  /** The record of the open round as it was kept last; null or left out where none is open. */
  readonly round?: KeptRecord | null | undefined;
  /** Records of rounds that are over, latest first, at most 200. */
  readonly history?: readonly KeptRecord[] | undefined;
  /** The host's contribution to the shuffle; the player may put words of their own in its place. */
  readonly words?: string | undefined;
  /** Where the host deals: its commitment to the coming shoe, or to the open round's. */
  readonly commitment?: string | null | undefined;
  /** What the host can open for the player. */
  readonly opens?: readonly Place[] | undefined;
  /** How long the game waits for an answer before it asks again, milliseconds, 100 to 60000; 8000 if left out. */
  readonly answerMs?: number | undefined;
}

export interface Transaction {
  readonly txId: string;
  readonly roundId: string;
  readonly amount: number;
}

export type WalletReply =
  | { readonly outcome: 'accepted'; readonly balance: number }
  | {
      readonly outcome: 'refused';
      readonly reason: 'insufficient-funds' | 'not-allowed';
      readonly balance: number;
    };

/**
 * The player's money. A transaction id names one transaction for ever: sent again it is booked once and answered as the first
 * time. A promise that rejects says "not now": the game asks again, under the same id.
 */
export interface HostWallet {
  debit(transaction: Transaction): Promise<WalletReply>;
  credit(transaction: Transaction): Promise<WalletReply>;
  /** Takes back a debit whose round never began; of one that was never booked it makes sure it never will be. */
  rollback(transaction: Omit<Transaction, 'amount'>): Promise<WalletReply>;
  balance(): Promise<number>;
}

/** Where the rounds are kept. Done means kept: the game waits for it before it goes on. */
export interface HostRounds {
  started(record: KeptRecord): Promise<void>;
  kept(record: KeptRecord): Promise<void>;
  ended(record: KeptRecord): Promise<void>;
  dropped(roundId: string): Promise<void>;
}

/** A dealer's answer, or why there is none. `shoe-lost`: the round's shoe is gone, and no other is put in its place. */
export type Dealt<Given> =
  | ({ readonly ok: true } & Given)
  | { readonly ok: false; readonly code: 'cards-exhausted' | 'dealer-lost' | 'shoe-lost' };

interface OfRound {
  readonly roundId: string;
}

/** The dealer, where the host is one. The same question twice gets the same cards. */
export interface HostDealer {
  /** Begins the round on the shoe committed to. */
  open(round: OfRound & { readonly words: string }): Promise<Dealt<object>>;
  /** The first cards: two for each box, in ascending order of the boxes, and the dealer's that lie face up. */
  cards(round: OfRound & { readonly boxes: number }): Promise<
    Dealt<{
      readonly boxes: readonly (readonly [Card, Card])[];
      readonly dealer: readonly Card[];
    }>
  >;
  /** The card drawn after `drawn` others were, the first cards not counted. */
  draw(round: OfRound & { readonly drawn: number }): Promise<Dealt<{ readonly card: Card }>>;
  /** Whether the face-down card makes a blackjack. */
  peek(round: OfRound): Promise<Dealt<{ readonly blackjack: boolean }>>;
  /** Turns the face-down card. */
  turn(round: OfRound): Promise<Dealt<{ readonly card: Card }>>;
  /** The seed of a round that is over, and the words it was dealt with; null where the host commits to none. */
  reveal(
    round: OfRound,
  ): Promise<{ readonly revealed: { readonly seed: string; readonly words: string } | null }>;
  /** The round's record is closed; the answer is the commitment to the next shoe. */
  close(round: OfRound): Promise<{ readonly commitment: string | null }>;
}

/** What the game tells. */
export interface HostListeners {
  /** The table is open: its id, and whether a reload of the frame opened it again. */
  started(table: string, again: boolean): void;
  /** `true` while the frame should not be taken away: a round is under way. */
  busy(busy: boolean): void;
  /** The player asks for something that `start.opens` named. */
  open(place: Place): void;
  /** The size the game would like, CSS pixels. */
  resize(width: number, height: number): void;
  /** What went wrong, for support: a code and the path of the fault. */
  error(code: string, at: string): void;
}

export interface LobbyOptions {
  /** The address of the game's page. */
  readonly src: string;
  /** What the frame is called for those who hear the page; in the player's language. "Blackjack" where it is not given. */
  readonly title?: string;
  /** Asked for anew whenever the frame is reloaded: the open round and the balance of then. */
  readonly start: () => StartOptions | Promise<StartOptions>;
  readonly wallet: HostWallet;
  readonly rounds?: Partial<HostRounds>;
  /** Without one the game deals by itself, and its page knows the shoe: for play money and demonstrations. */
  readonly dealer?: HostDealer;
  readonly on?: Partial<HostListeners>;
}

export type PauseReason = 'reality-check' | 'cashier' | 'lobby';

export interface TableHandle {
  readonly frame: HTMLIFrameElement;
  /** Whether a round is under way. */
  readonly busy: boolean;
  /** Messages that were not the game's, or did not have their shape. */
  readonly ignored: number;
  /** The balance was changed outside of the game, which asks `wallet.balance` then. */
  balance(): void;
  /** No new decision is taken until `resume`. */
  pause(reason: PauseReason): void;
  resume(): void;
  mute(muted: boolean): void;
  /** Closes the table when its round is over; at once where none runs, or where the game does not answer. */
  close(): Promise<void>;
  /** Takes the frame away at once. A round that runs goes on when the table is opened again. */
  remove(): void;
  /** Once the table is closed and its frame taken away. */
  readonly closed: Promise<void>;
}
