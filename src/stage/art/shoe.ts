// The shoe the cards come from: lacquered wood with a window, seen from the player's chair.

import type { Point } from '../layout/shape.ts';
import { type Brush, downward, roundedRect, withShadow } from './brush.ts';

/** Height of the body by its width, and room round it for its shadow. */
const BODY = 0.64;
const ROOM = 0.34;
/** How high the shoe stands above the cloth, by its width. */
const TALL = 0.085;
/** The lip in front, under which the cards leave. */
const LIP = 0.27;

export function shoeBox(w: number): { readonly w: number; readonly h: number } {
  return { w: w * (1 + 2 * ROOM), h: w * (BODY + 2 * ROOM) };
}

/** What is straight down on the screen, in a picture that will be turned. */
function down(turn: number, by: number): Point {
  const angle = (turn * Math.PI) / 180;
  return { x: Math.sin(angle) * by, y: Math.cos(angle) * by };
}

/** Draws the shoe with its mouth to the left; it will be turned by so many degrees. */
export function drawShoe(brush: Brush, scale: number, w: number, turn: number): void {
  const h = w * BODY;
  const tall = down(turn, w * TALL);
  brush.translate(w * ROOM, w * ROOM);
  const r = w * 0.085;
  const far = down(turn, w * 0.11);
  brush.fillStyle = '#0b0604';
  withShadow(brush, scale, { colour: 'rgba(0,0,0,.75)', blur: w * 0.12, ...far }, () => {
    roundedRect(brush, tall.x, tall.y, w, h, r);
    brush.fill();
  });
  drawSides(brush, w, h, r, tall);
  drawTop(brush, w, h, r);
  drawLip(brush, w, h, r);
  drawWindow(brush, w, h);
}

/** The sides below the top, as the top drawn over and over on the way down. */
function drawSides(brush: Brush, w: number, h: number, r: number, tall: Point): void {
  const steps = Math.ceil(w * TALL * 2);
  for (let i = steps; i > 0; i--) {
    const t = i / steps;
    const light = Math.round(38 - 24 * t);
    brush.fillStyle = `rgb(${light + 8},${Math.round(light * 0.66)},${Math.round(light * 0.42)})`;
    roundedRect(brush, tall.x * t, tall.y * t, w, h, r);
    brush.fill();
  }
}

function drawTop(brush: Brush, w: number, h: number, r: number): void {
  brush.fillStyle = downward(brush, 0, h, [
    [0, '#5a3a26'],
    [0.12, '#452b1b'],
    [0.55, '#2e1b11'],
    [1, '#20120b'],
  ]);
  roundedRect(brush, 0, 0, w, h, r);
  brush.fill();
  brush.strokeStyle = 'rgba(190,130,80,.35)';
  brush.lineWidth = Math.max(0.6, w * 0.009);
  brush.beginPath();
  brush.moveTo(r, brush.lineWidth / 2);
  brush.lineTo(w - r, brush.lineWidth / 2);
  brush.stroke();
}

/** The rounded lip, a brass line behind it, and a diamond on it. */
function drawLip(brush: Brush, w: number, h: number, r: number): void {
  const lip = w * LIP;
  brush.save();
  roundedRect(brush, 0, 0, w, h, r);
  brush.clip();
  const roll = brush.createLinearGradient(0, 0, lip, 0);
  roll.addColorStop(0, '#0c0604');
  roll.addColorStop(0.28, '#3a2315');
  roll.addColorStop(0.55, '#56371f');
  roll.addColorStop(0.85, '#341f13');
  roll.addColorStop(1, '#1c100a');
  brush.fillStyle = roll;
  brush.fillRect(0, 0, lip, h);
  brush.fillStyle = downward(brush, 0, h, [
    [0, 'rgba(255,220,170,.12)'],
    [0.4, 'rgba(0,0,0,0)'],
    [1, 'rgba(0,0,0,.4)'],
  ]);
  brush.fillRect(0, 0, lip, h);
  brush.restore();
  brush.strokeStyle = '#c2913f';
  brush.lineWidth = Math.max(0.8, w * 0.011);
  brush.beginPath();
  brush.moveTo(lip, 1);
  brush.lineTo(lip, h - 1);
  brush.stroke();
  const d = w * 0.058;
  brush.fillStyle = '#e6bf6c';
  brush.beginPath();
  brush.moveTo(lip * 0.52, h / 2 - d);
  brush.lineTo(lip * 0.52 + d * 0.72, h / 2);
  brush.lineTo(lip * 0.52, h / 2 + d);
  brush.lineTo(lip * 0.52 - d * 0.72, h / 2);
  brush.closePath();
  brush.fill();
}

/** The window: the cards on edge, a red cut card behind them, and light on the glass. */
function drawWindow(brush: Brush, w: number, h: number): void {
  const x = w * (LIP + 0.1);
  const y = h * 0.13;
  const ww = w * 0.54;
  const wh = h * 0.74;
  const r = w * 0.035;
  brush.save();
  roundedRect(brush, x, y, ww, wh, r);
  brush.fillStyle = '#0d0806';
  brush.fill();
  brush.clip();
  const cards = ww * 0.68;
  const step = Math.max(1.6, w * 0.0185);
  for (let at = x + w * 0.03; at < x + cards; at += step) {
    brush.fillStyle = '#cfc7b8';
    brush.fillRect(at, y + wh * 0.06, step * 0.46, wh * 0.88);
    brush.fillStyle = '#7d766a';
    brush.fillRect(at + step * 0.46, y + wh * 0.06, step * 0.2, wh * 0.88);
  }
  brush.fillStyle = '#b3202c';
  brush.fillRect(x + cards + step * 0.3, y + wh * 0.05, step * 0.62, wh * 0.9);
  brush.fillStyle = downward(brush, y, y + wh, [
    [0, 'rgba(0,0,0,.5)'],
    [0.3, 'rgba(0,0,0,.05)'],
    [1, 'rgba(0,0,0,.45)'],
  ]);
  brush.fillRect(x, y, ww, wh);
  brush.fillStyle = 'rgba(255,255,255,.2)';
  for (const [from, width] of [
    [0.34, 0.2],
    [0.62, 0.07],
  ] as const) {
    brush.beginPath();
    brush.moveTo(x + ww * from, y);
    brush.lineTo(x + ww * (from + width), y);
    brush.lineTo(x + ww * (from + width - 0.14), y + wh);
    brush.lineTo(x + ww * (from - 0.14), y + wh);
    brush.closePath();
    brush.fill();
  }
  brush.restore();
  brush.strokeStyle = '#b98a41';
  brush.lineWidth = Math.max(0.8, w * 0.011);
  roundedRect(brush, x, y, ww, wh, r);
  brush.stroke();
}
