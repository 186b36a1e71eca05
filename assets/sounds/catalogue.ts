// Every cue of the game: how it is made, how loud it is to be heard, and how much of the room is in it.
import type { Cue } from '../../src/sound/cues.ts';
import type { Random, Stereo } from './signal.ts';
import { button, cardSlide, cardTurn, chipDown, chipStack, sweep } from './table-sounds.ts';
import { blackjack, lose, sideBetHit, warning, win } from './tuned-sounds.ts';

export interface Recipe {
  readonly cue: Cue;
  readonly make: (random: Random) => Stereo;
  /** Sounds heard again and again are made several times over, each a little different. */
  readonly takes: number;
  /** Loudness of the loudest eighth of a second, in dB below full scale, weighted as BS.1770 does. */
  readonly loudness: number;
  /** Of the room: how long it rings on (0 to 100), and how loud that is in dB. */
  readonly room: { readonly size: number; readonly wet: number };
}

const CLOSE = { size: 12, wet: -9 };
const TABLE = { size: 22, wet: -7 };
const HALL = { size: 52, wet: -4 };

export const RECIPES: readonly Recipe[] = [
  { cue: 'cardSlide', make: cardSlide, takes: 4, loudness: -27, room: CLOSE },
  { cue: 'cardTurn', make: cardTurn, takes: 3, loudness: -26, room: CLOSE },
  { cue: 'chipDown', make: chipDown, takes: 4, loudness: -25, room: CLOSE },
  { cue: 'chipStack', make: chipStack, takes: 2, loudness: -22, room: TABLE },
  { cue: 'sweep', make: sweep, takes: 2, loudness: -24, room: TABLE },
  { cue: 'win', make: win, takes: 1, loudness: -20, room: HALL },
  { cue: 'blackjack', make: blackjack, takes: 1, loudness: -18, room: HALL },
  { cue: 'sideBetHit', make: sideBetHit, takes: 1, loudness: -16, room: HALL },
  { cue: 'lose', make: lose, takes: 1, loudness: -30, room: TABLE },
  { cue: 'button', make: button, takes: 2, loudness: -30, room: CLOSE },
  { cue: 'warning', make: warning, takes: 1, loudness: -22, room: TABLE },
];
