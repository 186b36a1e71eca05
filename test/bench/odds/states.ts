// Random states in the middle of a round, the same for every run: cards dealt from a whole shoe to every box, some
// boxes played on at random, and one hand that has something to decide.

import { type Card, cardValue } from '../../../src/cards/card.ts';
import { handValue, isNatural } from '../../../src/cards/hand-value.ts';
import { freshDecks, shuffle } from '../../../src/cards/shoe.ts';
import type { HandQuestion } from '../../../src/odds/advice.ts';
import { openDecisions } from '../../../src/tables/decisions.ts';
import type { TableRules } from '../../../src/tables/rules.ts';

/** Whole numbers of 32 bits, the same for the same seed (xorshift). */
export function wordsFrom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}

function drawn(shoe: Card[]): Card {
  return shoe.pop() ?? 'As';
}

/** A state of this table that asks for a decision. */
export function midRound(rules: TableRules, words: () => number): HandQuestion {
  for (;;) {
    const shoe = shuffle(freshDecks(rules.decks), words);
    const boxes = Array.from({ length: 1 + (words() % rules.boxes) }, () => [drawn(shoe), drawn(shoe)]);
    const dealer = rules.dealer.secondCard === 'faceUp' ? [drawn(shoe), drawn(shoe)] : [drawn(shoe)];
    if (isNatural(dealer)) continue;
    const turn = words() % boxes.length;
    for (const hand of boxes.slice(0, turn)) {
      while (handValue(hand).total < 12 + (words() % 8)) hand.push(drawn(shoe));
    }
    const player = boxes[turn] ?? [];
    const [first] = player;
    // Now and then a hand of a split, whose other half lies beside it.
    const splits = first !== undefined && rules.split.maxHands > 1 && words() % 8 === 0;
    const halves: Card[] = splits ? [first, drawn(shoe)] : [];
    if (!splits && words() % 3 === 0 && handValue(player).total < 17) player.push(drawn(shoe));
    if (openDecisions(rules, { cards: player, fromSplit: splits }, splits ? 2 : 1).length === 0) continue;
    const removed = [...boxes.filter((_, i) => i !== turn).flat(), ...halves];
    const counts = new Map<number, number>();
    for (const card of [...player, ...dealer, ...removed])
      counts.set(cardValue(card), (counts.get(cardValue(card)) ?? 0) + 1);
    if ([...counts].some(([value, count]) => count > rules.decks * (value === 10 ? 16 : 4))) continue;
    return { rules, player, dealer, removed, fromSplit: splits, hands: splits ? 2 : 1, sevens: 0 };
  }
}
