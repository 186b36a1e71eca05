import fc from 'fast-check';
import { test } from 'vitest';
import { LETTERS } from '../paper/notation.ts';
import { drafts } from '../round/situations.ts';
import { campaign, expectKept } from '../session/campaign.ts';
import { RULES } from '../tables/hands.ts';
import { ROUNDS, SEED, sayHow } from './settings.ts';

// Sessions of up to three rounds each, with a wallet and a dealer that misbehave and a player who presses everything.

const SESSIONS = Math.max(1, Math.round(ROUNDS / 60));

test.each(LETTERS)('%s: sessions that go wrong in every way', async (letter) => {
  sayHow(`${letter}, sessions`, SESSIONS);
  await fc.assert(
    fc.asyncProperty(fc.nat(), drafts(RULES[letter]), async (seed, draft) => {
      expectKept(await campaign(letter, seed, draft));
    }),
    { seed: SEED, numRuns: SESSIONS },
  );
});
