// The stage as the controls need it: where things lie, so that real buttons can be laid over them, and what it is told.
// Whoever draws the table fits this.

import type { Spot } from '../tables/bets.ts';

/** CSS pixels from the stage's upper left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Zones {
  /** One zone in the middle, or two under the thumbs (left, right). */
  readonly buttons: readonly Place[];
  readonly money: Place;
  readonly rack: Place | null;
  readonly offer: Place;
}

export interface StageLayout {
  readonly arrangement: 'landscape' | 'portrait' | 'side' | 'popOut';
  /** The stage's width. */
  readonly width: number;
  readonly u: number;
  readonly zones: {
    readonly betting: Zones;
    readonly playing: Zones;
    readonly icons: Place;
    readonly title: Place | null;
    readonly message: Place;
  };
}

export interface SpotTarget {
  readonly spot: Spot;
  readonly hit: Place;
}

/** What the seat asks of the stage. */
export interface TableStage {
  layout(): StageLayout;
  spots(): readonly SpotTarget[];
  /** Told when the layout has changed. */
  watch(watcher: () => void): () => void;
  /** The chip that hangs on the pointer; null takes it away. */
  chipInHand(chip: { readonly amount: number; readonly x: number; readonly y: number } | null): void;
  /** The spot under the chip. */
  highlight(spot: Spot | null): void;
  /** Running moves come to their end. */
  skip(): void;
}
