// Shadows blurred beforehand, as small sprites whose corners keep their size and whose middle stretches to any card.
import { CARD } from './deck.ts';

interface Layer {
  readonly opacity: number;
  /** Standard deviation of the blur; a canvas calls twice this its "blur". */
  readonly sigma: number;
  readonly offset: readonly [x: number, y: number];
}

export interface ShadowSpec {
  /** How far the sprite reaches beyond the card on every side. */
  readonly reach: number;
  /** What of each side of the sprite must not stretch: the reach and the part that fades under the card. */
  readonly border: number;
  readonly layers: readonly Layer[];
}

/** The stretched middle of the sprites. */
const MIDDLE = 2;

/** Steps of darkness. Few, because they share a palette of 256 with the inks; a weave of dots hides the steps. */
export const LEVELS = 44;

const WEAVE = [
  [0, 8, 2, 10],
  [12, 4, 14, 6],
  [3, 11, 1, 9],
  [15, 7, 13, 5],
] as const;

/**
 * A card that lies on the felt: a tight contact shadow and a soft cast one, at their final strength and place.
 * A card in the air: only the cast shadow at height 8, black, centred and at full strength, since its place, strength
 * and blur all depend on the height and are the game's to set.
 */
export const SHADOWS = {
  'shadow-rest': {
    reach: 9,
    border: 17,
    layers: [
      { opacity: 0.4, sigma: 2.5, offset: [1, 3] },
      { opacity: 0.55, sigma: 0.8, offset: [0, 0.8] },
    ],
  },
  'shadow-lifted': {
    reach: 21,
    border: 38,
    layers: [{ opacity: 1, sigma: 8.5, offset: [0, 0] }],
  },
} as const satisfies Record<string, ShadowSpec>;

export type ShadowName = keyof typeof SHADOWS;

export function shadowSize(spec: ShadowSpec): number {
  return 2 * spec.border + MIDDLE;
}

/** How much of a pixel a rounded rectangle covers, its edge softened over one pixel. */
function cover(x: number, y: number, low: number, high: number, radius: number): number {
  const half = (high - low) / 2;
  const dx = Math.abs(x - (low + high) / 2) - (half - radius);
  const dy = Math.abs(y - (low + high) / 2) - (half - radius);
  const outside = Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
  return Math.min(1, Math.max(0, 0.5 - outside));
}

/** Blurs along one axis and turns the plane over its diagonal, so that a second pass blurs the other and turns it back. */
function blurRows(plane: Float64Array, size: number, sigma: number): Float64Array {
  const reach = Math.ceil(sigma * 4);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-0.5 * ((i - reach) / sigma) ** 2),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const result = new Float64Array(size * size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      let value = 0;
      for (let i = 0; i < weights.length; i++) {
        const from = Math.min(size - 1, Math.max(0, x + i - reach));
        value += (weights[i] ?? 0) * (plane[y * size + from] ?? 0);
      }
      result[x * size + y] = value / sum;
    }
  }
  return result;
}

/** One layer of a shadow in a square plane, its blur included. */
function drawLayer(layer: Layer, reach: number, size: number, scale: number): Float64Array {
  const plane = new Float64Array(size * size);
  const [low, high] = [reach * scale, size - reach * scale];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const px = x + 0.5 - layer.offset[0] * scale;
      const py = y + 0.5 - layer.offset[1] * scale;
      plane[y * size + x] = cover(px, py, low, high, CARD.radius * scale);
    }
  }
  const sigma = layer.sigma * scale;
  return blurRows(blurRows(plane, size, sigma), size, sigma);
}

/** An opacity of 0 to 1 as one of the levels, in 255ths; the pixel's place decides which of two neighbours it takes. */
function weave(opacity: number, x: number, y: number): number {
  const threshold = ((WEAVE[y % 4]?.[x % 4] ?? 0) + 0.5) / 16;
  return Math.round((255 * Math.floor(opacity * LEVELS + threshold)) / LEVELS);
}

/** Black pixels, in RGBA, at `scale` pixels to the unit. */
export function drawShadow(spec: ShadowSpec, scale: number): Uint8ClampedArray {
  // Drawn round a card with room to spare inside and out, of which the middle and the margin are then left away:
  // so the stretched part is as dark as under a real card, and the blur has run out where the plane ends.
  const size = shadowSize(spec) * scale;
  const margin = 16 * scale;
  const inside = 40 * scale;
  const wide = size + inside + 2 * margin;
  const place = (at: number) => at + margin + (at < size / 2 ? 0 : inside);
  const pixels = new Uint8ClampedArray(4 * size * size);
  const layers = spec.layers.map((layer) => ({
    opacity: layer.opacity,
    plane: drawLayer(layer, spec.reach + margin / scale, wide, scale),
  }));
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const at = place(y) * wide + place(x);
      const light = layers.reduce((rest, { opacity, plane }) => rest * (1 - opacity * (plane[at] ?? 0)), 1);
      pixels[4 * (y * size + x) + 3] = weave(1 - light, x, y);
    }
  }
  return pixels;
}
