// What a round is answered when all goes well: the dealer deals what the shoe holds, the wallet books, the stage has shown.

import type { Dealing } from '../../src/dealer/dealing.ts';
import type { RoundEvent } from '../../src/round/facts.ts';
import { awaited, type RoundState } from '../../src/round/progress.ts';

function there<T>(dealt: T | null): T {
  if (dealt === null) throw new Error('the shoe is at its end');
  return dealt;
}

/** What the dealer says in this state, or null where the round waits for something else. */
export function dealersAnswer(state: RoundState, dealer: Dealing): RoundEvent | null {
  switch (awaited(state)) {
    case 'deal':
      return { type: 'dealer.dealt', ...there(dealer.deal(state.context.boxes.length)) };
    case 'draw':
      return { type: 'dealer.drew', card: there(dealer.draw()) };
    case 'look':
      return { type: 'dealer.looked', blackjack: there(dealer.look()) };
    case 'turn':
      return { type: 'dealer.turned', card: there(dealer.turn()) };
    default:
      return null;
  }
}

/** What dealer, wallet or stage says in this state, or null where the round waits for the player. */
export function answerTo(state: RoundState, dealer: Dealing): RoundEvent | null {
  const { pending, owed } = state.context;
  switch (awaited(state)) {
    case 'player':
      return null;
    case 'debit':
      return { type: 'wallet.accepted', txId: pending?.txId ?? '' };
    case 'credits':
      return { type: 'wallet.accepted', txId: owed[0]?.txId ?? '' };
    case 'shown':
      return { type: 'shown' };
    default:
      return dealersAnswer(state, dealer);
  }
}
