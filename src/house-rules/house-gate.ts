// Where house rules refuse bets and rounds: the only place that does.

import type { Gate, HouseRefusal } from '../session/gate.ts';
import { type BoxBet, sideStakes, totalStake } from '../tables/bets.ts';
import type { HouseRules } from './house-rules.ts';
import type { RoundPace } from './round-pace.ts';

export interface GateParts {
  readonly houseRules: HouseRules;
  readonly pace: Pick<RoundPace, 'secondsLeft' | 'started'>;
  /** What the session has lost so far, minor units; negative where it has brought money. */
  readonly lost: () => number;
  /** Whether the house, or the player, wants the session looked at before it goes on. */
  readonly isReminderDue: () => boolean;
}

function betsRefusal(houseRules: HouseRules, bets: readonly BoxBet[]): HouseRefusal | null {
  const { maxBoxes, sideBets, maxStakePerRound } = houseRules;
  if (maxBoxes !== null && bets.length > maxBoxes) return { code: 'too-many-boxes', count: maxBoxes };
  if (!sideBets && bets.some((bet) => sideStakes(bet).length > 0)) return { code: 'no-side-bets' };
  return maxStakePerRound !== null && totalStake(bets) > maxStakePerRound
    ? { code: 'round-stake-above-maximum', limit: maxStakePerRound }
    : null;
}

/** A round's first stakes must fit into what may still be lost; what is added while it is played stays open. */
function lossRefusal({ maxLoss }: HouseRules, lost: number, stake: number): HouseRefusal | null {
  if (maxLoss === null) return null;
  const left = Math.max(0, maxLoss - lost);
  return stake > left ? { code: 'session-loss', limit: maxLoss, left } : null;
}

export function houseGate({ houseRules, pace, lost, isReminderDue }: GateParts): Gate {
  return {
    bets: (bets) => betsRefusal(houseRules, bets),
    start(bets) {
      if (isReminderDue()) return { code: 'reminder-due' };
      const refused = lossRefusal(houseRules, lost(), totalStake(bets));
      if (refused !== null) return refused;
      const seconds = pace.secondsLeft;
      return seconds === 0 ? null : { code: 'too-soon', seconds };
    },
    started: () => pace.started(),
  };
}
