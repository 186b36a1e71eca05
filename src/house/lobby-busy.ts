// Whether the frame may be taken away: not while a round is under way, nor before its record is with the lobby. A round that
// cannot go on keeps nobody: nothing more will come of it here.

import { phaseOf } from '../round/progress.ts';
import type { TableSession, Trouble } from '../session/table-session.ts';

export interface Busy {
  /** Calls once, as soon as no round is under way. */
  whenIdle(call: () => void): void;
}

export interface BusyParts {
  /** Told after every change, and once at the start. */
  readonly tell: (busy: boolean) => void;
  /** Told once where the round cannot go on: why, and which it is. What it owed is paid, and its record with the lobby. */
  readonly stuck: (code: Trouble, roundId: string) => void;
}

/** Troubles that no asking again ends. */
const isForGood = (trouble: Trouble | null): boolean =>
  trouble === 'shoe-lost' || trouble === 'cards-exhausted';

type Followed = Pick<TableSession, 'state' | 'trouble' | 'written' | 'watch'>;

export function followBusy(session: Followed, { tell, stuck }: BusyParts): Busy {
  let waits: (() => void) | null = null;
  /** Another trouble may be told after it, and be over again. */
  let ended: Trouble | null = null;
  let isTold = false;
  const isRunning = (): boolean => {
    const { context } = session.state;
    if (ended !== null) return context.owed.length > 0;
    return !['betting', 'settled'].includes(phaseOf(session.state));
  };
  async function look(): Promise<void> {
    if (isForGood(session.trouble)) ended ??= session.trouble;
    if (isRunning()) {
      tell(true);
      return;
    }
    await session.written;
    if (isRunning()) return;
    if (ended !== null && !isTold) {
      isTold = true;
      stuck(ended, session.state.context.roundId ?? '');
    }
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
