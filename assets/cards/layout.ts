// Where each frame stands in an atlas, and the description of it that goes with the picture.
import { CARD, CARD_NAMES, REFERENCE_WIDTH, type Resolution } from './deck.ts';
import { SHADOWS, type ShadowName, shadowSize } from './shadows.ts';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** 9 by 6 places: 52 faces, the back, and one place that the shadows share. At double size this stays under 2048. */
const COLUMNS = 9;
const ROWS = 6;

const CELL = { w: CARD.width + 2 * CARD.padding, h: CARD.height + 2 * CARD.padding };

const SHADOW_NAMES: readonly ShadowName[] = ['shadow-rest', 'shadow-lifted'];

export const PAGE = { w: COLUMNS * CELL.w, h: ROWS * CELL.h };

export function cardRect(name: string): Rect {
  const index = [...CARD_NAMES, 'back'].indexOf(name);
  return { x: (index % COLUMNS) * CELL.w, y: Math.floor(index / COLUMNS) * CELL.h, ...CELL };
}

export function shadowRect(name: ShadowName): Rect {
  const above = SHADOW_NAMES.slice(0, SHADOW_NAMES.indexOf(name));
  const y = above.reduce((sum, other) => sum + shadowSize(SHADOWS[other]) + CARD.padding, 0);
  const size = shadowSize(SHADOWS[name]);
  return {
    x: (COLUMNS - 1) * CELL.w + CARD.padding,
    y: (ROWS - 1) * CELL.h + CARD.padding + y,
    w: size,
    h: size,
  };
}

export function scaled(rect: Rect, scale: number): Rect {
  return { x: rect.x * scale, y: rect.y * scale, w: rect.w * scale, h: rect.h * scale };
}

/** In the form that Pixi's `Spritesheet` reads. All face sets of one resolution share it. */
export function describeAtlas(resolution: Resolution): object {
  const { scale } = resolution;
  const centre = { x: 0.5, y: 0.5 };
  const cards = [...CARD_NAMES, 'back'].map((name) => [
    name,
    { frame: scaled(cardRect(name), scale), anchor: centre },
  ]);
  const shadows = SHADOW_NAMES.map((name) => {
    const { border } = SHADOWS[name];
    const borders = { left: border, top: border, right: border, bottom: border };
    return [name, { frame: scaled(shadowRect(name), scale), anchor: centre, borders }];
  });
  return {
    frames: Object.fromEntries([...cards, ...shadows]),
    meta: {
      scale: String(scale),
      size: { w: PAGE.w * scale, h: PAGE.h * scale },
      card: CARD,
      shadows: {
        referenceWidth: REFERENCE_WIDTH,
        rest: { reach: SHADOWS['shadow-rest'].reach },
        lifted: {
          reach: SHADOWS['shadow-lifted'].reach,
          sigma: SHADOWS['shadow-lifted'].layers[0].sigma,
          height: 8,
        },
      },
    },
  };
}
