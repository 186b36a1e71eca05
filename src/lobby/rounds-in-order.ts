// The host's rounds, asked one after the other. The game asks again where an answer is slow, and goes on as soon as it has
// one: were a call still under way then, it could land after the next and put an older record in the place of a newer one.

import type { HostRounds, KeptRecord } from './host-types.ts';

export interface RoundsInOrder extends HostRounds {
  /** Done when no call is under way. */
  readonly settled: Promise<void>;
}

interface Call {
  readonly about: string;
  readonly done: Promise<void>;
}

/**
 * @param patience done when a call has had long enough. It counts as failed then, and is made again when the game asks: a call
 *   that never ends must not hold up the round for ever.
 */
export function roundsInOrder(rounds: Partial<HostRounds>, patience: () => Promise<void>): RoundsInOrder {
  let last: Call | null = null;

  const tooLong = async (): Promise<never> => {
    await patience();
    throw new Error('not kept in time');
  };
  /** Never rejects. */
  const settled = async (call: Call | null): Promise<void> => call?.done.catch(() => {});
  const make = async (before: Promise<void>, work: () => Promise<void> | undefined): Promise<void> => {
    await before;
    await Promise.race([work(), tooLong()]);
  };

  function ask(
    name: string,
    what: KeptRecord | string,
    work: () => Promise<void> | undefined,
  ): Promise<void> {
    const about = `${name} ${JSON.stringify(what)}`;
    // Asked again while it is under way: it is the same call.
    if (last?.about === about) return last.done;
    const call: Call = { about, done: make(settled(last), work) };
    last = call;
    void settled(call).then(() => {
      if (last === call) last = null;
    });
    return call.done;
  }

  return {
    started: (record) => ask('started', record, () => rounds.started?.(record)),
    kept: (record) => ask('kept', record, () => rounds.kept?.(record)),
    ended: (record) => ask('ended', record, () => rounds.ended?.(record)),
    dropped: (roundId) => ask('dropped', roundId, () => rounds.dropped?.(roundId)),
    get settled() {
      return settled(last);
    },
  };
}
