// A piece of motion that is written before it is played: tweens on one paused timeline, calls between them, and the
// moments at which a frame has to be drawn before it may go on.

import { gsap } from 'gsap/gsap-core';

/** Values that a tween leads to. */
export type Goal = Readonly<Record<string, number>>;

interface Call {
  readonly at: number;
  readonly what: () => void;
}

/** A tween writes to `t`, and so runs any course. */
class Course {
  readonly #put: (t: number) => void;
  #t = 0;

  constructor(put: (t: number) => void) {
    this.#put = put;
  }

  get t(): number {
    return this.#t;
  }

  set t(t: number) {
    this.#t = t;
    this.#put(t);
  }
}

/** Milliseconds. */
const EARLIER = 0.01;

export class Script {
  readonly #timeline = gsap.timeline({ paused: true });
  readonly #calls: Call[] = [];
  readonly #gates: number[] = [];
  #end = 0;
  #done = 0;

  constructor() {
    // The stage's own clock drives this; the library's would run on beside it.
    gsap.ticker.sleep();
  }

  /** When the last of it is over, in milliseconds. */
  get end(): number {
    return this.#end;
  }

  /** Leads an actor's numbers to a goal. A move of no length is a call: a tween of none may never complete. */
  to(actor: object, goal: Goal, at: number, ms: number, ease: string): void {
    if (ms <= 0) {
      this.call(at, () => Object.assign(actor, goal));
      return;
    }
    this.#timeline.to(actor, { ...goal, duration: ms / 1000, ease, overwrite: false }, at / 1000);
    this.#reach(at + ms);
  }

  /** Runs a course from 0 to 1. */
  run(put: (t: number) => void, at: number, ms: number, ease: string): void {
    this.to(new Course(put), { t: 1 }, at, ms, ease);
  }

  call(at: number, what: () => void): void {
    this.#calls.push({ at, what });
    this.#calls.sort((a, b) => a.at - b.at);
    this.#reach(at);
  }

  /** A frame is drawn at this moment, at any speed and however much is skipped. */
  gate(at: number): void {
    this.#gates.push(at);
    this.#reach(at);
  }

  /** Plays up to a moment; the calls on the way find the actors where they then are. */
  seek(ms: number): void {
    const to = Math.min(ms, this.#end);
    for (;;) {
      const call = this.#calls[this.#done];
      if (call === undefined || call.at > to + 0.001) break;
      this.#done += 1;
      // Just before the call: a tween that begins with it starts from what the call has set.
      this.#render(call.at - EARLIER);
      call.what();
    }
    this.#render(to);
  }

  /** The next gate after this moment, or the end. */
  stopAfter(ms: number): number {
    return this.#gates.reduce((next, gate) => (gate > ms + 0.001 && gate < next ? gate : next), this.#end);
  }

  kill(): void {
    this.#timeline.kill();
    this.#calls.length = 0;
  }

  #render(ms: number): void {
    const seconds = ms / 1000;
    if (this.#timeline.duration() === 0 || ms <= 0) return;
    if (seconds >= this.#timeline.duration()) this.#timeline.progress(1, true);
    else this.#timeline.time(seconds, true);
  }

  #reach(ms: number): void {
    this.#end = Math.max(this.#end, ms);
  }
}
