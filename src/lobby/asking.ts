// Questions to the lobby that must be answered before the game goes on: asked again and again, and the wait is shown.

import type { Line } from './line.ts';
import type { LobbyHold } from './lobby-hold.ts';
import type { GameAsks, GameNotices } from './messages.ts';

export type GameLine = Line<GameAsks, GameNotices>;

export interface AskingParts {
  readonly line: GameLine;
  readonly hold: LobbyHold;
  readonly pause: (milliseconds: number) => Promise<void>;
}

const RETRY_MS = [500, 1000, 2000] as const;
const LONGEST_RETRY_MS = 4000;

/** Asks until there is an answer; null only once the line is closed. */
export async function askUntilAnswered<T extends keyof GameAsks>(
  { line, hold, pause }: AskingParts,
  type: T,
  body: GameAsks[T]['ask'],
): Promise<GameAsks[T]['answer'] | null> {
  let answer = await line.ask(type, body);
  if (answer !== null || line.closed) return answer;
  hold.lose(true);
  for (let tries = 0; answer === null && !line.closed; tries++) {
    await pause(RETRY_MS[tries] ?? LONGEST_RETRY_MS);
    answer = await line.ask(type, body);
  }
  hold.lose(false);
  return answer;
}
