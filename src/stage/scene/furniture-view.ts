// Shoe and discard tray: cards come from under the one and end in the other.

import { type Container, Sprite } from 'pixi.js';
import { drawShoe, shoeBox } from '../art/shoe.ts';
import { drawStack, drawTray, FULL_TRAY, stackBox, trayBox } from '../art/tray.ts';
import { shoeMouth } from '../motion/places.ts';
import type { Art } from './art.ts';
import type { CardFaces } from './card-faces.ts';
import { CARD_FRAME } from './face-frames.ts';

/** The card in the tray, by the tray's width. */
const TRAY_CARD = 0.86;

export class FurnitureView {
  readonly #art: Art;
  readonly #next: Sprite | null = null;
  readonly #top: Sprite | null = null;
  readonly #stack: Sprite | null = null;
  #cards = -1;

  /** `under` is below the cards of the table, `over` above them. */
  constructor(art: Art, under: Container, over: Container) {
    this.#art = art;
    const { layout } = art.options;
    const { shoe, discards } = layout;
    if (shoe !== null) {
      const box = shoeBox(shoe.w);
      const mouth = shoeMouth(layout);
      this.#next = placed(under, new Sprite(), mouth.x, mouth.y, shoe.turn - 90);
      const { texture } = art.part('shoe', box.w, box.h, (brush, scale) => {
        drawShoe(brush, scale, shoe.w, shoe.turn);
      });
      placed(over, new Sprite(texture), shoe.x, shoe.y, shoe.turn);
    }
    if (discards !== null) {
      const box = trayBox(discards.w);
      const { texture } = art.part('tray', box.w, box.h, (brush, scale) =>
        drawTray(brush, scale, discards.w),
      );
      placed(under, new Sprite(texture), discards.x, discards.y, discards.turn);
      this.#stack = placed(under, new Sprite(), discards.x, discards.y, discards.turn);
      this.#top = placed(under, new Sprite(), discards.x, discards.y, discards.turn);
    }
  }

  paint(faces: CardFaces, discarded: number): void {
    const { shoe, discards } = this.#art.options.layout;
    // Nobody misses the card under the shoe's lip while the pictures are on their way.
    const back = faces.isPlain ? null : faces.texture(null);
    if (this.#next !== null && shoe !== null && back !== null)
      show(this.#next, back, shoeMouth(this.#art.options.layout).width);
    if (this.#top === null || discards === null) return;
    const width = discards.w * TRAY_CARD;
    if (back !== null) show(this.#top, back, width);
    this.#top.visible = back !== null && discarded > 0;
    this.#paintStack(Math.min(FULL_TRAY, discarded), width);
  }

  #paintStack(cards: number, width: number): void {
    if (this.#stack === null || cards === this.#cards) return;
    this.#cards = cards;
    this.#stack.visible = cards > 2;
    const box = stackBox(width);
    const lines = Math.round(cards / 3);
    const { texture } = this.#art.part(`stack ${lines}`, box.w, box.h, (brush) =>
      drawStack(brush, width, cards),
    );
    this.#stack.texture = texture;
    this.#stack.anchor.set(0.5, (width * 0.7) / box.h);
  }
}

function placed(parent: Container, sprite: Sprite, x: number, y: number, turn: number): Sprite {
  sprite.anchor.set(0.5);
  sprite.position.set(x, y);
  sprite.angle = turn;
  parent.addChild(sprite);
  return sprite;
}

function show(sprite: Sprite, texture: Sprite['texture'], width: number): void {
  if (sprite.texture !== texture) sprite.texture = texture;
  const scale = width / CARD_FRAME.card;
  sprite.setSize(CARD_FRAME.w * scale, CARD_FRAME.h * scale);
}
