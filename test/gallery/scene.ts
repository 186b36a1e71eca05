// A picture of the gallery: a table in a phase, at a size, in a language, brought about as a player would.

import type { FrameLocator, Page } from 'playwright-core';
import type { TableRules } from '../../src/tables/rules.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
  readonly ratio?: number;
}

export interface Scene {
  readonly name: string;
  readonly table: string | null;
  readonly size: Size;
  readonly lang?: 'en' | 'es' | 'fr' | 'en-XA';
  readonly cards?: string;
  /** What is done, in order: see `act`. */
  readonly acts: readonly string[];
  /** Full motion, for a picture in mid-flight; else what is shown is shown at once. */
  readonly moving?: boolean;
  /** Settings other than those a player begins with. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** A table that is not the house's: a lobby starts it, and deals `cards`. */
  readonly rules?: TableRules;
  /** The player's system asks for its own few colours. */
  readonly forcedColours?: boolean;
  /** As an eye, or a printer, without colours sees it. */
  readonly grey?: boolean;
  /** What a notch and a home bar take of the edges, CSS pixels. */
  readonly safeArea?: Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>;
}

export const SIZES = {
  hd: { width: 1280, height: 720 },
  full: { width: 1920, height: 1080 },
  laptop: { width: 1024, height: 576 },
  small: { width: 800, height: 450 },
  popOut: { width: 400, height: 225, ratio: 2 },
  side: { width: 844, height: 390, ratio: 2 },
  portrait: { width: 390, height: 844, ratio: 2 },
  sharp: { width: 390, height: 844, ratio: 3 },
  phone: { width: 375, height: 667, ratio: 2 },
  least: { width: 320, height: 568, ratio: 2 },
  tablet: { width: 768, height: 1024, ratio: 2 },
  wall: { width: 3840, height: 2160 },
} as const satisfies Record<string, Size>;

/** The tables by their letters in TABLES.md. */
export const A = 'double-exposure';
export const B = 'double-exposure-3-hand';
export const C = 'three-hand';
export const D = 'multi-hand';

/** Bets on these boxes: "25@1" is a chip of 25.00 on box 1, "1@1:sevens" one on its side bet. */
export const bets = (...chips: readonly string[]): readonly string[] => chips.map((chip) => `bet ${chip}`);

/** The picture's name: scene, size, the device's pixels where there are three to one, and language where it is not English. */
export function pictureName({ name, size, lang = 'en' }: Scene): string {
  const sharp = size.ratio === 3 ? '@3' : '';
  return `${name}-${size.width}x${size.height}${sharp}${lang === 'en' ? '' : `-${lang}`}`;
}

export function addressOf(scene: Scene): string {
  const query = new URLSearchParams();
  if (scene.table !== null) query.set('table', scene.table);
  if (scene.cards !== undefined) query.set('cards', scene.cards);
  query.set('lang', scene.lang ?? 'en');
  return `?${query}`;
}

const READY = ':not([aria-disabled="true"])';

/** Does one act of a scene: a bet, a press of the button named by its key, a wait for the end of the round. */
export async function act(page: Page, doing: string, game: Page | FrameLocator = page): Promise<void> {
  const [verb, what = ''] = doing.split(' ');
  if (verb === 'bet') {
    const [chip = '', spot = ''] = what.split('@');
    const [box, side = 'main'] = spot.split(':');
    const minor = Math.round(Number(chip) * 100);
    await game.locator(`[data-chip="${minor}"] input`).check({ force: true });
    await game.locator(`[data-spot="${box}:${side}"]`).click({ force: true });
  } else if (verb === 'press') {
    const button = game
      .locator(`[data-area="${what}"]${READY}`)
      .or(game.locator(`[data-icon="${what.replace('icon.', '')}"]`));
    await button.first().click();
  } else if (verb === 'asked') {
    await game.locator('dialog[data-kind="question"]').waitFor();
  } else if (verb === 'coached') {
    await game.locator('[data-area="stand"]', { hasText: /\d/ }).waitFor();
  } else if (verb === 'settled') {
    await game.locator('[data-phase="settled"]').waitFor();
  } else if (verb === 'helped') {
    await game.locator('dialog[data-kind="help"] .help-section').first().waitFor();
  } else if (verb === 'card') {
    await game.locator('dialog[data-kind="help"] button.action').click();
    await game.locator('dialog[data-kind="card"] table').first().waitFor();
  } else if (verb === 'focus') {
    // By the keyboard, so that the ring shows.
    await game.locator(`[data-area="${what}"]`).focus();
    await page.keyboard.press('Shift');
  } else if (verb === 'hold') {
    // A chip in hand, over this spot.
    await game.locator(`[data-spot="${what}:main"]`).hover({ force: true });
  } else if (verb === 'wait') {
    // A picture in mid-flight is of a moment, which only time brings.
    await page.waitForTimeout(Number(what));
  }
}
