// A piece of motion that is written before it is played: tweens and calls on one paused timeline, and the moments at
// which a frame has to be drawn before it may go on.

import { gsap } from 'gsap/gsap-core';

/** Values that a tween may lead to. */
export type Goal = Readonly<Record<string, number>>;

export class Script {
  readonly #timeline = gsap.timeline({ paused: true, autoRemoveChildren: false });
  readonly #gates: number[] = [];
  #end = 0;

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

  /** Leads numbers from one place to another, and holds them at the first until it begins. */
  fromTo(actor: object, from: Goal, goal: Goal, at: number, ms: number, ease: string): void {
    if (ms <= 0) {
      this.call(at, () => Object.assign(actor, goal));
      return;
    }
    this.#timeline.fromTo(
      actor,
      { ...from },
      { ...goal, duration: ms / 1000, ease, overwrite: false, immediateRender: false },
      at / 1000,
    );
    this.#reach(at + ms);
  }

  call(at: number, what: () => void): void {
    this.#timeline.call(what, [], at / 1000);
    this.#reach(at);
  }

  /** A frame is drawn at this moment, at any speed and however much is skipped. */
  gate(at: number): void {
    this.#gates.push(at);
    this.#reach(at);
  }

  /** Plays up to a moment. */
  seek(ms: number): void {
    if (ms >= this.#end) this.#timeline.progress(1, false);
    else this.#timeline.time(ms / 1000, false);
  }

  /** The next gate after this moment, or the end. */
  stopAfter(ms: number): number {
    return this.#gates.reduce((next, gate) => (gate > ms + 0.001 && gate < next ? gate : next), this.#end);
  }

  kill(): void {
    this.#timeline.kill();
  }

  #reach(ms: number): void {
    this.#end = Math.max(this.#end, ms);
  }
}
