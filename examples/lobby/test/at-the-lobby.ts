// A lobby's server on a database in memory, with a clock of the test's, and a player whose page is played by the test.

import type { Choice, RoundEvent } from '../../../src/round/facts.ts';
import { awaited, choiceEvent, choices, openTable, type RoundState } from '../../../src/round/progress.ts';
import { newRecord, type RoundRecord, replay, withEvent } from '../../../src/round/record.ts';
import { writtenRecord } from '../../../src/round/written-record.ts';
import type { BoxBet } from '../../../src/tables/bets.ts';
import type { TableRules } from '../../../src/tables/rules.ts';
import { type Lobby, type LobbyParts, openLobby } from '../server/lobby.ts';
import { offeredTable } from '../server/tables.ts';
import type { Purse } from '../server/wallet.ts';

export interface Clock {
  now: number;
}

export interface AtLobby {
  readonly lobby: Lobby;
  readonly clock: Clock;
  readonly purse: Purse;
  readonly rules: TableRules;
}

export const AWAY_MS = 60_000;

/** @param more what is otherwise than in most tests: the database's file, who hears of failures */
export function atLobby(
  table = 'three-hand',
  currency = 'EUR',
  more: Partial<Pick<LobbyParts, 'file' | 'failed'>> = {},
): AtLobby {
  const clock = { now: 1_000_000 };
  const lobby = openLobby({ file: ':memory:', now: () => clock.now, awayMs: AWAY_MS, ...more });
  const { player } = lobby.accounts.signIn('Ada');
  const purse = lobby.accounts.purseOf(player, currency);
  const rules = offeredTable(table, currency, 'table');
  if (rules === null) throw new Error(`no table ${table} in ${currency}`);
  lobby.sittings.sit(purse, rules);
  return { lobby, clock, purse, rules };
}

/** The bets of a round on one box. */
export const oneBox = (main: number): readonly BoxBet[] => [{ box: 1, main, side: {} }];

/** A page's round in the making: its record, and the state that it comes to. */
export class PagesRound {
  record: RoundRecord;
  readonly #at: AtLobby;

  constructor(at: AtLobby, roundId: string, bets: readonly BoxBet[]) {
    this.#at = at;
    const before = openTable({ rules: at.rules, balance: at.lobby.wallet.balance(at.purse), bets });
    const commitment = at.lobby.store.nextCommitment(at.purse);
    this.record = withEvent(newRecord(before, { roundId, commitment, words: '' }), { type: 'deal', roundId });
  }

  /** As the game sends it: with its whole rules while it runs, by their name when it is over. */
  get sent(): object {
    return this.state.matches('settled') ? writtenRecord(this.record) : this.record;
  }

  get state(): RoundState {
    return replay(this.record);
  }

  /** Whether the player may double now. */
  get doubles(): boolean {
    return choices(this.state).includes('double');
  }

  /** Adds an event without a word to the server. */
  add(event: RoundEvent): this {
    this.record = withEvent(this.record, event);
    return this;
  }

  start() {
    const { lobby, purse, rules } = this.#at;
    return lobby.rounds.started(purse, rules, this.sent);
  }

  keep() {
    return this.#at.lobby.rounds.kept(this.#at.purse, this.sent);
  }

  /** Answers what the round waits for as a page does, until the player is asked, or it is over. */
  goOn(): this {
    const { lobby, purse } = this.#at;
    const { roundId } = this.record;
    for (;;) {
      const { state } = this;
      const { pending, owed, boxes } = state.context;
      const wait = awaited(state);
      if (wait === 'player') return this;
      if (wait === 'debit' && pending !== null) {
        const { txId, amount } = pending;
        const { outcome, balance } = lobby.rounds.debit(purse, { txId, roundId, amount });
        this.add({ type: outcome === 'accepted' ? 'wallet.accepted' : 'wallet.refused', txId, balance });
      } else if (wait === 'credits' && owed[0] !== undefined) {
        const { txId, amount } = owed[0];
        const reply = value(lobby.rounds.credit(purse, { txId, roundId, amount }));
        this.add({ type: 'wallet.accepted', txId, balance: reply.balance });
      } else if (wait === 'deal') {
        value(lobby.croupier.open(purse, roundId, this.record.words));
        this.add({ type: 'dealer.dealt', ...given(lobby.croupier.cards(purse, roundId, boxes.length)) });
      } else if (wait === 'draw') {
        const drawn = this.record.events.filter(({ type }) => type === 'dealer.drew').length;
        this.add({ type: 'dealer.drew', card: given(lobby.croupier.draw(purse, roundId, drawn)) });
      } else if (wait === 'look') {
        this.add({ type: 'dealer.looked', blackjack: given(lobby.croupier.peek(purse, roundId)) });
      } else if (wait === 'turn') {
        this.add({ type: 'dealer.turned', card: given(lobby.croupier.turn(purse, roundId)) });
      }
      if (this.state.matches('settled')) return this;
      value(this.keep());
    }
  }

  choose(choice: Choice): this {
    this.add(choiceEvent(choice));
    value(this.keep());
    return this;
  }
}

/** What was done, or a test that fails with the code. */
export function value<T>(
  answer: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: string },
): T {
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
}

export function given<T>(
  answer:
    | { readonly ok: true; readonly value: { readonly given: T | null } }
    | { readonly ok: false; readonly code: string },
): T {
  const { given: card } = value(answer);
  if (card === null) throw new Error('no card is left');
  return card;
}
