// Dresses a face of the source deck: the project's inks and paper, bolder indices, light and edge.
import { CARD, type CardName, type FaceSet, REFERENCE_WIDTH } from './deck.ts';

/** The source deck's drawing is 240 by 336 about its middle. */
const UNITS_WIDE = 240;
const UNITS_HIGH = 336;
const UNITS_PER_CARD = UNITS_WIDE / CARD.width;

const PAPER = '#FFFDF8';

/** The deck's pure colours, and the softer inks that stand in for them. The last two are those of the courts. */
const INKS: readonly (readonly [from: string, to: string])[] = [
  ['"red"', '"#C3162A"'],
  ['"black"', '"#15110F"'],
  ['"blue"', '"#1B4FA3"'],
  ['"green"', '"#0E6A3A"'],
  ['"white"', `"${PAPER}"`],
  ['"#44F"', '"#2C4694"'],
  ['"#FC4"', '"#E3AC3B"'],
];

/** The deck draws its indices with strokes of 80; at the size of a phone they come out too thin. */
const SOURCE_STROKE = 'stroke-width="80"';
const INDEX_STROKE = { plain: 100, big: 96 } as const;

/** The aces carry one lonely pip of the common size; as on printed decks it is made large. */
const ACE_PIP = {
  plain: { from: 70, to: 124 },
  big: { from: 40, to: 96 },
} as const;

const CARD_BODY = /<rect width="239" height="335"[^>]*><\/rect>/;

function centredPip(size: number): string {
  return `height="${size}" x="${-size / 2}" y="${-size / 2}"`;
}

function replaceOnce(text: string, from: string | RegExp, to: string): string {
  const result = text.replace(from, to);
  if (result === text) throw new Error(`The source deck has changed: ${from} is not found`);
  return result;
}

function roundedRect(inset: number, attributes: string): string {
  const width = UNITS_WIDE - 2 * inset;
  const height = UNITS_HIGH - 2 * inset;
  const radius = CARD.radius * UNITS_PER_CARD - inset;
  return `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="${radius}" ${attributes}/>`;
}

const BODY = roundedRect(0, `fill="${PAPER}"`);

/** What lies over the ink of faces and back alike: a shade towards the lower right, and the cut edge of the paper. */
function lightAndEdge(): string {
  const stroke = (0.6 * UNITS_WIDE) / REFERENCE_WIDTH;
  return (
    '<defs><linearGradient id="shade" x1="0" y1="0" x2="1" y2="1">' +
    '<stop offset=".25" stop-color="#46280F" stop-opacity="0"/>' +
    '<stop offset="1" stop-color="#46280F" stop-opacity=".15"/></linearGradient></defs>' +
    roundedRect(0, 'fill="url(#shade)"') +
    roundedRect(
      stroke / 2,
      `fill="none" stroke="#28190C" stroke-opacity=".38" stroke-width="${stroke.toFixed(2)}"`,
    )
  );
}

/** Gives the drawing its clear border and its size in pixels. */
function framed(svg: string, pixelsPerUnit: number): string {
  const padding = CARD.padding * UNITS_PER_CARD;
  const box = [
    -UNITS_WIDE / 2 - padding,
    -UNITS_HIGH / 2 - padding,
    UNITS_WIDE + 2 * padding,
    UNITS_HIGH + 2 * padding,
  ];
  const width = (CARD.width + 2 * CARD.padding) * pixelsPerUnit;
  const height = (CARD.height + 2 * CARD.padding) * pixelsPerUnit;
  const inside = svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${box.join(' ')}" ` +
    `width="${width}" height="${height}">${inside}${lightAndEdge()}</svg>`
  );
}

export function dressFace(source: string, name: CardName, set: FaceSet, pixelsPerUnit: number): string {
  const size = set.bigIndex ? 'big' : 'plain';
  let svg = replaceOnce(source, CARD_BODY, BODY);
  svg = replaceOnce(svg, SOURCE_STROKE, `stroke-width="${INDEX_STROKE[size]}"`);
  if (name.startsWith('A')) {
    svg = replaceOnce(svg, centredPip(ACE_PIP[size].from), centredPip(ACE_PIP[size].to));
  }
  for (const [from, to] of INKS) svg = svg.replaceAll(from, to);
  return framed(svg, pixelsPerUnit);
}

export function dressBack(source: string, pixelsPerUnit: number): string {
  return framed(source, pixelsPerUnit);
}
