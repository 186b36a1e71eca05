import fc from 'fast-check';
import type { Card } from '../../src/cards/card.ts';
import type { Choice } from '../../src/round/facts.ts';
import type { RoundState } from '../../src/round/progress.ts';
import type { Letter } from '../paper/notation.ts';
import { RULES } from '../tables/hands.ts';
import { type Manners, type Played, playOut } from './random-play.ts';
import { chooser, type Draft, drafts, flips, situationOf } from './situations.ts';

/** Plays a draft on a table, watched. */
export function played(letter: Letter, draft: Draft, more: Partial<Manners> = {}): Played {
  return playOut(situationOf(RULES[letter], draft), {
    choose: chooser(draft.choices),
    tellsBalance: draft.seed % 2 === 0,
    booksNow: flips(draft.seed),
    ...more,
  });
}

export function always(letter: Letter, seed: number, numRuns: number, holds: (draft: Draft) => void): void {
  fc.assert(fc.property(drafts(RULES[letter]), holds), { seed, numRuns });
}

export const cardsIn = ({ context }: RoundState): readonly Card[] => [
  ...context.boxes.flatMap(({ hands }) => hands.flatMap(({ cards }) => cards)),
  ...context.dealer.cards,
];

export const CHOICES: readonly Choice[] = [
  'hit',
  'stand',
  'standAll',
  'double',
  'split',
  'insure',
  'noInsurance',
  'evenMoney',
  'noEvenMoney',
];

/** An event from another program, which need not keep to the types. */
export const fromOutside = (json: string) => JSON.parse(json);
