// A pile of chips as sprites: one shadow, and a sprite for each chip.

import { Container, Sprite } from 'pixi.js';
import { chipBox, chipOffset, pileStep } from '../art/chip.ts';
import type { Art } from './art.ts';
import type { PileActor } from './cast.ts';

/** Bets of more chips than this show this many; the label has the amount. */
const MOST = 24;

export class PileView {
  readonly root = new Container();
  readonly #shadow: Sprite;
  readonly #chips: Sprite[] = [];
  #drawn = '';

  constructor(art: Art) {
    this.#shadow = new Sprite(art.chipShadow.texture);
    this.#shadow.anchor.set(0.5);
    this.root.addChild(this.#shadow);
  }

  paint(actor: PileActor, art: Art): void {
    const { chips, size, height } = actor;
    this.root.alpha = actor.alpha;
    this.root.visible = actor.alpha > 0.001 && chips.length > 0;
    this.root.position.set(actor.x, actor.y);
    this.#dress(chips.slice(-MOST), size, art);
    const step = pileStep(size, this.#chips.length);
    const foot = ((this.#chips.length - 1) * step) / 2;
    const loose = this.#chips.length - actor.loose;
    for (const [i, chip] of this.#chips.entries()) {
      const away = i >= loose;
      chip.x = chipOffset(i) * size * 0.5 + (away ? actor.looseX : 0);
      chip.y = foot - i * step - height + (away ? actor.looseY : 0);
    }
    const spread = size * (1.16 + 0.03 * this.#chips.length) + height * 0.8;
    this.#shadow.setSize(spread, spread * 0.9);
    this.#shadow.alpha = Math.max(0.25, 0.95 - height * 0.02) * (loose > 0 ? 1 : 0.4);
    this.#shadow.position.set(size * 0.05 + height * 0.3, foot + size * 0.13 + height * 0.45);
  }

  /** Gives each chip its picture, when chips or size have changed. */
  #dress(chips: readonly number[], size: number, art: Art): void {
    const drawn = `${size.toFixed(1)} ${chips.join()}`;
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    while (this.#chips.length > chips.length) this.#chips.pop()?.destroy();
    const { w, h, cx, cy } = chipBox(size);
    for (const [i, value] of chips.entries()) {
      const { texture } = art.chip(value, size);
      const sprite = this.#chips[i] ?? this.#newChip(i);
      sprite.texture = texture;
      sprite.anchor.set(cx / w, cy / h);
    }
  }

  #newChip(at: number): Sprite {
    const sprite = new Sprite();
    this.#chips[at] = sprite;
    this.root.addChild(sprite);
    return sprite;
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }
}
