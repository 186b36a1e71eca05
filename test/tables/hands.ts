import { RANKS, type Rank } from '../../src/cards/card.ts';
import { doubleExposure, doubleExposure3Hand, multiHand, threeHand } from '../../src/tables/all-tables.ts';
import { openDecisions, type PlayedHand } from '../../src/tables/decisions.ts';
import type { TableRules } from '../../src/tables/rules.ts';
import { cardsOf } from '../cards/hand.ts';
import type { Letter } from '../paper/notation.ts';

/** The four tables by their letter in TABLES.md. */
export const RULES: Readonly<Record<Letter, TableRules>> = {
  A: doubleExposure,
  B: doubleExposure3Hand,
  C: threeHand,
  D: multiHand,
};

/** "8s 8d" is a hand as it was dealt, "split 8s 3d" one that a split made. */
export function handOf(line: string): PlayedHand {
  return { cards: cardsOf(line.replace('split ', '')), fromSplit: line.startsWith('split ') };
}

/** What the rules leave open to a hand, on one line. */
export function open(letter: Letter, line: string, handsOnBox = 1): string {
  return openDecisions(RULES[letter], handOf(line), handsOnBox).join(' ');
}

/** Every two ranks, each pair of them once: 91 hands of two suits. */
export const TWO_RANKS: readonly (readonly [Rank, Rank])[] = RANKS.flatMap((a, i) =>
  RANKS.slice(i).map((b) => [a, b] as const),
);

/** The two-card hands to which a decision is open, as "2-7 3-6 …", the lower rank first. */
export function handsOpenTo(
  decision: 'double' | 'split' | 'hit',
  letter: Letter,
  { fromSplit = false, handsOnBox = 1 }: { fromSplit?: boolean; handsOnBox?: number } = {},
): string {
  return TWO_RANKS.filter(([a, b]) =>
    openDecisions(RULES[letter], { cards: [`${a}s`, `${b}d`], fromSplit }, handsOnBox).includes(decision),
  )
    .map(([a, b]) => `${a}-${b}`)
    .join(' ');
}
