// Rounds for the tests of the field reports, brought to where the player is asked.

import type { RoundState } from '../../src/round/progress.ts';
import { cardsOf } from '../cards/hand.ts';
import { LETTERS, type Letter } from '../paper/notation.ts';
import { RULES } from '../tables/hands.ts';
import { playOut, type Situation } from './random-play.ts';

export const ALL: readonly [Letter][] = LETTERS.map((letter) => [letter]);

export function table(letter: Letter, main: number, cards: string, balance = 100_000): Situation {
  return { rules: RULES[letter], balance, bets: [{ box: 1, main, side: {} }], shoe: cardsOf(cards) };
}

/** Plays until the player is asked after these decisions, and gives the state. */
export function waitingIn(situation: Situation, decisions: string): RoundState {
  const words = decisions.split(' ').filter((word) => word !== '');
  let waiting: RoundState | null = null;
  try {
    playOut(situation, {
      choose: (open, state) => {
        const word = words.shift();
        const choice = open.find((each) => each === word);
        if (choice !== undefined) return choice;
        waiting = state;
        throw new Error('waits');
      },
      tellsBalance: true,
      booksNow: () => true,
    });
  } catch (error) {
    if (waiting === null) throw error;
  }
  if (waiting === null) throw new Error('the round does not wait');
  return waiting;
}
