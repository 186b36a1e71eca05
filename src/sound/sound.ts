// What is heard and when. Nothing waits for a sound, and no failure of audio reaches the game.
import type { AudioBackEnd, OpenAudio, Volumes } from './back-end.ts';
import { type Cue, PITCH_SPREAD } from './cues.ts';

export interface Sound {
  /** Plays a cue now or, where it cannot be heard now, never: a late sound is worse than none. */
  play(cue: Cue): void;
  /** Silence at once; what was sounding does not come back. */
  setMuted(muted: boolean): void;
  setVolumes(volumes: Volumes): void;
  setAmbience(on: boolean): void;
  /** Tries to wake a sleeping audio context. Gestures do this by themselves. */
  resume(): void;
  destroy(): void;
}

/** Where the signs come from that sound may start, must stop, or has to be woken. */
export interface Surroundings {
  readonly window: EventTarget;
  readonly document: EventTarget & { readonly visibilityState: DocumentVisibilityState };
  /** Says when headphones come and go; missing where the page is not served securely. */
  readonly devices: EventTarget | undefined;
}

export interface SoundOptions {
  readonly muted: boolean;
  readonly volumes: Volumes;
  readonly ambience: boolean;
  readonly open?: OpenAudio;
  readonly surroundings?: Surroundings;
  readonly random?: () => number;
  /** Milliseconds. */
  readonly now?: () => number;
}

/** The events that browsers take for a gesture. All of them, since engines differ in which one unlocks audio. */
const GESTURES = ['mousedown', 'pointerup', 'touchend', 'click', 'keydown'] as const;

/** A context that has not woken this long after a gesture asked it to is given up for a new one at the next. */
const PATIENCE = 500;

/** Without an audio device no context ever wakes: trying has to end. The same for a back-end that fails to open. */
const ATTEMPTS = 3;

/** The same cue twice within this many milliseconds is heard as one that is too loud. */
const SAME_CUE_GAP = 28;

/** Fetched with the first gesture that may be heard. */
const openFetched: OpenAudio = async (onStateChange) =>
  (await import('./pixi-sound.ts')).openPixiSound(onStateChange);

function browserSurroundings(): Surroundings {
  return { window, document, devices: navigator.mediaDevices };
}

function attempt(action: () => void): void {
  try {
    action();
  } catch {
    // Sound is an ornament: the game goes on without it.
  }
}

export function createSound(options: SoundOptions): Sound {
  const { open = openFetched, random = Math.random, now = () => performance.now() } = options;
  const { window, document, devices } = options.surroundings ?? browserSurroundings();
  const lastPlayed = new Map<Cue, number>();
  let { muted, volumes, ambience } = options;
  let backEnd: AudioBackEnd | undefined;
  let touched = false;
  let opening = false;
  let destroyed = false;
  let failures = 0;
  let renewals = 0;
  let askedAt: number | undefined;

  const visible = () => document.visibilityState !== 'hidden';
  const running = () => backEnd?.state === 'running';

  /** The one place that decides whether the room's loop goes; every change of circumstances ends here. */
  function settleAmbience(): void {
    const wanted = ambience && !muted && volumes.ambience > 0 && visible() && running();
    attempt(() => (wanted ? backEnd?.startAmbience() : backEnd?.stopAmbience()));
  }

  function wake(): void {
    if (running() || !visible()) return;
    attempt(() => {
      // A refusal is no news: the next gesture asks again.
      backEnd?.resume().catch(() => undefined);
    });
  }

  function stateChanged(): void {
    if (running()) {
      askedAt = undefined;
      renewals = 0;
    } else {
      wake();
    }
    settleAmbience();
  }

  function receive(opened: AudioBackEnd): void {
    if (destroyed) {
      attempt(() => opened.destroy());
      return;
    }
    backEnd = opened;
    attempt(() => opened.setMuted(muted));
    attempt(() => opened.setVolumes(volumes));
    wake();
    settleAmbience();
  }

  /** Nothing is fetched before a gesture, nor for a player who wants it quiet. */
  async function openBackEnd(): Promise<void> {
    if (backEnd !== undefined || opening || destroyed || !touched || muted || failures >= ATTEMPTS) return;
    opening = true;
    try {
      receive(await open(stateChanged));
    } catch {
      failures++;
    } finally {
      opening = false;
    }
  }

  /** The listener stays for good: a context that ran may be suspended or interrupted again at any time. */
  function onGesture(event: Event): void {
    // Escape alone among the keys unlocks nothing.
    if ('key' in event && event.key === 'Escape') return;
    touched = true;
    if (backEnd === undefined) {
      void openBackEnd();
      return;
    }
    if (running()) return;
    if (askedAt === undefined) {
      askedAt = now();
    } else if (now() - askedAt >= PATIENCE && renewals < ATTEMPTS) {
      renewals++;
      askedAt = now();
      attempt(() => backEnd?.renew());
    }
    wake();
  }

  // Sounds are stopped, the context is not suspended: silence is as complete, and on iOS a context that is suspended
  // and resumed in quick succession stays silent.
  function onVisibility(): void {
    if (visible()) wake();
    else attempt(() => backEnd?.stopEffects());
    settleAmbience();
  }

  // Losing focus is none of our business: a click in the lobby round the game leaves the table as audible as it was.
  for (const name of GESTURES) window.addEventListener(name, onGesture, { capture: true, passive: true });
  document.addEventListener('visibilitychange', onVisibility);
  devices?.addEventListener('devicechange', wake);

  return {
    play(cue) {
      if (muted || volumes.effects <= 0 || !visible() || !running()) return;
      const time = now();
      if (time - (lastPlayed.get(cue) ?? Number.NEGATIVE_INFINITY) < SAME_CUE_GAP) return;
      lastPlayed.set(cue, time);
      const pitch = 1 + PITCH_SPREAD[cue] * (2 * random() - 1);
      attempt(() => backEnd?.play(cue, random(), pitch));
    },
    setMuted(value) {
      muted = value;
      attempt(() => backEnd?.setMuted(value));
      if (value) attempt(() => backEnd?.stopEffects());
      else void openBackEnd();
      settleAmbience();
    },
    setVolumes(value) {
      volumes = value;
      attempt(() => backEnd?.setVolumes(value));
      settleAmbience();
    },
    setAmbience(on) {
      ambience = on;
      settleAmbience();
    },
    resume: wake,
    destroy() {
      destroyed = true;
      for (const name of GESTURES) window.removeEventListener(name, onGesture, { capture: true });
      document.removeEventListener('visibilitychange', onVisibility);
      devices?.removeEventListener('devicechange', wake);
      attempt(() => backEnd?.destroy());
      backEnd = undefined;
    },
  };
}
