// What the table is drawn on: a canvas with its renderer, and the pictures of one table at one size. It outlives the loss of its
// context, and of its renderer. All that draws comes with this file, when the controls are on the page already.

import type { TableRules } from '../../tables/rules.ts';
import type { TableLayout } from '../layout/table-layout.ts';
import type { StageTexts } from '../texts.ts';
import { Art } from './art.ts';
import type { Cast } from './cast.ts';
import { ContextGuard } from './context-guard.ts';
import { FaceKeeper, type FaceWish } from './face-keeper.ts';
import { Painter, type Touch } from './painter.ts';
import { newRenderer, type Preference, type RendererSize, type StageRenderer } from './renderer.ts';

/** The table as it is to be drawn just now. */
export interface DrawnTable {
  readonly layout: TableLayout;
  readonly rules: TableRules;
  readonly texts: StageTexts;
  /** Decimals of the table's currency. */
  readonly digits: number;
  readonly faces: FaceWish;
}

export interface DrawingParts {
  readonly parent: HTMLElement;
  readonly size: () => RendererSize;
  readonly table: () => DrawnTable;
  /** Other faces have come. */
  readonly changed: () => void;
  /** What was drawn is gone; everything is to be drawn anew (B03). */
  readonly lost: () => void;
}

export class Drawing {
  readonly #parts: DrawingParts;
  readonly #faces: FaceKeeper;
  #screen: StageRenderer;
  #guard: ContextGuard;
  #art: Art;
  #painter: Painter;
  #destroyed = false;

  /**
   * Rejects where nothing can be drawn.
   *
   * @param cardsLie whether the cards' pictures are waited for
   */
  static async open(parts: DrawingParts, preference: Preference, cardsLie: boolean): Promise<Drawing> {
    const drawing = new Drawing(parts, await newRenderer(parts.size(), preference));
    const faces = drawing.fetchFaces();
    if (cardsLie) await faces;
    return drawing;
  }

  private constructor(parts: DrawingParts, screen: StageRenderer) {
    this.#parts = parts;
    this.#faces = new FaceKeeper(parts.changed);
    this.#screen = screen;
    this.#art = this.#newArt();
    this.#painter = this.#newPainter();
    this.#guard = this.#mount();
  }

  get canvas(): HTMLCanvasElement {
    return this.#screen.canvas;
  }

  /** Device pixels to a CSS pixel. */
  get resolution(): number {
    return this.#screen.renderer.resolution;
  }

  /** Whether the pictures were made for just this resolution. */
  get isCrisp(): boolean {
    return this.#art.options.resolution === Math.max(1, this.resolution);
  }

  resize({ width, height, resolution }: RendererSize): void {
    this.#screen.renderer.resize(Math.max(1, width), Math.max(1, height), resolution);
  }

  /** Draws what every round begins with, while nobody waits for it. */
  prepare(): void {
    this.#art.prepare();
  }

  /** Makes all pictures anew, for another size, language or table. */
  renew(): void {
    this.#painter.destroy();
    this.#art.destroy();
    this.#art = this.#newArt();
    this.#painter = this.#newPainter();
    void this.fetchFaces();
  }

  /** The faces that fit size and choice, unless they are there. */
  fetchFaces(): Promise<void> {
    const { layout, faces } = this.#parts.table();
    return this.#faces.fetch(layout, faces, this.resolution);
  }

  draw(cast: Cast, touch: Touch): void {
    this.#painter.paint(cast, touch);
    this.#screen.renderer.render({ container: this.#painter.root });
  }

  destroy(): void {
    this.#destroyed = true;
    this.#guard.stop();
    this.#painter.destroy();
    this.#art.destroy();
    this.#faces.close();
    this.#screen.renderer.destroy({ removeView: true });
  }

  #newArt(): Art {
    return new Art({ ...this.#parts.table(), resolution: this.resolution });
  }

  #newPainter(): Painter {
    return new Painter(this.#art, () => this.#faces.faces, this.#screen.meshes);
  }

  /** Puts the canvas on the page, and watches its context. */
  #mount(): ContextGuard {
    const { canvas } = this.#screen;
    this.#parts.parent.append(canvas);
    Object.assign(canvas.style, { display: 'block', position: 'absolute', inset: '0' });
    return new ContextGuard(canvas, {
      restored: () => {
        this.#screen.restored();
        this.#parts.lost();
      },
      givenUp: () => void this.#drawWithoutContext(),
    });
  }

  /** The context does not come back: the game goes on without one. */
  async #drawWithoutContext(): Promise<void> {
    const screen = await newRenderer(this.#parts.size(), 'canvas');
    if (this.#destroyed) return;
    this.#guard.stop();
    this.#screen.canvas.remove();
    this.#screen = screen;
    this.#guard = this.#mount();
    this.#parts.lost();
  }
}
