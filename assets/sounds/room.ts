// The room at night, as a loop without a seam: still air, talk too far away to follow, a chip here and there.
import {
  about,
  filter,
  lay,
  layAcross,
  noise,
  RATE,
  type Random,
  type Signal,
  type Stereo,
  shape,
  silence,
  stereo,
  swell,
} from './signal.ts';
import { cardSlide, chipDown, chipStack } from './table-sounds.ts';

/** How long the loop is, and how much of it is repeated before and after so that a decoder's slack does no harm. */
export const LOOP_SECONDS = 24;
export const LOOP_MARGIN = 0.5;

/** The middles of the first three formants of a few vowels, in hertz. */
const VOWELS = [
  [700, 1150, 2500],
  [480, 1800, 2450],
  [320, 800, 2300],
  [560, 900, 2400],
  [400, 1950, 2600],
] as const;

/** One syllable of a voice: a pulse at its pitch, a little falling, coloured by a vowel. */
function syllable(hertz: number, seconds: number, random: Random): Signal {
  const vowel = VOWELS[Math.floor(random() * VOWELS.length)] ?? VOWELS[0];
  let turn = 0;
  const pulse = silence(seconds).map((_, i) => {
    turn += (hertz * (1 - (0.12 * i) / (seconds * RATE))) / RATE;
    return 2 * (turn % 1) - 1;
  });
  const result = silence(seconds);
  vowel.forEach((formant, i) => {
    lay(result, filter(pulse, 'band', about(formant, 0.06, random), 6), 0, [1, 0.5, 0.15][i]);
  });
  return shape(result, swell(seconds, 0.35));
}

/** Lays a person's talk round the loop: phrases of syllables with pauses to listen. */
function talk(room: Stereo, random: Random): void {
  const hertz = random() < 0.6 ? about(115, 0.15, random) : about(195, 0.12, random);
  const pan = 1.6 * random() - 0.8;
  const level = 0.5 + 0.5 * random();
  let at = 3 * random();
  while (at < LOOP_SECONDS) {
    const phrase = 4 + Math.floor(9 * random());
    for (let i = 0; i < phrase; i++) {
      const length = about(0.2, 0.35, random);
      layAcross(
        room,
        syllable(about(hertz, 0.12, random), length, random),
        at % LOOP_SECONDS,
        level,
        pan,
        true,
      );
      at += length * 0.9;
    }
    at += 0.8 + 3 * random();
  }
}

/** Noise that is the same at both ends of the loop: its own end faded into its beginning. */
function air(random: Random): Signal {
  const overlap = 2;
  const long = filter(filter(noise(LOOP_SECONDS + overlap, random), 'low', 170), 'low', 900);
  const loop = long.slice(0, LOOP_SECONDS * RATE);
  const fade = overlap * RATE;
  for (let i = 0; i < fade; i++) {
    const share = (Math.PI / 2) * (i / fade);
    loop[i] = (loop[i] ?? 0) * Math.sin(share) + (long[LOOP_SECONDS * RATE + i] ?? 0) * Math.cos(share);
  }
  return loop;
}

function distant(room: Stereo, sound: Stereo, at: number, gain: number, pan: number): void {
  layAcross(room, filter(sound.left, 'low', 2200), at, gain, pan, true);
}

/** The dry loop; the build puts it into its room and cuts it out of the middle of several turns. */
export function roomLoop(random: Random): Stereo {
  const voices = stereo(LOOP_SECONDS);
  for (let i = 0; i < 11; i++) talk(voices, random);
  const room = stereo(LOOP_SECONDS);
  // Each side has an air of its own, which is what makes it wide.
  lay(room.left, air(random), 0, 0.8);
  lay(room.right, air(random), 0, 0.8);
  for (const side of ['left', 'right'] as const) {
    lay(room[side], filter(filter(voices[side], 'low', 1250), 'high', 160), 0, 0.3);
  }
  distant(room, chipStack(random), 2.7, 0.07, -0.6);
  distant(room, chipDown(random), 6.2, 0.06, 0.5);
  distant(room, chipDown(random), 6.75, 0.05, 0.5);
  distant(room, cardSlide(random), 10.1, 0.05, -0.2);
  distant(room, cardSlide(random), 10.62, 0.05, -0.2);
  distant(room, chipStack(random), 15.4, 0.06, 0.7);
  distant(room, chipDown(random), 20.9, 0.06, -0.4);
  return room;
}
