// The ring of a great win: the crest's line-work grown to the size of the table, with its name on an arc above.

import type { Brush } from './brush.ts';
import { withShadow } from './brush.ts';
import { SANS, SERIF } from './fonts.ts';
import { rosette } from './print.ts';

const GOLD = 'rgba(244,212,138,';
/** Inner edge of the ring by its outer one. */
const INNER = 0.765;
/** Room round the ring's picture, by its radius. */
export const RING_ROOM = 1.04;

/** Draws the ring into a picture of twice its radius and its room. */
export function drawRing(brush: Brush, scale: number, radius: number): void {
  brush.translate(radius * RING_ROOM, radius * RING_ROOM);
  brush.strokeStyle = `${GOLD}.95)`;
  const circle = (r: number, width: number) => {
    brush.lineWidth = width;
    brush.beginPath();
    brush.arc(0, 0, r, 0, Math.PI * 2);
    brush.stroke();
  };
  const fine = Math.max(0.6, radius * 0.003);
  withShadow(brush, scale, { colour: 'rgba(255,200,100,.6)', blur: radius * 0.03 }, () => {
    circle(radius, fine * 2);
    circle(radius * INNER, fine * 1.6);
  });
  circle(radius * 0.985, fine);
  circle(radius * (INNER + 0.016), fine);
  brush.strokeStyle = `${GOLD}.62)`;
  brush.lineWidth = fine;
  rosette(brush, radius * (INNER + 0.03), radius * 0.972, 44);
}

/** The name above the ring: each letter stands outwards. Its picture is as wide as the ring. */
export function drawRingTitle(
  brush: Brush,
  scale: number,
  title: string,
  radius: number,
  size: number,
): void {
  const reach = radius + size * 0.62;
  brush.translate(radius * 1.3, radius * 1.3);
  brush.font = `400 ${size}px ${SERIF}`;
  brush.textAlign = 'center';
  brush.textBaseline = 'alphabetic';
  brush.fillStyle = '#F8EBCB';
  const tracking = size * 0.24;
  const letters = [...title.toUpperCase()];
  const widths = letters.map((letter) => brush.measureText(letter).width + tracking);
  const total = widths.reduce((sum, width) => sum + width, 0);
  let at = -total / 2;
  withShadow(brush, scale, { colour: 'rgba(255,200,100,.55)', blur: size * 0.35 }, () => {
    for (const [i, letter] of letters.entries()) {
      const width = widths[i] ?? 0;
      const angle = (at + width / 2) / reach;
      at += width;
      brush.save();
      brush.rotate(angle);
      brush.fillText(letter, 0, -reach);
      brush.restore();
    }
  });
}

/** One sign of the great figure, in a box of its own. */
export function drawFigureSign(
  brush: Brush,
  scale: number,
  sign: string,
  w: number,
  h: number,
  size: number,
): void {
  brush.font = `700 ${size}px ${SANS}`;
  brush.textAlign = 'center';
  brush.textBaseline = 'alphabetic';
  const ink = brush.createLinearGradient(0, h * 0.15, 0, h * 0.85);
  ink.addColorStop(0, '#FFFDF4');
  ink.addColorStop(0.55, '#FFF3D2');
  ink.addColorStop(1, '#F2D79A');
  brush.fillStyle = ink;
  withShadow(brush, scale, { colour: 'rgba(0,0,0,.7)', blur: size * 0.08, y: size * 0.03 }, () => {
    brush.fillText(sign, w / 2, h / 2 + size * 0.345);
  });
}
