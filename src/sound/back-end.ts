import type { Cue } from './cues.ts';

/** From 0 (off) to 1. */
export interface Volumes {
  readonly effects: number;
  readonly ambience: number;
}

/** What makes the noise. It is opened once, from within a gesture, and has nothing to play before. */
export interface AudioBackEnd {
  /** Of the audio context: `running`, `suspended`, `closed`, or WebKit's `interrupted`. */
  readonly state: string;
  /** Plays a cue; `variation` from 0 to 1 chooses among its takes. Does nothing while the sounds are not there yet. */
  play(cue: Cue, variation: number, pitch: number): void;
  stopEffects(): void;
  /** Starts the one loop of the room, if it is not going already. */
  startAmbience(): void;
  stopAmbience(): void;
  setMuted(muted: boolean): void;
  setVolumes(volumes: Volumes): void;
  resume(): Promise<void>;
  /** Throws the audio context away and makes another, for when the old one cannot be brought back. */
  renew(): void;
  destroy(): void;
}

/** Opens a back-end; `onStateChange` is called whenever its `state` changes. */
export type OpenAudio = (onStateChange: () => void) => Promise<AudioBackEnd>;
