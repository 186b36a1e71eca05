// Paper, clay and felt: the cards and the chips, made of shaped noise and short-lived resonances.
import {
  about,
  bothSides,
  filter,
  lay,
  noise,
  type Random,
  type Signal,
  type Stereo,
  sample,
  shape,
  silence,
  strike,
  swell,
} from './signal.ts';

/** A resonance of a struck body: its pitch in hertz, how loud it is, and the seconds in which it falls by 60 dB. */
type Mode = readonly [hertz: number, gain: number, decay: number];

function ring(modes: readonly Mode[], seconds: number): Signal {
  const result = silence(seconds);
  for (const [hertz, gain, decay] of modes) {
    const envelope = strike(0.0003, decay);
    lay(
      result,
      sample(seconds, (t) => envelope(t) * Math.sin(2 * Math.PI * hertz * t)),
      0,
      gain,
    );
  }
  return result;
}

/** Noise whose strength flickers as that of two rough surfaces does; `grain` is the flicker's pitch. */
function friction(seconds: number, grain: number, random: Random): Signal {
  const flicker = filter(noise(seconds, random), 'low', grain);
  const loudest = Math.max(...flicker.map(Math.abs));
  return noise(seconds, random).map(
    (value, i) => value * (0.35 + (0.65 * Math.abs(flicker[i] ?? 0)) / loudest),
  );
}

/** Something flat and light that lands on cloth. */
function pat(weight: number, random: Random): Signal {
  const cloth = filter(shape(noise(0.09, random), strike(0.002, 0.05)), 'low', about(1100, 0.1, random));
  const result = silence(0.12);
  lay(result, cloth, 0, 0.8);
  lay(
    result,
    ring(
      [
        [about(150, 0.06, random), 1, 0.08],
        [about(310, 0.06, random), 0.4, 0.05],
      ],
      0.12,
    ),
    0,
    0.5 * weight,
  );
  return result;
}

/** A card out of the shoe and over the felt: a hush that darkens as the card slows, and a soft landing. */
export function cardSlide(random: Random): Stereo {
  const length = about(0.24, 0.06, random);
  const hush = shape(friction(length, 260, random), swell(length, 0.22));
  const bright = filter(filter(hush, 'high', 1300), 'low', (t) => 7800 - 5200 * Math.min(1, t / length));
  const body = filter(hush, 'band', about(1050, 0.1, random), 0.8);
  const result = silence(length + 0.12);
  lay(result, bright, 0, 0.8);
  lay(result, body, 0, 0.7);
  lay(result, pat(0.7, random), length * 0.78, 0.34);
  return bothSides(result);
}

/** A card turned over: its edge leaves the cloth, the paper bends through the air, and it slaps down flat. */
export function cardTurn(random: Random): Stereo {
  const bend = about(0.095, 0.08, random);
  const whip = shape(friction(bend, 500, random), swell(bend, 0.62));
  const air = filter(whip, 'band', (t) => 1300 + 2600 * (t / bend), 0.9);
  const slap = filter(shape(noise(0.08, random), strike(0.0008, 0.034)), 'low', about(4200, 0.08, random));
  const stiff = ring(
    [
      [about(420, 0.05, random), 0.5, 0.04],
      [about(930, 0.05, random), 0.35, 0.025],
    ],
    0.08,
  );
  const result = silence(bend + 0.16);
  lay(result, air, 0, 1.1);
  lay(result, filter(slap, 'high', 350), bend, 0.85);
  lay(result, stiff, bend, 0.3);
  lay(result, pat(0.8, random), bend + 0.004, 0.5);
  return bothSides(result);
}

/** Clay on clay. `hard` from 0 (one chip that lies on cloth) to 1 (a tight stack). */
function clack(hard: number, random: Random): Signal {
  const base = about(2650, 0.05, random);
  const long = 0.032 + 0.03 * hard;
  const modes: Mode[] = [
    [base * 0.53, 0.35, long * 0.9],
    [base, 1, long],
    [base * about(1.48, 0.02, random), 0.75, long * 0.8],
    [base * about(2.14, 0.02, random), 0.3 + 0.25 * hard, long * 0.6],
    [base * about(2.93, 0.02, random), 0.1 + 0.2 * hard, long * 0.45],
  ];
  const result = silence(0.1);
  lay(result, ring(modes, 0.1), 0, 0.5);
  lay(result, filter(shape(noise(0.02, random), strike(0.0003, 0.006)), 'band', 3300, 0.7), 0, 0.6);
  return result;
}

/** One chip set down: the clack, two small bounces as it comes to lie, and the cloth under it. */
export function chipDown(random: Random): Stereo {
  const result = silence(0.24);
  const bounce = about(0.042, 0.15, random);
  lay(result, clack(0.3, random), 0, 1);
  lay(result, clack(0.2, random), bounce, 0.36);
  lay(result, clack(0.15, random), bounce * 1.62, 0.15);
  lay(result, pat(1, random), 0.001, 0.75);
  return bothSides(result);
}

/** A small stack let down through the fingers: five clacks, each sooner than the last, closing with the whole weight. */
export function chipStack(random: Random): Stereo {
  const result = silence(0.46);
  const times = [0, 0.066, 0.125, 0.176, 0.219];
  times.forEach((time, i) => {
    const at = Math.max(0, time + 0.005 * (2 * random() - 1));
    lay(
      result,
      clack(0.55 + 0.1 * i, random),
      at,
      (i === times.length - 1 ? 1 : 0.55 + 0.07 * i) * about(1, 0.1, random),
    );
  });
  lay(result, pat(1.2, random), 0.22, 0.8);
  return bothSides(result);
}

/** The dealer's hand draws chips over the felt: a long low rustle and a loose patter of clay. */
export function sweep(random: Random): Stereo {
  const length = 0.52;
  const rustle = shape(friction(length, 160, random), swell(length, 0.38));
  const result = silence(length + 0.16);
  lay(
    result,
    filter(filter(rustle, 'high', 350), 'low', (t) => 3400 - 1900 * (t / length)),
    0,
    0.75,
  );
  for (let i = 0; i < 15; i++) {
    const at = 0.03 + 0.47 * ((i + random()) / 15);
    const gain = (0.1 + 0.2 * random()) * swell(length + 0.1, 0.45)(at + 0.04);
    lay(result, clack(0.35 + 0.4 * random(), random), at, gain);
  }
  lay(result, pat(0.6, random), 0.47, 0.22);
  return bothSides(result);
}

/** A button of the rail: a short dry tap on leather over wood. */
export function button(random: Random): Stereo {
  const result = silence(0.09);
  const wood: readonly Mode[] = [
    [about(760, 0.02, random), 1, 0.03],
    [about(1720, 0.02, random), 0.45, 0.018],
    [190, 0.8, 0.045],
  ];
  lay(result, ring(wood, 0.09), 0, 0.6);
  lay(result, filter(shape(noise(0.03, random), strike(0.0006, 0.01)), 'low', 2600), 0, 0.7);
  return bothSides(result);
}
