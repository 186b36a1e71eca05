// The stage at work: keeps cast, pictures and clock together, and follows the size of its parent.

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
import { Art } from './scene/art.ts';
import { ContextGuard } from './scene/context-guard.ts';
import { FaceKeeper } from './scene/face-keeper.ts';
import { FrameClock } from './scene/frame-clock.ts';
import { Listeners } from './scene/listeners.ts';
import { Painter, type Touch } from './scene/painter.ts';
import { newRenderer, type StageRenderer } from './scene/renderer.ts';
import { screenOf } from './scene/screen.ts';
import type { SeenTable, StageView } from './seen/seen-table.ts';
import type { ChipInHand, FaceChoice, MotionChoice, Stage, StageOptions, StagePlaces } from './stage.ts';
import type { StageTexts } from './texts.ts';

export class LiveStage implements Stage {
  readonly #parent: HTMLElement;
  #screen: StageRenderer;
  #guard: ContextGuard;
  readonly #show: Show;
  readonly #clock: FrameClock;
  readonly #resize: ResizeObserver;
  readonly #faces = new FaceKeeper(() => this.#drawFrame());
  readonly #layoutListeners = new Listeners<[]>();
  readonly #cueListeners = new Listeners<[TableCue]>();
  readonly #seenListeners = new Listeners<[Fact, SeenTable]>();
  #rules: TableRules;
  #texts: StageTexts;
  #digits: number;
  #choice: FaceChoice;
  #insets: Insets | undefined;
  #layout: TableLayout;
  #art: Art;
  #painter: Painter;
  #touch: Touch = { held: null, spot: null };
  #destroyed = false;

  static async open(options: StageOptions): Promise<Stage> {
    const size = screenOf(options.parent);
    let stage: LiveStage | null = null;
    const [screen] = await Promise.all([
      newRenderer(size, options.preference ?? 'webgl'),
      fontsReady(() => stage?.setTexts(options.texts)),
    ]);
    stage = new LiveStage(options, screen);
    await stage.#fetchFaces();
    stage.#drawFrame();
    return stage;
  }

  private constructor(options: StageOptions, screen: StageRenderer) {
    this.#parent = options.parent;
    this.#screen = screen;
    this.#rules = options.rules;
    this.#texts = options.texts;
    this.#digits = options.digits;
    this.#choice = options;
    this.#insets = options.insets;
    this.#layout = this.#newLayout();
    this.#art = this.#newArt();
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
    this.#painter = this.#newPainter();
    this.#clock = new FrameClock((ms) => this.#frame(ms));
    this.#guard = this.#mount();
    this.#resize = new ResizeObserver(() => this.#fit());
    this.#resize.observe(this.#parent);
    document.addEventListener('visibilitychange', this.#visibility);
    window.addEventListener('resize', this.#fit);
    this.#clock.wake();
  }

  get canvas(): HTMLCanvasElement {
    return this.#screen.canvas;
  }

  draw(view: StageView): void {
    this.#show.draw(view);
    this.#layoutListeners.tell();
    this.#clock.wake();
  }

  perform(facts: readonly Fact[], view: StageView): Promise<void> {
    if (this.#destroyed) return Promise.resolve();
    const shown = this.#show.perform(facts, view);
    if (document.hidden) this.#show.finish();
    this.#clock.wake();
    return shown;
  }

  skip(): void {
    this.#show.skip();
    this.#clock.wake();
  }

  setSpeed(speed: number): void {
    this.#show.setSpeed(speed);
  }

  setMotion(motion: MotionChoice): void {
    this.#show.setMotion(motion);
    this.#clock.wake();
  }

  setTexts(texts: StageTexts): void {
    this.#texts = texts;
    this.#rebuild();
  }

  setFaces(choice: FaceChoice): void {
    this.#choice = choice;
    void this.#fetchFaces();
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
    this.#clock.wake();
  }

  highlight(spot: Spot | null): void {
    const place =
      spot === null
        ? undefined
        : spotPlaces(this.#layout).find((each) => each.spot.box === spot.box && each.spot.side === spot.side);
    this.#touch = {
      ...this.#touch,
      spot: place === undefined ? null : { at: place.circle, word: this.#invitation(place.spot) },
    };
    this.#clock.wake();
  }

  /** An empty spot under the pointer says what it is for. */
  #invitation({ box, side }: Spot): string {
    const { bets, boxes } = this.#show.seen;
    const isEmpty = side === null && boxes.length === 0 && !bets.some((bet) => bet.box === box);
    return isEmpty ? this.#texts.betHere.toLocaleUpperCase() : '';
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
    this.#guard.stop();
    document.removeEventListener('visibilitychange', this.#visibility);
    window.removeEventListener('resize', this.#fit);
    this.#show.close();
    for (const listeners of [this.#layoutListeners, this.#cueListeners, this.#seenListeners])
      listeners.clear();
    this.#painter.destroy();
    this.#art.destroy();
    this.#faces.close();
    this.#screen.renderer.destroy({ removeView: true });
  }

  /** Puts the canvas on the page, and watches its context. */
  #mount(): ContextGuard {
    const { canvas } = this.#screen;
    this.#parent.append(canvas);
    Object.assign(canvas.style, { display: 'block', position: 'absolute', inset: '0' });
    return new ContextGuard(canvas, {
      // Textures of a lost context are gone: everything is baked anew and drawn from what is seen (B03).
      restored: () => {
        this.#screen.restored();
        this.#rebuild();
      },
      givenUp: () => void this.#drawWithoutContext(),
    });
  }

  /** The context does not come back: the game goes on without one. */
  async #drawWithoutContext(): Promise<void> {
    const screen = await newRenderer(screenOf(this.#parent), 'canvas');
    if (this.#destroyed) return;
    this.#guard.stop();
    this.#screen.canvas.remove();
    this.#screen = screen;
    this.#guard = this.#mount();
    this.#rebuild();
  }

  /** Nobody sees a hidden page: what runs is over at once, and the present state is there on return. */
  readonly #visibility = (): void => {
    if (document.hidden) this.#show.finish();
    this.#clock.wake();
  };

  readonly #fit = (): void => {
    const { width, height, resolution } = screenOf(this.#parent);
    const { renderer } = this.#screen;
    const same =
      width === this.#layout.width && height === this.#layout.height && resolution === renderer.resolution;
    // A stage that is hidden keeps what it has until it is seen again.
    if (same || this.#destroyed || width === 0 || height === 0) return;
    renderer.resize(Math.max(1, width), Math.max(1, height), resolution);
    this.#rebuild();
  };

  #rebuild(): void {
    if (this.#destroyed) return;
    this.#painter.destroy();
    this.#art.destroy();
    this.#layout = this.#newLayout();
    this.#art = this.#newArt();
    this.#painter = this.#newPainter();
    this.#touch = { ...this.#touch, spot: null };
    this.#show.redraw();
    void this.#fetchFaces();
    this.#layoutListeners.tell();
    this.#drawFrame();
    this.#clock.wake();
  }

  #newLayout(): TableLayout {
    const { width, height } = screenOf(this.#parent);
    return layoutTable({ width, height, ...(this.#insets ? { insets: this.#insets } : {}) }, this.#rules);
  }

  #newArt(): Art {
    return new Art({
      layout: this.#layout,
      rules: this.#rules,
      texts: this.#texts,
      resolution: this.#screen.renderer.resolution,
      digits: this.#digits,
    });
  }

  #newPainter(): Painter {
    return new Painter(this.#art, () => this.#faces.faces, this.#screen.meshes);
  }

  #fetchFaces(): Promise<void> {
    return this.#faces.fetch(this.#layout, this.#choice, this.#screen.renderer.resolution);
  }

  /** One frame. Tells whether another is needed. */
  #frame(ms: number): boolean {
    this.#show.step(ms);
    this.#drawFrame();
    return this.#show.isBusy;
  }

  #drawFrame(): void {
    if (this.#destroyed) return;
    this.#painter.paint(this.#show.cast, this.#touch);
    this.#screen.renderer.render({ container: this.#painter.root });
  }
}
