import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { onPath } from '../../scripts/on-path.ts';
import type { RoundRecord } from '../../src/round/record.ts';
import { writtenRecord } from '../../src/round/written-record.ts';
import { doubleExposure, doubleExposure3Hand, multiHand, threeHand } from '../../src/tables/all-tables.ts';
import { recordedRound } from '../round/recorded-round.ts';
import vectors from './shoe-vectors.json' with { type: 'json' };

// The page of Python in docs/shuffle.md, which shares no line with the game, says what the game says. Where there is no Python it
// must at least be the very text that was run.

/** The SHA-256 of the page that was last run against all that is below. */
const RUN = '9cbdfe4821360644f349c7489d9e82184fd9e18e0a0bd220790b12d764e810f2';

const PAGE = /```python\n([\s\S]*?)```/.exec(
  readFileSync(new URL('../../docs/shuffle.md', import.meta.url), 'utf8'),
)?.[1];

// Another program is started for every answer, which takes its time on a machine that is busy with others.
vi.setConfig({ testTimeout: 30_000 });

const python = onPath('python3');
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-page-'));
  writeFileSync(join(folder, 'page.py'), PAGE ?? '');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the page prints; null where there is no Python. */
function printed(...given: readonly string[]): string | null {
  return python === null
    ? null
    : execFileSync(python, [join(folder, 'page.py'), ...given], { encoding: 'utf8' }).trim();
}

function checked(record: RoundRecord): string | null {
  const file = join(folder, 'record.json');
  writeFileSync(file, JSON.stringify(writtenRecord(record)));
  return printed(file);
}

test('the page is the one that was run', () => {
  expect(
    createHash('sha256')
      .update(PAGE ?? '')
      .digest('hex'),
  ).toBe(RUN);
});

test.each(vectors)('it prints the shoe of seed $seed with the words "$words", $decks decks', (vector) => {
  expect(printed(vector.seed, vector.words, `${vector.decks}`) ?? '').toBe(
    python === null ? '' : `commitment ${vector.commitment}\n${vector.shoe}`,
  );
});

test.each([
  [doubleExposure, 10],
  [doubleExposure3Hand, 12],
  [threeHand, 15],
  [multiHand, 11],
])('it says that a round at $name is fair', (rules, cards) => {
  expect(checked(recordedRound(rules, 'page'))).toBe(python === null ? null : `fair: ${cards} cards`);
});

test('it says that a seed, a word or a card differs, or that there is none', () => {
  const record = recordedRound(multiHand, 'page');
  const turned = record.events.map((event) =>
    event.type === 'dealer.turned' ? { ...event, card: '2s' as const } : event,
  );
  const said = [
    checked({ ...record, seed: 'ff'.repeat(32) }),
    checked({ ...record, words: 'x' }),
    checked({ ...record, events: turned }),
    checked({ ...record, events: [] }),
  ];
  expect(said).toEqual(
    python === null
      ? [null, null, null, null]
      : [
          'commitment differs',
          'card 1 differs: Td was seen, 4h is in the shoe',
          'card 6 differs: 2s was seen, 5d is in the shoe',
          'no card was seen',
        ],
  );
});
