// Small parts that many things share: shadows, light, the halo's frame, the outline of an empty place.

import { type Brush, radial, roundedRect, withShadow } from './brush.ts';
import { css, INK, rgbOf } from './colours.ts';

/** A shadow's picture reaches this far beyond a card of 100 by 140. */
export const SHADOW_REACH = 30;

interface Shade {
  readonly alpha: number;
  readonly blur: number;
  readonly x: number;
  readonly y: number;
}

/** A card that lies: a tight contact shadow and a soft one. */
export const REST: readonly Shade[] = [
  { alpha: 0.4, blur: 6, x: 1, y: 3 },
  { alpha: 0.55, blur: 1.8, x: 0, y: 0.9 },
];
/** A card in the air; its place and strength are set by its height. */
export const LIFTED: readonly Shade[] = [{ alpha: 1, blur: 17, x: 0, y: 0 }];

/** Draws only the shadow of a card: the card itself is far off the picture. */
export function drawCardShadow(brush: Brush, scale: number, shades: readonly Shade[]): void {
  const far = 4000;
  for (const { alpha, blur, x, y } of shades) {
    brush.save();
    brush.shadowColor = `rgba(0,0,0,${alpha})`;
    brush.shadowBlur = blur * scale;
    brush.shadowOffsetX = (x + far) * scale;
    brush.shadowOffsetY = y * scale;
    brush.fillStyle = '#000';
    roundedRect(brush, SHADOW_REACH - far, SHADOW_REACH, 100, 140, 6.5);
    brush.fill();
    brush.restore();
  }
}

/** A round shadow under chips, in a picture of 100 by 100. */
export function drawChipShadow(brush: Brush): void {
  brush.fillStyle = radial(brush, 50, 50, 20, 50, [
    [0, 'rgba(0,0,0,.62)'],
    [0.45, 'rgba(0,0,0,.5)'],
    [0.75, 'rgba(0,0,0,.16)'],
    [1, 'rgba(0,0,0,0)'],
  ]);
  brush.fillRect(0, 0, 100, 100);
}

/** A pool of warm light, in a picture of 100 by 100. */
export function drawPool(brush: Brush): void {
  const gold = rgbOf('#FFB950');
  brush.fillStyle = radial(brush, 50, 50, 0, 50, [
    [0, css(gold, 0.5)],
    [0.35, css(gold, 0.3)],
    [0.7, css(gold, 0.09)],
    [1, css(gold, 0)],
  ]);
  brush.fillRect(0, 0, 100, 100);
}

/** A spot's light: a ring that shines inwards and out, in a picture of 100 by 100 for a ring of radius 30. */
export function drawSpotGlow(brush: Brush): void {
  const gold = rgbOf('#FFBE58');
  brush.fillStyle = radial(brush, 50, 50, 0, 50, [
    [0, css(gold, 0.2)],
    [0.5, css(gold, 0.26)],
    [0.6, css(gold, 0.4)],
    [0.7, css(gold, 0.2)],
    [1, css(gold, 0)],
  ]);
  brush.fillRect(0, 0, 100, 100);
}

/** The frame round the hand in play: corners of this size, glow included, at unit 1. */
export const FRAME = { size: 96, corner: 40, glow: 20, radius: 12 } as const;

export function drawHaloFrame(brush: Brush, scale: number): void {
  const { size, glow, radius } = FRAME;
  const w = size - 2 * glow;
  const outline = () => {
    roundedRect(brush, glow, glow, w, w, radius);
    brush.stroke();
  };
  brush.lineWidth = 2.4;
  brush.strokeStyle = 'rgba(255,214,128,.9)';
  withShadow(brush, scale, { colour: 'rgba(255,200,100,.95)', blur: 15 }, outline);
  withShadow(brush, scale, { colour: 'rgba(255,200,100,.7)', blur: 7 }, outline);
  brush.strokeStyle = INK.halo;
  brush.lineWidth = 2;
  outline();
  brush.strokeStyle = 'rgba(255,248,225,.85)';
  brush.lineWidth = 0.8;
  outline();
}

/** The outline of an empty place, dashed. */
export function drawGhost(brush: Brush, w: number, h: number): void {
  brush.strokeStyle = 'rgba(237,208,151,.6)';
  brush.lineWidth = 1;
  brush.setLineDash([5, 4]);
  roundedRect(brush, 1, 1, w - 2, h - 2, 6);
  brush.stroke();
  brush.setLineDash([]);
}

/** A caret that points down at the hand in play. */
export function drawCaret(brush: Brush, w: number, h: number): void {
  const gold = brush.createLinearGradient(0, 0, 0, h);
  gold.addColorStop(0, '#FBE2A6');
  gold.addColorStop(1, '#D9A950');
  brush.fillStyle = gold;
  brush.beginPath();
  brush.moveTo(0, 0);
  brush.quadraticCurveTo(w / 2, h * 0.28, w, 0);
  brush.lineTo(w / 2, h);
  brush.closePath();
  brush.fill();
}

/** A streak of light, in a picture of 100 by 20. */
export function drawGlint(brush: Brush): void {
  brush.save();
  brush.translate(50, 10);
  brush.scale(1, 0.2);
  brush.fillStyle = radial(brush, 0, 0, 0, 50, [
    [0, 'rgba(255,252,240,1)'],
    [0.3, 'rgba(255,236,190,.7)'],
    [1, 'rgba(255,220,150,0)'],
  ]);
  brush.fillRect(-50, -50, 100, 100);
  brush.restore();
}
