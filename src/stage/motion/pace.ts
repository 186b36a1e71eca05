// Every time, distance and curve of the motion as data (STYLE.md, 7), in milliseconds at speed 3.

export const SPEEDS = [1, 2, 3, 4, 5] as const;
export type Speed = (typeof SPEEDS)[number];

/** How much longer a move takes at each speed. */
const FACTORS: Readonly<Record<Speed, number>> = { 1: 1.8, 2: 1.3, 3: 1, 4: 0.6, 5: 0.22 };

export function speedOf(value: number): Speed {
  return SPEEDS.find((speed) => speed >= value) ?? 5;
}

/** Milliseconds of a move that pass in one of the clock's. */
export function rateOf(speed: number): number {
  return 1 / FACTORS[speedOf(speed)];
}

export interface Move {
  readonly ms: number;
  readonly ease: string;
}

export const PACE = {
  deal: { ms: 360, ease: 'power2.out' },
  /** From one card of the first deal to the next. */
  dealNext: 150,
  /** When a card that was dealt begins to turn, counted from its start. */
  dealTurn: 230,
  turn: { ms: 260, ease: 'sine.inOut' },
  reveal: { hold: 120, ms: 280, ease: 'sine.inOut' },
  look: { ms: 420, ease: 'sine.inOut' },
  slide: { ms: 300, ease: 'power2.inOut' },
  chip: { ms: 240, ease: 'power2.out' },
  chipNext: 60,
  /** Chips that land bounce, up and down. */
  bounce: 80,
  halo: { ms: 200, ease: 'power2.out' },
  haloLinger: 480,
  bust: { ms: 280, ease: 'power1.out' },
  blackjack: { ms: 520, ease: 'back.out(1.2)' },
  pay: { ms: 300, ease: 'power2.out' },
  payNext: 90,
  payRest: 450,
  take: { ms: 320, ease: 'power2.in' },
  sweep: { ms: 320, ease: 'power2.in' },
  collect: { ms: 380, ease: 'power2.in' },
  collectNext: 25,
  sideWin: { ms: 700, ease: 'sine.inOut' },
  /** A great win: in all, the room's way into the dark, the ring's round, and the way back. */
  great: { ms: 2200, dark: 300, ring: 900, back: 400 },
  /** How long a face lies open before anything tells what it means. */
  beat: 140,
  fade: { ms: 100, ease: 'none' },
} as const;

/** When a card that is dealt can be told, and when it lies whole, milliseconds from its start. */
export function dealTimes(isFaceDown: boolean): { readonly seen: number; readonly whole: number } {
  const { deal, dealTurn, turn } = PACE;
  return isFaceDown
    ? { seen: deal.ms * 0.8, whole: deal.ms }
    : { seen: dealTurn + turn.ms / 2, whole: dealTurn + turn.ms };
}

export const ARC = { deal: 40, chip: 26 } as const;
export const DEAL_TURN = -24;
export const HEIGHT = { flight: 26, turn: 14, slide: 8 } as const;
