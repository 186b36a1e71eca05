// From a dry sound to a finished one: the room and the fades are sox's, the level is measured as ears weigh it.
import { execFileSync } from 'node:child_process';
import type { Recipe } from './catalogue.ts';
import { filter, RATE, type Signal, type Stereo } from './signal.ts';

const RAW = ['-t', 'f32', '-r', String(RATE), '-c', '2', '-'];

export function toBytes({ left, right }: Stereo): Buffer {
  const pairs = new Float32Array(2 * left.length);
  left.forEach((value, i) => {
    pairs[2 * i] = value;
    pairs[2 * i + 1] = right[i] ?? 0;
  });
  return Buffer.from(pairs.buffer);
}

function fromBytes(bytes: Buffer): Stereo {
  const count = bytes.length / 8;
  const left = new Float64Array(count);
  const right = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    left[i] = bytes.readFloatLE(8 * i);
    right[i] = bytes.readFloatLE(8 * i + 4);
  }
  return { left, right };
}

function sox(sound: Stereo, effects: readonly (string | number)[]): Stereo {
  const run = { input: toBytes(sound), maxBuffer: 2 ** 30 };
  return fromBytes(execFileSync('sox', ['-R', ...RAW, ...RAW, ...effects.map(String)], run));
}

/** Everything under the table's top is rumble; above 15 kHz, hiss. */
const TIDY = ['highpass', 45, 'lowpass', 15_000] as const;

/** Recipes do not watch their level; sox clips at full scale. */
const HEADROOM = -24;

export function putIntoRoom(sound: Stereo, { size, wet }: Recipe['room']): Stereo {
  const tail = 0.2 + size / 40;
  const reverb = ['reverb', size, 60, Math.min(100, 30 + size), 100, 6, wet];
  return sox(amplify(sound, HEADROOM), ['pad', 0, tail, ...reverb, ...TIDY]);
}

/** The two filters of ITU-R BS.1770, here from the cookbook's forms: less bass, a little more presence. */
function weighted(signal: Signal): Signal {
  const bass = filter(signal, 'high', 38, 0.5);
  const presence = filter(bass, 'high', 1500);
  return bass.map((value, i) => value + 0.58 * (presence[i] ?? 0));
}

/** Loudness, in dB, of every stretch of `seconds`, each overlapping half of the last. */
function loudnessOver(sound: Stereo, seconds: number): number[] {
  const [left, right] = [weighted(sound.left), weighted(sound.right)];
  const power = left.map((value, i) => (value ** 2 + (right[i] ?? 0) ** 2) / 2);
  const window = Math.round(seconds * RATE);
  const levels: number[] = [];
  for (let from = 0; from === 0 || from + window / 2 <= power.length; from += Math.round(window / 2)) {
    const part = power.subarray(from, from + window);
    levels.push(10 * Math.log10(part.reduce((sum, value) => sum + value, 0) / window + 1e-12));
  }
  return levels;
}

export function loudest(sound: Stereo): number {
  return Math.max(...loudnessOver(sound, 0.125));
}

export function peak({ left, right }: Stereo): number {
  const top = [left, right].map((side) => side.reduce((most, value) => Math.max(most, Math.abs(value)), 0));
  return 20 * Math.log10(Math.max(...top));
}

export function amplify({ left, right }: Stereo, decibels: number): Stereo {
  const gain = 10 ** (decibels / 20);
  return { left: left.map((value) => value * gain), right: right.map((value) => value * gain) };
}

/** Cuts the tail off where it falls 60 dB under the peak, with a fade that nobody hears. */
export function cutTail(sound: Stereo): Stereo {
  const floor = 10 ** ((peak(sound) - 60) / 20);
  let end = sound.left.length;
  while (end > 0 && Math.abs(sound.left[end - 1] ?? 0) < floor && Math.abs(sound.right[end - 1] ?? 0) < floor)
    end--;
  const seconds = end / RATE;
  const cut = { left: sound.left.slice(0, end), right: sound.right.slice(0, end) };
  return sox(cut, ['fade', 't', 0, seconds, Math.min(0.12, seconds / 4)]);
}
