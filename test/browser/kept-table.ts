import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { doubleExposure } from '../../src/tables/all-tables.ts';
import { dealersEvents, decisionsMade, keptStores, movesOf, prepare } from './kept-rounds.ts';
import { findRound, type SeededRound } from './seeded-round.ts';
import type { TablePage } from './table-page.ts';
import { visits } from './visits.ts';

// Nothing is lost: rounds under reloads, kills, second tabs and cleared stores, and what is kept of them afterwards. A
// rehearsal keeps nothing, so the shoe's seed is put into the dealer's store beforehand.

export const money = (minor: number): string =>
  new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(minor / 100);

/** A bet of 10.00 at A, a hit and then a stand: two decisions, of which the first can be undone by a redraw. */
export const TWO_DECISIONS = findRound(
  'two decisions',
  doubleExposure,
  [{ box: 1, main: 1000, side: {} }],
  ({ choices }) => choices.join(' ') === 'hit stand',
);
export const SPLIT_AND_DOUBLE = findRound(
  'split and double',
  doubleExposure,
  [{ box: 1, main: 1000, side: {} }],
  ({ choices }) => choices.includes('split') && choices.includes('double'),
);

/** A page that is closed after the test which opened it. */
export const { page: newPage } = visits();

export const addressOf = (table: string, hash = ''): string =>
  `${inject('address')}?table=${table}&lang=en${hash}`;

/** A browser of a player's own, with the shoe of a round waiting in it. */
export async function player(round: SeededRound, speed = 5): Promise<TablePage> {
  const table = await newPage();
  await prepare(table.page, inject('address'), round.seed, speed);
  await table.page.goto(addressOf(round.rules.id));
  return table;
}

export async function bet(table: TablePage, { bets }: SeededRound): Promise<void> {
  await table.button('Deal').waitFor();
  for (const { box, main } of bets) await table.bet(`Box ${box}, main bet`, '5.00', main / 500);
}

export const LABELS: Readonly<Record<string, string>> = {
  hit: 'Hit',
  stand: 'Stand',
  double: 'Double',
  split: 'Split',
  insure: 'Insure',
  evenMoney: 'Even money',
  noInsurance: 'No insurance',
};

/** Takes the decisions that are left, by what is kept of those that were taken. */
export async function playOn(table: TablePage, round: SeededRound): Promise<void> {
  const { open } = await keptStores(table.page);
  const made = open === null ? 0 : decisionsMade(open.events);
  for (const choice of round.choices.slice(made)) await table.press(LABELS[choice] ?? choice);
  await table.phase('settled');
}

/** The round as it is kept is the undisturbed one: cards, money, and the balance on the screen. */
export async function expectUndisturbed(table: TablePage, round: SeededRound): Promise<void> {
  await expect.poll(async () => (await keptStores(table.page)).rounds.length).toBe(1);
  const kept = await keptStores(table.page);
  const record = kept.rounds[0]?.record;
  expect(dealersEvents(record?.events ?? [])).toEqual(round.cards);
  expect(record?.closingBalance).toBe(round.balance);
  expect([...movesOf(kept)].sort()).toEqual([...round.moves].sort());
  expect(kept.ledger.at(-1)?.balance).toBe(round.balance);
  expect(kept.open).toBeNull();
  expect(await table.balance()).toBe(money(round.balance));
}

/** Waits until a decision is asked for. */
export async function decides(page: Page): Promise<void> {
  await page.locator('[data-waits-for="player"][data-phase="boxes"]').waitFor();
}
