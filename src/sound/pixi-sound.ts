// The back-end on @pixi/sound. The library makes an audio context as soon as it is imported, so it is imported late.
import type { AudioBackEnd, Volumes } from './back-end.ts';
import type { Cue } from './cues.ts';
import { AMBIENCE, loadAmbience, loadEffects, TAKES } from './recordings.ts';

type Library = typeof import('@pixi/sound');
type Channel = 'effects' | 'ambience';

const LOADERS = { effects: loadEffects, ambience: loadAmbience } as const;

/** A recording that could not be loaded is asked for again, but not for ever. */
const ATTEMPTS = 3;

class PixiAudio implements AudioBackEnd {
  private readonly library: Library;
  private readonly onStateChange: () => void;
  private readonly buffers = new Map<Channel, AudioBuffer>();
  private readonly attempts = { effects: 0, ambience: 0 };
  private readonly loading = new Set<Channel>();
  private volumes: Volumes = { effects: 1, ambience: 1 };
  private ambienceWanted = false;
  private destroyed = false;

  constructor(library: Library, onStateChange: () => void) {
    this.library = library;
    this.onStateChange = onStateChange;
    this.prepareContext();
    void this.load('effects');
  }

  get state(): string {
    return this.context.state;
  }

  play(cue: Cue, variation: number, pitch: number): void {
    const { sound } = this.library;
    const takes = TAKES[cue];
    const take = takes[Math.min(takes.length - 1, Math.floor(variation * takes.length))];
    if (!sound.exists('effects') || take === undefined) {
      void this.load('effects');
      return;
    }
    // Not as one of the library's named sprites: those ignore the speed they are played at.
    sound.play('effects', { start: take.start, end: take.end, speed: pitch });
  }

  stopEffects(): void {
    if (this.library.sound.exists('effects')) this.library.sound.stop('effects');
  }

  startAmbience(): void {
    this.ambienceWanted = true;
    const { sound } = this.library;
    if (!sound.exists('ambience')) void this.load('ambience');
    else if (!sound.find('ambience').isPlaying) sound.play('ambience', { ...AMBIENCE, loop: true });
  }

  stopAmbience(): void {
    this.ambienceWanted = false;
    if (this.library.sound.exists('ambience')) this.library.sound.stop('ambience');
  }

  setMuted(muted: boolean): void {
    const { sound } = this.library;
    if (muted) sound.muteAll();
    else sound.unmuteAll();
  }

  setVolumes(volumes: Volumes): void {
    this.volumes = volumes;
    for (const channel of this.buffers.keys()) this.library.sound.volume(channel, volumes[channel]);
  }

  resume(): Promise<void> {
    return this.context.resume();
  }

  renew(): void {
    const { sound } = this.library;
    const { muted } = sound.context;
    this.close();
    sound.init();
    this.prepareContext();
    for (const channel of this.buffers.keys()) this.add(channel);
    this.setMuted(muted);
    this.onStateChange();
  }

  destroy(): void {
    this.destroyed = true;
    this.close();
  }

  private get context(): AudioContext {
    return this.library.sound.context.audioContext;
  }

  private prepareContext(): void {
    const { sound, webaudio } = this.library;
    // The library pauses when the window loses focus, which in a frame every click outside of it would do.
    sound.disableAutoPause = true;
    this.context.onstatechange = this.onStateChange;
    if (sound.context instanceof webaudio.WebAudioContext) {
      // Its compressor evens everything out, quiet sounds up. Here it only has to keep heaps of chips from clipping.
      const { compressor } = sound.context;
      compressor.threshold.value = -8;
      compressor.knee.value = 6;
      compressor.ratio.value = 8;
    }
  }

  /** Recordings outlive their audio context, so each is loaded once. */
  private async load(channel: Channel): Promise<void> {
    if (this.loading.has(channel) || this.attempts[channel] >= ATTEMPTS) return;
    this.loading.add(channel);
    this.attempts[channel]++;
    const buffer = await LOADERS[channel](this.context);
    this.loading.delete(channel);
    if (buffer === undefined || this.destroyed) return;
    this.buffers.set(channel, buffer);
    this.add(channel);
    if (channel === 'ambience' && this.ambienceWanted) this.startAmbience();
  }

  private add(channel: Channel): void {
    const source = this.buffers.get(channel);
    if (source === undefined) return;
    this.library.sound.add(channel, { source, preload: true, volume: this.volumes[channel] });
  }

  private close(): void {
    const { sound } = this.library;
    this.context.onstatechange = null;
    // Without this the library's own unlocking stays behind and fails, at every tap, for want of the closed context.
    Reflect.set(sound.context, '_locked', false);
    sound.close();
  }
}

export async function openPixiSound(onStateChange: () => void): Promise<AudioBackEnd> {
  const library = await import('@pixi/sound');
  const { sound } = library;
  if (!sound.supported) throw new Error('This browser has no Web Audio');
  // An earlier game in this page has closed it.
  if (sound.context === null) sound.init();
  return new PixiAudio(library, onStateChange);
}
