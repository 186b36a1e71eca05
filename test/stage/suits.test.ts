import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type Card, RANKS, SUITS } from '../../src/cards/card.ts';
import { faceFrame } from '../../src/stage/scene/face-frames.ts';

// Rank and suit are told by their shapes: of each colour it is only kept whether it is ink or paper, at the size they are seen in.

/** How colours are seen without the cones for green (Machado, Oliveira and Fernandes, 2009). */
const DEUTERANOPIA: [[number, number, number], [number, number, number], [number, number, number]] = [
  [0.367, 0.861, -0.228],
  [0.28, 0.673, 0.047],
  [-0.012, 0.043, 0.969],
];

type Ink = readonly boolean[];

interface Faces {
  readonly set: string;
  /** Of a card, CSS pixels. */
  readonly width: number;
  /** Where rank and suit stand: how much of the card's width and height. */
  readonly corner: readonly [number, number];
}

/** The large indices are those of phones, where cards are as narrow as this; the others lie on larger tables. */
const FACES: readonly Faces[] = [
  { set: 'two-colour-big', width: 44, corner: [0.36, 0.5] },
  { set: 'four-colour-big', width: 44, corner: [0.36, 0.5] },
  { set: 'two-colour', width: 84, corner: [0.2, 0.34] },
  { set: 'four-colour', width: 84, corner: [0.2, 0.34] },
];

async function cornersOf(
  { set, width: cardWidth, corner }: Faces,
  eyes: 'grey' | 'deuteranopia',
): Promise<(card: Card) => Promise<Ink>> {
  const atlas = new URL(`../../assets/built/cards-${set}-low.webp`, import.meta.url).pathname;
  const page = await sharp(atlas).flatten({ background: '#fff' }).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = page.info;
  return async (card) => {
    const { x, y, w, h } = faceFrame(card);
    const seen = sharp(page.data, { raw: { width, height, channels } })
      .extract({
        left: x,
        top: y,
        width: Math.round(w * corner[0]),
        height: Math.round(h * corner[1]),
      })
      .resize({ width: Math.round(cardWidth * corner[0]) });
    const told = eyes === 'grey' ? seen : seen.recomb(DEUTERANOPIA);
    const grey = await told.greyscale().raw().toBuffer();
    return [...grey].map((value) => value < 160);
  };
}

/** The part of the inked pixels that are inked on one of the two only. */
function difference(a: Ink, b: Ink): number {
  const either = a.filter((ink, i) => ink || b[i] === true).length;
  return a.filter((ink, i) => ink !== b[i]).length / Math.max(1, either);
}

const pairs = <T>(all: readonly T[]): readonly (readonly [T, T])[] =>
  all.flatMap((one, i) => all.slice(i + 1).map((other) => [one, other] as const));

describe.each(FACES)('the cards in $set, $width pixels wide,', (faces) => {
  test.each(['grey', 'deuteranopia'] as const)('H08: are told apart by shape in %s', async (eyes) => {
    const corner = await cornersOf(faces, eyes);
    const inks = new Map<string, Ink>();
    for (const rank of RANKS)
      for (const suit of SUITS) inks.set(`${rank}${suit}`, await corner(`${rank}${suit}`));
    const alike = pairs([...inks]).flatMap(([[card, ink], [other, second]]) => {
      const apart = difference(ink, second);
      return apart < 0.09 ? [`${card} ${other} ${apart.toFixed(2)}`] : [];
    });
    expect(alike).toEqual([]);
  });
});
