import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Area, changedBy } from './contrast.ts';
import type { TablePage } from './table-page.ts';
import { visits } from './visits.ts';

// The ring of the focus as it is drawn, on felt, rail, panels and paper: WCAG 2.2, 1.4.11 and 2.4.13.

const { open } = visits();

/** More controls than a screen of the game has. */
const FAR = 120;
/** How far from its control a ring reaches, pixels. */
const REACH = 12;

interface Stop {
  readonly name: string;
  /** Of the control, or of what stands for it: a radio's chip is drawn by its label. */
  readonly area: Area;
  readonly isNew: boolean;
}

/** What has the focus now; null where nothing of the page has it. */
const focused = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const ringed = [element, element.nextElementSibling].find(
      (each) => each !== null && getComputedStyle(each).outlineStyle !== 'none',
    );
    const { x, y, width, height } = (ringed ?? element).getBoundingClientRect();
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const isNew = element.dataset.stop === undefined;
    element.dataset.stop = '';
    return { name: `${element.tagName} ${name.trim().slice(0, 40)}`, area: { x, y, width, height }, isNew };
  });

/** The part of an area that is on the page. */
function within(page: Page, { x, y, width, height }: Area): Area {
  const { width: w, height: h } = page.viewportSize() ?? { width: 0, height: 0 };
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  return { x: left, y: top, width: Math.min(w, x + width) - left, height: Math.min(h, y + height) - top };
}

/** Goes through a screen with Tab, once: the stops whose ring does not change two pixels all round its control by 3 to 1. */
async function faint(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  // A dialog's frame is that of the one before it.
  await page.evaluate(() => {
    for (const stop of document.querySelectorAll<HTMLElement>('dialog [data-stop]')) delete stop.dataset.stop;
  });
  for (let i = 0; i < FAR; i++) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop?.isNew !== true) return i > 0 ? found : ['nothing takes the focus'];
    const { x, y, width, height } = stop.area;
    const clip = within(page, {
      x: x - REACH,
      y: y - REACH,
      width: width + 2 * REACH,
      height: height + 2 * REACH,
    });
    const ringed = await page.screenshot({ clip });
    // The next Tab goes on from here all the same.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    const changed = await changedBy(3, await page.screenshot({ clip }), ringed);
    // Of a circle and of round corners there is less to go round than of a rectangle.
    const asked = 2 * 0.75 * 2 * (width + height);
    if (changed < asked) found.push(`${stop.name}: ${changed} of ${Math.round(asked)} pixels`);
  }
  return [...found, 'the focus never came round'];
}

/** A table at rest, with the two eights of box 1 to be played. */
async function atDecision(bets: (table: TablePage) => Promise<void>): Promise<TablePage> {
  const table = await open({
    table: 'double-exposure',
    cards: '8s,6d,8h,Tc,3c,4d,5h,Kc',
    before: () =>
      localStorage.setItem('baize.settings', JSON.stringify({ motion: 'reduced', warnings: false })),
  });
  await bets(table);
  await table.bet('Box 1, main bet', '25.00');
  await table.press('Deal');
  await table.page.locator('[data-waits-for="player"][data-moving="false"]').waitFor();
  return table;
}

describe('the ring of the focus is two pixels at the least and 3 to 1 against what was there', () => {
  test('on every control of the table', async () => {
    const found: Record<string, readonly string[]> = {};
    const { page } = await atDecision(async (table) => {
      found.betting = await faint(table.page);
    });
    found.decisions = await faint(page);
    expect(found).toEqual({ betting: [], decisions: [] });
  });

  test('on every control of settings, help and strategy card', async () => {
    const { page } = await atDecision(async () => {});
    const found: Record<string, readonly string[]> = {};
    for (const name of ['Settings', 'Help', 'Strategy card']) {
      await page.getByRole('button', { name, exact: true }).click();
      await page
        .getByRole('dialog', { name: name === 'Help' ? /^Rules of/ : new RegExp(`^${name}`) })
        .waitFor();
      // The card is reckoned first.
      if (name === 'Strategy card') await page.getByRole('grid').last().waitFor();
      found[name] = await faint(page);
      if (name !== 'Help') await page.keyboard.press('Escape');
    }
    expect(found).toEqual({ Settings: [], Help: [], 'Strategy card': [] });
  });
});
