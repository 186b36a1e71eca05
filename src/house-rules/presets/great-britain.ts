// Great Britain: Gambling Commission, Remote gambling and software technical standards (RTS), as in force since 17 January 2025.

import type { HouseRulesGiven } from '../house-rules.ts';

/**
 * What the RTS ask of a casino game's page. Two of their requirements need no rule here, since the game keeps them at every
 * table: a round starts only at a press of its own, after a release (14G), and a return that is not above its stake is not
 * celebrated (14F); there is no autoplay (8C).
 */
export const greatBritain = {
  // 14G: at least 5 seconds from the start of a game to the start of the next.
  minimumRoundSeconds: 5,
  // 14E: the player cannot shorten the time until the result: no turbo, no quick mode, no stopping of what moves.
  speed: 3,
  skip: false,
  // 2E: net position since the session started, in the account's currency.
  showNetPosition: true,
  // 13C: elapsed time for the duration of the session.
  showSessionTime: true,
} as const satisfies HouseRulesGiven;
