import { describe, expect, test } from 'vitest';
import { DECK } from '../../src/cards/card.ts';
import { dealerDraws, dealerLooks, dealerShowsAce, mayHideBlackjack } from '../../src/tables/dealer-play.ts';
import { cardsOf } from '../cards/hand.ts';
import { LETTERS } from '../paper/notation.ts';
import { RULES } from './hands.ts';

describe('the dealer draws to 17', () => {
  test.each([
    ['Ts 6d', true],
    ['Ts 2d', true],
    ['2s 2d', true],
    ['As 5d', true],
    ['As Ad', true],
    ['As 4d 7c', true],
    ['Ts 7d', false],
    ['Ts 6d Ac', false],
    ['As 6d Tc', false],
    ['As 7d', false],
    ['As 8d', false],
    ['Ts 8d', false],
    ['Ts Kd', false],
    ['As Kd', false],
    ['7s 7d 7c', false],
    ['Ts 6d Kc', false],
  ])('%s: another card %s, at every table', (cards, draws) => {
    expect(LETTERS.map((letter) => dealerDraws(RULES[letter], cardsOf(cards)))).toEqual(
      LETTERS.map(() => draws),
    );
  });

  test.each(['As 6d', '6s Ad', 'As Ad 5c', 'As 2d 4c', '2s 2d 2c Ac'])(
    'A22: %s, a soft 17: A, C and D stand, B hits',
    (cards) => {
      expect(LETTERS.map((letter) => dealerDraws(RULES[letter], cardsOf(cards)))).toEqual([
        false,
        true,
        false,
        false,
      ]);
    },
  );
});

const ups = (holds: (up: (typeof DECK)[number]) => boolean) =>
  DECK.filter((card) => card.endsWith('s') && holds(card)).join(' ');

describe('by the dealer’s first card', () => {
  test.each([
    ['A', '', '', ''],
    ['B', '', '', ''],
    ['C', 'As', 'Ts Js Qs Ks As', 'Ts Js Qs Ks As'],
    ['D', 'As', 'Ts Js Qs Ks As', ''],
  ] as const)(
    '%s: an ace is shown: "%s"; a blackjack may hide: "%s"; it is looked for: "%s"',
    (letter, ace, hides, looks) => {
      expect(ups((up) => dealerShowsAce(RULES[letter], up))).toBe(ace);
      expect(ups((up) => mayHideBlackjack(RULES[letter], up))).toBe(hides);
      expect(ups((up) => dealerLooks(RULES[letter], up))).toBe(looks);
    },
  );

  test('a table may look under an ace only, or under a ten only', () => {
    const looking = (under: 'ace' | 'ten') => ({
      ...RULES.D,
      dealer: { ...RULES.D.dealer, looksUnder: [under] },
    });
    expect(ups((up) => dealerLooks(looking('ace'), up))).toBe('As');
    expect(ups((up) => dealerLooks(looking('ten'), up))).toBe('Ts Js Qs Ks');
  });
});
