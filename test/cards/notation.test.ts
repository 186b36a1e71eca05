import { describe, expect, test } from 'vitest';
import { cardValue, DECK, parseCard, rankOf, suitOf, valueOfRank } from '../../src/cards/card.ts';

describe('a card is its text', () => {
  test('a deck is 52 different cards, in the order on which every shoe rests', () => {
    expect(DECK.join(' ')).toBe(
      '2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah ' +
        '2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd Ad 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac',
    );
  });

  test.each(DECK)('%s is read as itself, rank and suit', (card) => {
    expect(parseCard(card)).toBe(card);
    expect(`${rankOf(card)}${suitOf(card)}`).toBe(card);
  });

  test.each([
    'ts',
    'tS',
    'TS',
    '10s',
    '1s',
    '0s',
    'T',
    's',
    'sT',
    '',
    ' Ts',
    'Ts ',
    'Ts\n',
    'Tx',
    'Xs',
    '??',
    'T♠',
    'constructor',
  ])('%j is no card', (text) => {
    expect(parseCard(text)).toBeNull();
  });

  test.each([[null], [undefined], [5], [Number.NaN], [true], [['Ts']], [{ card: 'Ts' }]])(
    '%j is no card',
    (value) => {
      expect(parseCard(value)).toBeNull();
    },
  );
});

test.each([
  ['2', 2],
  ['3', 3],
  ['4', 4],
  ['5', 5],
  ['6', 6],
  ['7', 7],
  ['8', 8],
  ['9', 9],
  ['T', 10],
  ['J', 10],
  ['Q', 10],
  ['K', 10],
  ['A', 1],
] as const)('the value of %s is %i', (rank, value) => {
  expect(valueOfRank(rank)).toBe(value);
  expect(
    [`${rank}s`, `${rank}h`, `${rank}d`, `${rank}c`].map((text) => cardValue(parseCard(text) ?? '2s')),
  ).toEqual([value, value, value, value]);
});
