// The few tuned sounds: felt-covered mallets, a piano played softly, small bells. All in C, so that they never clash.
import {
  filter,
  lay,
  layAcross,
  noise,
  type Random,
  type Signal,
  type Stereo,
  sample,
  shape,
  silence,
  stereo,
  strike,
  swell,
} from './signal.ts';

/** The pitch of a key of the piano, where 60 is middle C and 69 the A of 440 hertz. */
export function pitch(key: number): number {
  return 440 * 2 ** ((key - 69) / 12);
}

/** A soft piano: harmonics that weaken and die sooner the higher they are, from two strings not quite in tune. */
function piano(key: number, seconds: number, random: Random): Signal {
  const hertz = pitch(key);
  const result = silence(seconds);
  for (let n = 1; n <= 9; n++) {
    const partial = hertz * n * Math.sqrt(1 + 0.0004 * n * n);
    if (partial > 9000) break;
    const envelope = strike(0.004, (seconds * 1.1) / (1 + 0.45 * (n - 1)));
    const detune = 1 + 0.0005 * random();
    const wave = sample(
      seconds,
      (t) =>
        envelope(t) *
        (Math.sin(2 * Math.PI * partial * t) + 0.6 * Math.sin(2 * Math.PI * partial * detune * t)),
    );
    lay(result, wave, 0, 0.6 / n ** 1.9);
  }
  const hammer = filter(shape(noise(0.04, random), strike(0.001, 0.03)), 'band', hertz * 2, 0.6);
  lay(result, hammer, 0, 0.12);
  return result;
}

/** A wooden bar under a yarn mallet: the ground note and the fourth and tenth that give marimbas their knock. */
function mallet(key: number, seconds: number, random: Random): Signal {
  const hertz = pitch(key);
  const result = silence(seconds);
  for (const [ratio, gain, share] of [
    [1, 1, 1],
    [3.94, 0.16, 0.3],
    [9.6, 0.05, 0.1],
  ] as const) {
    const envelope = strike(0.002, seconds * share);
    lay(
      result,
      sample(seconds, (t) => envelope(t) * Math.sin(2 * Math.PI * hertz * ratio * t)),
      0,
      gain,
    );
  }
  lay(result, filter(shape(noise(0.03, random), strike(0.0008, 0.014)), 'low', 1800), 0, 0.22);
  return result;
}

/** A small bell, with the uneven overtones of metal. */
function bell(key: number, seconds: number): Signal {
  const hertz = pitch(key);
  const result = silence(seconds);
  for (const [ratio, gain, share] of [
    [1, 1, 1],
    [2.005, 0.45, 0.75],
    [2.76, 0.22, 0.5],
    [5.4, 0.1, 0.22],
  ] as const) {
    if (hertz * ratio > 12_000) continue;
    const envelope = strike(0.002, seconds * share);
    lay(
      result,
      sample(seconds, (t) => envelope(t) * Math.sin(2 * Math.PI * hertz * ratio * t)),
      0,
      gain,
    );
  }
  return result;
}

/** A chord that breathes in and out behind the other sounds: three voices to a note, a little apart, dark. */
function pad(keys: readonly number[], seconds: number, peak: number): Stereo {
  const result = stereo(seconds);
  for (const key of keys) {
    for (const [cents, pan] of [
      [-5, -0.7],
      [0, 0],
      [5, 0.7],
    ] as const) {
      const hertz = pitch(key + cents / 100);
      const voice = sample(seconds, (t) => {
        const turn = 2 * Math.PI * hertz * t;
        return Math.sin(turn) + 0.3 * Math.sin(2 * turn) + 0.1 * Math.sin(3 * turn);
      });
      layAcross(result, shape(voice, swell(seconds, peak)), 0, 0.2, pan);
    }
  }
  return result;
}

function add(target: Stereo, sound: Stereo, at: number, gain: number): void {
  lay(target.left, sound.left, at, gain);
  lay(target.right, sound.right, at, gain);
}

/** Two notes up a fourth, warm: piano and mallet together, the second note held. */
export function win(random: Random): Stereo {
  const result = stereo(1.5);
  [67, 72].forEach((key, i) => {
    const at = 0.13 * i;
    const pan = 0.3 * i - 0.15;
    layAcross(result, piano(key, 1.1 + 0.25 * i, random), at, 0.5, pan);
    layAcross(result, mallet(key, 0.7, random), at, 0.35, pan);
    layAcross(result, piano(key - 12, 1, random), at, 0.2, -pan);
  });
  return result;
}

/** The chord of C run up in five quick notes, a bell on the last, and the chord held softly behind. */
export function blackjack(random: Random): Stereo {
  const result = stereo(2.1);
  [60, 67, 72, 76, 79].forEach((key, i) => {
    layAcross(result, piano(key, 1.5, random), 0.068 * i, 0.4 + 0.04 * i, 0.22 * (i - 2));
    layAcross(result, mallet(key, 0.6, random), 0.068 * i, 0.22, 0.22 * (i - 2));
  });
  layAcross(result, bell(84, 1.6), 0.34, 0.17, 0.25);
  layAcross(result, bell(91, 1.2), 0.41, 0.06, -0.35);
  add(result, pad([48, 55, 64], 1.9, 0.22), 0.05, 0.2);
  return result;
}

/**
 * The rare one, as long as the show on the table: a harp runs up while the ring is drawn (0.9 s), the full chord opens
 * with a deep drum under it, and small bells fall about it as it fades.
 */
export function sideBetHit(random: Random): Stereo {
  const result = stereo(3.3);
  const scale = [0, 2, 4, 7, 9];
  const run = Array.from({ length: 16 }, (_, i) => 48 + 12 * Math.floor(i / 5) + (scale[i % 5] ?? 0));
  run.forEach((key, i) => {
    const at = 0.86 * (i / run.length) ** 0.86;
    layAcross(result, piano(key, 1.2, random), at, 0.16 + 0.012 * i, -0.8 + 0.1 * i);
  });
  add(result, pad([48, 55, 60, 64, 67], 3.1, 0.36), 0.05, 0.24);
  [36, 48, 60, 64, 67, 74, 79].forEach((key, i) => {
    layAcross(result, piano(key, 2.2, random), 0.9 + 0.012 * i, i === 0 ? 0.5 : 0.34, 0.18 * (i - 3));
  });
  const drum = shape(
    sample(0.9, (t) => Math.sin(2 * Math.PI * (65 * t + 0.5 * (1 - Math.exp(-30 * t))))),
    strike(0.004, 0.8),
  );
  layAcross(result, drum, 0.9, 0.6, 0);
  [96, 91, 88, 86, 84, 91, 96, 88].forEach((key, i) => {
    layAcross(
      result,
      bell(key, 1.3),
      0.95 + 0.15 * i + 0.03 * random(),
      0.085 - 0.006 * i,
      i % 2 === 0 ? 0.6 : -0.6,
    );
  });
  return result;
}

/** A lost hand is passed over: two low notes under a cloth, a third down, hardly more than the wood of the mallet. */
export function lose(random: Random): Stereo {
  const result = stereo(0.55);
  [55, 52].forEach((key, i) => {
    layAcross(result, filter(mallet(key, 0.34, random), 'low', 900), 0.115 * i, 1 - 0.2 * i, 0);
  });
  return result;
}

/** Something was refused: the same note knocked twice, dry, with its neighbour rubbing against it. */
export function warning(random: Random): Stereo {
  const result = stereo(0.5);
  for (const at of [0, 0.14]) {
    layAcross(result, mallet(64, 0.26, random), at, 0.8, 0);
    layAcross(result, mallet(65, 0.2, random), at, 0.28, 0);
    layAcross(result, mallet(76, 0.16, random), at, 0.2, 0);
  }
  return result;
}
