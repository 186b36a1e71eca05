// The plates behind amounts and totals, with their text.

import { badgeHeight, labelHeight } from '../layout/text-size.ts';
import type { LabelStyle } from '../picture/picture.ts';
import { type Brush, downward, roundedRect, surface, withShadow } from './brush.ts';
import { SANS, SERIF } from './fonts.ts';

interface PlateStyle {
  readonly fill: readonly [string, string];
  readonly border: string;
  readonly ink: string;
  readonly serif?: boolean;
  /** A total: rounder, larger, with a shadow. */
  readonly badge: boolean;
}

/** Text without a plate. */
type BareStyle = 'message' | 'greatLine' | 'invite';

interface Bare {
  readonly font: (size: number) => string;
  readonly ink: string;
  readonly shadow: string;
}

const BARE: Readonly<Record<BareStyle, Bare>> = {
  message: { font: (size) => `400 ${size}px ${SERIF}`, ink: '#F7EFDF', shadow: 'rgba(0,0,0,.65)' },
  greatLine: { font: (size) => `500 ${size}px ${SANS}`, ink: '#E6C67F', shadow: 'rgba(0,0,0,.65)' },
  invite: { font: (size) => `400 ${size}px ${SERIF}`, ink: '#EDD097', shadow: 'rgba(0,0,0,.35)' },
};

function isBare(style: LabelStyle): style is BareStyle {
  return style in BARE;
}

const PLATES: Readonly<Record<Exclude<LabelStyle, BareStyle>, PlateStyle>> = {
  bet: {
    fill: ['rgba(24,18,14,.92)', 'rgba(12,9,7,.92)'],
    border: 'rgba(225,190,120,.22)',
    ink: '#F9F1E0',
    badge: false,
  },
  won: { fill: ['#F3D389', '#DDAF55'], border: 'rgba(255,240,200,.65)', ink: '#24160A', badge: false },
  push: { fill: ['#2B231C', '#1A140F'], border: 'rgba(237,208,151,.6)', ink: '#F9F1E0', badge: false },
  total: { fill: ['#201914', '#120D0A'], border: 'rgba(225,190,120,.34)', ink: '#F9F1E0', badge: true },
  inPlay: { fill: ['#F6D994', '#DDB25B'], border: '#FCEBC0', ink: '#24160A', badge: true },
  dealer: { fill: ['#FFFBF0', '#F1E7D0'], border: '#D9B871', ink: '#1B120B', badge: true },
  bust: { fill: ['#6A1720', '#4B0D14'], border: 'rgba(240,150,140,.5)', ink: '#FFE3DD', badge: true },
  blackjack: { fill: ['#F7DC9A', '#DFB45C'], border: '#FCEBC0', ink: '#2A1A0B', serif: true, badge: true },
};

/** Room for the shadow round a badge. */
const MARGIN = 6;

let measuring: Brush | null = null;

function measure(font: string, text: string): number {
  measuring ??= surface(1, 1).brush;
  if (measuring === null) return text.length * 8;
  measuring.font = font;
  return measuring.measureText(text).width;
}

export interface LabelArt {
  readonly w: number;
  readonly h: number;
  readonly draw: (brush: Brush, scale: number) => void;
}

function fontOf(style: LabelStyle, size: number): string {
  if (isBare(style)) return BARE[style].font(size);
  return PLATES[style].serif === true ? `400 ${size * 1.02}px ${SERIF}` : `600 ${size}px ${SANS}`;
}

/**
 * A label's picture: as large as its text needs, with a margin for its shadow. Where the text is wider than there is room
 * for, it is set smaller.
 */
export function labelArt(text: string, style: LabelStyle, wished: number, room = Infinity): LabelArt {
  const size = wished * Math.min(1, room / measure(fontOf(style, wished), text));
  const font = fontOf(style, size);
  const width = Math.ceil(measure(font, text));
  if (isBare(style)) return bare(text, BARE[style], width, size);
  const plate = PLATES[style];
  const h = plate.badge ? badgeHeight(size) : labelHeight(size);
  const w = plate.badge
    ? Math.max(width + Math.round(size * 1.06), Math.round(h * 1.1))
    : width + Math.round(size * 0.92);
  return {
    w: w + 2 * MARGIN,
    h: h + 2 * MARGIN,
    draw: (brush, scale) => drawPlate(brush, scale, plate, { w, h, font, text, size }),
  };
}

interface Text {
  readonly w: number;
  readonly h: number;
  readonly font: string;
  readonly text: string;
  readonly size: number;
}

function drawPlate(brush: Brush, scale: number, plate: PlateStyle, { w, h, font, text, size }: Text): void {
  brush.translate(MARGIN, MARGIN);
  const radius = h / 2;
  brush.fillStyle = downward(brush, 0, h, [
    [0, plate.fill[0]],
    [1, plate.fill[1]],
  ]);
  const shadow = plate.badge
    ? { colour: 'rgba(0,0,0,.5)', blur: 5, y: 1.8 }
    : { colour: 'rgba(0,0,0,.35)', blur: 3, y: 1 };
  withShadow(brush, scale, shadow, () => {
    roundedRect(brush, 0, 0, w, h, radius);
    brush.fill();
  });
  brush.strokeStyle = plate.border;
  brush.lineWidth = plate.badge ? 1.1 : 0.9;
  roundedRect(brush, 0.5, 0.5, w - 1, h - 1, radius - 0.5);
  brush.stroke();
  brush.fillStyle = plate.ink;
  brush.font = font;
  brush.textAlign = 'center';
  brush.textBaseline = 'alphabetic';
  brush.fillText(text, w / 2, h / 2 + size * (plate.serif === true ? 0.33 : 0.345));
}

function bare(text: string, { font, ink, shadow }: Bare, width: number, size: number): LabelArt {
  const w = width + 2 * MARGIN;
  const h = Math.ceil(size * 1.5) + 2 * MARGIN;
  return {
    w,
    h,
    draw: (brush, scale) => {
      brush.font = font(size);
      brush.textAlign = 'center';
      brush.fillStyle = ink;
      withShadow(brush, scale, { colour: shadow, blur: 4, y: 1.5 }, () => {
        brush.fillText(text, w / 2, h / 2 + size * 0.33);
      });
    },
  };
}
