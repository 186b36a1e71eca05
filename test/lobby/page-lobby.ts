// A lobby without a page around it: wallet, dealer and rounds in memory, and one moment at which the link is cut or the game
// reloaded. It outlives every page of the game.

import type { Card } from '../../src/cards/card.ts';
import type { GameAsks } from '../../src/lobby/messages.ts';
import type { HostAnswers } from './two-ends.ts';

export interface Moment {
  /** The so-manieth question, from 0. */
  readonly at: number;
  /** Whether it was answered, as far as the lobby knows. */
  readonly when: 'before' | 'after';
  readonly how: 'cut' | 'reload';
}

/** So many questions get through to nobody while the link is cut. */
const CUT = 3;

type Transaction = GameAsks['wallet.debit']['ask'];

export class PageLobby {
  balance = 100_000;
  readonly journal: { readonly txId: string; readonly line: string }[] = [];
  open: Readonly<Record<string, unknown>> | null = null;
  readonly ended: Readonly<Record<string, unknown>>[] = [];
  /** Questions, in order; one that is asked again, since its answer was slow or lost, is not a new one. */
  readonly asked: string[] = [];
  /** The shoe was put away, and the game was told. */
  isClosed = false;
  /** The game's page is to be reloaded now. */
  reloads = false;
  readonly #known = new Set<string>();
  #lost = 0;
  #moment: Moment | null;
  readonly #cards: readonly Card[];

  constructor(cards: readonly Card[], moment: Moment | null) {
    this.#cards = cards;
    this.#moment = moment;
  }

  /** Whether what was to happen has happened. */
  get isDisturbed(): boolean {
    return this.#moment === null;
  }

  get answers(): HostAnswers {
    const done = { ok: true } as const;
    const [first = 'Ts', up = 'Ts', second = 'Ts', hole = 'Ts'] = this.#cards;
    const accepted = (kind: string) => (transaction: Transaction) =>
      this.#answer(kind, transaction, () => this.#book(kind, transaction));
    const isBlackjack = up[0] === 'A' && 'TJQK'.includes(hole[0] ?? '');
    return {
      'wallet.debit': accepted('debit'),
      'wallet.credit': accepted('credit'),
      'wallet.balance': () => this.#answer('balance', null, () => ({ balance: this.balance })),
      'round.started': ({ record }) => this.#keep('started', record),
      'round.kept': ({ record }) => this.#keep('kept', record),
      'round.ended': ({ record }) =>
        this.#answer('ended', record, () => {
          if (this.open !== null) this.ended.push(record);
          this.open = null;
          return done;
        }),
      'dealer.open': () => this.#answer('open', null, () => done),
      'dealer.cards': () =>
        this.#answer('cards', null, () => ({ ...done, boxes: [[first, second] as const], dealer: [up] })),
      'dealer.peek': () => this.#answer('peek', null, () => ({ ...done, blackjack: isBlackjack })),
      'dealer.turn': () => this.#answer('turn', null, () => ({ ...done, card: hole })),
      'dealer.draw': ({ drawn }) =>
        this.#answer('draw', drawn, () => {
          const card = this.#cards[4 + drawn];
          return card === undefined ? { ok: false, code: 'cards-exhausted' } : { ...done, card };
        }),
      'dealer.reveal': () => this.#answer('reveal', null, () => ({ revealed: null })),
      'dealer.close': () =>
        this.#answer('close', null, () => {
          this.isClosed = true;
          return { commitment: null };
        }),
    };
  }

  #keep(what: string, record: Readonly<Record<string, unknown>>) {
    return this.#answer(what, record, () => {
      this.open = record;
      return { ok: true } as const;
    });
  }

  #book(kind: string, { txId, amount }: Transaction) {
    if (!this.journal.some((entry) => entry.txId === txId)) {
      this.balance += kind === 'debit' ? -amount : amount;
      this.journal.push({ txId, line: `${kind} ${amount}` });
    }
    return { outcome: 'accepted', balance: this.balance } as const;
  }

  #answer<T>(what: string, about: unknown, work: () => T): Promise<T> {
    const never = new Promise<T>(() => {});
    if (this.#lost > 0) {
      this.#lost -= 1;
      return never;
    }
    const question = `${what} ${JSON.stringify(about)}`;
    if (this.#known.has(question)) return Promise.resolve(work());
    this.#known.add(question);
    this.asked.push(what);
    const due = this.#moment?.at === this.asked.length - 1 ? this.#moment : null;
    if (due === null) return Promise.resolve(work());
    this.#moment = null;
    if (due.when === 'after') work();
    if (due.how === 'reload') this.reloads = true;
    else this.#lost = CUT;
    return never;
  }
}
