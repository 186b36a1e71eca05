import { describe, expect, test } from 'vitest';
import { type CardPlay, type StrategyCard, strategyCard } from '../../src/odds/strategy-card.ts';
import { doubleExposure, doubleExposure3Hand, multiHand, threeHand } from '../../src/tables/all-tables.ts';

// H hit, S stand, D double or else hit, d double or else stand, P split.
const LETTERS: Readonly<Record<CardPlay, string>> = {
  hit: 'H',
  stand: 'S',
  doubleOrHit: 'D',
  doubleOrStand: 'd',
  split: 'P',
};

/** A row as the letters of its fields, from the first column to the last. */
function letters(card: StrategyCard, kind: string, total: number): string {
  return card.fields
    .filter(({ row }) => row.kind === kind && row.total === total)
    .map(({ play }) => LETTERS[play])
    .join('');
}

describe('the card of four decks, dealer standing on soft 17, is the textbook’s', () => {
  const card = strategyCard(threeHand);

  test('what the guide tells beginners is the card’s: never stand on 11 or less, stand on a hard 17 or more', () => {
    const hard = card.fields.filter(({ row }) => row.kind === 'hard');
    expect(hard.filter(({ row, play }) => row.total <= 11 && play === 'stand')).toEqual([]);
    expect(hard.filter(({ row, play }) => row.total >= 17 && play !== 'stand')).toEqual([]);
  });

  test('its columns are the dealer’s card from two to ten and ace', () => {
    expect(card.columns.map(({ total }) => total)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 1]);
  });

  // Published basic strategy for four to eight decks, any two cards doubled, also after a split.
  test.each<[string, number, string]>([
    ['hard', 8, 'HHHHHHHHHH'],
    ['hard', 9, 'HDDDDHHHHH'],
    ['hard', 10, 'DDDDDDDDHH'],
    ['hard', 11, 'DDDDDDDDDH'],
    ['hard', 12, 'HHSSSHHHHH'],
    ['hard', 13, 'SSSSSHHHHH'],
    ['hard', 16, 'SSSSSHHHHH'],
    ['hard', 17, 'SSSSSSSSSS'],
    ['hard', 20, 'SSSSSSSSSS'],
    ['soft', 13, 'HHHDDHHHHH'],
    ['soft', 14, 'HHHDDHHHHH'],
    ['soft', 15, 'HHDDDHHHHH'],
    ['soft', 16, 'HHDDDHHHHH'],
    ['soft', 17, 'HDDDDHHHHH'],
    ['soft', 18, 'SddddSSHHH'],
    ['soft', 19, 'SSSSSSSSSS'],
    ['pair', 1, 'PPPPPPPPPP'],
    ['pair', 2, 'PPPPPPHHHH'],
    ['pair', 3, 'PPPPPPHHHH'],
    ['pair', 4, 'HHHPPHHHHH'],
    ['pair', 5, 'DDDDDDDDHH'],
    ['pair', 6, 'PPPPPHHHHH'],
    ['pair', 7, 'PPPPPPHHHH'],
    ['pair', 8, 'PPPPPPPPPP'],
    ['pair', 9, 'PPPPPSPPSS'],
    ['pair', 10, 'SSSSSSSSSS'],
  ])('%s %i: %s', (kind, total, row) => {
    expect(letters(card, kind, total)).toBe(row);
  });

  test('nothing on it is hard to believe', () => expect(card.notes).toEqual([]));
});

describe('the card of a table whose dealer shows both cards', () => {
  const card = strategyCard(doubleExposure);

  test('what the guide tells beginners is the card’s: never stand on 11 or less, nor under a dealer who draws no more', () => {
    const hard = card.fields.filter(({ row, column }) => row.kind === 'hard' && column.kind === 'hard');
    const under = hard.filter(({ row, column }) => column.total >= 17 && row.total < column.total);
    expect(under.length).toBeGreaterThan(30);
    expect(under.filter(({ play }) => play === 'stand')).toEqual([]);
    expect(hard.filter(({ row, play }) => row.total <= 11 && play === 'stand')).toEqual([]);
    const stiff = hard.filter(
      ({ row, column }) => row.total >= 12 && column.total >= 12 && column.total <= 16,
    );
    expect(stiff.length).toBeGreaterThan(30);
    expect(stiff.filter(({ play }) => play !== 'stand')).toEqual([]);
  });
  const field = (kind: string, total: number, against: string, dealer: number) =>
    card.fields.find(
      ({ row, column }) =>
        row.kind === kind && row.total === total && column.kind === against && column.total === dealer,
    );

  test('its columns are the dealer’s hard and soft totals, a blackjack left out', () => {
    const columns = card.columns.map(({ kind, total }) => `${kind} ${total}`);
    const totals = (kind: string, from: number) =>
      Array.from({ length: 21 - from }, (_, i) => `${kind} ${from + i}`);
    expect(columns).toEqual([...totals('hard', 4), ...totals('soft', 12)]);
  });

  test('hard 19 is hit against 20, and says what that gains', () => {
    expect(field('hard', 19, 'hard', 20)?.play).toBe('hit');
    const note = card.notes.find(
      ({ kind, field: { row, column } }) =>
        kind === 'hitsHighHard' && row.total === 19 && column.kind === 'hard' && column.total === 20,
    );
    expect(note?.field.worth.stand).toBe(-1);
    expect(note?.better).toBeGreaterThan(0.14);
  });

  test('tens are split against the totals that bust most', () => {
    expect([13, 14, 15, 16].map((total) => field('pair', 10, 'hard', total)?.play)).toEqual(
      new Array(4).fill('split'),
    );
    expect(card.notes.filter(({ kind }) => kind === 'splitsTens').length).toBe(4);
  });

  test('a pat dealer is played with open eyes', () => {
    expect(field('hard', 17, 'hard', 17)?.worth.stand).toBe(-1);
    expect(field('hard', 18, 'hard', 17)?.worth.stand).toBe(1);
    expect(field('soft', 18, 'hard', 18)?.play).toBe('hit');
  });
});

test('only what the table allows has a place: no pairs of fours, fives and tens, no soft doubles', () => {
  const card = strategyCard(multiHand);
  const pairs = card.rows.filter(({ kind }) => kind === 'pair').map(({ total }) => total);
  expect(pairs).toEqual([2, 3, 6, 7, 8, 9, 1]);
  expect(card.fields.filter(({ row, worth }) => row.kind === 'soft' && worth.double !== undefined)).toEqual(
    [],
  );
});

test('at the table that doubles soft 17 and an ace as 1, the card has soft doubles', () => {
  const card = strategyCard(doubleExposure3Hand);
  expect(letters(card, 'soft', 17)).toContain('D');
  expect(letters(card, 'soft', 19)).toContain('d');
  expect(letters(card, 'soft', 18)).not.toMatch(/D/i);
}, 30_000);
