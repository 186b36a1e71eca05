import type { Card } from '../cards/card.ts';
import { openDecisions } from '../tables/decisions.ts';
import type { TableRules } from '../tables/rules.ts';
import { cardOfValue } from './composition.ts';

/** A pair about to be split. */
export interface PairToSplit {
  /** The cards' value, ace as 1. */
  readonly value: number;
  /** Hands on the box before the split. */
  readonly handsOnBox: number;
  /**
   * Cards not seen that would pair with it: all of its value, or of its rank alone where only equal ranks are a
   * pair; and all not seen of its value.
   */
  readonly pairing: number;
  readonly ofValue: number;
}

/** Of the cards of the pair's value that are left when `gone` that paired are out, the share that pairs. */
export function pairingShare({ pairing, ofValue }: PairToSplit, gone: number): number {
  const left = ofValue - gone;
  return left <= 0 ? 0 : Math.max(0, pairing - gone) / left;
}

/** Whether a pair that falls on a split hand may be split, with so many hands on the box. */
export function maySplitAgain(rules: TableRules, value: number, handsOnBox: number): boolean {
  const cards: readonly Card[] = [cardOfValue(value), cardOfValue(value)];
  return openDecisions(rules, { cards, fromSplit: true }, handsOnBox).includes('split');
}
