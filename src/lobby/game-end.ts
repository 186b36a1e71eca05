// The game's end of the line: greets the host, takes its start once, and passes on what it wishes afterwards.

import type { AskingParts, GameLine } from './asking.ts';
import { GAME_ANSWERS } from './game-answers.ts';
import type { Met } from './handshake.ts';
import { openLine } from './line.ts';
import { LobbyHold } from './lobby-hold.ts';
import {
  type GameAsks,
  type GameNotices,
  HOST_ASKS,
  HOST_NOTICES,
  type HostAsks,
  type HostNotices,
  type StartReply,
} from './messages.ts';
import type { Place, Start } from './start.ts';
import { fits, PROTOCOL } from './version.ts';

/** How long an answer is waited for where the host does not say, milliseconds. */
const ANSWER_MS = 8000;

/** What the host may wish of an open table. */
export interface TableWishes {
  readonly balanceChanged: () => void;
  readonly mute: (muted: boolean) => void;
  /** Closes the table once no round is under way. */
  readonly close: () => void;
}

export interface GameEndParts {
  readonly met: Met;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Opens the table; the answer goes to the host. */
  readonly start: (start: Start) => Promise<StartReply>;
  /** Says to the player that no table can be opened. */
  readonly refused: (code: string, at: string) => Promise<void>;
}

/** The same start twice; one that cannot be compared is none. */
function areAlike(one: Start, other: Start): boolean {
  try {
    return JSON.stringify(one) === JSON.stringify(other);
  } catch {
    return false;
  }
}

export class GameEnd {
  readonly line: GameLine;
  readonly hold = new LobbyHold();
  /** Whether the host speaks a version that this game does. */
  readonly fits: boolean;
  #answerMs = ANSWER_MS;
  #started: { readonly by: Start; readonly reply: Promise<StartReply> } | null = null;
  #busy: boolean | null = null;
  #isOver = false;
  #wishes: TableWishes | null = null;
  readonly #parts: GameEndParts;

  constructor(parts: GameEndParts) {
    this.#parts = parts;
    this.fits = fits(parts.met.protocol, PROTOCOL);
    const done = { ok: true } as const;
    this.line = openLine<GameAsks, GameNotices, HostAsks, HostNotices>({
      port: parts.met.port,
      answers: GAME_ANSWERS,
      theirs: HOST_ASKS,
      theirNotices: HOST_NOTICES,
      answer: {
        start: ({ options }) => this.#start(options),
        pause: async () => {
          this.hold.pause(true);
          return done;
        },
        resume: async () => {
          this.hold.pause(false);
          return done;
        },
        mute: async ({ muted }) => {
          this.#wishes?.mute(muted);
          return done;
        },
        close: async () => {
          this.hold.close();
          if (this.#wishes === null) this.tellClosed();
          else this.#wishes.close();
          return done;
        },
      },
      malformed: { start: (at) => this.#refuse(at.replace(/^options\.?/, '')) },
      hear: { 'balance.changed': () => this.#wishes?.balanceChanged() },
      bad: (at) => this.tellError('bad-message', at),
      answerMs: () => this.#answerMs,
    });
    this.line.tell('hello', { protocol: PROTOCOL });
    if (!this.fits) this.tellError('version-mismatch', parts.met.protocol);
  }

  get asking(): AskingParts {
    return { line: this.line, hold: this.hold, pause: this.#parts.pause, isOver: () => this.#isOver };
  }

  /** Where the host's page is from. */
  get origin(): string {
    return this.#parts.met.origin;
  }

  /** From now on a table is open, which wishes go to. */
  serve(wishes: TableWishes): void {
    this.#wishes = wishes;
    if (this.hold.closing) wishes.close();
  }

  /** The table is gone though the frame is there: nothing is asked from now on, and the host may close at once. */
  giveUp(): void {
    this.#isOver = true;
    this.tellBusy(false);
    this.serve({ balanceChanged() {}, mute() {}, close: () => this.tellClosed() });
  }

  open(place: Place): void {
    this.line.tell('open', { place });
  }

  /** Tells whether the frame may be taken away, where that has changed. */
  tellBusy(busy: boolean): void {
    if (busy === this.#busy) return;
    this.#busy = busy;
    this.line.tell(busy ? 'busy' : 'idle', {});
  }

  tellSize(width: number, height: number): void {
    this.line.tell('resize', { width, height });
  }

  tellError(code: string, at: string): void {
    this.line.tell('error', { code, at });
  }

  /** The last thing that is told. */
  tellClosed(): void {
    this.line.tell('closed', {});
  }

  /** Asked again since the answer was lost, it is answered as the first time. */
  async #start(start: Start): Promise<StartReply> {
    if (!this.fits) return { ok: false, code: 'version-mismatch', at: '' };
    if (this.#started !== null)
      return areAlike(this.#started.by, start)
        ? this.#started.reply
        : { ok: false, code: 'already-started', at: '' };
    this.#answerMs = start.answerMs ?? ANSWER_MS;
    const reply = this.#parts.start(start);
    this.#started = { by: start, reply };
    return reply;
  }

  /** A start that is none opens no table; one that is may follow it. */
  async #refuse(at: string): Promise<StartReply> {
    if (!this.fits) return { ok: false, code: 'version-mismatch', at: '' };
    if (this.#started === null) await this.#parts.refused('bad-message', at);
    return { ok: false, code: 'bad-message', at };
  }
}
