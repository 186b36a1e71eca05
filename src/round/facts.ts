// Everything the round tells and everything it is told, with payloads: the one list. Names change only here.

import type { Card } from '../cards/card.ts';
import type { BoxBet, Spot } from '../tables/bets.ts';
import type { Decision } from '../tables/decisions.ts';
import type { SideBetName } from '../tables/rules.ts';
import type { Outcome } from '../tables/settlement.ts';

/** A hand's place: its box, and its number on the box from 0 in the order of play. */
export interface HandPlace {
  readonly box: number;
  readonly hand: number;
}

/** Answers to an offer. */
export const OFFER_ANSWERS = ['insure', 'noInsurance', 'evenMoney', 'noEvenMoney'] as const;
export type OfferAnswer = (typeof OFFER_ANSWERS)[number];

/** All that the player can be asked for in a round, in the words of the round on paper. */
export type Choice = Decision | OfferAnswer;

// ---- told to the round -----------------------------------------------------------------------------------------

export type BetEvent =
  /** A chip onto a spot, minor units. */
  | { readonly type: 'bet.placed'; readonly spot: Spot; readonly amount: number }
  /** The last chip of a spot back. */
  | { readonly type: 'bet.takenBack'; readonly spot: Spot }
  /** The last change of the bets back. */
  | { readonly type: 'bet.undone' }
  /** All bets off the table; after a round this is the new game. */
  | { readonly type: 'bet.cleared' }
  /** The last round's first bets back on the table. */
  | { readonly type: 'rebet' };

/** The bets are closed and the round begins under this id, which its transactions are named after. */
export interface DealEvent {
  readonly type: 'deal';
  readonly roundId: string;
}

export type WalletEvent =
  /** A transaction is booked. `balance`, where the wallet tells it, is what the player then has. */
  | { readonly type: 'wallet.accepted'; readonly txId: string; readonly balance?: number }
  | { readonly type: 'wallet.refused'; readonly txId: string; readonly balance?: number }
  /** No answer in time: the same transaction is being sent again, unchanged. */
  | { readonly type: 'wallet.lost'; readonly txId: string };

/** What the player has as the wallet now tells it, minor units: a top-up, or money moved elsewhere. */
export interface BalanceEvent {
  readonly type: 'wallet.balance';
  readonly balance: number;
}

export type DealerEvent =
  /** All first cards in one: two for each box in the round, and those of the dealer that lie face up. */
  | {
      readonly type: 'dealer.dealt';
      readonly boxes: readonly (readonly [Card, Card])[];
      readonly dealer: readonly Card[];
    }
  | { readonly type: 'dealer.drew'; readonly card: Card }
  | { readonly type: 'dealer.looked'; readonly blackjack: boolean }
  | { readonly type: 'dealer.turned'; readonly card: Card };

export type ChoiceEvent = { readonly type: `decide.${Decision}` } | { readonly type: `offer.${OfferAnswer}` };

/** The stage has shown all facts so far. */
export interface ShownEvent {
  readonly type: 'shown';
}

export type RoundEvent =
  | BetEvent
  | DealEvent
  | WalletEvent
  | BalanceEvent
  | DealerEvent
  | ChoiceEvent
  | ShownEvent;

/** Every event's name; a record of them, so that none can be missing. */
export const EVENT_TYPES: Readonly<Record<RoundEvent['type'], true>> = {
  'bet.placed': true,
  'bet.takenBack': true,
  'bet.undone': true,
  'bet.cleared': true,
  rebet: true,
  deal: true,
  'wallet.accepted': true,
  'wallet.refused': true,
  'wallet.lost': true,
  'wallet.balance': true,
  'dealer.dealt': true,
  'dealer.drew': true,
  'dealer.looked': true,
  'dealer.turned': true,
  'decide.hit': true,
  'decide.stand': true,
  'decide.standAll': true,
  'decide.double': true,
  'decide.split': true,
  'offer.insure': true,
  'offer.noInsurance': true,
  'offer.evenMoney': true,
  'offer.noEvenMoney': true,
  shown: true,
};

// ---- told by the round -----------------------------------------------------------------------------------------

export type SettledBet =
  | { readonly kind: 'main'; readonly box: number; readonly hand: number; readonly outcome: Outcome }
  | {
      readonly kind: 'side';
      readonly box: number;
      readonly bet: SideBetName;
      readonly outcome: 'win' | 'lose';
    }
  | { readonly kind: 'insurance'; readonly box: number; readonly outcome: 'win' | 'lose' };

/** What a debit is for. */
export type StakePurpose = 'bets' | 'insurance' | 'double' | 'split';

export type Fact =
  | { readonly type: 'bets.changed'; readonly bets: readonly BoxBet[] }
  | { readonly type: 'bets.staked'; readonly bets: readonly BoxBet[]; readonly amount: number }
  /** The wallet would not book it; the round is back where it was before. */
  | { readonly type: 'stake.refused'; readonly purpose: StakePurpose; readonly amount: number }
  /** A card face up to a hand, or to the dealer where `to` is null. */
  | { readonly type: 'card.dealt'; readonly to: HandPlace | null; readonly card: Card }
  /** The dealer's face-down card. It has no name here. */
  | { readonly type: 'hole.dealt' }
  | { readonly type: 'hole.turned'; readonly card: Card }
  | { readonly type: 'offer.made'; readonly box: number; readonly offer: 'insurance' | 'evenMoney' }
  | {
      readonly type: 'offer.taken';
      readonly box: number;
      readonly offer: 'insurance' | 'evenMoney';
      readonly stake: number;
    }
  | { readonly type: 'offer.declined'; readonly box: number; readonly offer: 'insurance' | 'evenMoney' }
  | { readonly type: 'dealer.looked'; readonly blackjack: boolean }
  | ({ readonly type: 'hand.activated' } & HandPlace)
  /** The stake is what the hand has on it now. */
  | ({ readonly type: 'hand.doubled'; readonly stake: number } & HandPlace)
  /** The second card of the hand is the first of the next one of the box; `stake` lies on the new hand. */
  | ({ readonly type: 'hand.split'; readonly stake: number } & HandPlace)
  | ({ readonly type: 'hand.finished' } & HandPlace)
  | {
      readonly type: 'bet.settled';
      readonly bet: SettledBet;
      readonly stake: number;
      /** What comes back, the stake included, minor units. */
      readonly returned: number;
      /** The transaction that pays it; null where nothing is paid. */
      readonly txId: string | null;
    }
  | { readonly type: 'round.settled'; readonly staked: number; readonly returned: number };

/** Every fact's name; a record of them, so that none can be missing. */
export const FACT_TYPES: Readonly<Record<Fact['type'], true>> = {
  'bets.changed': true,
  'bets.staked': true,
  'stake.refused': true,
  'card.dealt': true,
  'hole.dealt': true,
  'hole.turned': true,
  'offer.made': true,
  'offer.taken': true,
  'offer.declined': true,
  'dealer.looked': true,
  'hand.activated': true,
  'hand.doubled': true,
  'hand.split': true,
  'hand.finished': true,
  'bet.settled': true,
  'round.settled': true,
};

export type FactType = Fact['type'];
export type FactOf<T extends FactType> = Extract<Fact, { readonly type: T }>;
