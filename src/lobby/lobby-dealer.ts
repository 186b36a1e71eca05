// The dealer behind the lobby. Every question says which card it is for, so that asked again it gets the same one; a card
// that is not yet dealt is nowhere in this page.

import type { Dealer, Dealt } from '../dealer/dealer.ts';
import { type AskingParts, askUntilAnswered } from './asking.ts';

interface NoCard {
  readonly ok: false;
  readonly code: 'cards-exhausted' | 'dealer-lost' | 'shoe-lost';
}

const LOST: NoCard = { ok: false, code: 'dealer-lost' };
const DONE: Dealt<null> = { ok: true, value: null };

const given = <T>(value: T): Dealt<T> => ({ ok: true, value });

/** @param told the commitment to the coming shoe, or to the running round's; null where the host tells none */
export function lobbyDealer(parts: AskingParts, told: string | null): Dealer {
  const { line } = parts;
  let commitment = told;
  let roundId = '';
  let drawn = 0;
  return {
    commitment: () => commitment,
    async open(id, words) {
      roundId = id;
      drawn = 0;
      const reply = await line.ask('dealer.open', { roundId, words });
      return reply?.ok === true ? DONE : (reply ?? LOST);
    },
    async resume(id, handedOut) {
      roundId = id;
      drawn = handedOut.drawn;
      return DONE;
    },
    async deal(boxes) {
      const reply = await line.ask('dealer.cards', { roundId, boxes });
      if (reply?.ok !== true) return reply ?? LOST;
      // As many boxes as were asked for, or it is no answer.
      return reply.boxes.length === boxes ? given({ boxes: reply.boxes, dealer: reply.dealer }) : LOST;
    },
    async draw() {
      const reply = await line.ask('dealer.draw', { roundId, drawn });
      if (reply?.ok !== true) return reply ?? LOST;
      drawn += 1;
      return given(reply.card);
    },
    async look() {
      const reply = await line.ask('dealer.peek', { roundId });
      return reply?.ok === true ? given(reply.blackjack) : (reply ?? LOST);
    },
    async turn() {
      const reply = await line.ask('dealer.turn', { roundId });
      return reply?.ok === true ? given(reply.card) : (reply ?? LOST);
    },
    async reveal(id) {
      const reply = await askUntilAnswered(parts, 'dealer.reveal', { roundId: id });
      return reply?.revealed ?? null;
    },
    async close(id) {
      const reply = await askUntilAnswered(parts, 'dealer.close', { roundId: id });
      if (reply !== null) commitment = reply.commitment;
    },
  };
}
