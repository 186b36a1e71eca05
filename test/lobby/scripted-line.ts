// A line to a lobby that answers as a test says: each question is noted, and takes the next of its answers. `null` is no
// answer in time; a question that nothing is left for is never answered.

import type { AskingParts, GameLine } from '../../src/lobby/asking.ts';
import { LobbyHold } from '../../src/lobby/lobby-hold.ts';
import type { GameAsks } from '../../src/lobby/messages.ts';

type Script = { readonly [T in keyof GameAsks]?: readonly (GameAsks[T]['answer'] | null)[] };

export interface Scripted extends AskingParts {
  /** Each question with its body, in order. */
  readonly asked: readonly unknown[];
  /** How long was waited before each further try, milliseconds. */
  readonly waits: readonly number[];
  /** Whether the player was told that the lobby does not answer, before each further try. */
  readonly lostDuring: readonly boolean[];
  close(): void;
  /** The table is given up. */
  giveUp(): void;
}

export function scripted(script: Script): Scripted {
  const asked: unknown[] = [];
  const waits: number[] = [];
  const lostDuring: boolean[] = [];
  const hold = new LobbyHold();
  const used = new Map<string, number>();
  let closed = false;
  let isOver = false;
  const line: GameLine = {
    ask(type, body) {
      asked.push({ type, ...body });
      if (closed) return Promise.resolve(null);
      const at = used.get(type) ?? 0;
      used.set(type, at + 1);
      const answer = script[type]?.[at];
      return answer === undefined ? new Promise(() => {}) : Promise.resolve(answer);
    },
    tell() {},
    ignored: 0,
    get closed() {
      return closed;
    },
    close() {
      closed = true;
    },
  };
  return {
    line,
    hold,
    pause: async (milliseconds) => {
      waits.push(milliseconds);
      lostDuring.push(hold.now === 'lobby-lost');
    },
    asked,
    waits,
    lostDuring,
    close: () => line.close(),
    isOver: () => isOver,
    giveUp() {
      isOver = true;
    },
  };
}
