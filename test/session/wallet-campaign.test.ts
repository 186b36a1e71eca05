import { expect, test } from 'vitest';
import { TABLES } from '../../src/tables/all-tables.ts';
import { expectAgreed, walletCampaign } from './wallet-campaign.ts';

// A small part of what npm run soak does with thousands of rounds.

test('whatever the wallet does, each stake is debited once and each payment credited once', async () => {
  const met = new Map<string, number>();
  for (const [at, rules] of TABLES.entries()) {
    const played = await walletCampaign(rules, 4711 + at, 60);
    expect(played.finished).toHaveLength(60);
    expectAgreed(played);
    for (const [what, count] of played.wallet.counts) met.set(what, (met.get(what) ?? 0) + count);
  }
  for (const request of ['bets', 'double', 'credit'])
    for (const fault of ['lost', 'reply lost', 'late', 'out of order', 'duplicate', 'refused', 'abandoned'])
      expect(`${request}: ${fault} ${(met.get(`${request}: ${fault}`) ?? 0) > 0}`).toBe(
        `${request}: ${fault} true`,
      );
}, 60_000);
