// What a player does, in any engine.

import { inject } from 'vitest';
import type { EnginePage } from './engine.ts';

/** Fast, and no questions about very bad decisions: the rounds played here take some. */
const SETTINGS = { speed: 5, warnings: false };

/** Opens the game once, so that what is set is there when a table is opened. */
export async function prepare(
  page: EnginePage,
  address = inject('address'),
  speed = SETTINGS.speed,
): Promise<void> {
  const settings = JSON.stringify({ ...SETTINGS, speed });
  await page.goto(`${address}?lang=en`);
  await page.run(`localStorage.setItem('baize.settings', ${JSON.stringify(settings)})`);
}

export interface Seat {
  readonly table: string;
  readonly cards?: string;
  readonly lang?: string;
}

export async function sitDown(page: EnginePage, { table, cards, lang = 'en' }: Seat): Promise<void> {
  const query = new URLSearchParams({ table, lang, ...(cards === undefined ? {} : { cards }) });
  await page.goto(`${inject('address')}?${query}`);
  await page.waitForElement('[data-phase="betting"]');
  // The table can be played before it is drawn; what is looked at here is the drawing.
  await page.waitForElement('.stage > canvas');
}

/** A spot, a chip and how often it is put there. */
export async function bet(page: EnginePage, spot: string, chip: string, times = 1): Promise<void> {
  await page.click('radio', `Chip ${chip}`);
  for (let i = 0; i < times; i++) await page.click('button', { begins: `${spot},` });
}

export async function press(page: EnginePage, ...buttons: readonly string[]): Promise<void> {
  for (const button of buttons) await page.click('button', button);
}

export const phase = (page: EnginePage, name: string): Promise<void> =>
  page.waitForElement(`[data-phase="${name}"]`);

export const balance = (page: EnginePage): Promise<string> => page.text('status', 'Balance');
