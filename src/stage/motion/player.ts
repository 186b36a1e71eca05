// Plays scripts, one after another, on a clock of its own; beside them what nothing waits for.

import { Script } from './script.ts';

interface Part {
  readonly script: Script;
  at: number;
}

/** The longest step of the clock, milliseconds, for screens that draw few frames in a second. */
const LONGEST_STEP = 400;
/** A page that was away for longer than this goes on where it was, and does not leap (B05). */
const AWAY = 1000;
const USUAL_STEP = 16;

/** What one main script is: it is written when its turn comes, and answered when it is over. */
export interface Act {
  readonly write: () => Script;
  readonly over: () => void;
}

export class Player {
  #main: (Part & { readonly act: Act }) | null = null;
  #skipping = false;
  /** Time that a frame could not spend since something had to be seen first; the next one does, so that few frames last no longer. */
  #owed = 0;
  readonly #queue: Act[] = [];
  readonly #beside = new Set<Part>();

  /** Whether anything moves or waits to. */
  get isBusy(): boolean {
    return this.#main !== null || this.#queue.length > 0 || this.#beside.size > 0;
  }

  get isPlaying(): boolean {
    return this.#main !== null || this.#queue.length > 0;
  }

  add(act: Act): void {
    this.#queue.push(act);
  }

  beside(write: (script: Script) => void): void {
    const script = new Script();
    write(script);
    if (script.end === 0) script.seek(0);
    else this.#beside.add({ script, at: 0 });
  }

  /** What runs comes to its end in a few frames: those in which a face has to be seen before what it means. */
  skip(): void {
    if (this.#main !== null || this.#queue.length > 0) this.#skipping = true;
    for (const part of [...this.#beside]) this.#finish(part);
  }

  /**
   * Lets time pass.
   *
   * @param ms since the last step; null after a rest, which has no past
   * @param rate how much of a script's time goes by in one of the clock's
   */
  step(ms: number | null, rate: number): void {
    if (ms === null) this.#owed = 0;
    const usual = ms === null || ms > AWAY;
    const passed = (usual ? USUAL_STEP : Math.min(Math.max(0, ms), LONGEST_STEP)) * rate;
    for (const part of [...this.#beside]) {
      part.at += passed;
      part.script.seek(part.at);
      if (part.at >= part.script.end) this.#beside.delete(part);
    }
    this.#stepMain(passed);
  }

  #stepMain(passed: number): void {
    this.#main ??= this.#nextAct();
    const main = this.#main;
    if (main === null) return;
    const gate = main.script.stopAfter(main.at);
    // What takes no time is shown without any: what is owed waits for a frame.
    const owed = passed === 0 ? 0 : this.#owed;
    const wanted = this.#skipping ? gate : main.at + passed + owed;
    // What is a rounding short of the gate is at it.
    main.at = wanted > gate - 0.001 ? gate : wanted;
    if (passed > 0) this.#owed = Math.min(Math.max(0, wanted - gate), LONGEST_STEP);
    main.script.seek(main.at);
    if (main.at < main.script.end || this.#main !== main) return;
    this.#main = null;
    if (this.#queue.length === 0) this.#skipping = false;
    main.act.over();
  }

  /** Everything at once, in order: for a page that nobody sees. */
  finish(): void {
    for (;;) {
      this.#main ??= this.#nextAct();
      const main = this.#main;
      if (main === null) break;
      main.script.seek(main.script.end);
      this.#main = null;
      main.act.over();
    }
    this.#skipping = false;
    for (const part of [...this.#beside]) this.#finish(part);
  }

  /** Drops the script that runs, so that its act can be written anew from where the eyes are. */
  rewrite(): void {
    const main = this.#main;
    if (main === null) return;
    main.script.kill();
    this.#main = null;
    this.#queue.unshift(main.act);
  }

  /** Ends all motion without a word. */
  clear(): void {
    this.#main?.script.kill();
    this.#main = null;
    this.#queue.length = 0;
    for (const { script } of this.#beside) script.kill();
    this.#beside.clear();
  }

  clearBeside(): void {
    for (const { script } of this.#beside) script.kill();
    this.#beside.clear();
  }

  #nextAct(): (Part & { readonly act: Act }) | null {
    const act = this.#queue.shift();
    return act === undefined ? null : { act, script: act.write(), at: 0 };
  }

  #finish(part: Part): void {
    part.script.seek(part.script.end);
    this.#beside.delete(part);
  }
}
