// How things get from one place to another. There are two ways: one with motion, and one that only fades, at its own quick
// pace or in the time that the motion takes.

import type { Point } from '../layout/shape.ts';
import type { CardSpec } from '../picture/picture.ts';
import type { CardActor, LabelActor, MarkActor, PileActor } from '../scene/cast.ts';
import type { Move } from './pace.ts';
import type { Goal, Script } from './script.ts';

/** `reducedInTime` only fades, and nothing is seen sooner than with motion. */
export type MotionChoice = 'full' | 'reduced' | 'reducedInTime';

/** Where cards come from: the shoe's mouth. */
export interface Origin extends Point {
  readonly width: number;
  readonly turn: number;
}

/** When something can be told from what is seen, and when it lies there whole. */
export interface Shown {
  readonly seen: number;
  readonly whole: number;
}

/** The times from one thing to the next of its kind. */
export interface Rhythm {
  readonly deal: number;
  readonly chip: number;
  readonly pay: number;
  readonly collect: number;
}

export interface Mover {
  readonly rhythm: Rhythm;
  /** A card from the shoe to its place; face up unless the spec's card is null. */
  deal(script: Script, actor: CardActor, spec: CardSpec, from: Origin, at: number): Shown;
  /** A card that lies face down is turned in its place. */
  reveal(script: Script, actor: CardActor, spec: CardSpec, at: number): Shown;
  /** The dealer looks under a card: the same for whatever is there. Tells when it is over. */
  look(script: Script, actor: CardActor, spec: CardSpec, at: number): number;
  /** From where it is to a goal. Tells when it is there. */
  move<A extends CardActor | PileActor | LabelActor>(
    script: Script,
    actor: A,
    goal: Goal<A>,
    at: number,
    move: Move,
  ): number;
  /** A card carried off to a place, turning face down. */
  collect(script: Script, actor: CardActor, to: Origin, at: number): number;
  /** Chips from a place onto the table. */
  bring(script: Script, pile: PileActor, from: Point, at: number, move: Move): number;
  /** Chips off the table to a place. */
  take(script: Script, pile: PileActor, to: Point, at: number, move: Move): number;
  /** Light moves or jumps to another hand. */
  light(script: Script, halo: MarkActor, goal: Goal<MarkActor>, at: number): number;
  /** A badge that comes with an accent, from a scale to its own. */
  accent(script: Script, label: LabelActor, from: number, at: number, move: Move): number;
  appear(script: Script, actor: { alpha: number }, at: number): number;
  vanish(script: Script, actor: { alpha: number }, at: number): number;
}
