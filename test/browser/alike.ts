// Whether two pictures show the same, edges aside.

import sharp from 'sharp';

/** A pixel counts as another where a channel is off by more than this: edges are drawn a little otherwise elsewhere. */
const NOTICEABLE = 24;
/** The part of a picture that may be another: letters' edges, not a card, a chip or a label. */
export const TOLERATED = 0.004;

/** A picture as it is kept: at half its size, where a hair's breadth at an edge is no longer seen, and without loss. */
export async function halved(picture: Buffer): Promise<Buffer> {
  const { width } = await sharp(picture).metadata();
  return sharp(picture)
    .resize(Math.ceil(width / 2))
    .removeAlpha()
    .webp({ lossless: true })
    .toBuffer();
}

/** The part of the pixels that are noticeably another. */
export async function difference(a: Buffer, b: Buffer): Promise<number> {
  const [one, other] = await Promise.all(
    [a, b].map((each) => sharp(each).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (one === undefined || other === undefined || one.data.length !== other.data.length) return 1;
  let noticed = 0;
  for (let i = 0; i < one.data.length; i += 3) {
    const off = [0, 1, 2].some(
      (channel) => Math.abs((one.data[i + channel] ?? 0) - (other.data[i + channel] ?? 0)) > NOTICEABLE,
    );
    if (off) noticed += 1;
  }
  return noticed / (one.data.length / 3);
}
