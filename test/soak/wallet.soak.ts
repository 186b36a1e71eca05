import { expect, test } from 'vitest';
import { TABLES } from '../../src/tables/all-tables.ts';
import { FAULTS } from '../session/misbehaving-wallet.ts';
import { expectAgreed, walletCampaign } from '../session/wallet-campaign.ts';
import { ROUNDS, SEED, sayHow } from './settings.ts';

// Thousands of rounds against a wallet that misbehaves; what it did is counted, so that nothing can go unmet.

/** So many rounds at each table, in campaigns of at most 100; never fewer than 5,000 in all. */
const EACH = Math.max(1250, Math.round(ROUNDS / 10));
const REQUESTS = ['bets', 'double', 'split', 'insurance', 'credit'] as const;

test(`${EACH * TABLES.length} rounds with a wallet that misbehaves: every stake once, every payment once`, async () => {
  sayHow('wallet, rounds', EACH * TABLES.length);
  const met = new Map<string, number>();
  for (const [at, rules] of TABLES.entries()) {
    for (let played = 0, part = 0; played < EACH; part++) {
      const rounds = Math.min(100, EACH - played);
      const campaign = await walletCampaign(rules, SEED + 1000 * part + at, rounds);
      expect(campaign.finished).toHaveLength(rounds);
      expectAgreed(campaign);
      for (const [what, count] of campaign.wallet.counts) met.set(what, (met.get(what) ?? 0) + count);
      played += rounds;
    }
  }
  console.log(
    [...met]
      .map(([what, count]) => `${what} ${count}`)
      .sort()
      .join(', '),
  );
  const unmet = REQUESTS.flatMap((request) => FAULTS.map((fault) => `${request}: ${fault}`)).filter(
    (what) => !met.has(what),
  );
  expect(unmet).toEqual([]);
  expect([met.has('balance: lost'), met.has('balance: abandoned')]).toEqual([true, true]);
});
