// What is shown: the table as the eyes have it, the facts that are still to come, and the motion between.

import { breakIntoChips } from '../../money/chips.ts';
import type { Fact } from '../../round/facts.ts';
import type { TableCue } from '../../sound/cues.ts';
import type { TableRules } from '../../tables/rules.ts';
import type { TableLayout } from '../layout/table-layout.ts';
import { arrange } from '../picture/arrange.ts';
import { type Cast, emptyCast, settle } from '../scene/cast.ts';
import { see } from '../seen/see.ts';
import { EMPTY_TABLE, type SeenTable, type StageView, seenOf } from '../seen/seen-table.ts';
import type { StageTexts } from '../texts.ts';
import { choreograph } from './choreography.ts';
import { fading } from './fading.ts';
import { fadingInTime } from './fading-in-time.ts';
import type { MotionChoice, Mover } from './mover.ts';
import { moving } from './moving.ts';
import { rateOf } from './pace.ts';
import { Player } from './player.ts';
import type { Script } from './script.ts';

const MOVERS: Readonly<Record<MotionChoice, Mover>> = {
  full: moving,
  reduced: fading,
  reducedInTime: fadingInTime,
};

export interface ShowParts {
  readonly layout: () => TableLayout;
  readonly rules: () => TableRules;
  readonly texts: () => StageTexts;
  readonly onSeen: (fact: Fact, seen: SeenTable) => void;
  readonly onCue: (cue: TableCue) => void;
}

/** Facts that are told together, and the table they lead to. */
interface Scene {
  readonly view: StageView;
  /** Those that are not seen yet. */
  facts: readonly Fact[];
  written: boolean;
  readonly shown: () => void;
}

export class Show {
  readonly cast: Cast = emptyCast();
  readonly #parts: ShowParts;
  readonly #player = new Player();
  readonly #scenes: Scene[] = [];
  #seen: SeenTable = EMPTY_TABLE;
  #mover: Mover = moving;
  #rate = rateOf(3);
  #closed = false;

  constructor(parts: ShowParts) {
    this.#parts = parts;
    this.#settle(false);
  }

  get seen(): SeenTable {
    return this.#seen;
  }

  get isBusy(): boolean {
    return this.#player.isBusy;
  }

  setSpeed(speed: number): void {
    this.#rate = rateOf(speed);
  }

  /** What runs goes on in the new way from where the eyes are. */
  setMotion(motion: MotionChoice): void {
    const mover = MOVERS[motion];
    if (mover === this.#mover) return;
    this.#mover = mover;
    this.redraw();
  }

  draw(view: StageView): void {
    this.#player.clear();
    const scenes = this.#scenes.splice(0);
    this.#seen = seenOf(view);
    this.#settle(false);
    for (const { shown } of scenes) shown();
  }

  /** An empty table, as of another game. */
  empty(): void {
    this.#player.clear();
    const scenes = this.#scenes.splice(0);
    this.#seen = EMPTY_TABLE;
    this.cast.discards = 0;
    for (const { shown } of scenes) shown();
  }

  perform(facts: readonly Fact[], view: StageView): Promise<void> {
    if (this.#closed || facts.length === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const scene: Scene = { view, facts, written: false, shown: resolve };
      this.#scenes.push(scene);
      this.#player.add({ write: () => this.#write(scene), over: () => this.#over(scene) });
      // What takes no time is over before the next frame: bets follow the finger.
      if (this.#scenes.length === 1) this.#player.step(0, this.#rate);
    });
  }

  skip(): void {
    this.#player.skip();
  }

  /** Everything that is still to come at once. */
  finish(): void {
    this.#player.finish();
  }

  /** @param ms since the last frame; null after a rest */
  step(ms: number | null): void {
    this.#player.step(ms, this.#rate);
  }

  /** Puts everything where it belongs on a table of a new size, and goes on from there. */
  redraw(): void {
    this.#player.rewrite();
    this.#player.clearBeside();
    this.#settle(false);
  }

  close(): void {
    this.#closed = true;
    this.#player.clear();
    for (const { shown } of this.#scenes.splice(0)) shown();
  }

  #write(scene: Scene): Script {
    const setting = {
      cast: this.cast,
      layout: this.#parts.layout(),
      rules: this.#parts.rules(),
      texts: this.#parts.texts(),
      chipsOf: (amount: number) => this.#chipsOf(amount),
      mover: this.#mover,
      onSeen: (fact: Fact, seen: SeenTable) => {
        scene.facts = scene.facts.slice(1);
        this.#seen = seen;
        this.#parts.onSeen(fact, seen);
      },
      onCue: (cue: TableCue) => this.#parts.onCue(cue),
      flourish: (write: (script: Script) => void) => this.#player.beside(write),
    };
    const anew = scene.written;
    scene.written = true;
    return choreograph(setting, this.#seen, scene.facts, anew);
  }

  /** The scene ends exactly at what the round says, whatever its facts led to. */
  #over(scene: Scene): void {
    const at = this.#scenes.indexOf(scene);
    if (at !== -1) this.#scenes.splice(at, 1);
    for (const fact of scene.facts) {
      this.#seen = see(this.#seen, fact);
      this.#parts.onSeen(fact, this.#seen);
    }
    scene.facts = [];
    const { offered } = this.#seen;
    this.#seen = seenOf(scene.view);
    // An offer that was just made stands, though the round cannot take its answer before this is shown.
    if (this.#seen.offered === null && scene.view.phase === 'offers') this.#seen = { ...this.#seen, offered };
    this.#settle(true);
    scene.shown();
  }

  #settle(soft: boolean): void {
    const picture = arrange(this.#seen, this.#parts.layout(), this.#parts.texts());
    settle(this.cast, picture, (amount) => this.#chipsOf(amount), soft);
  }

  #chipsOf(amount: number): readonly number[] {
    return breakIntoChips(amount, this.#parts.rules().chips);
  }
}
