/** The sounds that tell something; the rest is the noise of cards and chips, which the sentences tell of. */
const CAPTIONED = ['win', 'blackjack', 'sideBetHit', 'lose', 'warning'] as const;

/** A sound that was played; each one is a value of its own. */
export interface Heard {
  readonly cue: (typeof CAPTIONED)[number];
}

/** The sound as one that tells something, or null where it is but noise. */
export function heardOf(name: string): Heard | null {
  const cue = CAPTIONED.find((each) => each === name);
  return cue === undefined ? null : { cue };
}
