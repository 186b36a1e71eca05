import { expect, test } from 'vitest';
import { see } from '../../src/stage/seen/see.ts';
import { EMPTY_TABLE, seenOf } from '../../src/stage/seen/seen-table.ts';
import { playRound, splitter } from './rounds.ts';
import { TABLES } from './tables.ts';

const rounds = TABLES.flatMap((rules) =>
  Array.from({ length: 60 }, (_, seed) => ({ rules, seed, choose: seed % 2 === 0 ? splitter : undefined })),
);

test('facts shown one after another lead to what the round says, at every step of many rounds', () => {
  for (const { rules, seed, choose } of rounds) {
    let seen = EMPTY_TABLE;
    for (const { facts, view } of playRound({ rules, seed, ...(choose ? { choose } : {}) })) {
      seen = facts.reduce(see, seen);
      expect(seen, `${rules.id} ${seed} ${facts.map(({ type }) => type)}`).toEqual(seenOf(view));
    }
  }
}, 60_000);
