// The palette (STYLE.md, 1), and the felt's four tones from the one that a table names.

export const INK = {
  gold: '#EDD097',
  ivory: '#F7EFDF',
  label: '#CDB486',
  room: '#070403',
  wood: ['#120B08', '#1D130D', '#2D2018'],
  leather: ['#26150E', '#4C2D1E', '#6F4830'],
  brass: ['#5A3F18', '#B98A41', '#E3B860', '#FBE2A6'],
  halo: '#FFDF9C',
} as const;

export type Rgb = readonly [r: number, g: number, b: number];

export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function css([r, g, b]: Rgb, alpha = 1): string {
  return `rgba(${Math.round(r)},${Math.round(g)},${Math.round(b)},${alpha})`;
}

const darker = ([r, g, b]: Rgb, by: number): Rgb => [r * by, g * by, b * by];

export interface FeltTones {
  readonly lit: Rgb;
  readonly mid: Rgb;
  readonly edge: Rgb;
  readonly deep: Rgb;
}

/** A felt's tones under the lamp and away from it. */
export function feltTones(felt: string): FeltTones {
  const lit = rgbOf(felt);
  return { lit, mid: darker(lit, 0.78), edge: darker(lit, 0.36), deep: darker(lit, 0.17) };
}
