// A hand's expectations under best play, from the cards it holds and those still to come. All are exact: every card
// that can come is weighed by its chance, every hand is worth its best decision, and the dealer's end is weighed too.

import type { TableRules } from '../tables/rules.ts';
import { VALUES } from './composition.ts';
import { OUTCOMES } from './dealer-trie.ts';
import { BUST, HANDS } from './hand-graph.ts';
import { legalPlay, MAY_DOUBLE, MAY_HIT, type Origin } from './legal-play.ts';
import type { Aside, Outlook } from './outlook.ts';
import { type Payoffs, payoffsOf } from './payoffs.ts';

export const STAND = 1;
export const HIT = 2;
export const DOUBLE = 3;
/** What to do with a hand, by hand; 0 where the hand was never come to. */
export type Policy = Uint8Array;

/** The play of hands of one origin, with some cards of a pair's value aside. */
export interface HandPlay {
  readonly origin: Origin;
  readonly aside: Aside;
  /** Filled as hands are valued. */
  readonly policy: Policy;
  stand(hand: number): number;
  hit(hand: number): number;
  double(hand: number): number;
  /** Bits of what is legal beside standing. */
  legal(hand: number): number;
  /** The value of the best decision; of a hand of one card, of its second card and what follows. */
  value(hand: number): number;
}

/** What all hands of a box have in common. */
export interface Setting {
  readonly rules: TableRules;
  readonly outlook: Outlook;
  readonly payoffs: Payoffs;
}

export function settingOf(rules: TableRules, outlook: Outlook): Setting {
  return { rules, outlook, payoffs: payoffsOf(rules) };
}

/** A hand's expectation if no card is added to it. */
export function standing({ outlook, payoffs }: Setting, hand: number, aside: Aside): number {
  const at = outlook.dealerAt(hand, aside);
  const pays = (HANDS.total[hand] ?? 0) * OUTCOMES;
  let sum = 0;
  for (let i = 0; i < OUTCOMES; i++) sum += (outlook.dealer[at + i] ?? 0) * (payoffs.byTotal[pays + i] ?? 0);
  return sum;
}

/** No hand of 21 or less has more cards. */
const MOST_CARDS = 22;

/**
 * @param follow a policy to follow instead of finding the best one; it must know every hand that can be come to
 */
export function handPlay(setting: Setting, origin: Origin, aside: Aside, follow?: Policy): HandPlay {
  const { outlook, payoffs } = setting;
  const legal = legalPlay(setting.rules, origin);
  const policy = follow ?? new Uint8Array(HANDS.size);
  const values = new Float64Array(HANDS.size).fill(Number.NaN);
  const stands = new Float64Array(HANDS.size).fill(Number.NaN);
  // One row for each number of cards: while a hand is being valued only hands of more cards are.
  const draws = new Float64Array(MOST_CARDS * VALUES);

  function stand(hand: number): number {
    const known = stands[hand] ?? Number.NaN;
    if (!Number.isNaN(known)) return known;
    const found = standing(setting, hand, aside);
    stands[hand] = found;
    return found;
  }

  function afterCard(hand: number, then: (hand: number) => number): number {
    const row = (HANDS.cards[hand] ?? 0) * VALUES;
    outlook.drawInto(hand, aside, draws, row);
    let sum = 0;
    for (let i = 0; i < VALUES; i++) {
      const chance = draws[row + i] ?? 0;
      if (chance === 0) continue;
      const next = HANDS.next[hand * VALUES + i] ?? BUST;
      sum += chance * (next === BUST ? payoffs.bust : then(next));
    }
    return sum;
  }

  const hit = (hand: number): number => afterCard(hand, value);
  const double = (hand: number): number => 2 * afterCard(hand, stand);

  function followed(hand: number): number {
    const choice = policy[hand];
    if (choice === DOUBLE) return double(hand);
    return choice === HIT ? hit(hand) : stand(hand);
  }

  function best(hand: number): number {
    const open = legal(hand);
    let most = stand(hand);
    let choice = STAND;
    if (open & MAY_HIT) {
      const hits = hit(hand);
      if (hits > most) {
        most = hits;
        choice = HIT;
      }
    }
    if (open & MAY_DOUBLE) {
      const doubles = double(hand);
      if (doubles > most) {
        most = doubles;
        choice = DOUBLE;
      }
    }
    policy[hand] = choice;
    return most;
  }

  function value(hand: number): number {
    const known = values[hand] ?? Number.NaN;
    if (!Number.isNaN(known)) return known;
    let found: number;
    if ((HANDS.cards[hand] ?? 0) < 2) found = hit(hand);
    else found = follow === undefined ? best(hand) : followed(hand);
    values[hand] = found;
    return found;
  }

  return { origin, aside, policy, stand, hit, double, legal, value };
}
