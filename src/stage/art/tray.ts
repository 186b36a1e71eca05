// The tray for cards that have been played: clear walls with brass edges, and the edges of the cards in it.

import { type Brush, roundedRect, withShadow } from './brush.ts';

const RATIO = 1.42;
const ROOM = 0.3;
/** How many cards a full tray shows as a stack. */
export const FULL_TRAY = 40;

export function trayBox(w: number): { readonly w: number; readonly h: number } {
  return { w: w * (1 + 2 * ROOM), h: w * (RATIO + 2 * ROOM) };
}

export function drawTray(brush: Brush, scale: number, w: number): void {
  const h = w * RATIO;
  const r = w * 0.08;
  brush.translate(w * ROOM, w * ROOM);
  brush.fillStyle = '#0a0706';
  withShadow(brush, scale, { colour: 'rgba(0,0,0,.7)', blur: w * 0.14, x: w * 0.02, y: w * 0.07 }, () => {
    roundedRect(brush, 0, 0, w, h, r);
    brush.fill();
  });
  const glass = brush.createLinearGradient(0, 0, w, h);
  glass.addColorStop(0, '#2a2522');
  glass.addColorStop(0.4, '#171311');
  glass.addColorStop(1, '#0c0908');
  brush.fillStyle = glass;
  roundedRect(brush, 0, 0, w, h, r);
  brush.fill();
  brush.save();
  brush.clip();
  brush.fillStyle = 'rgba(255,255,255,.05)';
  brush.beginPath();
  brush.moveTo(w * 0.1, 0);
  brush.lineTo(w * 0.5, 0);
  brush.lineTo(w * 0.12, h);
  brush.lineTo(-w * 0.28, h);
  brush.closePath();
  brush.fill();
  brush.restore();
  brush.strokeStyle = '#a97c3a';
  brush.lineWidth = Math.max(0.8, w * 0.018);
  roundedRect(brush, 0.4, 0.4, w - 0.8, h - 0.8, r);
  brush.stroke();
  brush.strokeStyle = 'rgba(255,255,255,.14)';
  brush.lineWidth = Math.max(0.5, w * 0.01);
  roundedRect(brush, w * 0.035, w * 0.035, w * 0.93, h - w * 0.07, r * 0.8);
  brush.stroke();
}

/** The lower edges of the cards in the tray, under the uppermost. */
export function drawStack(brush: Brush, w: number, cards: number): void {
  const h = w * 1.4;
  const lines = Math.round(Math.min(FULL_TRAY, cards) / 3);
  for (let i = lines; i > 0; i--) {
    const y = i * w * 0.011;
    brush.fillStyle = i % 2 === 0 ? '#8f887c' : '#d9d2c5';
    roundedRect(brush, 0, y, w, h, w * 0.065);
    brush.fill();
  }
}

export function stackBox(w: number): { readonly w: number; readonly h: number } {
  return { w, h: w * 1.4 + (FULL_TRAY / 3 + 1) * w * 0.011 };
}
