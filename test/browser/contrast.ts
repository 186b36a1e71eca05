// Contrast as it is drawn: measured on the picture of the page, felt and all, by the formula of WCAG 2.

import sharp from 'sharp';

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function luminance(red: number, green: number, blue: number): number {
  const part = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
}

/** Of two luminances, 1 to 21. */
const ratio = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** The luminances in an area of a picture, row by row. */
async function luminances(picture: Buffer, { x, y, width, height }: Area): Promise<readonly number[]> {
  const { width: widest = 0, height: highest = 0 } = await sharp(picture).metadata();
  const left = Math.max(0, Math.round(x));
  const top = Math.max(0, Math.round(y));
  const { data, info } = await sharp(picture)
    .extract({
      left,
      top,
      width: Math.max(1, Math.min(widest, Math.round(x + width)) - left),
      height: Math.max(1, Math.min(highest, Math.round(y + height)) - top),
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found: number[] = [];
  for (let i = 0; i + 2 < data.length; i += info.channels)
    found.push(luminance(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0));
  return found;
}

/**
 * Contrast of light writing or lines on a darker ground: the strokes, which are few, against the middle of all pixels. Edges are
 * soft, so that the few brightest speak for the stroke's own colour.
 */
export async function contrastIn(picture: Buffer, area: Area): Promise<number> {
  const all = [...(await luminances(picture, area))].sort((a, b) => a - b);
  const at = (part: number) => all[Math.min(all.length - 1, Math.floor(part * all.length))] ?? 0;
  return ratio(at(0.985), at(0.5));
}

/** How many pixels differ between two pictures of one size by so much contrast at the least. */
export async function changedBy(least: number, one: Buffer, other: Buffer): Promise<number> {
  const all = { x: 0, y: 0, width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };
  const [before, after] = await Promise.all([luminances(one, all), luminances(other, all)]);
  return before.filter((luminance, i) => ratio(luminance, after[i] ?? luminance) >= least).length;
}
