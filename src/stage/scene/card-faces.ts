// The cards' pictures: the atlas of the chosen set, or plain cards drawn here while it does not come.

import { ImageSource, Rectangle, Texture } from 'pixi.js';
import { type Card, rankOf, suitOf } from '../../cards/card.ts';
import { roundedRect, surface } from '../art/brush.ts';
import { SANS } from '../art/fonts.ts';
import { FACE_NAMES, faceFrame, PAGE } from './face-frames.ts';

export type FaceSetName = 'two-colour' | 'four-colour' | 'two-colour-big' | 'four-colour-big';
export type FaceResolution = 'low' | 'high';

export interface CardFaces {
  /** The picture of a card, or of the back. It is as wide as `CARD_FRAME` says of a card of 100. */
  readonly texture: (card: Card | null) => Texture;
  /** Plain ones until the atlas is there. */
  readonly isPlain: boolean;
  readonly destroy: () => void;
}

const URLS: Readonly<Record<`${FaceSetName}-${FaceResolution}`, string>> = {
  'two-colour-low': new URL('../../../assets/built/cards-two-colour-low.webp', import.meta.url).href,
  'two-colour-high': new URL('../../../assets/built/cards-two-colour-high.webp', import.meta.url).href,
  'four-colour-low': new URL('../../../assets/built/cards-four-colour-low.webp', import.meta.url).href,
  'four-colour-high': new URL('../../../assets/built/cards-four-colour-high.webp', import.meta.url).href,
  'two-colour-big-low': new URL('../../../assets/built/cards-two-colour-big-low.webp', import.meta.url).href,
  'two-colour-big-high': new URL('../../../assets/built/cards-two-colour-big-high.webp', import.meta.url)
    .href,
  'four-colour-big-low': new URL('../../../assets/built/cards-four-colour-big-low.webp', import.meta.url)
    .href,
  'four-colour-big-high': new URL('../../../assets/built/cards-four-colour-big-high.webp', import.meta.url)
    .href,
};

const SCALE: Readonly<Record<FaceResolution, number>> = { low: 1, high: 2 };

/** Faces cut from a picture that has the atlas's order. */
function facesOf(resource: HTMLImageElement | HTMLCanvasElement, scale: number): CardFaces {
  const source = new ImageSource({
    resource,
    resolution: scale,
    autoGenerateMipmaps: true,
    scaleMode: 'linear',
  });
  const textures = new Map(
    FACE_NAMES.map((name) => {
      const { x, y, w, h } = faceFrame(name);
      return [name, new Texture({ source, frame: new Rectangle(x, y, w, h) })];
    }),
  );
  return {
    texture: (card) => textures.get(card ?? 'back') ?? Texture.EMPTY,
    isPlain: false,
    destroy: () => {
      for (const texture of textures.values()) texture.destroy(false);
      source.destroy();
    },
  };
}

/** The atlas of a set. */
export async function loadFaces(set: FaceSetName, resolution: FaceResolution): Promise<CardFaces> {
  const image = new Image();
  image.src = URLS[`${set}-${resolution}`];
  await image.decode();
  return facesOf(image, SCALE[resolution]);
}

const SUIT_SIGNS = { s: '\u2660', h: '\u2665', d: '\u2666', c: '\u2663' } as const;

/** Plain cards, so that a game goes on whose pictures were lost on the way. They are drawn when a card first asks for one. */
export function plainFaces(): CardFaces {
  let drawn: CardFaces | null = null;
  return {
    texture: (card) => {
      drawn ??= drawPlainFaces();
      return drawn.texture(card);
    },
    isPlain: true,
    destroy: () => drawn?.destroy(),
  };
}

function drawPlainFaces(): CardFaces {
  const scale = 2;
  const { canvas, brush } = surface(PAGE.w * scale, PAGE.h * scale);
  if (brush === null) return facesOf(canvas, scale);
  brush.scale(scale, scale);
  brush.textAlign = 'center';
  for (const name of FACE_NAMES) {
    const x = faceFrame(name).x + 2;
    const y = faceFrame(name).y + 2;
    brush.fillStyle = name === 'back' ? '#6d1626' : '#FFFDF8';
    roundedRect(brush, x, y, 100, 140, 6.5);
    brush.fill();
    if (name === 'back') continue;
    const suit = suitOf(name);
    brush.fillStyle = suit === 'h' || suit === 'd' ? '#C3162A' : '#15110F';
    const rank = rankOf(name).replace('T', '10');
    brush.font = `600 26px ${SANS}`;
    brush.fillText(rank, x + 16, y + 28);
    brush.fillText(SUIT_SIGNS[suit], x + 16, y + 54);
    brush.font = `600 64px ${SANS}`;
    brush.fillText(SUIT_SIGNS[suit], x + 56, y + 100);
  }
  return facesOf(canvas, scale);
}
