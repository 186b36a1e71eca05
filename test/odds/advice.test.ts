import { describe, expect, test } from 'vitest';
import { type Card, RANKS } from '../../src/cards/card.ts';
import { adviseHand, adviseOffer, costOf, type HandQuestion } from '../../src/odds/advice.ts';
import { ShoeError } from '../../src/odds/composition.ts';
import { doubleExposure, doubleExposure3Hand, multiHand, threeHand } from '../../src/tables/all-tables.ts';
import type { TableRules } from '../../src/tables/rules.ts';

// What the figures mean at each table. The expected values are worked out by hand from the cards that are left.

const cards = (text: string): readonly Card[] =>
  text.split(' ').flatMap((rank) => {
    const known = RANKS.find((each) => each === rank);
    return known === undefined ? [] : [`${known}s` as const];
  });

function ask(rules: TableRules, player: string, dealer: string, more: Partial<HandQuestion> = {}) {
  return adviseHand({ rules, player: cards(player), dealer: cards(dealer), ...more });
}

describe('a dealer whose both cards are seen', () => {
  test('a pat 17 leaves nothing to chance for a hand that stands', () => {
    expect(ask(doubleExposure, '9 9', 'T 7').actions.stand).toBe(1);
    expect(ask(doubleExposure, 'T 7', 'T 7').actions.stand).toBe(-1);
    expect(ask(doubleExposure, 'T 6', 'T 7').actions.stand).toBe(-1);
  });

  test('hard 19 against 20 is hit: of 308 cards 24 twos win, and 24 aces make a 20 that is hit again', () => {
    const { actions, best } = ask(doubleExposure, 'T 9', 'T Q');
    expect(actions.stand).toBe(-1);
    // Of the 307 cards after an ace 23 are aces, which make 21.
    const again = -1 + (2 * 23) / 307;
    expect(actions.hit).toBeCloseTo((24 * 1 + 24 * again - 260) / 308, 12);
    expect(best).toBe('hit');
  });

  test('a blackjack wins even money, ties a blackjack at one table and beats it at the other', () => {
    expect(ask(doubleExposure, 'A K', 'T 6')).toEqual({ actions: {}, best: null, value: 1 });
    expect(ask(doubleExposure, 'A K', 'A T').value).toBe(0);
    expect(ask(doubleExposure3Hand, 'A K', 'A T').value).toBe(1);
  });

  test("the dealer's blackjack ends the round: nothing to decide, the bet is lost", () => {
    expect(ask(doubleExposure, '8 8', 'A K')).toEqual({ actions: {}, best: null, value: -1 });
  });
});

describe('an open Sevens bet', () => {
  test('two sevens pay 40:1 where no card comes and 250:1 for a third', () => {
    const plain = ask(doubleExposure, '7 7', 'T 6');
    const open = ask(doubleExposure, '7 7', 'T 6', { sevens: 0.2 });
    const third = 22 / 308;
    expect((open.actions.stand ?? 0) - (plain.actions.stand ?? 0)).toBeCloseTo(8, 12);
    expect((open.actions.split ?? 0) - (plain.actions.split ?? 0)).toBeCloseTo(8, 12);
    expect((open.actions.hit ?? 0) - (plain.actions.hit ?? 0)).toBeCloseTo(8 + third * 42, 12);
    expect(plain.best).toBe('split');
    expect(open.best).toBe('hit');
  });

  test.each<[string, string, Partial<HandQuestion>]>([
    ['7 5', 'T 6', {}],
    ['7 7', 'T 6', { fromSplit: true, hands: 2 }],
    ['8 8', 'T 6', {}],
  ])('is closed on %s against %s %j', (player, dealer, more) => {
    const plain = ask(doubleExposure, player, dealer, more);
    expect(ask(doubleExposure, player, dealer, { ...more, sevens: 0.2 })).toEqual(plain);
  });
});

describe('what is open', () => {
  test('follows the table: different tens are no pair at the 3-hand table, fives none at the multi-hand table', () => {
    expect(Object.keys(ask(doubleExposure3Hand, 'K Q', 'T 6').actions)).toEqual(['stand', 'hit']);
    expect(Object.keys(ask(doubleExposure3Hand, 'K K', 'T 6').actions)).toEqual(['stand', 'hit', 'split']);
    expect(Object.keys(ask(doubleExposure3Hand, 'A 6', 'T 6').actions)).toEqual(['stand', 'hit', 'double']);
    expect(Object.keys(ask(multiHand, '5 5', '6').actions)).toEqual(['stand', 'hit', 'double']);
    expect(Object.keys(ask(threeHand, 'T 6', '6').actions)).toEqual(['stand', 'hit', 'double']);
  });

  test('a pair at the table’s most hands is not split', () => {
    expect(ask(doubleExposure, '8 8', 'T 6', { hands: 4, fromSplit: true }).actions.split).toBeUndefined();
    expect(ask(threeHand, '8 8', '6', { hands: 2, fromSplit: true }).actions.split).toBeUndefined();
  });

  test('a split ace has its one card: nothing to decide, unless another ace may be split', () => {
    const more = { fromSplit: true, hands: 2 };
    expect(ask(doubleExposure, 'A 5', 'T 6', more).best).toBeNull();
    expect(Object.keys(ask(doubleExposure, 'A A', 'T 6', more).actions)).toEqual(['stand', 'split']);
  });

  test('an ace and a ten after a split are 21 and no blackjack', () => {
    const more = { fromSplit: true, hands: 2 };
    expect(ask(doubleExposure, 'A K', 'T 7', more).value).toBe(1);
    expect(ask(multiHand, 'A K', 'T', more).value).toBeLessThan(1);
  });
});

describe('a face-down card', () => {
  test('after a look under the ace no ten lies there: only a six can, and 17 beats 16', () => {
    // Ten tens and five sixes are left: a six lies under the ace.
    const shoe = RANKS.map((rank) => (rank === '6' ? 6 : rank === 'T' ? 11 : rank === 'A' ? 1 : 0));
    const { actions } = ask(threeHand, 'T 6', 'A', { shoe });
    expect(actions.stand).toBeCloseTo(-1, 12);
    // Whatever comes next, a six or a ten, is too much.
    expect(actions.hit).toBeCloseTo(-1, 12);
  });

  test('not looked at, a blackjack under it takes the doubled bet whole', () => {
    // Of eleven cards ten are tens: the ace's blackjack is near certain, and 21 does not save the double.
    const shoe = RANKS.map((rank) =>
      rank === 'T' ? 10 : rank === 'A' || rank === '5' ? 1 : rank === '6' ? 2 : 0,
    );
    const { actions } = ask(multiHand, '5 6', 'A', { shoe });
    // Drawn a ten (10 of 11), then under the ace: nine tens and a six; drawn the six, ten tens.
    const afterTen = (9 * -1 + 1 * 1) / 10;
    expect(actions.double).toBeCloseTo(2 * ((10 / 11) * afterTen + (1 / 11) * -1), 12);
  });

  test('a blackjack is worth what it is before the look', () => {
    // 64 tens of 208 cards, less the king: under an ace 63 of 205 make the dealer's blackjack.
    expect(ask(threeHand, 'A K', 'A').value).toBeCloseTo(1.5 * (1 - 63 / 205), 12);
    expect(ask(threeHand, 'A K', '9').value).toBe(1.5);
  });
});

describe('offers under the dealer’s ace', () => {
  const offer = (rules: TableRules, player: string, dealer = 'A') =>
    adviseOffer({ rules, player: cards(player), dealer: cards(dealer) });

  test('insurance is half the bet at 2:1', () => {
    expect(offer(threeHand, '9 7').insurance).toBeCloseTo(0.5 * (3 * (64 / 205) - 1), 12);
    expect(offer(multiHand, 'A K').insurance).toBeCloseTo(0.5 * (3 * (95 / 309) - 1), 12);
  });

  test('even money is 1 against the blackjack that goes on', () => {
    const { evenMoney, insurance } = offer(threeHand, 'A K');
    expect(insurance).toBeNull();
    expect(evenMoney?.taken).toBe(1);
    expect(evenMoney?.declined).toBeCloseTo(1.5 * (142 / 205), 12);
  });

  test.each<[string, TableRules, string, string]>([
    ['a hand without blackjack at the multi-hand table', multiHand, '9 7', 'A'],
    ['a ten', threeHand, '9 7', 'T'],
    ['a dealer whose cards are seen', doubleExposure, '9 7', 'A 6'],
  ])('none to %s', (_name, rules, player, dealer) => {
    const { insurance, evenMoney } = offer(rules, player, dealer);
    expect([insurance, evenMoney]).toEqual([null, null]);
  });
});

describe('cards that are seen elsewhere', () => {
  test('are out: with every ace and two gone, 19 against 20 has nothing left to hope for', () => {
    const removed = [...cards('A '.repeat(24).trim()), ...cards('2 '.repeat(24).trim())];
    expect(ask(doubleExposure, 'T 9', 'T Q', { removed }).actions.hit).toBe(-1);
  });

  test('more of a rank than the shoe holds is refused', () => {
    const removed = cards('8 '.repeat(23).trim());
    expect(() => ask(doubleExposure, '8 8', 'T 6', { removed })).toThrow(ShoeError);
  });

  test('a shoe that could run out before the dealer has finished is refused', () => {
    const shoe = RANKS.map((rank) => (rank === '2' ? 4 : rank === 'T' ? 3 : 0));
    expect(() => ask(doubleExposure, 'T T', '2 2', { shoe })).toThrow(ShoeError);
  });
});

test('a decision costs what it is worth less than the best', () => {
  const advice = ask(doubleExposure, 'T 9', 'T Q');
  expect(costOf(advice, 'hit')).toBe(0);
  expect(costOf(advice, 'stand')).toBeCloseTo((advice.actions.hit ?? 0) + 1, 12);
});
