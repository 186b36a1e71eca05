// What the lobby makes the table wait for, and the table's session as the player then sees it.

import { phaseOf } from '../round/progress.ts';
import type { PlayerEvent, SessionRefusal, TableSession, Trouble } from '../session/table-session.ts';

/** `paused`: until the lobby resumes. `closing`: no new round. `lobby-lost`: it does not answer, and is asked again. */
export type Hold = 'paused' | 'closing' | 'lobby-lost';

export class LobbyHold {
  #paused = false;
  #closing = false;
  /** Questions that go unanswered just now. */
  #lost = 0;
  #move: (() => void) | null = null;
  readonly #watchers = new Set<() => void>();

  get now(): Hold | null {
    if (this.#paused) return 'paused';
    if (this.#lost > 0) return 'lobby-lost';
    return this.#closing ? 'closing' : null;
  }

  get paused(): boolean {
    return this.#paused;
  }

  get closing(): boolean {
    return this.#closing;
  }

  /** The round belongs to another table than the one that is asked for: the next bet is made there. */
  get moving(): boolean {
    return this.#move !== null;
  }

  /** @param move goes to the table that is asked for */
  moveAfterRound(move: () => void): void {
    this.#move = move;
  }

  move(): void {
    this.#move?.();
  }

  pause(paused: boolean): void {
    this.#paused = paused;
    this.#changed();
  }

  close(): void {
    this.#closing = true;
    this.#changed();
  }

  lose(lost: boolean): void {
    this.#lost += lost ? 1 : -1;
    this.#changed();
  }

  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  #changed(): void {
    for (const watcher of [...this.#watchers]) watcher();
  }
}

/** A session as the player's side knows it. */
export interface PlayedSession
  extends Pick<TableSession, 'state' | 'takingUp' | 'send' | 'refusal' | 'watch'> {
  readonly trouble: Trouble | Hold | null;
}

/** The session under the lobby's hold: while paused nothing is decided, and while closing nothing is begun. */
export function heldSession(session: TableSession, hold: LobbyHold): PlayedSession {
  const isBetweenRounds = (): boolean => ['betting', 'settled'].includes(phaseOf(session.state));
  const isHeld = (): boolean => hold.paused || ((hold.closing || hold.moving) && isBetweenRounds());
  const refusal = (event: PlayerEvent): SessionRefusal | null =>
    isHeld() ? { code: 'not-now' } : session.refusal(event);
  return {
    get state() {
      return session.state;
    },
    get takingUp() {
      return session.takingUp;
    },
    get trouble() {
      return hold.paused ? 'paused' : (session.trouble ?? hold.now);
    },
    refusal,
    send(event) {
      if (!hold.paused && hold.moving && isBetweenRounds()) hold.move();
      return isHeld() ? refusal(event) : session.send(event);
    },
    watch(watcher) {
      const ends = [session.watch(watcher), hold.watch(watcher)];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
