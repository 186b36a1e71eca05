// The dealer's chips in their tray, seen from the players' side and cut by the stage's upper edge.

import type { Rect } from '../layout/shape.ts';
import { seeded } from '../picture/chance.ts';
import { type Brush, downward, roundedRect, withShadow } from './brush.ts';

/** Body and mark of the columns, as a dealer keeps them. */
const COLUMNS = [
  ['#e4ddcd', '#3D5A80'],
  ['#a81f28', '#F7EFDF'],
  ['#1c7045', '#F7EFDF'],
  ['#1c7045', '#F7EFDF'],
  ['#1b191b', '#EFE3C8'],
  ['#1b191b', '#EFE3C8'],
  ['#53287a', '#F2E6FA'],
  ['#a81f28', '#F7EFDF'],
] as const;

export function drawFloat(brush: Brush, scale: number, rect: Rect, u: number): void {
  const { x, y, w, h } = rect;
  const r = 9 * u;
  brush.fillStyle = '#120b07';
  withShadow(brush, scale, { colour: 'rgba(0,0,0,.75)', blur: 12 * u, y: 5 * u }, () => {
    roundedRect(brush, x, y, w, h, r);
    brush.fill();
  });
  brush.fillStyle = downward(brush, y, y + h, [
    [0, '#0b0604'],
    [1, '#2a1a11'],
  ]);
  roundedRect(brush, x, y, w, h, r);
  brush.fill();
  const pitch = (w - 22 * u) / COLUMNS.length;
  for (const [i, [body, mark]] of COLUMNS.entries()) {
    const column = { x: x + 11 * u + i * pitch + 1.6 * u, y, w: pitch - 3.2 * u, h: h - 6 * u };
    drawColumn(brush, column, body, mark, i, u);
  }
  const brass = brush.createLinearGradient(x, 0, x + w, 0);
  brass.addColorStop(0, '#8f6a33');
  brass.addColorStop(0.5, '#e3b86a');
  brass.addColorStop(1, '#8f6a33');
  brush.strokeStyle = brass;
  brush.lineWidth = 1.8 * u;
  roundedRect(brush, x + u, y + u, w - 2 * u, h - 2 * u, r - u);
  brush.stroke();
}

/** Chips on edge, each a little turned against the next. */
function drawColumn(
  brush: Brush,
  { x, y, w, h }: Rect,
  body: string,
  mark: string,
  seed: number,
  u: number,
): void {
  brush.save();
  roundedRect(brush, x, y, w, h, 3 * u);
  brush.clip();
  const thick = 5.2 * u;
  for (let row = 0; row * thick < h; row++) {
    const top = y + h - (row + 1) * thick;
    brush.fillStyle = body;
    brush.fillRect(x, top, w, thick);
    const shift = seeded(`float ${seed} ${row}`) * 0.5;
    brush.fillStyle = mark;
    for (let at = -1; at < 3; at++) {
      // Marks run together towards the sides, as on a cylinder.
      const middle = Math.sin(((at + shift) / 2.2) * Math.PI * 0.5);
      const half = 0.12 * Math.cos(middle * 1.2);
      brush.fillRect(x + w * (0.5 + 0.5 * middle - half), top, w * half * 2, thick);
    }
    brush.fillStyle = 'rgba(0,0,0,.55)';
    brush.fillRect(x, top + thick - 0.9 * u, w, 0.9 * u);
    brush.fillStyle = 'rgba(255,255,255,.12)';
    brush.fillRect(x, top, w, 0.6 * u);
  }
  const round = brush.createLinearGradient(x, 0, x + w, 0);
  round.addColorStop(0, 'rgba(0,0,0,.72)');
  round.addColorStop(0.3, 'rgba(0,0,0,.08)');
  round.addColorStop(0.5, 'rgba(255,255,255,.08)');
  round.addColorStop(0.72, 'rgba(0,0,0,.14)');
  round.addColorStop(1, 'rgba(0,0,0,.75)');
  brush.fillStyle = round;
  brush.fillRect(x, y, w, h);
  brush.fillStyle = downward(brush, y, y + h, [
    [0, 'rgba(0,0,0,.65)'],
    [0.6, 'rgba(0,0,0,.1)'],
    [1, 'rgba(0,0,0,.25)'],
  ]);
  brush.fillRect(x, y, w, h);
  brush.restore();
}
