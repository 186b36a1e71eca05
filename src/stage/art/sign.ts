// Signs that stand on the table: the limits, and what a side bet pays.

import type { Rect } from '../layout/shape.ts';
import { type Brush, downward, roundedRect, withShadow } from './brush.ts';
import { INK } from './colours.ts';
import { SANS, SERIF } from './fonts.ts';

export interface SignText {
  readonly title: string;
  readonly lines: readonly (readonly [name: string, figure: string])[];
}

/** Sets a font as large as fits into a width. */
function sized(
  brush: Brush,
  text: string,
  font: (size: number) => string,
  size: number,
  width: number,
): void {
  brush.font = font(size);
  const wide = brush.measureText(text).width;
  if (wide > width) brush.font = font((size * width) / wide);
}

function drawPlate(brush: Brush, scale: number, { x, y, w, h }: Rect, u: number): void {
  brush.fillStyle = '#2a1a0d';
  withShadow(brush, scale, { colour: 'rgba(0,0,0,.7)', blur: 14 * u, y: 6 * u }, () => {
    roundedRect(brush, x, y, w, h, 7 * u);
    brush.fill();
  });
  // The foot it stands on.
  brush.fillStyle = downward(brush, y + h - 1, y + h + 4.5 * u, [
    [0, '#8f6a33'],
    [1, '#c79a52'],
  ]);
  roundedRect(brush, x + w * 0.2, y + h - 2 * u, w * 0.6, 6 * u, 1.5 * u);
  brush.fill();
  const lacquer = brush.createLinearGradient(x, y, x + w * 0.5, y + h);
  lacquer.addColorStop(0, '#36281e');
  lacquer.addColorStop(0.5, '#1e140e');
  lacquer.addColorStop(1, '#150d09');
  brush.fillStyle = lacquer;
  roundedRect(brush, x, y, w, h, 7 * u);
  brush.fill();
  brush.save();
  brush.clip();
  brush.fillStyle = 'rgba(255,255,255,.035)';
  brush.beginPath();
  brush.moveTo(x, y);
  brush.lineTo(x + w * 0.5, y);
  brush.lineTo(x + w * 0.2, y + h);
  brush.lineTo(x, y + h);
  brush.fill();
  brush.restore();
  const brass = brush.createLinearGradient(x, y, x + w, y + h);
  brass.addColorStop(0, '#d9ab5e');
  brass.addColorStop(0.35, '#a97c3a');
  brass.addColorStop(0.6, '#e0b669');
  brass.addColorStop(1, '#8f6a33');
  brush.strokeStyle = brass;
  brush.lineWidth = 2 * u;
  roundedRect(brush, x + u, y + u, w - 2 * u, h - 2 * u, 6 * u);
  brush.stroke();
}

export function drawSign(brush: Brush, scale: number, rect: Rect, text: SignText, u: number): void {
  const { x, y, w, h } = rect;
  drawPlate(brush, scale, rect, u);
  const pad = 12 * u;
  brush.textBaseline = 'alphabetic';
  brush.fillStyle = '#E9CB8F';
  brush.textAlign = 'center';
  sized(brush, text.title.toUpperCase(), (size) => `400 ${size}px ${SERIF}`, 13.5 * u, w - 2 * pad);
  brush.fillText(text.title.toUpperCase(), x + w / 2, y + 21 * u);
  const pitch = (h - 36 * u) / Math.max(1, text.lines.length);
  for (const [i, [name, figure]] of text.lines.entries()) {
    const base = y + 30 * u + pitch * (i + 0.5) + 4.6 * u;
    brush.textAlign = 'right';
    brush.fillStyle = INK.ivory;
    brush.font = `600 ${14.5 * u}px ${SANS}`;
    brush.fillText(figure, x + w - pad, base);
    const wide = brush.measureText(figure).width;
    brush.textAlign = 'left';
    brush.fillStyle = INK.label;
    sized(brush, name, (size) => `500 ${size}px ${SANS}`, 13 * u, w - 2 * pad - wide - 8 * u);
    brush.fillText(name, x + pad, base);
  }
}
