// Questions to the lobby that must be answered before the game goes on: asked again and again, and the wait is shown.

import type { Line } from './line.ts';
import type { LobbyHold } from './lobby-hold.ts';
import type { GameAsks, GameNotices } from './messages.ts';

export type GameLine = Line<GameAsks, GameNotices>;

export interface AskingParts {
  readonly line: GameLine;
  readonly hold: LobbyHold;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** The table was given up: what it had to ask is nobody's to ask any more, and must not arrive after what others ask. */
  readonly isOver: () => boolean;
}

const RETRY_MS = [500, 1000, 2000] as const;
const LONGEST_RETRY_MS = 4000;

/** Asks until there is an answer; null only once the line is closed, or the table given up. */
export async function askUntilAnswered<T extends keyof GameAsks>(
  { line, hold, pause, isOver }: AskingParts,
  type: T,
  body: GameAsks[T]['ask'],
): Promise<GameAsks[T]['answer'] | null> {
  const isAsked = (): boolean => !line.closed && !isOver();
  let answer = isOver() ? null : await line.ask(type, body);
  if (answer !== null || !isAsked()) return answer;
  hold.lose(true);
  for (let tries = 0; answer === null && isAsked(); tries++) {
    await pause(RETRY_MS[tries] ?? LONGEST_RETRY_MS);
    if (isAsked()) answer = await line.ask(type, body);
  }
  hold.lose(false);
  return answer;
}
