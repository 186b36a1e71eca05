// What the lobby wishes of the table, said until the game has heard it. A newer wish of the same kind takes the older one's
// place, and a game that comes anew hears all that still counts.

import type { Line } from './line.ts';
import type { HostAsks, HostNotices } from './messages.ts';

export type HostLine = Line<HostAsks, HostNotices>;

export interface Retry {
  /** Whether an answer is still of use. */
  readonly isWanted: () => boolean;
  /** Told each time that none came. */
  readonly noAnswer: () => void;
  /** Waits before the next time. */
  readonly later: () => Promise<void>;
}

/** Asks until there is an answer; null where none is wanted any more. */
export async function untilAnswered<T>(
  ask: () => Promise<T | null>,
  { isWanted, noAnswer, later }: Retry,
): Promise<T | null> {
  let answer = await ask();
  while (answer === null && isWanted()) {
    noAnswer();
    await later();
    if (isWanted()) answer = await ask();
  }
  return answer;
}

export type Question = Exclude<keyof HostAsks, 'start'>;

/** One that may be said again at any time: heard twice, it is the same. */
export interface Wish {
  readonly question: Question;
  readonly ask: (line: HostLine) => Promise<object | null>;
}

export interface WishParts {
  /** The line to the game; null before it is there. */
  readonly current: () => HostLine | null;
  readonly noAnswer: (question: Question) => void;
  readonly later: () => Promise<void>;
}

export class Wishes {
  readonly #parts: WishParts;
  readonly #wished = new Map<string, Wish>();

  constructor(parts: WishParts) {
    this.#parts = parts;
  }

  /** @param about what it is a wish about: the newest of each counts */
  say(about: string, wish: Wish): void {
    this.#wished.set(about, wish);
    this.#tell(about, wish);
  }

  /** The game is there, or there anew. */
  sayAll(): void {
    for (const [about, wish] of [...this.#wished]) this.#tell(about, wish);
  }

  #tell(about: string, wish: Wish): void {
    const { current, noAnswer, later } = this.#parts;
    const line = current();
    if (line === null) return;
    const isWanted = () => line === current() && !line.closed && this.#wished.get(about) === wish;
    void untilAnswered(() => wish.ask(line), { isWanted, noAnswer: () => noAnswer(wish.question), later });
  }
}
