// The few tools of the workshop: signals, noise that is the same every time, filters, and laying sounds over each other.

export const RATE = 48_000;

export type Signal = Float64Array<ArrayBuffer>;

export interface Stereo {
  readonly left: Signal;
  readonly right: Signal;
}

/** Numbers from 0 to 1, the same sequence for the same seed (mulberry32). */
export type Random = () => number;

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Somewhere within `spread` (a share) of `value`. */
export function about(value: number, spread: number, random: Random): number {
  return value * (1 + spread * (2 * random() - 1));
}

export function silence(seconds: number): Signal {
  return new Float64Array(Math.round(seconds * RATE));
}

/** A signal from a function of time in seconds. */
export function sample(seconds: number, value: (t: number) => number): Signal {
  return silence(seconds).map((_, i) => value(i / RATE));
}

export function noise(seconds: number, random: Random): Signal {
  return silence(seconds).map(() => 2 * random() - 1);
}

/** A signal times an envelope, a function of time in seconds. */
export function shape(signal: Signal, envelope: (t: number) => number): Signal {
  return signal.map((value, i) => value * envelope(i / RATE));
}

/** Rises over `attack`, then falls by 60 dB every `decay` seconds. */
export function strike(attack: number, decay: number): (t: number) => number {
  return (t) =>
    t < attack ? Math.sin((Math.PI / 2) * (t / attack)) ** 2 : 10 ** ((-3 * (t - attack)) / decay);
}

/** One smooth swell from 0 to 1 and back that is highest at `peak`, a share of its length. */
export function swell(seconds: number, peak: number): (t: number) => number {
  return (t) => {
    const at = t / seconds;
    if (at <= 0 || at >= 1) return 0;
    return Math.sin((Math.PI / 2) * (at < peak ? at / peak : (1 - at) / (1 - peak))) ** 2;
  };
}

type Pass = 'low' | 'high' | 'band';

/** A second-order filter after Robert Bristow-Johnson's cookbook; its frequency may move in time. */
export function filter(
  signal: Signal,
  pass: Pass,
  frequency: number | ((t: number) => number),
  q = Math.SQRT1_2,
): Signal {
  const [in1, in2, out1, out2] = [0, 1, 2, 3];
  const past = [0, 0, 0, 0];
  const at = (i: number) => past[i] ?? 0;
  return signal.map((x, i) => {
    const hertz = typeof frequency === 'number' ? frequency : frequency(i / RATE);
    const w = (2 * Math.PI * hertz) / RATE;
    const cos = Math.cos(w);
    const alpha = Math.sin(w) / (2 * q);
    const b1 = pass === 'low' ? 1 - cos : pass === 'high' ? -(1 + cos) : 0;
    const b0 = pass === 'band' ? alpha : Math.abs(b1) / 2;
    const b2 = pass === 'band' ? -alpha : b0;
    const y =
      (b0 * x + b1 * at(in1) + b2 * at(in2) + 2 * cos * at(out1) - (1 - alpha) * at(out2)) / (1 + alpha);
    past[in2] = at(in1);
    past[in1] = x;
    past[out2] = at(out1);
    past[out1] = y;
    return y;
  });
}

/** Adds `signal` to `target` from a moment on, round the end to the beginning if asked to. */
export function lay(target: Signal, signal: Signal, at: number, gain = 1, around = false): void {
  const start = Math.round(at * RATE);
  for (let i = 0; i < signal.length; i++) {
    const to = around ? (start + i) % target.length : start + i;
    if (to < target.length) target[to] = (target[to] ?? 0) + gain * (signal[i] ?? 0);
  }
}

/** Adds a signal to both sides, `pan` from -1 (left) to 1 (right), at equal power. */
export function layAcross(
  target: Stereo,
  signal: Signal,
  at: number,
  gain: number,
  pan: number,
  around = false,
): void {
  const angle = ((pan + 1) * Math.PI) / 4;
  lay(target.left, signal, at, gain * Math.SQRT2 * Math.cos(angle), around);
  lay(target.right, signal, at, gain * Math.SQRT2 * Math.sin(angle), around);
}

export function stereo(seconds: number): Stereo {
  return { left: silence(seconds), right: silence(seconds) };
}

export function bothSides(signal: Signal): Stereo {
  return { left: signal, right: signal };
}
