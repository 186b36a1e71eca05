// What the dealer is asked when the round waits for it, and the event that each answer is.

import type { RoundEvent } from '../round/facts.ts';
import type { Awaited } from '../round/progress.ts';
import { type Asked, askDealer } from './asking.ts';

/** What the round waits for that only the dealer can bring. */
export type DealersWait = Extract<Awaited, 'deal' | 'draw' | 'look' | 'turn'>;

/** What the dealer has to know to begin a round. */
export interface RoundToDeal {
  readonly roundId: string;
  readonly boxes: number;
  /** The player's own words, which go into the shoe. */
  readonly words: string;
}

/** Asks until there is an answer; null where the table was closed before. */
export function askDealerFor(
  asked: Asked,
  wait: DealersWait,
  round: RoundToDeal,
): Promise<RoundEvent | null> {
  const { dealer } = asked;
  switch (wait) {
    case 'deal':
      return askDealer(
        asked,
        async () => {
          const opened = await dealer.open(round.roundId, round.words);
          return opened.ok ? dealer.deal(round.boxes) : opened;
        },
        (cards) => ({ type: 'dealer.dealt', ...cards }),
      );
    case 'draw':
      return askDealer(
        asked,
        () => dealer.draw(),
        (card) => ({ type: 'dealer.drew', card }),
      );
    case 'look':
      return askDealer(
        asked,
        () => dealer.look(),
        (blackjack) => ({ type: 'dealer.looked', blackjack }),
      );
    case 'turn':
      return askDealer(
        asked,
        () => dealer.turn(),
        (card) => ({ type: 'dealer.turned', card }),
      );
  }
}
