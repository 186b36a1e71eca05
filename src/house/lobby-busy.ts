// Whether the frame may be taken away: not while a round is under way, nor before its record is with the lobby.

import { phaseOf } from '../round/progress.ts';
import type { TableSession } from '../session/table-session.ts';

export interface Busy {
  /** Calls once, as soon as no round is under way. */
  whenIdle(call: () => void): void;
}

/** @param tell told after every change, and once at the start */
export function followBusy(session: TableSession, tell: (busy: boolean) => void): Busy {
  let waits: (() => void) | null = null;
  const isBetweenRounds = (): boolean => ['betting', 'settled'].includes(phaseOf(session.state));
  async function look(): Promise<void> {
    if (!isBetweenRounds()) {
      tell(true);
      return;
    }
    await session.written;
    if (!isBetweenRounds()) return;
    tell(false);
    const call = waits;
    waits = null;
    call?.();
  }
  session.watch(() => void look());
  void look();
  return {
    whenIdle(call) {
      waits = call;
      void look();
    },
  };
}
