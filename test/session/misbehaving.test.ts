import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LETTERS } from '../paper/notation.ts';
import { drafts } from '../round/situations.ts';
import { RULES } from '../tables/hands.ts';
import { campaign, expectKept } from './campaign.ts';

describe.each(LETTERS)('%s: whatever wallet, dealer and player do', { timeout: 60_000 }, (letter) => {
  test('no cent is lost or taken twice, no round is stuck, and each record comes to its state', async () => {
    let rounds = 0;
    await fc.assert(
      fc.asyncProperty(fc.nat(), drafts(RULES[letter]), async (seed, draft) => {
        const played = await campaign(letter, seed, draft);
        rounds += played.rounds;
        expectKept(played);
      }),
      { seed: 701, numRuns: 25 },
    );
    expect(rounds).toBeGreaterThan(40);
  });
});
