// Everything movable on the table as plain numbers. Moves change them, the painter draws them; neither knows the other.

import type { Card } from '../../cards/card.ts';
import type { Rect } from '../layout/shape.ts';
import type { CardSpec, LabelSpec, LabelStyle, Picture, PileSpec } from '../picture/picture.ts';

export interface CardActor {
  card: Card | null;
  x: number;
  y: number;
  width: number;
  turn: number;
  height: number;
  shade: number;
  alpha: number;
  /** 0 shows the back, 1 the face; between them the card turns about its long axis. */
  flip: number;
  order: number;
}

export interface PileActor {
  /** The chips' values, the lowest first. */
  chips: readonly number[];
  x: number;
  y: number;
  size: number;
  height: number;
  alpha: number;
  /** How many of the upper chips are still on their way, and how far off. */
  loose: number;
  looseX: number;
  looseY: number;
}

export interface LabelActor {
  text: string;
  style: LabelStyle;
  x: number;
  y: number;
  size: number;
  room: number | undefined;
  alpha: number;
  scale: number;
}

/** A shape of light, or the outline of an empty place. */
export interface MarkActor {
  x: number;
  y: number;
  w: number;
  h: number;
  alpha: number;
}

export type Actor = CardActor | PileActor | LabelActor | MarkActor;

/** Light that runs along an edge once, from 0 to 1. */
export interface GlintActor {
  rect: Rect;
  at: number;
}

/** A great win: what it shows, and how far it has come (all from 0 to 1). */
export interface GreatWinActor {
  readonly cards: readonly Card[];
  readonly title: string;
  readonly line: string;
  readonly amount: number;
  /** Where the cards come from. */
  readonly from: Rect;
  alpha: number;
  room: number;
  ring: number;
  count: number;
  hand: number;
  motes: number;
}

/** The chip that hangs at the pointer. */
export interface HeldChip {
  readonly value: number;
  readonly x: number;
  readonly y: number;
}

export interface Cast {
  readonly cards: Map<string, CardActor>;
  readonly piles: Map<string, PileActor>;
  readonly labels: Map<string, LabelActor>;
  /** Those on their way off the table; they have no key any more. */
  readonly leavingCards: Set<CardActor>;
  readonly leavingPiles: Set<PileActor>;
  readonly leavingLabels: Set<LabelActor>;
  readonly halo: MarkActor;
  /** The spots that light lies on, as the picture has them. */
  readonly glows: Set<MarkActor>;
  /** Spots of bets that won, which shine and darken again beside everything else. */
  readonly shines: Set<MarkActor>;
  readonly ghosts: Set<MarkActor>;
  readonly glints: Set<GlintActor>;
  great: GreatWinActor | null;
  /** The light over the table, 1 as usual. */
  readonly light: { level: number };
  /** How many cards lie in the discard tray. */
  discards: number;
}

export function emptyCast(): Cast {
  return {
    cards: new Map(),
    piles: new Map(),
    labels: new Map(),
    leavingCards: new Set(),
    leavingPiles: new Set(),
    leavingLabels: new Set(),
    halo: { x: 0, y: 0, w: 0, h: 0, alpha: 0 },
    glows: new Set(),
    shines: new Set(),
    ghosts: new Set(),
    glints: new Set(),
    great: null,
    light: { level: 1 },
    discards: 0,
  };
}

export function newCard(spec: CardSpec): CardActor {
  const { card, x, y, width, turn, height, shade, order } = spec;
  return { card, x, y, width, turn, height, shade, order, alpha: 1, flip: card === null ? 0 : 1 };
}

export function newPile(spec: PileSpec, chips: readonly number[]): PileActor {
  const { x, y, size } = spec;
  return { chips, x, y, size, height: 0, alpha: 1, loose: 0, looseX: 0, looseY: 0 };
}

export function newLabel(spec: LabelSpec): LabelActor {
  const { text, style, x, y, size, room } = spec;
  return { text, style, x, y, size, room, alpha: 1, scale: 1 };
}

export function markOf(rect: Rect, alpha: number): MarkActor {
  return { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2, w: rect.w, h: rect.h, alpha };
}

/** Puts on the stage what a picture has and the cast lacks, and takes off what it has not; the rest goes to its place. */
function follow<Spec extends { readonly key: string }, A extends Actor>(
  actors: Map<string, A>,
  specs: ReadonlyMap<string, Spec>,
  make: (spec: Spec) => A,
  put: (actor: A, spec: Spec) => void,
): void {
  for (const key of [...actors.keys()]) if (!specs.has(key)) actors.delete(key);
  for (const [key, spec] of specs) {
    const actor = actors.get(key);
    if (actor === undefined) actors.set(key, make(spec));
    else put(actor, spec);
  }
}

/**
 * Brings the cast to a picture at once. `soft` leaves alone what is only passing by: things that leave, light that
 * fades, a chip that is landing.
 */
export function settle(
  cast: Cast,
  picture: Picture,
  chipsOf: (amount: number) => readonly number[],
  soft: boolean,
): void {
  follow(cast.cards, picture.cards, newCard, (actor, spec) => Object.assign(actor, newCard(spec)));
  follow(
    cast.piles,
    picture.piles,
    (spec) => newPile(spec, chipsOf(spec.amount)),
    (actor, spec) => {
      const { loose, looseX, looseY } = actor;
      Object.assign(actor, newPile(spec, chipsOf(spec.amount)), soft ? { loose, looseX, looseY } : {});
    },
  );
  follow(cast.labels, picture.labels, newLabel, (actor, spec) => {
    const { scale, alpha } = actor;
    Object.assign(actor, newLabel(spec), soft ? { scale, alpha } : {});
  });
  cast.ghosts.clear();
  for (const rect of picture.ghosts) cast.ghosts.add(markOf(rect, 1));
  if (picture.halo !== null) Object.assign(cast.halo, markOf(picture.halo, 1));
  else if (!soft) cast.halo.alpha = 0;
  if (soft) return;
  const passing = [cast.leavingCards, cast.leavingPiles, cast.leavingLabels, cast.glints, cast.shines];
  for (const set of passing) set.clear();
  cast.glows.clear();
  for (const { x, y, r } of picture.glows) cast.glows.add({ x, y, w: r, h: r, alpha: 1 });
  cast.light.level = 1;
  cast.great = null;
}
