import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

// The public reports of faults that this game must not have are rows with an id, such as B07; the name of the test that
// answers one begins with its id. No row is lost: each is named by a test, or stands below with the reason why not yet.

const ROWS: Readonly<Record<string, string>> = {
  'rules and settlement':
    'A01 A03 A04 A05 A06 A08 A09 A11 A12 A13 A14 A15 A16 A17 A19 A22 A23 A24 A26 A27 A28 A29 A31 A32 A34 A35 A37 A38 A40 A41 A42 A46 A47 A48',
  'drawing, input and memory':
    'B01 B03 B05 B07 B08 B09 B10 B12 B13 B15 B17 B18 B19 B20 B21 B22 B23 B24 B26 B28 B30',
  motion: 'C01 C02 C04 C06 C07 C08 C09',
  sound: 'D01 D02 D04 D06 D07 D08 D09 D10 D12 D14',
  'the statechart': 'E01 E02 E04 E05 E07 E08 E09 E11',
  'frame, host and wallet': 'F01 F03 F04 F05 F07 F08 F10 F11 F13 F14 F15 F17 F19 F20',
  'money and languages': 'G01 G03 G05 G06 G08 G09 G11 G12 G13 G15',
  everyone: 'H01 H03 H04 H06 H07 H08 H10 H12',
};

/** Rows that no test answers yet, and why. Whoever writes the test takes the row out of here. */
const NOT_YET: Readonly<Record<string, string>> = {};

const TESTS = new URL('.', import.meta.url).pathname;

function sources(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    // This file names rows without answering them.
    return /\.(test|soak)\.ts$/.test(entry.name) && !import.meta.url.endsWith(path)
      ? [readFileSync(path, 'utf8')]
      : [];
  });
}

/** The ids that names of tests begin with: 'B01, B03: …', or '%s: A26: …' where the table's name comes first. */
const NAMED = new Set(
  sources(TESTS).flatMap((source) =>
    [...source.matchAll(/['"`](?:%s: )?((?:[A-H]\d{2}, )*[A-H]\d{2}): /g)].flatMap(([, ids = '']) =>
      ids.split(', '),
    ),
  ),
);

describe.each(Object.entries(ROWS))('the reports of %s', (_section, row) => {
  const ids = row.split(' ');

  test('are each answered by a test, or wait for one with a reason', () => {
    expect(ids.filter((id) => !NAMED.has(id) && NOT_YET[id] === undefined)).toEqual([]);
  });

  test('do not wait any more once a test answers them', () => {
    expect(ids.filter((id) => NAMED.has(id) && NOT_YET[id] !== undefined)).toEqual([]);
  });
});

test('nothing is answered or waits that is no report', () => {
  const rows = Object.values(ROWS).flatMap((row) => row.split(' '));
  expect(new Set(rows).size).toBe(112);
  expect([...NAMED, ...Object.keys(NOT_YET)].filter((id) => !rows.includes(id))).toEqual([]);
});
