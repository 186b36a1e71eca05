// A piece of motion that is written before it is played: tweens on one paused timeline, calls between them, and the
// moments at which a frame has to be drawn before it may go on.

import { gsap } from 'gsap/gsap-core';

/** Numbers of an actor that a move leads to. */
export type Goal<A> = { readonly [K in keyof A as A[K] extends number ? K : never]?: number };

/** One number on its way. */
interface Way {
  readonly name: string;
  readonly to: number;
  from: number | null;
}

function waysTo(goal: object): Way[] {
  return Object.entries(goal).flatMap(([name, to]) =>
    typeof to === 'number' ? [{ name, to, from: null }] : [],
  );
}

/** Sets an actor's numbers; where they come from is seen when the way begins. */
function goAlong(actor: object, ways: readonly Way[], t: number): void {
  for (const way of ways) {
    if (way.from === null) {
      const now: unknown = Reflect.get(actor, way.name);
      way.from = typeof now === 'number' ? now : way.to;
    }
    Reflect.set(actor, way.name, t === 1 ? way.to : way.from + (way.to - way.from) * t);
  }
}

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

/** The stage's own clock drives scripts; the library's is woken by all that is done with a timeline, and would run on. */
function restLibraryClock(): void {
  gsap.ticker.sleep();
}

export class Script {
  /** Not lazy: the library keeps a number of every lazy tween until its own clock turns, which here it never does. */
  readonly #timeline = gsap.timeline({ paused: true, defaults: { lazy: false } });
  readonly #calls: Call[] = [];
  readonly #gates: number[] = [];
  #end = 0;
  #sorted = true;
  #done = 0;
  #over = false;

  /** When the last of it is over, in milliseconds. */
  get end(): number {
    return this.#end;
  }

  /** Leads an actor's numbers from what they are when it begins to a goal. */
  to<A extends object>(actor: A, goal: Goal<A>, at: number, ms: number, ease: string): void {
    const ways = waysTo(goal);
    this.run((t) => goAlong(actor, ways, t), at, ms, ease);
  }

  /** Runs a course from 0 to 1. One of no length is a call: a tween of none may never complete (C04). */
  run(put: (t: number) => void, at: number, ms: number, ease: string): void {
    if (ms <= 0) {
      this.call(at, () => put(1));
      return;
    }
    this.#timeline.to(new Course(put), { t: 1, duration: ms / 1000, ease }, at / 1000);
    this.#reach(at + ms);
  }

  call(at: number, what: () => void): void {
    this.#calls.push({ at, what });
    this.#sorted = false;
    this.#reach(at);
  }

  /** A frame is drawn at this moment, at any speed and however much is skipped. */
  gate(at: number): void {
    this.#gates.push(at);
    this.#reach(at);
  }

  /** Plays up to a moment; the calls on the way find the actors where they then are. */
  seek(ms: number): void {
    if (this.#over) return;
    const to = Math.min(ms, this.#end);
    if (!this.#sorted) this.#calls.sort((a, b) => a.at - b.at);
    this.#sorted = true;
    for (;;) {
      const call = this.#calls[this.#done];
      if (call === undefined || call.at > to + 0.001) break;
      this.#done += 1;
      // Just before the call: a tween that begins with it starts from what the call has set.
      this.#render(call.at - EARLIER);
      call.what();
      // What was called may have brought everything to its end.
      if (this.#over) return;
    }
    this.#render(to);
    if (to >= this.#end) this.kill();
    restLibraryClock();
  }

  /** The next gate after this moment, or the end. */
  stopAfter(ms: number): number {
    return this.#gates.reduce((next, gate) => (gate > ms + 0.001 && gate < next ? gate : next), this.#end);
  }

  /** Lets it go, which the library does with no timeline that stands still: it would keep it for ever. */
  kill(): void {
    this.#over = true;
    this.#timeline.kill();
    this.#calls.length = 0;
    restLibraryClock();
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
