// Makes the sounds from nothing, the same bytes every time: `npx tsx assets/sounds/build.ts` (needs sox and ffmpeg).
// All effects come in one file, so that one request brings them; effects.json says where in it each one lies.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RECIPES } from './catalogue.ts';
import { amplify, cutTail, loudest, peak, putIntoRoom, toBytes } from './mastering.ts';
import { LOOP_MARGIN, LOOP_SECONDS, roomLoop } from './room.ts';
import { lay, RATE, type Stereo, seeded, stereo } from './signal.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** Stillness round each take: codecs smear a few milliseconds ahead, and one engine's mp3 comes 36 ms late. */
const LEAD = 0.006;
const SLACK = 0.045;
const GAP = 0.06;

const AMBIENCE_LOUDNESS = -36;

interface Take {
  readonly start: number;
  readonly end: number;
}

const FORMATS = [
  { extension: 'webm', codec: ['-c:a', 'libopus', '-vbr', 'on', '-application', 'audio'] },
  { extension: 'mp3', codec: ['-c:a', 'libmp3lame', '-write_xing', '1', '-id3v2_version', '0'] },
] as const;

function encode(sound: Stereo, name: string, rates: Record<'webm' | 'mp3', string>): void {
  for (const { extension, codec } of FORMATS) {
    const raw = ['-f', 'f32le', '-ar', String(RATE), '-ac', '2', '-i', '-'];
    const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];
    const file = join(HERE, `${name}.${extension}`);
    const args = ['-v', 'error', '-y', ...raw, ...codec, '-b:a', rates[extension], ...exact, file];
    execFileSync('ffmpeg', args, { input: toBytes(sound) });
  }
}

function joined(parts: readonly { readonly at: number; readonly sound: Stereo }[], seconds: number): Stereo {
  const whole = stereo(seconds);
  for (const { at, sound } of parts) {
    lay(whole.left, sound.left, at);
    lay(whole.right, sound.right, at);
  }
  return whole;
}

function buildEffects(): void {
  const parts: { at: number; sound: Stereo }[] = [];
  const takes: Record<string, Take[]> = {};
  let at = GAP;
  RECIPES.forEach(({ cue, make, takes: count, loudness, room }, row) => {
    takes[cue] = [];
    for (let take = 0; take < count; take++) {
      const wet = putIntoRoom(make(seeded(1000 * row + take + 7)), room);
      const sound = cutTail(amplify(wet, loudness - loudest(wet)));
      const length = sound.left.length / RATE;
      console.log(
        `${cue.padEnd(11)} ${length.toFixed(2)} s  loudness ${loudest(sound).toFixed(1)}  peak ${peak(sound).toFixed(1)} dB`,
      );
      parts.push({ at: at + LEAD, sound });
      const end = at + LEAD + length + SLACK;
      takes[cue]?.push({ start: Number(at.toFixed(4)), end: Number(end.toFixed(4)) });
      at = end + GAP;
    }
  });
  const whole = joined(parts, at);
  if (peak(whole) > -1)
    throw new Error(`The effects peak at ${peak(whole).toFixed(1)} dB: too near to clipping`);
  encode(whole, 'effects', { webm: '56k', mp3: '96k' });
  writeFileSync(join(HERE, 'effects.json'), `${JSON.stringify(takes, null, 2)}\n`);
}

function buildAmbience(): void {
  const loop = roomLoop(seeded(24));
  // The second of three turns is one in which the room already rings of the turn before.
  const turns = joined(
    [0, 1, 2].map((turn) => ({ at: turn * LOOP_SECONDS, sound: loop })),
    3 * LOOP_SECONDS,
  );
  const wet = putIntoRoom(turns, { size: 78, wet: 0 });
  const from = Math.round((LOOP_SECONDS - LOOP_MARGIN) * RATE);
  const to = from + Math.round((LOOP_SECONDS + 2 * LOOP_MARGIN) * RATE);
  const cut = { left: wet.left.slice(from, to), right: wet.right.slice(from, to) };
  const sound = amplify(cut, AMBIENCE_LOUDNESS - loudest(cut));
  console.log(
    `ambience    ${LOOP_SECONDS.toFixed(2)} s  loudness ${loudest(sound).toFixed(1)}  peak ${peak(sound).toFixed(1)} dB`,
  );
  encode(sound, 'ambience', { webm: '32k', mp3: '56k' });
  const region: Take = { start: LOOP_MARGIN, end: LOOP_MARGIN + LOOP_SECONDS };
  writeFileSync(join(HERE, 'ambience.json'), `${JSON.stringify(region, null, 2)}\n`);
}

buildEffects();
buildAmbience();
