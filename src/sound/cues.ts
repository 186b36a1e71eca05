/** What happens at the table and can be heard; the stage says when (it has these names from here, and nothing else). */
const TABLE_CUES = [
  'cardSlide',
  'cardTurn',
  'chipDown',
  'chipStack',
  'sweep',
  'win',
  'blackjack',
  'sideBetHit',
  'lose',
] as const;

/** Everything that can be heard: what happens at the table, and what the controls answer. */
export const CUES = [...TABLE_CUES, 'button', 'warning'] as const;

export type TableCue = (typeof TABLE_CUES)[number];
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
