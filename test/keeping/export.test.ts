import { describe, expect, test } from 'vitest';
import type { FinishedRound } from '../../src/keeping/database.ts';
import { csvCell, csvOf, jsonOf } from '../../src/keeping/export.ts';
import { writtenRecord } from '../../src/round/written-record.ts';
import { doubleExposure } from '../../src/tables/all-tables.ts';
import { recordedRound } from '../round/recorded-round.ts';

describe('a cell', () => {
  test.each([
    ['=1+1', `"'=1+1"`],
    ['+1', `"'+1"`],
    ['-1+cmd', `"'-1+cmd"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    ['a "b"', '"a ""b"""'],
    ['-12.50', '-12.50'],
    ['12', '12'],
    ['two\nlines', '"two\nlines"'],
  ])('of %j is %s', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });
});

const record = recordedRound(doubleExposure, 'export');
const round: FinishedRound = {
  roundId: 'R',
  table: doubleExposure.id,
  endedAt: Date.UTC(2026, 0, 2, 3, 4, 5),
  staked: 3000,
  returned: 2000,
  record: writtenRecord(record),
};

describe('the history as CSV', () => {
  const [head, line, end] = csvOf([round]).split('\r\n');

  test('has a heading and a line for each round', () => {
    expect(head?.split(',')).toHaveLength(12);
    expect(end).toBe('');
  });

  test('tells money in the table’s currency, and what was played', () => {
    expect(line).toMatch(
      /^"2026-01-02T03:04:05\.000Z","Double Exposure","R","EUR",30\.00,20\.00,-10\.00,1000\.00,/,
    );
    expect(line).toContain('split');
  });

  test('tells a void round without a record', () => {
    const void_ = { ...round, record: null, void: 'bad-record', table: '=HYPERLINK("x")' };
    expect(csvOf([void_])).toContain(`"'=HYPERLINK(""x"")"`);
  });
});

test('the history as JSON holds whole records', () => {
  expect(JSON.parse(jsonOf([round]))).toEqual([JSON.parse(JSON.stringify(round))]);
});
