import type { AudioBackEnd, Volumes } from '../../src/sound/back-end.ts';
import type { Cue } from '../../src/sound/cues.ts';
import { createSound, type Sound, type SoundOptions } from '../../src/sound/sound.ts';

/** Audio that makes no noise and remembers what it was asked to do. */
export class FakeAudio implements AudioBackEnd {
  state = 'running';
  /** What `resume` leads to; iOS during a call would be `interrupted`. */
  wakesTo = 'running';
  played: Cue[] = [];
  pitches: number[] = [];
  /** Loops that are sounding. More than one would be a doubled room. */
  loops = 0;
  muted = false;
  volumes: Volumes | undefined;
  resumes = 0;
  renewals = 0;
  stops = 0;
  destroyed = false;
  onStateChange = () => {};

  play(cue: Cue, _variation: number, pitch: number): void {
    this.played.push(cue);
    this.pitches.push(pitch);
  }
  stopEffects(): void {
    this.stops++;
  }
  startAmbience(): void {
    if (this.loops === 0) this.loops++;
  }
  stopAmbience(): void {
    this.loops = 0;
  }
  setMuted(muted: boolean): void {
    this.muted = muted;
  }
  setVolumes(volumes: Volumes): void {
    this.volumes = volumes;
  }
  resume(): Promise<void> {
    this.resumes++;
    this.become(this.wakesTo);
    return this.wakesTo === 'running'
      ? Promise.resolve()
      : Promise.reject(new Error('The system has the audio'));
  }
  renew(): void {
    this.renewals++;
  }
  destroy(): void {
    this.destroyed = true;
  }
  become(state: string): void {
    if (state === this.state) return;
    this.state = state;
    this.onStateChange();
  }
}

class FakeDocument extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
}

export interface Room {
  readonly audio: FakeAudio;
  readonly sound: Sound;
  readonly opened: () => number;
  /** A whole gesture, after which everything that had to be loaded is. */
  tap(): Promise<void>;
  send(event: string | Event): void;
  unplugHeadphones(): void;
  hide(): void;
  show(): void;
  wait(milliseconds: number): void;
}

/** A sound room in a page that does not exist, with a clock that goes when it is told to. */
export function quietRoom(options: Partial<SoundOptions> = {}, audio = new FakeAudio()): Room {
  const window = new EventTarget();
  const document = new FakeDocument();
  const devices = new EventTarget();
  let time = 0;
  let opened = 0;
  const sound = createSound({
    muted: false,
    volumes: { effects: 1, ambience: 1 },
    ambience: false,
    open: (onStateChange) => {
      opened++;
      audio.onStateChange = onStateChange;
      return Promise.resolve(audio);
    },
    surroundings: { window, document, devices },
    random: () => 0.5,
    now: () => time,
    ...options,
  });
  const turn = (visibility: DocumentVisibilityState) => {
    document.visibilityState = visibility;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return {
    audio,
    sound,
    opened: () => opened,
    async tap() {
      for (const name of ['pointerdown', 'pointerup', 'touchend', 'mousedown', 'click']) {
        window.dispatchEvent(new Event(name));
      }
      for (let i = 0; i < 5; i++) await Promise.resolve();
    },
    send: (event) => void window.dispatchEvent(typeof event === 'string' ? new Event(event) : event),
    unplugHeadphones: () => void devices.dispatchEvent(new Event('devicechange')),
    hide: () => turn('hidden'),
    show: () => turn('visible'),
    wait: (milliseconds) => {
      time += milliseconds;
    },
  };
}
