// What is printed on the felt: the rules along an arc, the rings of the spots, the crest.

import type { TableRules } from '../../tables/rules.ts';
import type { Circle, Point } from '../layout/shape.ts';
import { TILT } from '../layout/shape.ts';
import type { TableLayout } from '../layout/table-layout.ts';
import { LEAST_TEXT } from '../layout/text-size.ts';
import type { StageTexts } from '../texts.ts';
import { type ArcText, arcTextWidth, drawArcText, fitted } from './arc-text.ts';
import type { Brush } from './brush.ts';
import { INK } from './colours.ts';
import { SANS, SERIF } from './fonts.ts';

const GOLD = 'rgba(237,208,151,';
const serif = (size: number) => `400 ${size}px ${SERIF}`;
/** Between the parts of the second line, wide where there is room. */
const DOTS = ['\u2003·\u2003', '\u2002·\u2002', ' · '] as const;

function line(text: string, size: number, tracking: number): ArcText {
  return { text, font: serif(size), size, tracking };
}

/** An arc of the circle, half of it so wide. */
function arc(brush: Brush, centre: Point, radius: number, half: number, width: number, alpha: number): void {
  const angle = Math.asin(Math.min(1, half / radius));
  brush.strokeStyle = `${GOLD}${alpha})`;
  brush.lineWidth = width;
  brush.beginPath();
  brush.arc(centre.x, centre.y, radius, Math.PI / 2 - angle, Math.PI / 2 + angle);
  brush.stroke();
}

function diamond(brush: Brush, x: number, y: number, w: number, h: number, turn: number, alpha = 1): void {
  brush.save();
  brush.translate(x, y);
  brush.rotate(turn);
  brush.fillStyle = `${GOLD}${alpha})`;
  brush.beginPath();
  brush.moveTo(0, -h);
  brush.lineTo(w, 0);
  brush.lineTo(0, h);
  brush.lineTo(-w, 0);
  brush.closePath();
  brush.fill();
  brush.restore();
}

/** Capitals as on every casino's felt, but "17s" stays what it is. */
function capitals(text: string): string {
  return text
    .split(' ')
    .map((word) => (/\d/.test(word) ? word : word.toUpperCase()))
    .join(' ');
}

/** The lines of the second band, as few as the width allows. */
function secondLines(brush: Brush, parts: readonly string[], size: number, width: number): ArcText[] {
  for (const dot of DOTS) {
    const whole = line(parts.join(dot), size, 0.15);
    if (arcTextWidth(brush, whole) <= width) return [whole];
  }
  const [, , dot] = DOTS;
  const smaller = fitted(brush, line(parts.join(dot), size, 0.15), serif, width);
  if (smaller !== null) return [smaller];
  if (parts.length < 2) return [line(parts.join(dot), size * 0.8, 0.05)];
  const middle = Math.ceil(parts.length / 2);
  return [parts.slice(0, middle), parts.slice(middle)].map((some) => {
    const joined = some.join(dot);
    return fitted(brush, line(joined, size * 0.86, 0.1), serif, width) ?? line(joined, size * 0.7, 0.04);
  });
}

function drawBand(brush: Brush, layout: TableLayout, lines: readonly ArcText[], radius: number): void {
  const { centre, reach } = layout.print;
  const size = lines[0]?.size ?? 0;
  const s = layout.text.label / 13.5 < 1 ? Math.max(0.6, size / 17.5) : size / 17.5;
  const below = 12 * s + (lines.length - 1) * size * 1.35;
  const widest = Math.max(...lines.map((each) => arcTextWidth(brush, each)));
  const half = Math.min(reach, widest / 2 + 28 * s);
  for (const [at, thin] of [
    [radius - 22 * s, radius - 18.6 * s],
    [radius + below, radius + below - 3.4 * s],
  ] as const) {
    arc(brush, centre, at, half, 1.3 * Math.max(0.7, s), 0.95);
    if (layout.arrangement === 'landscape') arc(brush, centre, thin, half - 4 * s, 0.7 * s, 0.45);
  }
  const middle = radius + (below - 22 * s) / 2;
  const angle = (half + 17 * s) / middle;
  for (const to of [-1, 1]) {
    const x = centre.x + Math.sin(angle * to) * middle;
    const y = centre.y + Math.cos(angle * to) * middle;
    diamond(brush, x, y, 6.5 * s, 11 * s, -angle * to);
    if (layout.arrangement === 'landscape') {
      const further = (half + 31 * s) / middle;
      const fx = centre.x + Math.sin(further * to) * middle;
      diamond(brush, fx, centre.y + Math.cos(further * to) * middle, 3 * s, 5 * s, -further * to, 0.55);
    }
  }
}

/** The table's rules along the arc. */
export function drawRules(brush: Brush, layout: TableLayout, texts: StageTexts): void {
  const { centre, reach, headline, second, line: only } = layout.print;
  brush.fillStyle = INK.gold;
  if (only !== null) {
    arc(brush, centre, only, reach, 1.2, 0.9);
    arc(brush, centre, only + 3 * layout.u, reach * 0.94, 0.7, 0.4);
    diamond(brush, centre.x, centre.y + only + 1.5 * layout.u, 3 * layout.u, 5 * layout.u, 0);
  }
  if (headline !== null) {
    const text = capitals(texts.headline);
    const whole = line(text, headline.size, 0.094);
    const set = fitted(brush, whole, serif, reach * 2) ?? line(text, headline.size * 0.8, 0.02);
    drawArcText(brush, set, centre, headline.radius);
  }
  if (second !== null && texts.secondLine.length > 0) {
    const parts = texts.secondLine.map(capitals);
    const lines = secondLines(brush, parts, second.size, reach * 2 - 56 * layout.u);
    drawBand(brush, layout, lines, second.radius);
    brush.fillStyle = INK.gold;
    for (const [i, each] of lines.entries()) {
      drawArcText(brush, each, centre, second.radius + i * each.size * 1.35);
    }
  }
}

/** A printed ring, seen from the chair. */
function ring(brush: Brush, { x, y, r }: Circle, width: number, alpha: number): void {
  brush.strokeStyle = `${GOLD}${alpha})`;
  brush.lineWidth = width;
  brush.beginPath();
  brush.ellipse(x, y, r, r * TILT, 0, 0, Math.PI * 2);
  brush.stroke();
}

/** The spots where bets lie; side spots carry their mark. */
export function drawSpots(brush: Brush, layout: TableLayout, texts: StageTexts): void {
  const u = Math.max(0.55, layout.u);
  for (const { spot, sides } of layout.boxes) {
    ring(brush, spot, 2 * u, 0.96);
    ring(brush, { ...spot, r: Math.max(0, spot.r - 6.5 * u) }, 0.9 * u, 0.45);
    for (const side of sides) {
      ring(brush, side, 1.5 * u, 0.92);
      brush.fillStyle = INK.gold;
      const size = Math.max(Math.min(layout.text.mark, side.r * 0.72), Math.min(LEAST_TEXT, side.r * 0.86));
      brush.font = `600 ${size}px ${SANS}`;
      brush.textAlign = 'center';
      brush.fillText(texts.sideMark[side.bet], side.x, side.y + size * 0.345, side.r * 1.7);
    }
  }
}

/** How many petals a table's crest has: it follows the boxes and how the dealer's cards lie. */
export function petalsOf(rules: TableRules): number {
  return rules.boxes + (rules.dealer.secondCard === 'faceUp' ? 3 : 0);
}

/** A guilloche: rosettes of turned ellipses between two rings. */
export function drawCrest(brush: Brush, crest: Circle, petals: number, width = 0.6, alpha = 0.42): void {
  const { x, y, r } = crest;
  brush.save();
  brush.translate(x, y);
  brush.scale(1, TILT);
  brush.strokeStyle = `${GOLD}${alpha})`;
  brush.lineWidth = width;
  const circle = (radius: number) => {
    brush.beginPath();
    brush.arc(0, 0, radius, 0, Math.PI * 2);
    brush.stroke();
  };
  circle(r);
  circle(r * 0.965);
  rosette(brush, r * 0.66, r * 0.95, Math.max(petals * 3, Math.round(r * 0.48)));
  circle(r * 0.64);
  rosette(brush, r * 0.37, r * 0.62, Math.max(petals * 2, Math.round(r * 0.32)));
  circle(r * 0.35);
  petalRing(brush, r * 0.31, petals);
  circle(r * 0.07);
  brush.restore();
}

/** Four waves between two radii, each a quarter of a wave behind the one before: a braid. */
export function rosette(brush: Brush, inner: number, outer: number, waves: number): void {
  const middle = (inner + outer) / 2;
  const swing = (outer - inner) / 2;
  const steps = waves * 20;
  for (let strand = 0; strand < 4; strand++) {
    const phase = (strand * Math.PI) / 2;
    brush.beginPath();
    for (let i = 0; i <= steps; i++) {
      const angle = (i / steps) * Math.PI * 2;
      const r = middle + swing * Math.sin(angle * waves + phase);
      brush.lineTo(Math.cos(angle) * r, Math.sin(angle) * r);
    }
    brush.closePath();
    brush.stroke();
  }
}

function petalRing(brush: Brush, r: number, petals: number): void {
  for (let i = 0; i < petals; i++) {
    brush.save();
    brush.rotate((i / petals) * Math.PI * 2 - Math.PI / 2);
    brush.beginPath();
    brush.moveTo(r * 0.24, 0);
    brush.quadraticCurveTo(r * 0.62, r * 0.42, r, 0);
    brush.quadraticCurveTo(r * 0.62, -r * 0.42, r * 0.24, 0);
    brush.stroke();
    brush.restore();
  }
}
