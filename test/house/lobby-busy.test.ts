import { expect, test } from 'vitest';
import type { Card } from '../../src/cards/card.ts';
import type { Dealer } from '../../src/dealer/dealer.ts';
import { dealing, fromList } from '../../src/dealer/dealing.ts';
import { type Busy, followBusy } from '../../src/house/lobby-busy.ts';
import { ledgerWallet, memoryLedger } from '../../src/money/ledger-wallet.ts';
import { TableSession } from '../../src/session/table-session.ts';
import { threeHand } from '../../src/tables/all-tables.ts';
import { dealerOf } from '../session/dealer-of.ts';

/** 10, 4 against a 7: the player hits. */
const CARDS: readonly Card[] = ['Ts', '7d', '4d', 'Tc', '5s', '2h'];

interface Followed {
  readonly session: TableSession;
  readonly told: string[];
  readonly busy: Busy;
}

async function atTable(change: Partial<Dealer> = {}): Promise<Followed> {
  const wallet = await ledgerWallet(memoryLedger(), 100_000);
  const session = new TableSession({
    rules: threeHand,
    dealer: { ...dealerOf(() => dealing(threeHand, fromList(CARDS))), ...change },
    wallet,
    balance: 100_000,
    newRoundId: () => 'ABCD',
    pause: () => new Promise(() => {}),
  });
  const told: string[] = [];
  const busy = followBusy(session, {
    tell: (now) => {
      const word = now ? 'busy' : 'idle';
      if (told.at(-1) !== word) told.push(word);
    },
    stuck: (code, roundId) => told.push(`${code} ${roundId}`),
  });
  return { session, told, busy };
}

function deal({ session }: Followed): void {
  session.send({ type: 'bet.placed', spot: { box: 1, side: null }, amount: 500 });
  session.send({ type: 'deal' });
}

test('a table is busy while a round runs, and may be closed when it is over', async () => {
  const table = await atTable();
  deal(table);
  await expect.poll(() => table.session.refusal({ type: 'decide.stand' })).toBeNull();
  table.busy.whenIdle(() => table.told.push('closes'));
  expect(table.told).toEqual(['idle', 'busy']);
  table.session.send({ type: 'decide.stand' });
  await expect.poll(() => table.told).toEqual(['idle', 'busy', 'idle', 'closes']);
});

test.each(['shoe-lost', 'cards-exhausted'] as const)(
  'a round that its dealer ends with %s is told with its id, and keeps the lobby from closing no more',
  async (code) => {
    const table = await atTable({ draw: async () => ({ ok: false, code }) });
    deal(table);
    await expect.poll(() => table.session.refusal({ type: 'decide.hit' })).toBeNull();
    table.busy.whenIdle(() => table.told.push('closes'));
    table.session.send({ type: 'decide.hit' });
    await expect.poll(() => table.told).toEqual(['idle', 'busy', `${code} ABCD`, 'idle', 'closes']);
  },
);

test('a dealer that cannot be reached is asked again, and the round is not over', async () => {
  const table = await atTable({ draw: async () => ({ ok: false, code: 'dealer-lost' }) });
  deal(table);
  await expect.poll(() => table.session.refusal({ type: 'decide.hit' })).toBeNull();
  table.session.send({ type: 'decide.hit' });
  await expect.poll(() => table.session.trouble).toBe('dealer-lost');
  await table.session.written;
  expect(table.told).toEqual(['idle', 'busy']);
});
