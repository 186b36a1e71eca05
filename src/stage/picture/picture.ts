// A picture: every movable thing on the table with its place. The scene draws it, and a move leads from one to the next.

import type { Card } from '../../cards/card.ts';
import type { HandPlace } from '../../round/facts.ts';
import type { Rect } from '../layout/shape.ts';

export interface CardSpec {
  readonly key: string;
  /** Null for a card that lies face down: nobody here knows it. */
  readonly card: Card | null;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Degrees. */
  readonly turn: number;
  /** Above the felt, in pixels of the shadow. */
  readonly height: number;
  /** 1 as printed, less is darker. */
  readonly shade: number;
  readonly order: number;
}

export interface PileSpec {
  readonly key: string;
  readonly amount: number;
  /** The middle of the pile's foot. */
  readonly x: number;
  readonly y: number;
  /** A chip's width. */
  readonly size: number;
}

export const LABEL_STYLES = [
  'bet',
  'won',
  'push',
  'total',
  'inPlay',
  'dealer',
  'bust',
  'blackjack',
  'message',
  'greatLine',
  'invite',
] as const;
export type LabelStyle = (typeof LABEL_STYLES)[number];

export interface LabelSpec {
  readonly key: string;
  readonly text: string;
  readonly style: LabelStyle;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** How wide it may be; a longer text is set smaller. */
  readonly room?: number;
}

export interface SeenPlace {
  readonly place: HandPlace;
  readonly rect: Rect;
}

export interface Picture {
  readonly cards: ReadonlyMap<string, CardSpec>;
  readonly piles: ReadonlyMap<string, PileSpec>;
  readonly labels: ReadonlyMap<string, LabelSpec>;
  /** Round the hand in play. */
  readonly halo: Rect | null;
  /** Spots that shine: the box in play where its hand is not beside it. */
  readonly glows: readonly { readonly x: number; readonly y: number; readonly r: number }[];
  /** Where a hand that came forward belongs. */
  readonly ghosts: readonly Rect[];
  readonly hands: readonly SeenPlace[];
  readonly dealer: Rect;
}

export const handKey = ({ box, hand }: HandPlace): string => `${box}.${hand}`;
export const cardKey = (place: HandPlace | null, index: number): string =>
  place === null ? `d.${index}` : `${handKey(place)}.${index}`;
export const betKey = (place: HandPlace, part: 'base' | 'double'): string => `bet.${handKey(place)}.${part}`;
export const betLabelKey = (place: HandPlace): string => `bet.${handKey(place)}`;
export const totalKey = (place: HandPlace | null): string =>
  place === null ? 'total.d' : `total.${handKey(place)}`;
export const sideKey = (box: number, bet: string): string => `side.${box}.${bet}`;
export const insuranceKey = (box: number): string => `insurance.${box}`;
/** The amount of all the hands of a box, on its spot. */
export const boxLabelKey = (box: number): string => `box.${box}`;
