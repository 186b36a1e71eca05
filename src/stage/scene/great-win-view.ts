// A great win over the darkened room: its cards, a ring that is drawn round them, and a figure that counts up.

import { CanvasSource, Container, Mesh, MeshGeometry, Sprite, Texture } from 'pixi.js';
import { surface } from '../art/brush.ts';
import { drawFigureSign, drawRing, drawRingTitle, RING_ROOM } from '../art/ring.ts';
import { mix, type Point } from '../layout/shape.ts';
import { textWidth } from '../layout/text-size.ts';
import { seeded } from '../picture/chance.ts';
import type { Art } from './art.ts';
import type { CardFaces } from './card-faces.ts';
import { CardView } from './card-view.ts';
import type { GreatWinActor } from './cast.ts';

const MOTES = 42;
const SECTORS = 90;
const DARK = 0.9;

/** Middle and radius of the ring on a stage of this size. */
export function ringPlace({
  width,
  height,
}: {
  width: number;
  height: number;
}): Point & { readonly r: number } {
  return { x: width / 2, y: height * 0.48, r: Math.max(1, Math.min(height * 0.357, width * 0.41)) };
}

/** A disc as a fan of sectors, of which some are open. */
class Disc {
  readonly mesh: Mesh<MeshGeometry>;
  readonly #positions = new Float32Array((SECTORS + 2) * 2);
  readonly #uvs = new Float32Array((SECTORS + 2) * 2);
  readonly #reach: number;

  constructor(texture: Texture, reach: number) {
    const indices = new Uint32Array(SECTORS * 3);
    for (let i = 0; i < SECTORS; i++) indices.set([0, i + 1, i + 2], i * 3);
    this.#reach = reach;
    const geometry = new MeshGeometry({ positions: this.#positions, uvs: this.#uvs, indices });
    this.mesh = new Mesh({ geometry, texture });
    this.open(0);
  }

  /** Opens the disc clockwise from the top, from 0 to 1. */
  open(share: number): void {
    this.#uvs.set([0.5, 0.5], 0);
    for (let i = 0; i <= SECTORS; i++) {
      const angle = Math.min(i / SECTORS, share) * Math.PI * 2;
      // The corners of the fan lie beyond the picture's inner circle; it is clear there.
      const x = Math.sin(angle);
      const y = -Math.cos(angle);
      this.#positions.set([x * this.#reach, y * this.#reach], (i + 1) * 2);
      this.#uvs.set([0.5 + x / 2, 0.5 + y / 2], (i + 1) * 2);
    }
    this.mesh.geometry.getBuffer('aPosition').update();
    this.mesh.geometry.getBuffer('aUV').update();
  }
}

export class GreatWinView {
  readonly root = new Container();
  readonly #art: Art;
  readonly #place: Point & { readonly r: number };
  readonly #dark = new Sprite(Texture.WHITE);
  readonly #ring: Texture;
  readonly #disc: Disc | null;
  readonly #plainRing: Sprite | null;
  readonly #title: Sprite;
  readonly #line: Sprite;
  readonly #pool: Sprite;
  readonly #cards: CardView[];
  readonly #motes: Sprite[];
  readonly #figure = new Container();
  #shown = '';

  constructor(actor: GreatWinActor, art: Art, meshes: boolean) {
    this.#art = art;
    const { layout } = art.options;
    this.#place = ringPlace(layout);
    const { x, y, r } = this.#place;
    this.#dark.tint = 0x040302;
    this.#dark.setSize(Math.max(1, layout.width), Math.max(1, layout.height));
    this.#pool = centredSprite(art.pool.texture, x, y);
    this.#pool.blendMode = 'add';
    this.#pool.setSize(r * 3.2, r * 3);
    this.#ring = bakeRing(r, art.options.resolution);
    const reach = r * RING_ROOM;
    this.#disc = meshes ? new Disc(this.#ring, reach) : null;
    this.#disc?.mesh.position.set(x, y);
    this.#plainRing = meshes ? null : centredSprite(this.#ring, x, y);
    this.#plainRing?.setSize(2 * reach, 2 * reach);
    const title = art.part(`great ${actor.title}`, r * 2.6, r * 1.3, (brush, scale) => {
      drawRingTitle(brush, scale, actor.title, r, r * 0.125);
    });
    this.#title = centredSprite(title.texture, x, y - r * 0.65);
    this.#line = centredSprite(
      art.label(actor.line, 'greatLine', Math.max(12, r * 0.075)).texture,
      x,
      y + r * 0.64,
    );
    this.#motes = Array.from({ length: MOTES }, () => centredSprite(art.pool.texture, x, y));
    for (const mote of this.#motes) mote.blendMode = 'add';
    this.#cards = actor.cards.map(() => new CardView(art.cardShadows));
    const parts = [this.#dark, this.#pool, ...this.#motes, this.#disc?.mesh, this.#plainRing, this.#title];
    for (const part of parts) if (part !== undefined && part !== null) this.root.addChild(part);
    this.root.addChild(...this.#cards.map(({ root }) => root), this.#figure, this.#line);
  }

  paint(actor: GreatWinActor, faces: CardFaces, meshes: boolean): void {
    const { x, y, r } = this.#place;
    this.#dark.alpha = actor.room * DARK;
    this.#pool.alpha = actor.room * 0.4;
    this.#disc?.open(actor.ring);
    if (this.#disc !== null) this.#disc.mesh.alpha = actor.alpha;
    if (this.#plainRing !== null) this.#plainRing.alpha = actor.alpha * actor.ring;
    this.#title.alpha = actor.alpha * Math.min(1, actor.ring * 2);
    this.#line.alpha = actor.alpha * actor.ring;
    this.#figure.alpha = actor.alpha;
    this.#paintCards(actor, faces, meshes);
    this.#paintFigure(this.#art.options.texts.money(Math.round(actor.amount * actor.count)), x, y + r * 0.46);
    this.#paintMotes(actor);
  }

  /** The cards leave their hand for the middle, and lie there as a fan. */
  #paintCards(actor: GreatWinActor, faces: CardFaces, meshes: boolean): void {
    const { x, y, r } = this.#place;
    const { from, hand, cards } = actor;
    const middle = (cards.length - 1) / 2;
    for (const [i, view] of this.#cards.entries()) {
      const aside = i - middle;
      const width = mix(from.h / 1.45, r * 0.46, hand);
      view.paint(
        {
          card: cards[i] ?? null,
          x: mix(from.x + from.w / 2 + aside * width * 0.3, x + aside * r * 0.37, hand),
          y: mix(from.y + from.h / 2, y - r * 0.1 + Math.abs(aside) * r * 0.03, hand),
          width,
          turn: aside * 8 * hand,
          height: 20 * hand,
          shade: 1,
          alpha: actor.alpha,
          flip: 1,
          order: i,
        },
        faces,
        meshes,
      );
    }
  }

  /** Each sign is a picture of its own, so that counting makes no new ones. */
  #paintFigure(text: string, x: number, y: number): void {
    this.#figure.position.set(x, y);
    if (text === this.#shown) return;
    this.#shown = text;
    const size = this.#place.r * 0.25;
    const signs = [...text];
    for (const child of this.#figure.children.slice(signs.length)) child.destroy();
    let at = -textWidth(text, size) / 2;
    for (const [i, sign] of signs.entries()) {
      const advance = textWidth(sign, size);
      const [w, h] = [advance + size * 0.3, size * 1.3];
      const { texture } = this.#art.part(`figure ${sign}`, w, h, (brush, scale) => {
        drawFigureSign(brush, scale, sign, w, h, size);
      });
      const child = this.#figure.children[i];
      const sprite = child instanceof Sprite ? child : this.#figure.addChild(new Sprite());
      sprite.texture = texture;
      sprite.anchor.set(0.5);
      sprite.position.set(at + advance / 2, 0);
      at += advance;
    }
  }

  #paintMotes({ motes, alpha }: GreatWinActor): void {
    const { layout } = this.#art.options;
    for (const [i, mote] of this.#motes.entries()) {
      const [a, b, c] = [seeded(`mote x${i}`), seeded(`mote y${i}`), seeded(`mote z${i}`)];
      const size = (2 + 5 * c) * Math.max(0.6, layout.u);
      mote.position.set(
        (a + 0.012 * Math.sin(motes * 6 + i)) * layout.width,
        (b - motes * (0.05 + 0.1 * c)) * layout.height,
      );
      mote.setSize(size, size);
      mote.alpha = alpha * (0.35 + 0.65 * Math.abs(Math.sin(motes * (3 + 4 * c) + i)));
    }
  }

  destroy(): void {
    const geometry = this.#disc?.mesh.geometry;
    for (const card of this.#cards) card.destroy();
    this.root.destroy({ children: true });
    geometry?.destroy(true);
    this.#ring.destroy(true);
  }
}

function centredSprite(texture: Texture, x: number, y: number): Sprite {
  const sprite = new Sprite(texture);
  sprite.anchor.set(0.5);
  sprite.position.set(x, y);
  return sprite;
}

function bakeRing(radius: number, resolution: number): Texture {
  const side = Math.min(2048, 2 * radius * RING_ROOM * resolution);
  const scale = side / (2 * radius * RING_ROOM);
  const { canvas, brush } = surface(side, side);
  if (brush !== null) {
    brush.scale(scale, scale);
    drawRing(brush, scale, radius);
  }
  return new Texture({ source: new CanvasSource({ resource: canvas }) });
}
