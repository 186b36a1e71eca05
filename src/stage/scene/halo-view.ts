// The light round the hand in play: a frame of eight sprites, a pool of light on the cloth, and a caret above.

import { Container, Rectangle, Sprite, Texture } from 'pixi.js';
import { FRAME } from '../art/parts.ts';
import { clamp } from '../layout/shape.ts';
import type { Art } from './art.ts';
import type { MarkActor } from './cast.ts';

/** A third of a frame: where its picture begins, how long it is, and whether it stretches. */
const THIRDS = [
  { from: 0, length: FRAME.corner },
  { from: FRAME.corner, length: FRAME.size - 2 * FRAME.corner },
  { from: FRAME.size - FRAME.corner, length: FRAME.corner },
] as const;

export class HaloView {
  readonly root = new Container();
  readonly caret: Sprite | null;
  readonly #pool: Sprite;
  readonly #parts: { readonly sprite: Sprite; readonly column: number; readonly row: number }[] = [];
  readonly #unit: number;

  constructor(art: Art) {
    const { layout } = art.options;
    this.#unit = clamp(layout.u, 0.62, 2.2);
    this.#pool = new Sprite(art.pool.texture);
    this.#pool.anchor.set(0.5);
    this.#pool.blendMode = 'add';
    this.root.addChild(this.#pool);
    const { texture } = art.haloFrame;
    for (const [row, down] of THIRDS.entries()) {
      for (const [column, across] of THIRDS.entries()) {
        if (row === 1 && column === 1) continue;
        const { x, y } = texture.frame;
        const frame = new Rectangle(x + across.from, y + down.from, across.length, down.length);
        const sprite = new Sprite(new Texture({ source: texture.source, frame }));
        this.#parts.push({ sprite, column, row });
        this.root.addChild(sprite);
      }
    }
    const caret = art.options.layout.arrangement === 'side' ? 14 : 22;
    this.caret = layout.caret
      ? new Sprite(art.caret(caret * layout.u, caret * 0.62 * layout.u).texture)
      : null;
    this.caret?.anchor.set(0.5, 1);
  }

  paint(halo: MarkActor): void {
    const { x, y, w, h, alpha } = halo;
    this.root.visible = alpha > 0.001;
    this.root.alpha = alpha;
    if (this.caret !== null) {
      this.caret.visible = alpha > 0.001;
      this.caret.alpha = alpha;
      this.caret.position.set(x, y - h / 2 - 6 * this.#unit);
    }
    this.#pool.position.set(x, y);
    this.#pool.setSize(w + 150 * this.#unit, h + 150 * this.#unit);
    this.#pool.alpha = 0.62;
    const corner = FRAME.corner * this.#unit;
    const glow = FRAME.glow * this.#unit;
    const left = x - w / 2 - glow;
    const top = y - h / 2 - glow;
    const xs = [left, left + corner, left + w + 2 * glow - corner];
    const ys = [top, top + corner, top + h + 2 * glow - corner];
    const widths = [corner, Math.max(0, w + 2 * glow - 2 * corner), corner];
    const heights = [corner, Math.max(0, h + 2 * glow - 2 * corner), corner];
    for (const { sprite, column, row } of this.#parts) {
      sprite.position.set(xs[column] ?? 0, ys[row] ?? 0);
      sprite.setSize(widths[column] ?? 0, heights[row] ?? 0);
    }
  }

  destroy(): void {
    for (const { sprite } of this.#parts) sprite.texture.destroy(false);
    this.root.destroy({ children: true });
    this.caret?.destroy();
  }
}
