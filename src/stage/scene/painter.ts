// Draws the cast: every actor's numbers become sprites. It decides nothing and remembers nothing of a round.

import { Container, Sprite } from 'pixi.js';
import type { TableLayout } from '../layout/table-layout.ts';
import type { TouchedSpot } from '../picture/touched-spot.ts';
import type { Art } from './art.ts';
import type { CardFaces } from './card-faces.ts';
import { CardView } from './card-view.ts';
import type { Cast, GlintActor, GreatWinActor, HeldChip, LabelActor, MarkActor, PileActor } from './cast.ts';
import { FurnitureView } from './furniture-view.ts';
import { greatWinMaker } from './great-win.ts';
import type { GreatWinView } from './great-win-view.ts';
import { HaloView } from './halo-view.ts';
import { PileView } from './pile-view.ts';
import type { View } from './views.ts';
import { Views } from './views.ts';

/** A sprite that follows one actor. */
class SpriteView implements View {
  readonly root = new Sprite();
  drawn = '';

  destroy(): void {
    this.root.destroy();
  }
}

/** What the pointer does to the table. */
export interface Touch {
  readonly held: HeldChip | null;
  readonly spot: TouchedSpot | null;
}

function* both<A>(keyed: ReadonlyMap<string, A>, leaving: ReadonlySet<A>): Generator<A> {
  yield* keyed.values();
  yield* leaving;
}

export class Painter {
  readonly root = new Container();
  readonly #art: Art;
  readonly #layout: TableLayout;
  readonly #faces: () => CardFaces;
  readonly #meshes: boolean;
  readonly #layers = {
    glows: new Container(),
    ghosts: new Container(),
    furniture: new Container(),
    piles: new Container(),
    cards: new Container(),
    over: new Container(),
    labels: new Container(),
    hand: new Container(),
    great: new Container(),
  };
  readonly #halo: HaloView;
  readonly #furniture: FurnitureView;
  readonly #glows: Views<MarkActor, SpriteView>;
  readonly #ghosts: Views<MarkActor, SpriteView>;
  readonly #piles: Views<PileActor, PileView>;
  readonly #cards: Views<Parameters<CardView['paint']>[0], CardView>;
  readonly #labels: Views<LabelActor, SpriteView>;
  readonly #glints: Views<GlintActor, SpriteView>;
  /** Null until the first one. */
  #great: Views<GreatWinActor, GreatWinView> | null = null;
  readonly #light: Sprite;
  readonly #invite = new SpriteView();
  readonly #held: PileView;
  readonly #spot = new SpriteView();

  constructor(art: Art, faces: () => CardFaces, meshes: boolean) {
    this.#art = art;
    this.#layout = art.options.layout;
    this.#faces = faces;
    this.#meshes = meshes;
    const table = new Sprite(art.table.texture);
    table.setSize(Math.max(1, this.#layout.width), Math.max(1, this.#layout.height));
    const layers = this.#layers;
    this.root.addChild(table, ...Object.values(layers));
    this.#halo = new HaloView(art);
    this.#furniture = new FurnitureView(art, layers.furniture, layers.over);
    layers.glows.addChild(this.#halo.root, this.#spot.root);
    if (this.#halo.caret !== null) layers.labels.addChild(this.#halo.caret);
    layers.cards.sortableChildren = true;
    this.#glows = new Views(layers.glows, () => glowView(art));
    this.#ghosts = new Views(layers.ghosts, () => new SpriteView());
    this.#piles = new Views(layers.piles, () => new PileView(art));
    this.#cards = new Views(layers.cards, () => new CardView(art.cardShadows));
    this.#labels = new Views(layers.labels, () => new SpriteView());
    this.#glints = new Views(layers.over, () => glintView(art));
    this.#light = new Sprite(art.pool.texture);
    this.#light.blendMode = 'add';
    this.#light.setSize(Math.max(1, this.#layout.width), Math.max(1, this.#layout.height));
    layers.glows.addChild(this.#light);
    layers.ghosts.addChild(this.#invite.root);
    this.#held = new PileView(art);
    layers.hand.addChild(this.#held.root);
    this.#spot.root.anchor.set(0.5);
    this.#spot.root.texture = art.spotGlow.texture;
    this.#spot.root.blendMode = 'add';
  }

  paint(cast: Cast, touch: Touch): void {
    const art = this.#art;
    this.#furniture.paint(this.#faces(), cast.discards);
    this.#halo.paint(cast.halo);
    this.#glows.paint([...cast.glows, ...cast.shines], (view, glow) => paintGlow(view, glow));
    this.#ghosts.paint(cast.ghosts, (view, ghost) => paintGhost(view, ghost, art));
    this.#piles.paint(both(cast.piles, cast.leavingPiles), (view, pile) => view.paint(pile, art));
    this.#cards.paint(both(cast.cards, cast.leavingCards), (view, card) => {
      view.paint(card, this.#faces(), this.#meshes);
    });
    this.#labels.paint(both(cast.labels, cast.leavingLabels), (view, label) => paintLabel(view, label, art));
    this.#glints.paint(cast.glints, paintGlint);
    this.#light.visible = cast.light.level > 1;
    this.#light.alpha = Math.min(1, (cast.light.level - 1) * 1.6);
    this.#paintGreat(cast.great);
    this.#paintTouch(touch);
    art.upload();
  }

  #paintGreat(actor: GreatWinActor | null): void {
    const Great = greatWinMaker();
    if (Great !== null && actor !== null)
      this.#great ??= new Views(this.#layers.great, (each) => new Great(each, this.#art, this.#meshes));
    this.#great?.paint(actor === null ? [] : [actor], (view, great) => {
      view.paint(great, this.#faces(), this.#meshes);
    });
  }

  #paintTouch({ held, spot }: Touch): void {
    this.#held.root.visible = held !== null;
    if (held !== null) {
      const size = this.#layout.chips.spot;
      const lifted = { height: 14 * Math.max(0.6, this.#layout.u), alpha: 1, loose: 0, looseX: 0, looseY: 0 };
      this.#held.paint({ chips: [held.value], x: held.x, y: held.y, size, ...lifted }, this.#art);
    }
    this.#spot.root.visible = spot !== null;
    this.#invite.root.visible = spot !== null && spot.word !== '';
    if (spot === null) return;
    const size = Math.max(11.5, 14 * this.#layout.u);
    const { x, y, r } = spot.at;
    const word = {
      text: spot.word,
      style: 'invite',
      x,
      y,
      size,
      room: 1.7 * r,
      alpha: 0.8,
      scale: 1,
    } as const;
    if (spot.word !== '') paintLabel(this.#invite, word, this.#art);
    this.#spot.root.position.set(x, y);
    this.#spot.root.setSize(r * 3.4, r * 3);
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }
}

function glowView(art: Art): SpriteView {
  const view = new SpriteView();
  view.root.texture = art.spotGlow.texture;
  view.root.anchor.set(0.5);
  view.root.blendMode = 'add';
  return view;
}

function glintView(art: Art): SpriteView {
  const view = new SpriteView();
  view.root.texture = art.glint.texture;
  view.root.anchor.set(0.5);
  view.root.blendMode = 'add';
  return view;
}

function paintGlow({ root }: SpriteView, { x, y, w, alpha }: MarkActor): void {
  root.position.set(x, y);
  root.setSize(w * 3.4, w * 3);
  root.alpha = alpha;
}

function paintGhost(view: SpriteView, { x, y, w, h, alpha }: MarkActor, art: Art): void {
  const { texture } = art.ghost(w, h);
  view.root.texture = texture;
  view.root.anchor.set(0.5);
  view.root.position.set(x, y);
  view.root.alpha = alpha;
}

/** Text that lies still has its pixels on those of the screen. */
function paintLabel(view: SpriteView, label: LabelActor, art: Art): void {
  const { text, style, x, y, size, room, alpha, scale } = label;
  const { root } = view;
  const { texture, w, h } = art.label(text, style, size, room);
  if (root.texture !== texture) root.texture = texture;
  root.anchor.set(0.5);
  root.alpha = alpha;
  root.visible = alpha > 0.001;
  root.scale.set(scale);
  const { resolution } = art.options;
  const snap = (at: number, length: number) =>
    Math.round((at - length / 2) * resolution) / resolution + length / 2;
  root.position.set(snap(x, w), snap(y, h));
}

function paintGlint({ root }: SpriteView, { rect, at }: GlintActor): void {
  root.position.set(rect.x + rect.w * at, rect.y + rect.h * 0.03);
  root.setSize(rect.w * 0.8, rect.h * 0.14);
  root.alpha = Math.sin(at * Math.PI);
}
