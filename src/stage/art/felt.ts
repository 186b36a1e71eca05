// The cloth: light from one lamp, wear, weave, and the room's darkness at its edges (STYLE.md, 4).

import type { TableLayout } from '../layout/table-layout.ts';
import { seeded } from '../picture/chance.ts';
import { type Brush, downward, radial, surface } from './brush.ts';
import { css, type FeltTones } from './colours.ts';

/** The lamp hangs here, as shares of width and height; its light is squashed as the table leans back. */
const LAMP = { x: 0.5, y: 0.44, radius: 0.64, squash: 0.78 };
const BLOBS = 60;

/** Runs in a space where the lamp's light is round. */
function underLamp(brush: Brush, { width, height }: TableLayout, draw: (radius: number) => void): void {
  brush.save();
  brush.translate(width * LAMP.x, height * LAMP.y);
  // On a high stage the light reaches as far down as it does aside.
  brush.scale(1, Math.max(LAMP.squash, (height / width) * 0.85));
  draw(Math.max(1, width * LAMP.radius));
  brush.restore();
}

/** The cloth under the lamp, before any print. */
export function drawCloth(brush: Brush, layout: TableLayout, tones: FeltTones): void {
  const { width, height } = layout;
  brush.fillStyle = css(tones.deep);
  brush.fillRect(0, 0, width, height);
  underLamp(brush, layout, (r) => {
    brush.fillStyle = radial(brush, 0, 0, 0, r, [
      [0, css(tones.lit)],
      [0.45, css(tones.mid)],
      [0.85, css(tones.edge)],
      [1, css(tones.deep)],
    ]);
    brush.fillRect(-width, -height * 2, width * 2, height * 4);
  });
  drawWear(brush, layout);
}

/** Blobs are so soft that they are drawn on a canvas of this many pixels, and stretched. */
const WEAR = 320;

/** Soft spots where hands and chips have worn the cloth. */
function drawWear(brush: Brush, { width, height, u }: TableLayout): void {
  const scale = WEAR / Math.max(1, width, height);
  const { canvas, brush: soft } = surface(width * scale, height * scale);
  if (soft === null) return;
  soft.scale(scale, scale);
  for (let i = 0; i < BLOBS; i++) {
    const r = (60 + 160 * seeded(`wear r${i}`)) * Math.max(0.4, u);
    const x = width * seeded(`wear x${i}`);
    const y = height * seeded(`wear y${i}`);
    const tone = i % 2 === 0 ? '0,0,0' : '255,255,255';
    soft.fillStyle = radial(soft, x, y, 0, r, [
      [0, `rgba(${tone},.022)`],
      [1, `rgba(${tone},0)`],
    ]);
    soft.fillRect(x - r, y - r, 2 * r, 2 * r);
  }
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(canvas, 0, 0, width, height);
}

const TILE = 256;

/** A tile of cloth: grey, with a twill of four pixels and the unevenness of yarn. */
function weaveTile(): HTMLCanvasElement {
  const { canvas, brush } = surface(TILE, TILE);
  if (brush === null) return canvas;
  const noise = new Float32Array(TILE * TILE);
  let state = 7;
  for (let i = 0; i < noise.length; i++) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    noise[i] = (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32 - 0.5) * 20;
  }
  const image = brush.createImageData(TILE, TILE);
  const { data } = image;
  data.fill(255);
  // No array is made for a pixel: the first picture of a slow phone waits for this.
  for (let y = 0; y < TILE; y++) {
    const row = y * TILE;
    const above = ((y + TILE - 1) % TILE) * TILE;
    const below = ((y + 1) % TILE) * TILE;
    for (let x = 0; x < TILE; x++) {
      const twill = (x + y) % 4 < 2 ? 2.4 : -2.4;
      const beside = (noise[row + ((x + TILE - 1) % TILE)] ?? 0) + (noise[row + ((x + 1) % TILE)] ?? 0);
      const around = beside + (noise[above + x] ?? 0) + (noise[below + x] ?? 0);
      const grey = 128 + twill + (noise[row + x] ?? 0) * 0.5 + around * 0.125;
      const at = (row + x) * 4;
      data[at] = grey;
      data[at + 1] = grey;
      data[at + 2] = grey;
    }
  }
  brush.putImageData(image, 0, 0);
  return canvas;
}

let tile: HTMLCanvasElement | null = null;

/** The weave comes after the print, so that the ink sits in the cloth. */
export function drawWeave(brush: Brush, { width, height }: TableLayout, resolution: number): void {
  tile ??= weaveTile();
  const pattern = brush.createPattern(tile, 'repeat');
  if (pattern === null) return;
  brush.save();
  brush.globalCompositeOperation = 'overlay';
  brush.globalAlpha = 0.62;
  // A thread is about one pixel wide on a coarse screen, and a little finer on a fine one.
  const scale = 1 / (1 + Math.max(0, resolution - 1) / 3);
  brush.scale(scale, scale);
  brush.fillStyle = pattern;
  brush.fillRect(0, 0, width / scale, height / scale);
  brush.restore();
}

/** The lamp's warmth on everything, and the dark of the room above. */
export function drawLamp(brush: Brush, layout: TableLayout): void {
  const { width, height, arrangement } = layout;
  underLamp(brush, layout, (r) => {
    brush.globalCompositeOperation = 'screen';
    brush.fillStyle = radial(brush, 0, 0, 0, r * 0.72, [
      [0, 'rgba(255,214,140,.055)'],
      [1, 'rgba(255,214,140,0)'],
    ]);
    brush.fillRect(-width, -height * 2, width * 2, height * 4);
  });
  const shadow = height * (arrangement === 'portrait' ? 0.16 : 0.26);
  brush.fillStyle = downward(brush, 0, shadow, [
    [0, 'rgba(0,0,0,.55)'],
    [0.5, 'rgba(0,0,0,.2)'],
    [1, 'rgba(0,0,0,0)'],
  ]);
  brush.fillRect(0, 0, width, shadow);
}
