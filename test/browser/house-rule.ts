import { expect } from 'vitest';
import type { HouseRulesGiven } from '../../src/house-rules/house-rules.ts';
import type { TableOptions, TablePage } from './table-page.ts';

// What a row about a house rule is made of, and what it looks at on the page.

/** 19 against a dealer who busts. */
export const WON = 'Ts,6d,9h,Tc,Kc';
/** 16 against 20. */
export const LOST = 'Ts,Td,6h,Tc';
/** 11, then 21 against a dealer who busts. */
export const DOUBLED = '5s,6d,6h,Tc,Ts,Kc';

export interface Row {
  readonly flag: string;
  readonly houseRules: HouseRulesGiven;
  /** How the table is opened: at Multi Hand, with cards that win, unless something else is said. */
  readonly at?: TableOptions;
  /** The table itself, and not a rehearsal. */
  readonly kept?: boolean;
  readonly holds: (page: TablePage) => Promise<void>;
}

export const line = (page: TablePage) => page.page.getByRole('region', { name: 'The session at a glance' });
export const says = (page: TablePage, text: RegExp) =>
  page.page.getByRole('status').getByText(text).waitFor();
export const dialog = (page: TablePage, name: string | RegExp) => page.page.getByRole('dialog', { name });

export async function settings(page: TablePage) {
  await page.button('Settings').click();
  return dialog(page, 'Settings');
}

export async function playOut(page: TablePage): Promise<void> {
  await page.bet('Box 1, main bet', '25.00');
  await page.press('Deal', 'Stand');
  await page.phase('settled');
}

/**
 * Deals, and tells how long the cards were on their way, milliseconds. The page's own clock tells it: a test that is slow to hear
 * of the beginning would call a long way a short one.
 *
 * @param meanwhile done while the first card is on its way
 */
export async function timeOfDeal(
  page: TablePage,
  meanwhile = async (): Promise<void> => {},
): Promise<number> {
  const watched = await page.page.locator('[data-moving]').evaluateHandle((table: HTMLElement) => {
    const moments: { from: number | null; to: number | null } = { from: null, to: null };
    new MutationObserver(() => {
      const { moving, waitsFor } = table.dataset;
      if (moving === 'true') moments.from ??= performance.now();
      if (moments.from !== null && waitsFor === 'player') moments.to ??= performance.now();
    }).observe(table, { attributes: true });
    return moments;
  });
  await page.button('Deal').click();
  await page.page.locator('[data-moving="true"]').waitFor();
  await meanwhile();
  await expect.poll(() => watched.evaluate(({ to }) => to)).not.toBeNull();
  return watched.evaluate(({ from, to }) => (to ?? 0) - (from ?? 0));
}

/** Each text of the page: what is read, and what is said. */
export const everyText = (page: TablePage): Promise<string> =>
  page.page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .flatMap((each) => [
        each.getAttribute('aria-label') ?? '',
        each.getAttribute('title') ?? '',
        ...[...each.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
      ])
      .join('\n'),
  );
