// Chips (STYLE.md, 5): drawn at the size they are seen in, told apart by pattern and figure without their colour.

import { seeded } from '../picture/chance.ts';
import { type Brush, radial, surface } from './brush.ts';
import { SANS } from './fonts.ts';

/** How the edge marks stand round a chip. */
interface Pattern {
  readonly kind: 'dots' | 'bars' | 'pairs' | 'triplets' | 'teeth';
  readonly count: number;
  /** Half the width of a mark, in radians. */
  readonly half: number;
}

interface ChipStyle {
  readonly body: string;
  readonly edge: string;
  readonly figure: string;
  readonly pattern: Pattern;
}

/** The rows of the style guide, by rank among a table's chips. */
const STYLES: readonly ChipStyle[] = [
  { body: '#C97F5A', edge: '#F7E7D2', figure: '#6B3318', pattern: { kind: 'dots', count: 6, half: 0.12 } },
  { body: '#EDE6D6', edge: '#3D5A80', figure: '#2B4262', pattern: { kind: 'bars', count: 6, half: 0.25 } },
  { body: '#B4232C', edge: '#F7EFDF', figure: '#8F1720', pattern: { kind: 'bars', count: 8, half: 0.155 } },
  { body: '#1E7A4C', edge: '#F7EFDF', figure: '#11593A', pattern: { kind: 'pairs', count: 5, half: 0.095 } },
  { body: '#1F1D1F', edge: '#EFE3C8', figure: '#1A1719', pattern: { kind: 'pairs', count: 8, half: 0.055 } },
  {
    body: '#5B2C83',
    edge: '#F2E6FA',
    figure: '#471F6C',
    pattern: { kind: 'triplets', count: 4, half: 0.07 },
  },
  { body: '#D9A12B', edge: '#3A2408', figure: '#5D3C07', pattern: { kind: 'teeth', count: 16, half: 0.11 } },
];

/** The face is squashed as rings on the felt are; the edge hangs below it. Both by the radius. */
export const FACE_TILT = 0.87;
export const EDGE_HEIGHT = 0.235;
const MARGIN = 1;

/** Values that every casino knows by their colour, in whole units of the currency. */
const FAMILIAR: Readonly<Record<string, number>> = {
  '0.5': 0,
  '1': 1,
  '5': 2,
  '25': 3,
  '100': 4,
  '500': 5,
  '1000': 6,
};

export interface ChipLook {
  readonly style: ChipStyle;
  readonly figure: string;
}

/**
 * How a chip looks: by its value in the currency where casinos have a colour for that, else by its rank.
 *
 * @param digits decimals of the currency
 */
export function chipLook(value: number, chips: readonly number[], digits: number): ChipLook {
  const amount = value / 10 ** digits;
  const figure = Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
  const allFamiliar = chips.every((chip) => FAMILIAR[String(chip / 10 ** digits)] !== undefined);
  const rank = allFamiliar ? FAMILIAR[String(amount)] : chips.indexOf(value);
  const index = Math.max(0, Math.min(STYLES.length - 1, rank ?? 0));
  const style = STYLES[index] ?? STYLES[0];
  if (style === undefined) throw new Error('no chip styles');
  return { style, figure };
}

/** A chip's picture is as large as this, in CSS pixels, for a chip so wide. */
export function chipBox(size: number): {
  readonly w: number;
  readonly h: number;
  readonly cx: number;
  readonly cy: number;
} {
  const r = size / 2;
  return {
    w: size + 2 * MARGIN,
    h: size * FACE_TILT + r * EDGE_HEIGHT + 2 * MARGIN,
    cx: r + MARGIN,
    cy: r * FACE_TILT + MARGIN,
  };
}

/** The angles at which marks begin and end. */
function marks({ kind, count, half }: Pattern): (readonly [number, number])[] {
  const turn = (Math.PI * 2) / count;
  const offsets =
    kind === 'pairs' ? [-1.9 * half, 1.9 * half] : kind === 'triplets' ? [-3.4 * half, 0, 3.4 * half] : [0];
  return Array.from({ length: count }, (_, i) => i * turn - Math.PI / 2).flatMap((middle) =>
    offsets.map((offset) => [middle + offset - half, middle + offset + half] as const),
  );
}

/** The edge below the face, with the marks carried round it. */
function drawEdge(brush: Brush, r: number, look: ChipLook): void {
  const h = r * EDGE_HEIGHT;
  const rim = (dy: number) => brush.ellipse(0, dy, r, r * FACE_TILT, 0, 0, Math.PI);
  brush.save();
  brush.beginPath();
  rim(h);
  brush.ellipse(0, 0, r, r * FACE_TILT, 0, Math.PI, 0, true);
  brush.closePath();
  brush.clip();
  brush.fillStyle = look.style.body;
  brush.fillRect(-r, -r, 2 * r, 3 * r);
  brush.fillStyle = look.style.edge;
  for (const [from, to] of marks(look.style.pattern)) {
    // Seen from the front: only marks on the near half show on the edge.
    const a = Math.cos(from) * r;
    const b = Math.cos(to) * r;
    if (Math.sin((from + to) / 2) <= 0.02) continue;
    brush.fillRect(Math.min(a, b), 0, Math.abs(a - b), r + h);
  }
  const shade = brush.createLinearGradient(-r, 0, r, 0);
  shade.addColorStop(0, 'rgba(0,0,0,.62)');
  shade.addColorStop(0.28, 'rgba(0,0,0,.30)');
  shade.addColorStop(0.55, 'rgba(0,0,0,.34)');
  shade.addColorStop(1, 'rgba(0,0,0,.68)');
  brush.fillStyle = shade;
  brush.fillRect(-r, -r, 2 * r, 3 * r);
  brush.restore();
  brush.strokeStyle = 'rgba(0,0,0,.5)';
  brush.lineWidth = Math.max(0.5, r * 0.03);
  brush.beginPath();
  rim(h - brush.lineWidth / 2);
  brush.stroke();
}

/** In a space that is squashed already, so all of it is round. */
function drawFace(brush: Brush, r: number, look: ChipLook): void {
  const { style } = look;
  brush.fillStyle = style.body;
  brush.beginPath();
  brush.arc(0, 0, r, 0, Math.PI * 2);
  brush.fill();
  brush.save();
  brush.clip();
  brush.fillStyle = style.edge;
  drawMarks(brush, r, style.pattern);
  brush.restore();
  const sheen = brush.createLinearGradient(-r * 0.7, -r, r * 0.7, r);
  sheen.addColorStop(0, 'rgba(255,255,255,.26)');
  sheen.addColorStop(0.42, 'rgba(255,255,255,.04)');
  sheen.addColorStop(0.7, 'rgba(0,0,0,.06)');
  sheen.addColorStop(1, 'rgba(0,0,0,.26)');
  brush.fillStyle = sheen;
  brush.beginPath();
  brush.arc(0, 0, r, 0, Math.PI * 2);
  brush.fill();
  brush.strokeStyle = 'rgba(255,255,255,.24)';
  brush.lineWidth = Math.max(0.5, r * 0.035);
  brush.beginPath();
  brush.arc(0, 0, r - brush.lineWidth * 0.6, Math.PI * 1.05, Math.PI * 1.95);
  brush.stroke();
  drawInlay(brush, r, look);
}

function drawMarks(brush: Brush, r: number, pattern: Pattern): void {
  if (pattern.kind === 'dots') {
    for (let i = 0; i < pattern.count; i++) {
      const angle = (i / pattern.count) * Math.PI * 2 - Math.PI / 2;
      brush.beginPath();
      brush.arc(Math.cos(angle) * r * 0.84, Math.sin(angle) * r * 0.84, r * 0.1, 0, Math.PI * 2);
      brush.fill();
    }
    return;
  }
  const inner = pattern.kind === 'teeth' ? 0.7 * r : 0.74 * r;
  for (const [from, to] of marks(pattern)) {
    const middle = (from + to) / 2;
    brush.beginPath();
    brush.arc(0, 0, r * 1.02, from, to);
    if (pattern.kind === 'teeth') brush.lineTo(Math.cos(middle) * inner, Math.sin(middle) * inner);
    else brush.arc(0, 0, inner, to, from, true);
    brush.closePath();
    brush.fill();
  }
}

const FIGURE_SIZES = [0.84, 0.84, 0.72, 0.58, 0.49, 0.42] as const;

/** The ivory middle with the value. */
function drawInlay(brush: Brush, r: number, { style, figure }: ChipLook): void {
  const inlay = r * 0.665;
  brush.fillStyle = radial(brush, -inlay * 0.2, -inlay * 0.25, 0, inlay * 1.3, [
    [0, '#FFFDF4'],
    [0.7, '#F6EEDC'],
    [1, '#E2D6BE'],
  ]);
  brush.beginPath();
  brush.arc(0, 0, inlay, 0, Math.PI * 2);
  brush.fill();
  brush.strokeStyle = 'rgba(40,24,8,.45)';
  brush.lineWidth = Math.max(0.4, r * 0.03);
  brush.stroke();
  if (r >= 17) {
    brush.strokeStyle = style.figure;
    brush.globalAlpha = 0.5;
    brush.lineWidth = Math.max(0.5, r * 0.022);
    brush.beginPath();
    brush.arc(0, 0, inlay * 0.89, 0, Math.PI * 2);
    brush.stroke();
    brush.globalAlpha = 1;
  }
  if (r >= 24) engrave(brush, inlay, style.figure);
  const size = (FIGURE_SIZES[Math.min(figure.length, FIGURE_SIZES.length - 1)] ?? 0.42) * r;
  brush.fillStyle = style.figure;
  brush.font = `700 ${size}px ${SANS}`;
  brush.textAlign = 'center';
  brush.textBaseline = 'alphabetic';
  brush.fillText(figure, 0, size * 0.345, inlay * 1.7);
}

/** Fine rays between the two rings of the inlay, on chips large enough to show them. */
function engrave(brush: Brush, inlay: number, colour: string): void {
  brush.strokeStyle = colour;
  brush.globalAlpha = 0.28;
  brush.lineWidth = 0.4;
  brush.beginPath();
  for (let i = 0; i < 48; i++) {
    const angle = (i / 48) * Math.PI * 2;
    brush.moveTo(Math.cos(angle) * inlay * 0.8, Math.sin(angle) * inlay * 0.8);
    brush.lineTo(Math.cos(angle) * inlay * 0.88, Math.sin(angle) * inlay * 0.88);
  }
  brush.stroke();
  brush.globalAlpha = 1;
}

/** Draws a chip; its picture's upper left corner is the origin. */
export function drawChip(brush: Brush, size: number, look: ChipLook): void {
  const { cx, cy } = chipBox(size);
  brush.save();
  brush.translate(cx, cy);
  drawEdge(brush, size / 2, look);
  brush.scale(1, FACE_TILT);
  drawFace(brush, size / 2, look);
  brush.restore();
}

/**
 * A chip as a canvas of its own, for controls that show the very same chips; null where the browser draws none. `width` is taken
 * as 1 if it is less.
 */
export function chipCanvas(
  value: number,
  chips: readonly number[],
  digits: number,
  width: number,
  resolution: number,
): HTMLCanvasElement | null {
  const size = Math.max(1, width);
  const { w, h } = chipBox(size);
  const { canvas, brush } = surface(w * resolution, h * resolution);
  if (brush === null) return null;
  brush.scale(resolution, resolution);
  drawChip(brush, size, chipLook(value, chips, digits));
  canvas.style.width = `${w}px`;
  canvas.style.height = `${h}px`;
  return canvas;
}

/** How far a chip of a pile lies off its middle, by the radius; and the chips of a pile are not turned alike. */
export function chipOffset(index: number): number {
  return (seeded(`chip${index}`) - 0.5) * 0.09;
}

/** From chip to chip: a pile is never higher than about half a chip's width. */
export function pileStep(size: number, count: number): number {
  const normal = (size / 2) * EDGE_HEIGHT * 0.94;
  return count > 4 ? Math.min(normal, (0.56 * size) / (count - 1)) : normal;
}
