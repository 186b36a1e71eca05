// The page as a person uses it: things are found by role and name, and waits are for the thing itself.

import type { BrowserContext, Locator, Page } from 'playwright-core';
import { inject } from 'vitest';
import type { HouseRulesGiven } from '../../src/house-rules/house-rules.ts';
import { Complaints } from './chromium.ts';
import { drawn } from './drawn.ts';

export interface TableOptions {
  readonly table?: string;
  readonly cards?: string;
  readonly lang?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** 1 to 5; 5 where nothing of the motion is looked at. */
  readonly speed?: number;
  /** Whether very bad decisions are questioned; off where it is not what the test is about. */
  readonly warnings?: boolean;
  readonly context?: BrowserContext;
  /** Run in the page before its own code. */
  readonly before?: () => void;
  /** The house rules of the place, written into its page; a text is written as it is. */
  readonly houseRules?: HouseRulesGiven | string;
}

/** The page as an operator would serve it, with house rules of its own. */
async function setHouseRules(page: Page, rules: HouseRulesGiven | string): Promise<void> {
  const text = typeof rules === 'string' ? rules : JSON.stringify(rules);
  const block = /(<script type="application\/json" id="house-rules">)[^<]*/;
  await page.route(
    ({ href }) => href.split('?')[0] === inject('address'),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(block, (_, tag: string) => tag + text);
      await route.fulfill({ response, body });
    },
  );
}

export class TablePage {
  readonly page: Page;
  readonly complaints: Complaints;

  private constructor(page: Page, complaints: Complaints) {
    this.page = page;
    this.complaints = complaints;
  }

  /** The game in a page that is there already, wherever it stands. */
  static on(page: Page): TablePage {
    // The first page of a new browser takes its time on a small machine.
    page.setDefaultTimeout(30_000);
    return new TablePage(page, new Complaints(page, inject('address')));
  }

  /** Opens the game by its address, and waits for the table where one is asked for. */
  async sitDown(options: TableOptions): Promise<void> {
    const { table, cards, lang, speed, warnings = false, before, houseRules } = options;
    if (houseRules !== undefined) await setHouseRules(this.page, houseRules);
    if (before !== undefined) await this.page.addInitScript(before);
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries({ table, cards, lang }))
      if (value !== undefined) query.set(name, value);
    await this.page.goto(`${inject('address')}?${query}`);
    if (table !== undefined) await this.button('Deal').waitFor();
    await this.drawn();
    if (speed !== undefined) await this.set(speed, warnings);
  }

  drawn(): Promise<void> {
    return drawn(this.page);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** A betting spot, whatever lies on it: "Box 1, main bet". */
  spot(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${name},`) });
  }

  async setSpeed(speed: number): Promise<void> {
    await this.set(speed, null);
  }

  /** Speed, and whether very bad decisions are questioned: they are, unless a test is about something else. */
  async set(speed: number, warnings: boolean | null): Promise<void> {
    await this.button('Settings').click();
    const dialog = this.page.getByRole('dialog', { name: 'Settings' });
    await dialog.getByRole('slider', { name: 'Speed' }).fill(String(speed));
    if (warnings !== null)
      await dialog
        .getByRole('switch', { name: 'Question very bad decisions' })
        .setChecked(warnings, { force: true });
    await this.page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }

  async takeChip(figure: string): Promise<void> {
    await this.page.getByRole('radio', { name: `Chip ${figure}`, exact: true }).check({ force: true });
  }

  async bet(spot: string, chip: string, times = 1): Promise<void> {
    await this.takeChip(chip);
    for (let i = 0; i < times; i++) await this.spot(spot).click();
  }

  /** Presses a button once it can be pressed. */
  async press(...names: readonly string[]): Promise<void> {
    for (const name of names) {
      const button = this.button(name);
      await button.and(this.page.locator(':not([aria-disabled="true"]):not([disabled])')).waitFor();
      await button.click();
    }
  }

  /** Waits until the coach, who must be asked for in the settings, has reckoned what the decision is worth. */
  async reckoned(decision: string): Promise<void> {
    await this.button(decision)
      .getByText(/\d\.\d\d/)
      .waitFor({ state: 'attached' });
  }

  /** Waits for a phase of the round, as the page's root says it. */
  async phase(name: string): Promise<void> {
    await this.page.locator(`[data-phase="${name}"]`).waitFor();
  }

  async balance(): Promise<string> {
    return ((await this.page.getByRole('status', { name: 'Balance' }).textContent()) ?? '').trim();
  }
}
