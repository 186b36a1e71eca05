// What a layout is: where everything on a table of this size has its place. All numbers are CSS pixels.

import type { Spot } from '../../tables/bets.ts';
import type { SideBetName } from '../../tables/rules.ts';
import type { Arrangement } from './frame.ts';
import type { Circle, Point, Rect } from './shape.ts';

/** The place of one hand. */
export interface HandSlot {
  /** Middle of the row of cards. */
  readonly x: number;
  /** The first card's lower edge. */
  readonly bottom: number;
  /** A card's width. */
  readonly width: number;
  /** The widest that the row may be. */
  readonly column: number;
  /** The widest step from card to card, in card widths; 0 lays them on a pile. */
  readonly step: number;
  /** The total lies on the middle of the lower edge, or at its right end. */
  readonly total: 'foot' | 'corner';
  /** The bet lies on the spot, or at the foot of the hand. */
  readonly bet: 'spot' | 'foot';
}

export interface SidePlace extends Circle {
  readonly bet: SideBetName;
}

export interface BoxLayout {
  readonly box: number;
  readonly spot: Circle;
  readonly sides: readonly SidePlace[];
  /** Where insurance lies if not above the hand. */
  readonly insurance: Point | null;
  /** The hands' places by how many the box has: entry 0 for one hand, entry 3 for four. In order of play, right to left. */
  readonly slots: readonly (readonly HandSlot[])[];
}

/** Lines printed along an arc: its middle, and each line's radius and size. */
export interface PrintLayout {
  readonly centre: Point;
  /** Half of what the print may take in width. */
  readonly reach: number;
  readonly headline: { readonly radius: number; readonly size: number } | null;
  readonly second: { readonly radius: number; readonly size: number } | null;
  /** The one gold line of the smallest stage, as a radius. */
  readonly line: number | null;
}

/** A drawn object: its middle, its width and how far it is turned, in degrees. */
export interface ObjectPlace extends Point {
  readonly w: number;
  readonly turn: number;
}

/** Where the controls go; the stage draws none of them. */
export interface ControlZones {
  /** One zone in the middle, or two under the thumbs (left, right). */
  readonly buttons: readonly Rect[];
  readonly money: Rect;
  readonly rack: Rect | null;
  readonly offer: Rect;
}

export interface TextSizes {
  readonly label: number;
  readonly total: number;
  readonly dealer: number;
  readonly inPlay: number;
  readonly mark: number;
  readonly message: number;
}

export interface ChipSizes {
  /** A bet on its spot while it is the only one. */
  readonly spot: number;
  /** Bets beside each other on one spot. */
  readonly shared: number;
  readonly side: number;
  readonly mini: number;
  /** Middle of the bets from the spot's middle with two hands: `outer` the first bet, `inner` the doubled one. */
  readonly pair: { readonly alone: number; readonly outer: number; readonly inner: number };
}

export interface TableLayout {
  readonly arrangement: Arrangement;
  readonly width: number;
  readonly height: number;
  readonly u: number;
  /** The table's edge: an arc about `centre`, felt up to `edge`, then the rail. */
  readonly arc: {
    readonly centre: Point;
    readonly spots: number;
    readonly edge: number;
    readonly rail: number;
  };
  readonly boxes: readonly BoxLayout[];
  readonly dealer: HandSlot & { readonly badge: 'right' | 'foot' };
  /** Where a hand in play is brought to, by how many its box has; null where it stays in its place. */
  readonly forward: readonly (readonly HandSlot[])[] | null;
  /** How much larger the hand in play becomes in its own place. */
  readonly inPlay: number;
  readonly print: PrintLayout;
  readonly crest: Circle | null;
  readonly shoe: ObjectPlace | null;
  readonly discards: ObjectPlace | null;
  readonly float: Rect | null;
  readonly limits: Rect | null;
  /** Signs of side bets, with what they pay. */
  readonly signs: readonly { readonly bet: SideBetName; readonly rect: Rect }[];
  readonly chips: ChipSizes;
  readonly text: TextSizes;
  /** Insurance beside its label, above the hand. */
  readonly insuranceGap: number;
  readonly caret: boolean;
  readonly zones: {
    readonly betting: ControlZones;
    readonly playing: ControlZones;
    readonly icons: Rect;
    readonly title: Rect | null;
    readonly message: Rect;
    /** Middle of the message on the felt, and how wide it may be. */
    readonly feltMessage: Point & { readonly room: number };
  };
}

/** A spot with the rectangle that takes the finger. */
export interface SpotPlace {
  readonly spot: Spot;
  readonly circle: Circle;
  readonly hit: Rect;
}
