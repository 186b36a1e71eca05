import { describe, expect, test } from 'vitest';
import { roundSheet } from '../../src/round/round-sheet.ts';
import { verification } from '../../src/session/verification.ts';
import { TABLES } from '../../src/tables/all-tables.ts';
import { recordedRound } from './recorded-round.ts';

describe.each(TABLES.map((rules) => [rules.name, rules] as const))('a round at %s', (_name, rules) => {
  const record = recordedRound(rules, 'sheet');
  const sheet = roundSheet(record);

  test('has every decision at its hand, a split with the hand that was split', () => {
    const decided = sheet.boxes.flatMap(({ hands }) => hands.flatMap(({ decisions }) => decisions));
    const made = record.events.flatMap(({ type }) => (type.startsWith('decide.') ? [type.slice(7)] : []));
    expect([...decided].sort()).toEqual([...made].sort());
    const split = sheet.boxes.find(({ hands }) => hands.length > 1);
    expect(split?.hands[0]?.decisions[0]).toBe('split');
    for (const { hands } of sheet.boxes)
      for (const { decisions, cards } of hands)
        expect(cards.length).toBe(2 + decisions.filter((each) => each === 'hit' || each === 'double').length);
  });

  test('comes to the balance it began with, less what was staked, and what came back', () => {
    expect(sheet.before - sheet.staked + sheet.returned).toBe(sheet.after);
  });

  test('is fair, and says so card by card', () => {
    const { verdict, cards, hash, commitment } = verification(record);
    expect([verdict.verdict, hash]).toEqual(['fair', commitment]);
    expect(cards.every(({ seen, inShoe }) => seen === inShoe)).toBe(true);
  });

  test('with another seed or another card is not', () => {
    const seed = 'ab'.repeat(32);
    expect(verification({ ...record, seed }).verdict.verdict).toBe('commitment-differs');
    expect(verification({ ...record, words: 'x' }).verdict.verdict).toBe('card-differs');
    const { seed: _, ...without } = record;
    expect(verification(without).verdict.verdict).toBe('no-seed');
  });
});
