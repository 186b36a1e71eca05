// The dealer as the round sees it: a port. Today's lives in the page; a server can be one without a change to the round.

import type { Card } from '../cards/card.ts';
import type { FirstCards } from './dealing.ts';

/** What a dealer answers, or why it cannot. `shoe-lost`: the round's shoe is gone, and no other is put in its place. */
export type Dealt<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: 'cards-exhausted' | 'dealer-lost' | 'shoe-lost' };

/** What was handed out already of a round that is taken up again. */
export interface HandedOut {
  /** Boxes that got their first cards; 0 where none were dealt. */
  readonly boxes: number;
  /** Cards drawn after the first ones. */
  readonly drawn: number;
  readonly turned: boolean;
}

/** What a dealer shows when the round is over, so that its shoe can be checked. */
export interface Revealed {
  readonly seed: string;
  readonly words: string;
}

/** A dealer of one round after another. Answers are values; nothing is thrown. */
export interface Dealer {
  /** The commitment to the coming round's shoe, told before the bets close; null where there is none to tell. */
  commitment(): string | null;
  /** Begins a round on the shoe committed to, with words of the player's own (often none). The same id twice is one round. */
  open(roundId: string, words: string): Promise<Dealt<null>>;
  /** Takes a round up again where its record says it was. */
  resume(roundId: string, handedOut: HandedOut): Promise<Dealt<null>>;
  deal(boxes: number): Promise<Dealt<FirstCards>>;
  draw(): Promise<Dealt<Card>>;
  look(): Promise<Dealt<boolean>>;
  turn(): Promise<Dealt<Card>>;
  /** Reveals the shoe of a round that is over; null where this dealer commits to none. */
  reveal(roundId: string): Promise<Revealed | null>;
  /** Ends the round, once its record is kept; the next shoe's commitment is told from now on. */
  close(roundId: string): Promise<void>;
}
