// A card as sprites: its shadow at rest and in the air, and its face or back; while it turns, a mesh in perspective.

import { Container, Mesh, MeshGeometry, Sprite, type Texture } from 'pixi.js';
import { SHADOW_REACH } from '../art/parts.ts';
import { clamp } from '../layout/shape.ts';
import type { CardFaces } from './card-faces.ts';
import type { CardActor } from './cast.ts';
import { CARD_FRAME } from './face-frames.ts';

/** How much higher a card is drawn by its height. */
const RISE = 0.55;
/** From here on a card has left the cloth, and its contact shadow is gone. */
const OFF_CLOTH = 4;
const FLYING = 10;
const ON_TOP = 1_000_000;

const COLUMNS = 6;
/** The eye's distance in card widths: nearer is more perspective. */
const EYE = 3.2;

/** A card's frame as a strip of columns, whose corners are put where a turned card's are seen. */
class TurningCard {
  readonly mesh: Mesh<MeshGeometry>;
  readonly #positions: Float32Array;

  constructor(texture: Texture) {
    const positions = new Float32Array((COLUMNS + 1) * 4);
    const uvs = new Float32Array((COLUMNS + 1) * 4);
    const indices = new Uint32Array(COLUMNS * 6);
    for (let i = 0; i <= COLUMNS; i++) uvs.set([i / COLUMNS, 0, i / COLUMNS, 1], i * 4);
    for (let i = 0; i < COLUMNS; i++) {
      const a = i * 2;
      indices.set([a, a + 1, a + 2, a + 2, a + 1, a + 3], i * 6);
    }
    this.#positions = positions;
    this.mesh = new Mesh({ geometry: new MeshGeometry({ positions, uvs, indices }), texture });
  }

  /** `angle` about the long axis, 0 faces the player. */
  pose(texture: Texture, angle: number): void {
    const { w, h } = CARD_FRAME;
    const eye = EYE * w;
    for (let i = 0; i <= COLUMNS; i++) {
      const across = (i / COLUMNS - 0.5) * w;
      const depth = Math.sin(angle) * across;
      const near = eye / (eye - depth);
      const x = Math.cos(angle) * across * near;
      const y = (h / 2) * near;
      this.#positions.set([x, -y, x, y], i * 4);
    }
    this.mesh.texture = texture;
    this.mesh.geometry.getBuffer('aPosition').update();
  }
}

export class CardView {
  readonly root = new Container();
  readonly #rest: Sprite;
  readonly #lifted: Sprite;
  readonly #face: Sprite;
  #turning: TurningCard | null = null;
  #shown: Texture | null = null;

  constructor(shadows: { readonly rest: Texture; readonly lifted: Texture }) {
    this.#rest = new Sprite(shadows.rest);
    this.#lifted = new Sprite(shadows.lifted);
    this.#face = new Sprite();
    for (const part of [this.#rest, this.#lifted, this.#face]) {
      part.anchor.set(0.5);
      this.root.addChild(part);
    }
    const size = { w: CARD_FRAME.card + 2 * SHADOW_REACH, h: CARD_FRAME.card * 1.4 + 2 * SHADOW_REACH };
    for (const shadow of [this.#rest, this.#lifted]) shadow.setSize(size.w, size.h);
  }

  paint(actor: CardActor, faces: CardFaces, meshes: boolean): void {
    const { root } = this;
    const scale = actor.width / CARD_FRAME.card;
    root.alpha = actor.alpha;
    root.visible = actor.alpha > 0.001;
    root.zIndex = actor.order + (actor.height > FLYING ? ON_TOP : 0);
    root.position.set(actor.x, actor.y - actor.height * RISE);
    root.scale.set(scale);
    root.angle = actor.turn;
    this.#paintShadows(actor, scale);
    this.#paintFace(actor, faces, meshes);
  }

  /** The light comes from above, wherever the card is turned to. */
  #paintShadows({ height: h, turn }: CardActor, scale: number): void {
    const lifted = clamp(h / OFF_CLOTH, 0, 1);
    this.#rest.alpha = 1 - lifted;
    this.#rest.visible = lifted < 1;
    this.#lifted.visible = lifted > 0;
    this.#lifted.alpha = lifted * Math.max(0.12, 0.42 - 0.01 * h);
    const angle = (-turn * Math.PI) / 180;
    const x = (1 + 0.25 * h) / scale;
    const y = (3 + 1.15 * h + h * RISE) / scale;
    this.#lifted.position.set(
      x * Math.cos(angle) - y * Math.sin(angle),
      x * Math.sin(angle) + y * Math.cos(angle),
    );
  }

  #paintFace(actor: CardActor, faces: CardFaces, meshes: boolean): void {
    const { flip } = actor;
    const texture = faces.texture(flip >= 0.5 ? actor.card : null);
    const grey = Math.round(255 * clamp(actor.shade, 0, 1));
    const tint = (grey << 16) | (grey << 8) | grey;
    const turning = flip > 0.001 && flip < 0.999;
    this.#face.visible = !turning || !meshes;
    if (this.#turning !== null) this.#turning.mesh.visible = turning && meshes;
    // Before the half the back turns away, after it the face comes round.
    const angle = flip < 0.5 ? flip * Math.PI : (flip - 1) * Math.PI;
    if (turning && meshes) {
      this.#turning ??= this.#newTurning(texture);
      this.#turning.mesh.visible = true;
      this.#turning.mesh.tint = tint;
      this.#turning.pose(texture, angle);
      return;
    }
    if (this.#shown !== texture) {
      this.#shown = texture;
      this.#face.texture = texture;
    }
    this.#face.tint = tint;
    this.#face.setSize(CARD_FRAME.w * (turning ? Math.max(0.02, Math.cos(angle)) : 1), CARD_FRAME.h);
    this.#face.skew.y = turning ? Math.sin(angle) * 0.1 : 0;
  }

  #newTurning(texture: Texture): TurningCard {
    const turning = new TurningCard(texture);
    this.root.addChild(turning.mesh);
    return turning;
  }

  destroy(): void {
    const mesh = this.#turning?.mesh;
    const geometry = mesh?.geometry;
    this.root.destroy({ children: true });
    geometry?.destroy(true);
  }
}
