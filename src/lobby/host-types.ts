// What a lobby gives to `openTable`, and what it gets. Amounts are whole minor units.

import type { HouseRulesGiven } from '../house-rules/house-rules.ts';
import type { TableRules } from '../tables/rules.ts';
import type { GameAsks, HostAsks, WalletReply } from './messages.ts';
import type { Place, Start } from './start.ts';

export type { WalletReply } from './messages.ts';
export type { Place } from './start.ts';

/** A round's record, as it was given to be kept. */
export type KeptRecord = GameAsks['round.kept']['ask']['record'];

type Checked = 'table' | 'houseRules' | 'round' | 'history' | 'dealer';

/** What the game is opened with; docs/embedding.md says each. */
export type StartOptions = Readonly<Omit<Start, Checked>> & {
  /** The id of one of the game's tables, or a table of the operator's own. */
  readonly table: string | TableRules;
  readonly houseRules?: HouseRulesGiven;
  /** The record of the open round as it was kept last; null or left out where none is open. */
  readonly round?: KeptRecord | null;
  /** Records of rounds that are over, latest first. */
  readonly history?: readonly KeptRecord[];
};

type Body<T extends keyof GameAsks> = Readonly<GameAsks[T]['ask']>;
type Reply<T extends keyof GameAsks> = Promise<GameAsks[T]['answer']>;

/**
 * The player's money. A transaction id names one transaction for ever: sent again it is booked once and answered as the first
 * time. A promise that rejects says "not now": the game asks again, under the same id.
 */
export interface HostWallet {
  debit(transaction: Body<'wallet.debit'>): Promise<WalletReply>;
  credit(transaction: Body<'wallet.credit'>): Promise<WalletReply>;
  rollback(transaction: Body<'wallet.rollback'>): Promise<WalletReply>;
  balance(): Promise<number>;
}

/** Where the rounds are kept. Done means kept: the game waits for it before it goes on. */
export interface HostRounds {
  started(record: KeptRecord): Promise<void>;
  kept(record: KeptRecord): Promise<void>;
  ended(record: KeptRecord): Promise<void>;
  dropped(roundId: string): Promise<void>;
}

/** The dealer, where the host is one. The same question twice gets the same cards. */
export interface HostDealer {
  open(round: Body<'dealer.open'>): Reply<'dealer.open'>;
  cards(round: Body<'dealer.cards'>): Reply<'dealer.cards'>;
  draw(round: Body<'dealer.draw'>): Reply<'dealer.draw'>;
  peek(round: Body<'dealer.peek'>): Reply<'dealer.peek'>;
  turn(round: Body<'dealer.turn'>): Reply<'dealer.turn'>;
  reveal(round: Body<'dealer.reveal'>): Reply<'dealer.reveal'>;
  close(round: Body<'dealer.close'>): Reply<'dealer.close'>;
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

export type PauseReason = HostAsks['pause']['ask']['reason'];

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
