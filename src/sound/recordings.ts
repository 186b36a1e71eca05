// Fetches and decodes the recordings. Each comes in two formats, the better one first.
import ambienceRegion from '../../assets/sounds/ambience.json';
import ambienceMp3 from '../../assets/sounds/ambience.mp3?url';
import ambienceWebm from '../../assets/sounds/ambience.webm?url';
import effectsTakes from '../../assets/sounds/effects.json';
import effectsMp3 from '../../assets/sounds/effects.mp3?url';
import effectsWebm from '../../assets/sounds/effects.webm?url';
import type { Cue } from './cues.ts';
import { closeLoop, type Region } from './loop.ts';

/** Where in the recording of the effects each take of a cue lies. */
export const TAKES: Readonly<Record<Cue, readonly Region[]>> = effectsTakes;

export const AMBIENCE: Region = ambienceRegion;

/** Engines that say they cannot play Opus in WebM are spared a download; the others may still fail to decode it. */
function inOrder(webm: string, mp3: string): readonly string[] {
  return new Audio().canPlayType('audio/webm; codecs="opus"') === '' ? [mp3, webm] : [webm, mp3];
}

async function load(context: BaseAudioContext, urls: readonly string[]): Promise<AudioBuffer | undefined> {
  for (const url of urls) {
    try {
      const response = await fetch(url);
      if (response.ok) return await context.decodeAudioData(await response.arrayBuffer());
    } catch {
      // The other format may still do.
    }
  }
  return undefined;
}

export function loadEffects(context: BaseAudioContext): Promise<AudioBuffer | undefined> {
  return load(context, inOrder(effectsWebm, effectsMp3));
}

export async function loadAmbience(context: BaseAudioContext): Promise<AudioBuffer | undefined> {
  const buffer = await load(context, inOrder(ambienceWebm, ambienceMp3));
  if (buffer !== undefined) {
    const channels = Array.from({ length: buffer.numberOfChannels }, (_, i) => buffer.getChannelData(i));
    closeLoop(channels, buffer.sampleRate, AMBIENCE);
  }
  return buffer;
}
