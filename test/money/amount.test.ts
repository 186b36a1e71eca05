import { describe, expect, test } from 'vitest';
import { chipFigure, decimalsOf, isAmount, moneyFormat } from '../../src/money/amount.ts';

// The spaces of the languages, written so that they can be seen: NBSP U+00A0, NNBSP U+202F.
const NBSP = '\u00a0';
const NNBSP = '\u202f';

describe('an amount with its currency', () => {
  test.each([
    ['en', 'EUR', 150, '€1.50'],
    ['en', 'EUR', 0, '€0.00'],
    ['en', 'EUR', 5, '€0.05'],
    ['en', 'EUR', 123_456_789, '€1,234,567.89'],
    ['es', 'EUR', 150, `1,50${NBSP}€`],
    ['es', 'EUR', 123_450, `1234,50${NBSP}€`],
    ['es', 'EUR', 123_456_789, `1.234.567,89${NBSP}€`],
    ['fr', 'EUR', 150, `1,50${NBSP}€`],
    ['fr', 'EUR', 123_450, `1${NNBSP}234,50${NBSP}€`],
    ['fr', 'EUR', 123_456_789, `1${NNBSP}234${NNBSP}567,89${NBSP}€`],
    ['en', 'JPY', 1500, '¥1,500'],
    ['es', 'JPY', 1500, `1500${NBSP}JPY`],
    ['fr', 'JPY', 1500, `1${NNBSP}500${NBSP}JPY`],
    ['en', 'KWD', 1500, `KWD${NBSP}1.500`],
    ['es', 'KWD', 1500, `1,500${NBSP}KWD`],
    ['fr', 'KWD', 1_234_567, `1${NNBSP}234,567${NBSP}KWD`],
    ['en', 'USD', 150, '$1.50'],
  ])('%s, %s: %i minor units are %j', (language, currency, amount, text) => {
    expect(moneyFormat(currency, language, true)(amount)).toBe(text);
  });
});

describe('an amount without it', () => {
  test.each([
    ['en', 'EUR', 150, '1.50'],
    ['es', 'EUR', 150, '1,50'],
    ['fr', 'EUR', 123_450, `1${NNBSP}234,50`],
    ['en', 'JPY', 1500, '1,500'],
    ['fr', 'JPY', 1500, `1${NNBSP}500`],
    ['en', 'KWD', 1500, '1.500'],
    ['es', 'KWD', 1500, '1,500'],
  ])('%s, %s: %i minor units are %j', (language, currency, amount, text) => {
    expect(moneyFormat(currency, language, false)(amount)).toBe(text);
  });
});

describe('a loss', () => {
  test.each([
    ['en', 'EUR', -150, '-€1.50'],
    ['es', 'EUR', -150, `-1,50${NBSP}€`],
    ['fr', 'EUR', -150, `-1,50${NBSP}€`],
    ['en', 'JPY', -1500, '-¥1,500'],
  ])('%s, %s: %i minor units are %j, the same digits as a win', (language, currency, amount, text) => {
    expect(moneyFormat(currency, language, true)(amount)).toBe(text);
  });

  test.each(['en', 'es', 'fr'])('%s: nothing won or lost has no sign', (language) => {
    for (const currency of ['EUR', 'JPY', 'KWD'])
      for (const sign of [true, false])
        expect(moneyFormat(currency, language, sign)(-0)).toBe(moneyFormat(currency, language, sign)(0));
  });
});

describe('a chip’s figure', () => {
  test.each([
    ['en', 'EUR', 50, '0.50'],
    ['en', 'EUR', 100, '1'],
    ['en', 'EUR', 2500, '25'],
    ['en', 'EUR', 250, '2.50'],
    ['en', 'EUR', 500_000, '5000'],
    ['es', 'EUR', 50, '0,50'],
    ['fr', 'EUR', 50, '0,50'],
    ['fr', 'EUR', 500_000, '5000'],
    ['en', 'JPY', 50, '50'],
    ['en', 'JPY', 5000, '5000'],
    ['en', 'KWD', 500, '0.500'],
    ['en', 'KWD', 5000, '5'],
  ])('%s, %s: %i minor units are %j', (language, currency, amount, text) => {
    expect(chipFigure(currency, language)(amount)).toBe(text);
  });
});

test.each([
  ['EUR', 2],
  ['USD', 2],
  ['JPY', 0],
  ['KWD', 3],
  ['TND', 3],
  ['KRW', 0],
])('%s is written with %i decimals', (currency, decimals) => {
  expect(decimalsOf(currency)).toBe(decimals);
});

test.each([
  [0, true],
  [1, true],
  [9_007_199_254_740_991, true],
  [9_007_199_254_740_992, false],
  [-1, false],
  [0.5, false],
  [1e-14, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
  ['5', false],
  [null, false],
  [undefined, false],
  [5n, false],
])('%s is an amount: %s', (value, amount) => {
  expect(isAmount(value)).toBe(amount);
});
