// A table in its frame, wired to the server: this is all that a lobby has to write.

import { type Dealt, type HostListeners, openTable, type StartOptions, type TableHandle } from 'baize/lobby';
import type { GenericSchema, InferOutput } from 'valibot';
import type { HouseRulesGiven } from '../../../src/house-rules/house-rules.ts';
import * as replies from './replies.ts';
import { Refusal, type Wire } from './wire.ts';

/** How long the game waits for an answer before it asks again, milliseconds: short, so that lost replies are soon made good. */
const ANSWER_MS = 1500;
/** How often the page says that its player is still there, milliseconds. */
const HERE_MS = 2000;

/** What is asked for when sitting down. */
export interface Seat {
  readonly table: string;
  readonly currency: string;
  readonly limits: string;
  readonly houseRules: HouseRulesGiven;
}

export interface AtTable {
  readonly wire: Wire;
  /** The address of the game. */
  readonly src: string;
  readonly title: string;
  readonly seat: Seat;
  /** As the switch board has them. */
  readonly wishes: Pick<StartOptions, 'language' | 'speed' | 'sound'>;
  readonly on: Partial<HostListeners> & {
    readonly balance: (amount: number) => void;
    /** The house does not let the player sit down now; it is asked again. */
    readonly notSeated: (code: string) => void;
    /** The house has ended the round that this page plays: the table is to be opened anew. */
    readonly roundOver: () => void;
    /** Another window sat down. */
    readonly moved: () => void;
  };
}

const dealt = <Given>(given: Given | null): Dealt<Given & object> =>
  given === null ? { ok: false, code: 'cards-exhausted' } : { ok: true, ...given };

/** Rejects where there is no reply by the time at which the game asks again. */
const inTime = <T>(reply: Promise<T>): Promise<T> =>
  Promise.race([
    reply,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('no reply in time')), ANSWER_MS);
    }),
  ]);

export function sitDown(
  container: HTMLElement,
  { wire, src, title, seat, wishes, on }: AtTable,
): TableHandle {
  let sitting = '';

  const ask = async <S extends GenericSchema>(
    path: string,
    body: object,
    reply: S,
  ): Promise<InferOutput<S>> => {
    try {
      return await wire.ask(path, body, reply, `${seat.currency} ${sitting}`);
    } catch (fault) {
      if (fault instanceof Refusal && fault.code === 'round-over') on.roundOver();
      if (fault instanceof Refusal && fault.code === 'moved') on.moved();
      throw fault;
    }
  };
  const money = async (path: string, body: object) => {
    const reply = await ask(`wallet/${path}`, body, replies.wallet);
    on.balance(reply.balance);
    return reply;
  };
  // A reply that is lost must not hold the next record up: the game asks again, and the server knows one that comes late.
  const keep = async (path: string, body: object): Promise<void> => {
    await inTime(ask(`rounds/${path}`, body, replies.nothing));
  };

  const handle = openTable(container, {
    src,
    title,
    async start() {
      const sat = await wire.ask('sit', seat, replies.sitting).catch((fault: unknown) => {
        if (fault instanceof Refusal) on.notSeated(fault.code);
        throw fault;
      });
      sitting = sat.sitting;
      on.balance(sat.balance);
      const { player, table, houseRules, balance, currency, commitment, round, history } = sat;
      return {
        session: sitting,
        ...{ player, table, houseRules, balance, currency, commitment, round, history },
        ...wishes,
        opens: ['lobby', 'cashier'],
        answerMs: ANSWER_MS,
      };
    },
    wallet: {
      debit: (transaction) => money('debit', transaction),
      credit: (transaction) => money('credit', transaction),
      rollback: (transaction) => money('rollback', transaction),
      balance: async () => (await ask('wallet/balance', {}, replies.balance)).balance,
    },
    rounds: {
      started: (record) => keep('started', { record }),
      kept: (record) => keep('kept', { record }),
      ended: (record) => keep('ended', { record }),
      dropped: (roundId) => keep('dropped', { roundId }),
    },
    dealer: {
      open: async (round) => dealt(await ask('dealer/open', round, replies.nothing)),
      cards: async (round) => dealt((await ask('dealer/cards', round, replies.firstCards)).given),
      draw: async (round) => {
        const { given } = await ask('dealer/draw', round, replies.oneCard);
        return dealt(given === null ? null : { card: given });
      },
      peek: async (round) => {
        const { given } = await ask('dealer/peek', round, replies.look);
        return dealt(given === null ? null : { blackjack: given });
      },
      turn: async (round) => {
        const { given } = await ask('dealer/turn', round, replies.oneCard);
        return dealt(given === null ? null : { card: given });
      },
      reveal: (round) => ask('dealer/reveal', round, replies.revealed),
      close: (round) => ask('dealer/close', round, replies.commitment),
    },
    on,
  });

  const here = setInterval(() => {
    // Unreachable now: the next beat tries again.
    if (sitting !== '') ask('here', {}, replies.nothing).catch(() => {});
  }, HERE_MS);
  void handle.closed.then(() => clearInterval(here));
  return handle;
}
