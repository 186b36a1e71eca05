import { describe, expect, test } from 'vitest';
import { type Card, RANKS } from '../../src/cards/card.ts';
import { handValue } from '../../src/cards/hand-value.ts';
import { decisionTable } from '../../src/odds/decision-table.ts';
import { doubleExposure, multiHand, threeHand } from '../../src/tables/all-tables.ts';
import { openDecisions } from '../../src/tables/decisions.ts';

// A table of decisions, as a simulation asks for them.

const cards = (text: string): readonly Card[] =>
  text.split(' ').flatMap((rank) => {
    const known = RANKS.find((each) => each === rank);
    return known === undefined ? [] : [`${known}s` as const];
  });

const hand = (text: string, fromSplit = false) => ({ cards: cards(text), fromSplit });

describe('known decisions', () => {
  const down = decisionTable(threeHand);
  const up = decisionTable(doubleExposure);

  test.each([
    ['T 6', '7', 'hit'],
    ['T 6', '6', 'stand'],
    ['6 5', '6', 'double'],
    ['8 8', 'T', 'split'],
    ['T K', '6', 'stand'],
    ['A 7', '9', 'hit'],
  ])('%s against %s: %s', (player, dealer, decision) => {
    expect(down(cards(dealer), [hand(player)], 0)).toBe(decision);
  });

  test.each([
    ['T 9', 'T K', 'hit'],
    ['T 9', 'T 9', 'hit'],
    ['T 9', 'T 8', 'stand'],
    ['T K', 'T 6', 'split'],
    ['9 2', 'T 6', 'double'],
  ])('%s against %s, both seen: %s', (player, dealer, decision) => {
    expect(up(cards(dealer), [hand(player)], 0)).toBe(decision);
  });

  test('hands of a split are played as such', () => {
    const eights = [hand('8 3', true), hand('8', true)];
    expect(up(cards('T 6'), eights, 0)).toBe('double');
    expect(up(cards('T 6'), [hand('8 8', true), hand('8', true)], 0)).toBe('split');
    const four = [hand('8 8', true), hand('8', true), hand('8 2', true), hand('8 4', true)];
    expect(up(cards('T 6'), four, 0)).toBe('stand');
  });
});

test.each([doubleExposure, multiHand])(
  'every decision is one the rules leave open: $id',
  (rules) => {
    const table = decisionTable(rules);
    const dealers =
      rules.dealer.secondCard === 'faceUp' ? ['T 6', 'T 7', '5 4', 'A 6'] : ['2', '6', 'T', 'A'];
    for (const dealer of dealers.map(cards)) {
      for (const a of RANKS) {
        for (const b of RANKS) {
          const player = hand(`${a} ${b}`);
          if (handValue(player.cards).total === 21) continue;
          expect(openDecisions(rules, player, 1)).toContain(table(dealer, [player], 0));
        }
      }
    }
  },
  30_000,
);
