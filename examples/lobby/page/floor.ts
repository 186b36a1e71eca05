// The lobby's floor: the account, the table that is open and the switches, and what leads from one to another.

import type { TableHandle } from 'baize/lobby';
import type { GenericSchema, InferOutput } from 'valibot';
import { sitDown } from './at-table.ts';
import * as replies from './replies.ts';
import { keepSwitches, readSwitches, type Switches } from './switches.ts';
import { Refusal, type Wire } from './wire.ts';

export interface FloorView {
  /** Null until it is known. */
  readonly signedIn: boolean | null;
  readonly account: replies.Account | null;
  /** Minor units, as the server told it last. */
  readonly balance: number | null;
  /** The table that is open; null in the hall. */
  readonly table: string | null;
  /** The table that the game has opened, which is another one where a round was open there; null until it has. */
  readonly playing: string | null;
  readonly switches: Switches;
  readonly offline: boolean;
  /** The table closes after its round. */
  readonly leaving: boolean;
  /** Another window took the table. */
  readonly moved: boolean;
  /** Why the table could not be opened. */
  readonly fault: string | null;
  /** Rounds that the house has ended and the player was not told of. */
  readonly byHouse: readonly replies.EndedRound[];
  /** The house gave a stake back that no card had been dealt for. */
  readonly givenBack: boolean;
}

const TOKEN = 'baize-lobby.session';
const TOLD = 'baize-lobby.told';
const TABLE = 'baize-lobby.table';
const LOOK_MS = 5000;

type Where = 'localStorage' | 'sessionStorage';

const stored = (key: string, where: Where = 'localStorage'): string | null => {
  try {
    return window[where].getItem(key);
  } catch {
    return null;
  }
};
const store = (key: string, value: string, where: Where = 'localStorage'): void => {
  try {
    window[where].setItem(key, value);
  } catch {
    // For this page only.
  }
};
/** The table that this window is at, through a reload. */
const keptTable = (): string | null => stored(TABLE, 'sessionStorage') || null;

export class Floor {
  #view: FloorView = {
    signedIn: null,
    account: null,
    balance: null,
    table: keptTable(),
    playing: null,
    switches: readSwitches(),
    offline: false,
    leaving: false,
    moved: false,
    fault: null,
    byHouse: [],
    givenBack: false,
  };
  #handle: TableHandle | null = null;
  #place: HTMLElement | null = null;
  /** The table is opened with other switches once it is idle. */
  #stale = false;
  readonly #wire: Wire;
  readonly #game: string;
  readonly #watchers = new Set<() => void>();
  /** What a table is called. */
  readonly titleOf: (table: string) => string;

  /**
   * @param game the address of the game
   * @param titleOf what a table, and its frame, is called
   */
  constructor(wire: Wire, game: string, titleOf: (table: string) => string) {
    this.#wire = wire;
    this.#game = game;
    this.titleOf = titleOf;
    wire.token = stored(TOKEN);
    wire.faults = this.#view.switches;
    if (wire.token === null) this.#set({ signedIn: false });
    else void this.look();
    setInterval(() => void this.look(), LOOK_MS);
  }

  get view(): FloorView {
    return this.#view;
  }

  watch(watcher: () => void): void {
    this.#watchers.add(watcher);
  }

  async signIn(name: string): Promise<void> {
    const reply = await this.#ask('sign-in', { name }, replies.signedIn);
    if (reply === null) return;
    store(TOKEN, reply.token);
    this.#wire.token = reply.token;
    this.#set({ signedIn: true });
    await this.look();
  }

  /** Asks how the account stands. */
  async look(): Promise<void> {
    if (this.#wire.token === null) return;
    const { currency } = this.#view.switches;
    const account = await this.#ask('account', { currency }, replies.account);
    if (account === null || currency !== this.#view.switches.currency) return;
    const told = (stored(TOLD) ?? '').split(' ');
    const byHouse = account.rounds.filter(({ id, endedBy }) => endedBy === 'house' && !told.includes(id));
    const { balance } = account;
    if (this.#handle !== null && balance !== this.#view.balance) this.#handle.balance();
    this.#set({ signedIn: true, account, balance, byHouse });
  }

  readonly sit = (table: string): void => {
    store(TABLE, table, 'sessionStorage');
    this.#set({ table, playing: null, fault: null, moved: false, leaving: false });
  };

  /** The page has a place for the table. */
  placeTable(place: HTMLElement): void {
    this.#place = place;
    this.#open();
  }

  clearTable(): void {
    this.#handle?.remove();
    this.#handle = null;
    this.#place = null;
  }

  /** Closes the table: now, or when its round is over. */
  leave(): void {
    const handle = this.#handle;
    this.#set({ leaving: handle?.busy ?? false });
    if (handle === null) this.#backToHall();
    else void handle.close();
  }

  readonly reopen = (): void => {
    this.#set({ fault: null, moved: false });
    this.#open();
  };

  async cashier(): Promise<void> {
    this.#handle?.pause('cashier');
    const { currency } = this.#view.switches;
    const reply = await this.#ask('cashier', { currency }, replies.cashed);
    if (reply !== null) this.#set({ balance: reply.balance });
    this.#handle?.balance();
    this.#handle?.resume();
  }

  readonly setSwitches = (changed: Partial<Switches>): void => {
    const before = this.#view.switches;
    const switches = { ...before, ...changed };
    keepSwitches(switches);
    this.#wire.faults = switches;
    this.#set({ switches });
    if (switches.currency !== before.currency) this.#set({ balance: null, account: null });
    if (switches.currency !== before.currency || before.pulled !== switches.pulled) void this.look();
    const isOpenedWith = ['language', 'currency', 'limits', 'houseRules'] as const;
    if (isOpenedWith.every((name) => switches[name] === before[name])) return;
    this.#stale = true;
    this.#renew();
  };

  async setRefused(refused: boolean): Promise<void> {
    await this.#ask('switches/refusals', { refused }, replies.nothing);
    await this.look();
  }

  async setAwaySeconds(seconds: number): Promise<void> {
    await this.#ask('switches/away', { seconds }, replies.nothing);
    await this.look();
  }

  readonly dismiss = (id: string): void => {
    store(TOLD, `${stored(TOLD) ?? ''} ${id}`.trim());
    this.#set({ byHouse: this.#view.byHouse.filter((round) => round.id !== id) });
  };

  readonly dismissGivenBack = (): void => this.#set({ givenBack: false });

  /** Opens the table anew where the switches have changed and no round runs. */
  #renew(): void {
    if (this.#stale && this.#handle !== null && !this.#handle.busy) this.#open();
  }

  #open(): void {
    const { table, switches } = this.#view;
    const place = this.#place;
    if (table === null || place === null) return;
    const { language, currency, limits, houseRules } = switches;
    this.#handle?.remove();
    this.#stale = false;
    const handle = sitDown(place, {
      wire: this.#wire,
      src: this.#game,
      title: this.titleOf(table),
      seat: { table, currency, limits, houseRules },
      wishes: { language },
      on: {
        balance: (balance) => this.#set({ balance }),
        started: (playing) => {
          handle.frame.title = this.titleOf(playing);
          this.#set({ fault: null, playing });
        },
        busy: (busy) => {
          if (!busy && handle === this.#handle) {
            this.#renew();
            void this.look();
          }
        },
        open: (place) => {
          if (place === 'cashier') void this.cashier();
          else if (place === 'lobby') this.leave();
        },
        notSeated: (code) => this.#set({ fault: code }),
        error: (code) => {
          // Why the house said no is known better already.
          const isKnown = code === 'start-failed' && this.#view.fault !== null;
          if (code !== 'bad-message' && !isKnown) this.#set({ fault: code });
        },
        roundOver: () => void this.#houseEnded(handle),
        moved: () => {
          if (handle !== this.#handle) return;
          this.#handle = null;
          handle.remove();
          this.#set({ moved: true });
        },
      },
    });
    this.#handle = handle;
    void handle.closed.then(() => {
      if (handle === this.#handle) this.#backToHall();
    });
  }

  /** The round that the game still shows is over: it is opened anew, with that round in its history. */
  async #houseEnded(handle: TableHandle): Promise<void> {
    if (handle !== this.#handle) return;
    this.#open();
    const before = this.#view.byHouse.length;
    await this.look();
    if (this.#view.byHouse.length === before) this.#set({ givenBack: true });
  }

  #backToHall(): void {
    this.#handle = null;
    store(TABLE, '', 'sessionStorage');
    this.#set({ table: null, playing: null, leaving: false, moved: false, fault: null });
    void this.look();
  }

  /** Null where it could not be asked, or was refused; that it could not is shown. */
  async #ask<S extends GenericSchema>(path: string, body: object, reply: S): Promise<InferOutput<S> | null> {
    try {
      const value = await this.#wire.ask(path, body, reply);
      if (this.#view.offline) this.#set({ offline: false });
      return value;
    } catch (fault) {
      if (fault instanceof Refusal && fault.code === 'not-signed-in') {
        this.#wire.token = null;
        this.#set({ signedIn: false });
      }
      this.#set({ offline: !(fault instanceof Refusal) });
      return null;
    }
  }

  #set(changed: Partial<FloorView>): void {
    this.#view = { ...this.#view, ...changed };
    for (const watcher of [...this.#watchers]) watcher();
  }
}
