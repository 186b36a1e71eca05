import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** Every code that a lobby can hear, or a player read in its frame. */
const CODES = [
  'start-failed',
  'no-answer',
  'version-mismatch',
  'bad-message',
  'unknown-table',
  'bad-rules',
  'bad-house-rules',
  'bad-settings',
  'missing-amounts',
  'other-currency',
  'bad-record',
  'unknown-rules',
  'record-does-not-replay',
  'shoe-lost',
  'cards-exhausted',
  'already-started',
  'open-elsewhere',
  'frame-sandboxed',
  'origin-not-allowed',
] as const;

test('docs/embedding.md says of every code what to do', async () => {
  const docs = await readFile(new URL('../../docs/embedding.md', import.meta.url), 'utf8');
  const [, part = ''] = /### When something is wrong\n(.*?)\n## /s.exec(docs) ?? [];
  expect(CODES.filter((code) => !part.includes(`\`${code}\``))).toEqual([]);
  const named = [...part.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([a-z-]+)`/g)].map(([, code = '']) => code),
  );
  expect(named.sort()).toEqual(
    CODES.filter((code) => code !== 'frame-sandboxed' && code !== 'origin-not-allowed').sort(),
  );
});
