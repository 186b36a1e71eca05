// The stage at work: keeps cast, drawing and clock together, and follows the size of its parent. Where things lie is known at once;
// the drawing joins when it is there, and nothing that moves begins before.

import type { Fact } from '../round/facts.ts';
import type { TableCue } from '../sound/cues.ts';
import type { Spot } from '../tables/bets.ts';
import type { TableRules } from '../tables/rules.ts';
import { fontsReady } from './art/fonts.ts';
import type { Insets } from './layout/frame.ts';
import { layoutTable } from './layout/layout.ts';
import { spotPlaces } from './layout/spots.ts';
import type { TableLayout } from './layout/table-layout.ts';
import { Show } from './motion/show.ts';
import { arrange } from './picture/arrange.ts';
import { touchedSpot } from './picture/touched-spot.ts';
import type { Drawing, DrawingParts } from './scene/drawing.ts';
import { Fineness } from './scene/fineness.ts';
import { FrameClock } from './scene/frame-clock.ts';
import { fetchGreatWin } from './scene/great-win.ts';
import { Listeners } from './scene/listeners.ts';
import { painted, whenIdle } from './scene/page-time.ts';
import type { Touch } from './scene/painter.ts';
import type { RendererSize } from './scene/renderer.ts';
import { screenOf } from './scene/screen.ts';
import type { SeenTable, StageView } from './seen/seen-table.ts';
import type { ChipInHand, FaceChoice, MotionChoice, Stage, StageOptions, StagePlaces } from './stage.ts';
import type { StageTexts } from './texts.ts';

export class LiveStage implements Stage {
  readonly drawn: Promise<boolean>;
  readonly #parent: HTMLElement;
  readonly #show: Show;
  readonly #clock: FrameClock;
  readonly #fineness = new Fineness();
  readonly #resize: ResizeObserver;
  readonly #layoutListeners = new Listeners<[]>();
  readonly #cueListeners = new Listeners<[TableCue]>();
  readonly #seenListeners = new Listeners<[Fact, SeenTable]>();
  #rules: TableRules;
  #texts: StageTexts;
  #digits: number;
  #choice: FaceChoice;
  #insets: Insets | undefined;
  #layout: TableLayout;
  /** Null until it is there, and where nothing can be drawn. */
  #drawing: Drawing | null = null;
  #touch: Touch = { held: null, spot: null };
  #destroyed = false;

  constructor(options: StageOptions) {
    this.#parent = options.parent;
    this.#rules = options.rules;
    this.#texts = options.texts;
    this.#digits = options.digits;
    this.#choice = options;
    this.#insets = options.insets;
    this.#layout = this.#newLayout();
    this.#show = new Show({
      layout: () => this.#layout,
      rules: () => this.#rules,
      texts: () => this.#texts,
      onSeen: (fact, seen) => {
        this.#seenListeners.tell(fact, seen);
        this.#layoutListeners.tell();
      },
      onCue: (cue) => this.#cueListeners.tell(cue),
    });
    this.#show.setMotion(options.motion);
    this.#show.setSpeed(options.speed);
    this.#clock = new FrameClock((ms) => this.#frame(ms));
    this.#resize = new ResizeObserver(() => this.#fit());
    this.#resize.observe(this.#parent);
    document.addEventListener('visibilitychange', this.#visibility);
    window.addEventListener('resize', this.#fit);
    this.drawn = this.#begin(options);
  }

  get canvas(): HTMLCanvasElement | null {
    return this.#drawing?.canvas ?? null;
  }

  draw(view: StageView): void {
    this.#show.draw(view);
    this.#layoutListeners.tell();
    this.#wake();
  }

  perform(facts: readonly Fact[], view: StageView): Promise<void> {
    if (this.#destroyed) return Promise.resolve();
    fetchGreatWin();
    const shown = this.#show.perform(facts, view);
    if (document.hidden) this.#show.finish();
    this.#wake();
    return shown;
  }

  skip(): void {
    this.#show.skip();
    this.#wake();
  }

  finish(): void {
    this.#show.finish();
    this.#wake();
  }

  setSpeed(speed: number): void {
    this.#show.setSpeed(speed);
  }

  setMotion(motion: MotionChoice): void {
    this.#show.setMotion(motion);
    this.#wake();
  }

  setTexts(texts: StageTexts): void {
    this.#texts = texts;
    this.#rebuild();
  }

  setFaces(choice: FaceChoice): void {
    this.#choice = choice;
    void this.#drawing?.fetchFaces();
  }

  setRules(rules: TableRules, texts: StageTexts, digits: number): void {
    this.#rules = rules;
    this.#texts = texts;
    this.#digits = digits;
    this.#show.empty();
    this.#rebuild();
  }

  setInsets(insets: Insets): void {
    this.#insets = insets;
    this.#rebuild();
  }

  chipInHand(chip: ChipInHand | null): void {
    const held = chip === null ? null : { value: chip.amount, x: chip.x, y: chip.y };
    this.#touch = { ...this.#touch, held };
    this.#wake();
  }

  highlight(spot: Spot | null): void {
    const touched = spot === null ? null : touchedSpot(spot, this.#layout, this.#show.seen, this.#texts);
    this.#touch = { ...this.#touch, spot: touched };
    this.#wake();
  }

  layout(): TableLayout {
    return this.#layout;
  }

  places(): StagePlaces {
    const { hands, dealer } = arrange(this.#show.seen, this.#layout, this.#texts);
    return { spots: spotPlaces(this.#layout), hands, dealer };
  }

  onLayout(listener: () => void): () => void {
    return this.#layoutListeners.add(listener);
  }

  onCue(listener: (cue: TableCue) => void): () => void {
    return this.#cueListeners.add(listener);
  }

  onSeen(listener: (fact: Fact, seen: SeenTable) => void): () => void {
    return this.#seenListeners.add(listener);
  }

  destroy(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    this.#clock.stop();
    this.#resize.disconnect();
    document.removeEventListener('visibilitychange', this.#visibility);
    window.removeEventListener('resize', this.#fit);
    this.#show.close();
    for (const listeners of [this.#layoutListeners, this.#cueListeners, this.#seenListeners])
      listeners.clear();
    this.#drawing?.destroy();
    this.#drawing = null;
  }

  /** The first frame, in its own type, once the page has been painted without it. */
  async #begin({ preference = 'webgl', cardsLie }: StageOptions): Promise<boolean> {
    const code = import('./scene/drawing.ts');
    const late = () => this.setTexts(this.#texts);
    try {
      await Promise.all([painted(), fontsReady(late)]);
      const { Drawing } = await code;
      if (this.#destroyed) return true;
      const drawing = await Drawing.open(this.#parts(), preference, cardsLie);
      if (this.#destroyed) drawing.destroy();
      else this.#drawing = drawing;
    } catch {
      return false;
    }
    this.#fit();
    this.#drawFrame();
    this.#wake();
    whenIdle(() => this.#drawing?.prepare());
    return true;
  }

  #parts(): DrawingParts {
    return {
      parent: this.#parent,
      size: () => this.#size(),
      table: () => ({
        layout: this.#layout,
        rules: this.#rules,
        texts: this.#texts,
        digits: this.#digits,
        faces: this.#choice,
      }),
      changed: () => this.#drawFrame(),
      lost: () => this.#rebuild(),
    };
  }

  #size(): RendererSize {
    return screenOf(this.#parent, this.#fineness.most);
  }

  /** Nothing moves that is not drawn. */
  #wake(): void {
    if (this.#drawing !== null) this.#clock.wake();
  }

  /** Nobody sees a hidden page: what runs is over at once, and the present state is there on return. */
  readonly #visibility = (): void => {
    if (document.hidden) this.#show.finish();
    this.#wake();
  };

  readonly #fit = (): void => {
    const { width, height, resolution } = this.#size();
    const known = this.#drawing?.resolution ?? resolution;
    const same = width === this.#layout.width && height === this.#layout.height && resolution === known;
    // A stage that is hidden keeps what it has until it is seen again.
    if (same || this.#destroyed || width === 0 || height === 0) return;
    this.#drawing?.resize({ width, height, resolution });
    this.#rebuild();
  };

  #rebuild(): void {
    if (this.#destroyed) return;
    this.#layout = this.#newLayout();
    this.#drawing?.renew();
    this.#touch = { ...this.#touch, spot: null };
    this.#show.redraw();
    this.#layoutListeners.tell();
    this.#drawFrame();
    this.#wake();
  }

  #newLayout(): TableLayout {
    const { width, height } = this.#size();
    return layoutTable({ width, height, ...(this.#insets ? { insets: this.#insets } : {}) }, this.#rules);
  }

  /** One frame. Tells whether another is needed. */
  #frame(ms: number | null): boolean {
    this.#show.step(ms);
    this.#drawFrame();
    const { isBusy } = this.#show;
    const drawing = this.#drawing;
    if (drawing === null) return isBusy;
    if (isBusy) {
      if (ms !== null && this.#fineness.moved(ms, drawing.resolution)) drawing.resize(this.#size());
    } else if (this.#fineness.rested(drawing.resolution)) this.#fit();
    // New pictures take a stuck device long: they are made when no hand waits for its player.
    else if (!drawing.isCrisp && this.#show.seen.boxes.length === 0) this.#rebuild();
    return isBusy;
  }

  #drawFrame(): void {
    this.#drawing?.draw(this.#show.cast, this.#touch);
  }
}
