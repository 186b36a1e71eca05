// A round checked step by step: what was told before the bets closed, what was told after, and whether the cards follow.

import type { Card } from '../cards/card.ts';
import { shoeOf } from '../dealer/dealing.ts';
import { commitmentTo, isSeed } from '../dealer/seed.ts';
import { type Verdict, verify } from '../dealer/verify.ts';
import type { RoundRecord } from '../round/record.ts';
import { seenCards } from '../round/seen-cards.ts';

export interface VerifiedCard {
  /** Its place in the order of dealing, from 1. */
  readonly place: number;
  readonly seen: Card;
  /** What the shoe of the seed has there; null where there is no seed, or no such place. */
  readonly inShoe: Card | null;
}

export interface Verification {
  readonly verdict: Verdict;
  readonly commitment: string | null;
  readonly seed: string | null;
  /** The SHA-256 of the seed. */
  readonly hash: string | null;
  readonly words: string;
  readonly cards: readonly VerifiedCard[];
}

export function verification(record: RoundRecord): Verification {
  const { commitment, words } = record;
  const seen = seenCards(record);
  const seed = isSeed(record.seed) ? record.seed : null;
  const shoe = seed === null ? [] : shoeOf(record.rules, seed, words);
  return {
    verdict: verify({ ...record, seen }),
    commitment,
    seed,
    hash: seed === null ? null : commitmentTo(seed),
    words,
    cards: seen.map(({ place, card }) => ({ place: place + 1, seen: card, inShoe: shoe[place] ?? null })),
  };
}
