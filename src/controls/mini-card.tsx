// Cards as small as on the picker's pictures: a rank, a suit, a back. The table's own cards are not these.

import type { Suit } from '../cards/card.ts';

const WIDTH = 26;
const HEIGHT = 36.4;

/** The suits in a square of 10, drawn, so that no font has to have them. */
const SHAPES: Readonly<Record<Suit, string>> = {
  s: 'M5 0C6 2.400 9.300 4 9.300 6.500a2.200 2.200 0 0 1-3.700 1.500c.1.900.4 1.500 1 2H3.400c.6-.5.9-1.100 1-2A2.200 2.200 0 0 1 .7 6.500C.7 4 4 2.400 5 0z',
  h: 'M5 9.800C3.500 7.600.5 5.700.5 3.100A2.400 2.400 0 0 1 5 2a2.400 2.400 0 0 1 4.500 1.100C9.500 5.700 6.500 7.600 5 9.800z',
  d: 'M5 0c1.100 1.900 2.400 3.500 4 5-1.600 1.500-2.900 3.100-4 5-1.100-1.900-2.400-3.500-4-5 1.600-1.500 2.900-3.100 4-5z',
  c: 'M5 0a2.300 2.300 0 0 1 2 3.500 2.300 2.300 0 1 1-1.400 4.200c.1 1 .4 1.700 1 2.300H3.400c.6-.6.9-1.300 1-2.300A2.300 2.300 0 1 1 3 3.500 2.300 2.300 0 0 1 5 0z',
};

export interface MiniCardProps {
  readonly x: number;
  readonly y: number;
  readonly rank: string;
  readonly suit: Suit;
}

export function MiniCard({ x, y, rank, suit }: MiniCardProps) {
  const ink = suit === 'h' || suit === 'd' ? '#c3162a' : '#15110f';
  return (
    <g transform={`translate(${x} ${y})`} fill={ink}>
      <Paper />
      <text x="5.6" y="10.5" class="mini-rank">
        {rank}
      </text>
      <path d={SHAPES[suit]} transform="translate(2.300 12.500) scale(0.66)" />
      <path d={SHAPES[suit]} transform="translate(10.500 17) scale(1.150)" />
    </g>
  );
}

export function MiniBack({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Paper />
      <rect x="2" y="2" width={WIDTH - 4} height={HEIGHT - 4} rx="1.2" fill="#7c1526" />
      <ellipse cx={WIDTH / 2} cy={HEIGHT / 2} rx="8" ry="12" class="mini-back" />
      <ellipse cx={WIDTH / 2} cy={HEIGHT / 2} rx="4" ry="6" class="mini-back" />
    </g>
  );
}

const Paper = () => <rect width={WIDTH} height={HEIGHT} rx="1.8" class="mini-paper" />;
