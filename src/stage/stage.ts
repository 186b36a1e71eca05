// The stage: shows what it is told and decides nothing. It takes no input; whoever does lays controls over it.

import type { Fact, HandPlace } from '../round/facts.ts';
import type { TableCue } from '../sound/cues.ts';
import type { Spot } from '../tables/bets.ts';
import type { TableRules } from '../tables/rules.ts';
import type { Insets } from './layout/frame.ts';
import type { Rect } from './layout/shape.ts';
import type { SpotPlace, TableLayout } from './layout/table-layout.ts';
import { LiveStage } from './live-stage.ts';
import type { MotionChoice } from './motion/mover.ts';
import type { Preference } from './scene/renderer.ts';
import type { SeenTable, StageView } from './seen/seen-table.ts';
import type { StageTexts } from './texts.ts';

export { chipCanvas } from './art/chip.ts';
export type { Insets } from './layout/frame.ts';
export type { Circle, Point, Rect } from './layout/shape.ts';
export type { ControlZones, SpotPlace, TableLayout } from './layout/table-layout.ts';
export type { MotionChoice } from './motion/mover.ts';
export type { Preference } from './scene/renderer.ts';
export type { SeenTable, StageView } from './seen/seen-table.ts';
export type { StageTexts } from './texts.ts';

/** Which cards are drawn: with four colours of suits, and with indices for small screens. */
export interface FaceChoice {
  readonly fourColour: boolean;
  readonly bigIndex: 'auto' | 'always' | 'never';
}

export interface StageOptions extends FaceChoice {
  readonly parent: HTMLElement;
  readonly rules: TableRules;
  readonly texts: StageTexts;
  /** 1 to 5; higher is faster. */
  readonly speed: number;
  readonly motion: MotionChoice;
  /** Decimals of the table's currency, for the figures on chips. */
  readonly digits: number;
  readonly insets?: Insets;
  /** Whether cards lie on the table already, so that the first frame waits for their pictures. */
  readonly cardsLie: boolean;
  readonly preference?: Preference;
}

/** Where things are just now, for what is laid over them; CSS pixels from the stage's corner. */
export interface StagePlaces {
  readonly spots: readonly SpotPlace[];
  readonly hands: readonly { readonly place: HandPlace; readonly rect: Rect }[];
  readonly dealer: Rect;
}

/** A chip at the pointer: its value in minor units, and where. */
export interface ChipInHand {
  readonly amount: number;
  readonly x: number;
  readonly y: number;
}

export interface Stage {
  /** Null while nothing is drawn. */
  readonly canvas: HTMLCanvasElement | null;
  /** Settles with the first frame, in its own type; with false where nothing can be drawn. Motion waits for it. */
  readonly drawn: Promise<boolean>;
  /** The whole table as it stands, at once. */
  draw(view: StageView): void;
  /** Shows the facts in order and ends at what `draw(view)` shows; waits its turn while others are shown. */
  perform(facts: readonly Fact[], view: StageView): Promise<void>;
  /** Brings what moves to its end. */
  skip(): void;
  /** Everything that is still to come at once. */
  finish(): void;
  setSpeed(speed: number): void;
  setMotion(motion: MotionChoice): void;
  setTexts(texts: StageTexts): void;
  setFaces(faces: FaceChoice): void;
  setRules(rules: TableRules, texts: StageTexts, digits: number): void;
  setInsets(insets: Insets): void;
  chipInHand(chip: ChipInHand | null): void;
  highlight(spot: Spot | null): void;
  layout(): TableLayout;
  places(): StagePlaces;
  /** Told when the layout or the places have changed. */
  onLayout(listener: () => void): () => void;
  onCue(listener: (cue: TableCue) => void): () => void;
  /** Told of each fact in its order, at the moment its result can be seen. */
  onSeen(listener: (fact: Fact, seen: SeenTable) => void): () => void;
  destroy(): void;
}

/** Where things lie is known at once; the drawing comes after. */
export function createStage(options: StageOptions): Stage {
  return new LiveStage(options);
}
