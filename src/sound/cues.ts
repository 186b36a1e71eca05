/** Everything the table can be heard to do. */
export const CUES = [
  'cardSlide',
  'cardTurn',
  'chipDown',
  'chipStack',
  'sweep',
  'win',
  'blackjack',
  'sideBetHit',
  'lose',
  'button',
  'warning',
] as const;

export type Cue = (typeof CUES)[number];

/**
 * How far the pitch of a cue may stray from one playing to the next, as a share. What is heard all evening strays, so
 * that it does not tire; what is a tune keeps its pitch.
 */
export const PITCH_SPREAD: Readonly<Record<Cue, number>> = {
  cardSlide: 0.07,
  cardTurn: 0.06,
  chipDown: 0.05,
  chipStack: 0.04,
  sweep: 0.05,
  win: 0,
  blackjack: 0,
  sideBetHit: 0,
  lose: 0.01,
  button: 0.03,
  warning: 0,
};
