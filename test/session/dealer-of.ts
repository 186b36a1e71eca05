import type { Dealer, Dealt } from '../../src/dealer/dealer.ts';
import type { Dealing } from '../../src/dealer/dealing.ts';

/** A dealer without a page or a store, which deals each round from the shoe of its id, from the beginning. */
export function dealerOf(shoe: (roundId: string) => Dealing): Dealer {
  let now = shoe('');
  const answer = <T>(value: T | null): Dealt<T> =>
    value === null ? { ok: false, code: 'cards-exhausted' } : { ok: true, value };
  return {
    commitment: () => null,
    async open(roundId) {
      now = shoe(roundId);
      return { ok: true, value: null };
    },
    async resume(roundId, { boxes, drawn, turned }) {
      now = shoe(roundId);
      if (boxes > 0) now.deal(boxes);
      for (let i = 0; i < drawn; i++) now.draw();
      if (turned) now.turn();
      return { ok: true, value: null };
    },
    deal: async (boxes) => answer(now.deal(boxes)),
    draw: async () => answer(now.draw()),
    look: async () => answer(now.look()),
    turn: async () => answer(now.turn()),
    reveal: async () => null,
    close: async () => {},
  };
}
