// What every scene of the choreography works with: the cast, where it stands in the facts, and the script it writes.

import type { Fact } from '../../round/facts.ts';
import type { TableCue } from '../../sound/cues.ts';
import type { TableRules } from '../../tables/rules.ts';
import type { TableLayout } from '../layout/table-layout.ts';
import { arrange } from '../picture/arrange.ts';
import type { CardSpec, LabelSpec, Picture, PileSpec } from '../picture/picture.ts';
import {
  type CardActor,
  type Cast,
  type LabelActor,
  markOf,
  newCard,
  newLabel,
  newPile,
  type PileActor,
} from '../scene/cast.ts';
import { see } from '../seen/see.ts';
import type { SeenTable } from '../seen/seen-table.ts';
import type { StageTexts } from '../texts.ts';
import type { Mover } from './mover.ts';
import { type Move, PACE } from './pace.ts';
import type { Script } from './script.ts';

/** What the motion is about, and whom it tells. */
export interface Setting {
  readonly cast: Cast;
  readonly layout: TableLayout;
  readonly rules: TableRules;
  readonly texts: StageTexts;
  readonly chipsOf: (amount: number) => readonly number[];
  readonly mover: Mover;
  /** A fact's result can be seen. */
  readonly onSeen: (fact: Fact, seen: SeenTable) => void;
  readonly onCue: (cue: TableCue) => void;
  /** Motion that nothing waits for. */
  readonly flourish: (write: (script: Script) => void) => void;
}

type Movable = Record<string, unknown>;

/** The numbers of a goal that differ from what an actor has. */
function differing(actor: object, goal: Readonly<Record<string, number>>): Record<string, number> | null {
  const now: Movable = { ...actor };
  const entries = Object.entries(goal).filter(([name, value]) => now[name] !== value);
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

/** How a picture is carried into the next. */
export interface Carry {
  readonly at: number;
  readonly move?: Move;
  /** When words and chips change, if not at once. */
  readonly wordsAt?: number;
  /** Keys that somebody else moves. */
  readonly except?: ReadonlySet<string>;
}

/** Writes a script, fact after fact. */
export class Direction {
  readonly setting: Setting;
  readonly script: Script;
  seen: SeenTable;
  picture: Picture;
  /** When the next fact may begin. */
  at = 0;
  /** When the last winnings lie on the table. */
  lastPaid = 0;
  /** When the last face lay open. */
  lastWhole = Number.NEGATIVE_INFINITY;
  #lastSeen = 0;

  constructor(setting: Setting, script: Script, seen: SeenTable) {
    this.setting = setting;
    this.script = script;
    this.seen = seen;
    this.picture = arrange(seen, setting.layout, setting.texts);
  }

  /** When something may be told from the cards: a beat after the last face lay open. */
  get afterBeat(): number {
    return Math.max(this.at, this.lastWhole + PACE.beat);
  }

  /** The table after a fact. */
  next(fact: Fact): { readonly seen: SeenTable; readonly picture: Picture } {
    const seen = see(this.seen, fact);
    return { seen, picture: arrange(seen, this.setting.layout, this.setting.texts) };
  }

  /** From this fact on the table is this. Facts are told in their order, whatever takes how long. */
  told(fact: Fact, after: { readonly seen: SeenTable; readonly picture: Picture }, at: number): void {
    this.seen = after.seen;
    this.picture = after.picture;
    this.#lastSeen = Math.max(this.#lastSeen, at);
    this.script.call(this.#lastSeen, () => this.setting.onSeen(fact, after.seen));
  }

  cue(cue: TableCue, at: number): void {
    this.script.call(at, () => this.setting.onCue(cue));
  }

  /** A face lies open whole: a frame shows it before anything else does. */
  whole(at: number): void {
    this.lastWhole = Math.max(this.lastWhole, at);
    this.script.gate(at);
  }

  /** Carries all that differs between what stands on the table and a picture. */
  carry(to: Picture, carry: Carry): void {
    const move = carry.move ?? PACE.slide;
    const wordsAt = carry.wordsAt ?? carry.at;
    const except = carry.except ?? new Set<string>();
    for (const [key, spec] of to.cards) if (!except.has(key)) this.#carryCard(key, spec, carry.at, move);
    this.#dropCards(to, carry.at, except);
    for (const [key, spec] of to.piles) if (!except.has(key)) this.#carryPile(key, spec, carry.at, move);
    this.#dropPiles(to, carry.at, except);
    for (const [key, spec] of to.labels) {
      if (!except.has(key)) this.#carryLabel(key, spec, carry.at, wordsAt, move);
    }
    this.#dropLabels(to, wordsAt, except);
    this.#carryMarks(to, carry.at);
  }

  #carryCard(key: string, spec: CardSpec, at: number, move: Move): void {
    const { cast, mover } = this.setting;
    const actor = cast.cards.get(key);
    if (actor === undefined) {
      const born: CardActor = { ...newCard(spec), alpha: 0 };
      cast.cards.set(key, born);
      mover.appear(this.script, born, at);
      return;
    }
    const { x, y, width, turn, height, shade, order } = spec;
    // What was in play stays above the others until it lies in its place again.
    const orderAt = order < actor.order ? at + move.ms : at;
    this.script.call(orderAt, () => {
      actor.order = order;
    });
    const before = this.picture.cards.get(key);
    const isElsewhere = before === undefined || differing(before, { x, y, width, turn, height }) !== null;
    if (isElsewhere) mover.move(this.script, actor, { x, y, width, turn, height }, at, move);
    if (before === undefined || before.shade !== shade) {
      this.script.to(actor, { shade }, at, PACE.bust.ms, PACE.bust.ease);
    }
  }

  #dropCards(to: Picture, at: number, except: ReadonlySet<string>): void {
    const { cast, mover } = this.setting;
    for (const [key, actor] of [...cast.cards]) {
      if (to.cards.has(key) || except.has(key)) continue;
      cast.cards.delete(key);
      cast.leavingCards.add(actor);
      this.gone(cast.leavingCards, actor, mover.vanish(this.script, actor, at));
    }
  }

  #carryPile(key: string, spec: PileSpec, at: number, move: Move): void {
    const { cast, mover, chipsOf } = this.setting;
    const chips = chipsOf(spec.amount);
    const actor = cast.piles.get(key);
    if (actor === undefined) {
      const born: PileActor = { ...newPile(spec, chips), alpha: 0 };
      cast.piles.set(key, born);
      mover.appear(this.script, born, at);
      return;
    }
    this.script.call(at, () => {
      actor.chips = chips;
    });
    const { x, y, size } = spec;
    const before = this.picture.piles.get(key);
    if (before === undefined || differing(before, { x, y, size }) !== null) {
      mover.move(this.script, actor, { x, y, size }, at, move);
    }
  }

  #dropPiles(to: Picture, at: number, except: ReadonlySet<string>): void {
    const { cast, mover } = this.setting;
    for (const [key, actor] of [...cast.piles]) {
      if (to.piles.has(key) || except.has(key)) continue;
      this.release(key);
      this.gone(cast.leavingPiles, actor, mover.vanish(this.script, actor, at));
    }
  }

  #carryLabel(key: string, spec: LabelSpec, at: number, wordsAt: number, move: Move): void {
    const { cast, mover } = this.setting;
    const { text, style, x, y, size } = spec;
    const actor = cast.labels.get(key);
    if (actor === undefined) {
      const born: LabelActor = { ...newLabel(spec), alpha: 0 };
      cast.labels.set(key, born);
      mover.appear(this.script, born, wordsAt);
      return;
    }
    this.script.call(wordsAt, () => Object.assign(actor, { text, style, size }));
    const before = this.picture.labels.get(key);
    if (before === undefined || before.x !== x || before.y !== y) {
      mover.move(this.script, actor, { x, y }, at, move);
    }
  }

  #dropLabels(to: Picture, at: number, except: ReadonlySet<string>): void {
    const { cast, mover } = this.setting;
    for (const [key, actor] of [...cast.labels]) {
      if (to.labels.has(key) || except.has(key)) continue;
      cast.labels.delete(key);
      cast.leavingLabels.add(actor);
      this.gone(cast.leavingLabels, actor, mover.vanish(this.script, actor, at));
    }
  }

  /** Halo, shining spots and the outlines of empty places. */
  #carryMarks(to: Picture, at: number): void {
    const { cast, mover } = this.setting;
    const { halo } = cast;
    const goal = to.halo;
    const before = this.picture.halo;
    if (goal !== null) {
      const { x, y, w, h } = markOf(goal, 1);
      this.script.call(at, () => {
        if (halo.alpha < 0.02) Object.assign(halo, { x, y, w, h });
      });
      mover.light(this.script, halo, { x, y, w, h, alpha: 1 }, at);
    } else if (before !== null) {
      this.#dimHalo(at);
    }
    this.script.call(at, () => {
      cast.ghosts.clear();
      for (const ghost of to.ghosts) cast.ghosts.add(markOf(ghost, 1));
      for (const glow of [...cast.glows]) cast.glows.delete(glow);
      for (const { x, y, r } of to.glows) cast.glows.add({ x, y, w: r, h: r, alpha: 1 });
    });
  }

  /** The halo lingers a moment, so that it moves on to the next hand and does not blink. */
  #dimHalo(at: number): void {
    const { cast, flourish, mover } = this.setting;
    this.script.call(at, () => {
      const { x, y } = cast.halo;
      flourish((script) => {
        script.call(PACE.haloLinger, () => {
          if (cast.halo.x === x && cast.halo.y === y) {
            flourish((fade) => mover.vanish(fade, cast.halo, 0));
          }
        });
      });
    });
  }

  /** A pile that has no place of its own any more; it stays until somebody has taken it. */
  release(key: string): PileActor | null {
    const { cast } = this.setting;
    const pile = cast.piles.get(key);
    if (pile === undefined) return null;
    cast.piles.delete(key);
    cast.leavingPiles.add(pile);
    return pile;
  }

  gone<A>(from: Set<A>, actor: A, at: number): void {
    this.script.call(at, () => {
      from.delete(actor);
    });
  }
}
