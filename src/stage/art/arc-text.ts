// Text along an arc, letter by letter, each upright towards the dealer.

import type { Brush } from './brush.ts';

export interface ArcText {
  readonly text: string;
  readonly font: string;
  readonly size: number;
  /** Between letters, in em. */
  readonly tracking: number;
}

/** Width of the text as it will be set. */
export function arcTextWidth(brush: Brush, { text, font, size, tracking }: ArcText): number {
  brush.font = font;
  return brush.measureText(text).width + tracking * size * Math.max(0, [...text].length - 1);
}

/** The middle of the arc is above, so the line smiles; kerning is kept, since each letter advances by its prefix. */
export function drawArcText(
  brush: Brush,
  line: ArcText,
  centre: { x: number; y: number },
  radius: number,
): void {
  const { text, font, size, tracking } = line;
  brush.save();
  brush.font = font;
  brush.textAlign = 'center';
  brush.textBaseline = 'alphabetic';
  const half = arcTextWidth(brush, line) / 2;
  let prefix = '';
  let before = 0;
  let letters = 0;
  for (const letter of text) {
    prefix += letter;
    const upTo = brush.measureText(prefix).width;
    const middle = before + (upTo - before) / 2 + tracking * size * letters;
    const angle = (half - middle) / radius;
    brush.save();
    brush.translate(centre.x - Math.sin(angle) * radius, centre.y + Math.cos(angle) * radius);
    brush.rotate(angle);
    brush.fillText(letter, 0, 0);
    brush.restore();
    before = upTo;
    letters += 1;
  }
  brush.restore();
}

/** The text as it fits into a width: less tracking first, then smaller; null where even that is too wide. */
export function fitted(
  brush: Brush,
  line: ArcText,
  font: (size: number) => string,
  width: number,
): ArcText | null {
  if (arcTextWidth(brush, line) <= width) return line;
  const closer = { ...line, tracking: line.tracking / 2 };
  const wide = arcTextWidth(brush, closer);
  if (wide <= width) return closer;
  const size = line.size * Math.max(0.8, width / wide);
  const smaller = { ...closer, size, font: font(size) };
  return arcTextWidth(brush, smaller) <= width * 1.005 ? smaller : null;
}
