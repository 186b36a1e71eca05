// A lobby's page with the game in its frame, as a person and a lobby's developer use them.

import type { Browser, BrowserContext, FrameLocator, Locator, Page } from 'playwright-core';
import { inject } from 'vitest';

/** What the lobby of the tests is opened with (test/browser/lobby/page.js). */
export interface LobbyOptions {
  /** Put into the start over what the lobby says of itself. */
  readonly start?: Readonly<Record<string, unknown>>;
  /** The cards its dealer deals, every round anew, in dealing order. */
  readonly cards?: readonly string[];
  /** Whether the lobby is the dealer. */
  readonly deals?: boolean;
  /** The frame's permissions, in place of those that the entry gives. */
  readonly allow?: string;
  /** Where the game is served, in place of the built page's own address. */
  readonly src?: string;
  /** The frame has no size at first. */
  readonly hidden?: boolean;
  readonly context?: BrowserContext;
}

export interface Fault {
  /** `down`: not booked. `silent`: not booked, no answer. `lost`, `late`: booked. `refuse`: refused. `shoe-lost`: no card. */
  readonly how: 'down' | 'silent' | 'lost' | 'late' | 'refuse' | 'shoe-lost';
  /** After so many times it is over; for good where it is left out. */
  readonly times?: number;
  readonly milliseconds?: number;
}

export interface Entry {
  readonly kind: 'debit' | 'credit';
  readonly txId: string;
  readonly amount: number;
}

/** What the page of the lobby holds, for the tests to look into. */
interface Books {
  readonly balance: number;
  readonly journal: readonly Entry[];
  readonly open: { readonly roundId: string } | null;
  readonly ended: readonly { readonly roundId: string; readonly closingBalance: number }[];
}

/** The link is cut for 1.5 seconds, or a page is reloaded. */
export const DISTURBANCES = ['cut', 'game', 'lobby', 'both'] as const;
export type Disturbance = (typeof DISTURBANCES)[number];

declare global {
  interface Window {
    lobby: {
      readonly handle: import('../../src/lobby/host-types.ts').TableHandle;
      readonly disturb: (how: Disturbance) => void;
      readonly kept: Books;
      readonly keep: () => void;
      readonly faults: Map<string, Fault>;
      readonly asked: string[];
      readonly told: string[];
      /** The sizes that the game would have liked. */
      readonly sizes: string[];
    };
  }
}

export class LobbyPage {
  readonly page: Page;
  readonly game: FrameLocator;
  /** What either page said that it should not have. */
  readonly complaints: string[] = [];
  /** The origins that anything was asked of. */
  readonly origins = new Set<string>();

  private constructor(page: Page, title: string) {
    this.page = page;
    this.game = page.frameLocator(`iframe[title="${title}"]`);
    page.on('request', (request) => this.origins.add(new URL(request.url()).origin));
    page.on('pageerror', (error) => this.complaints.push(`thrown: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(message.text());
    });
  }

  /** A lobby's page that is open already, or opening. */
  static on(page: Page, title = 'Blackjack table'): LobbyPage {
    page.setDefaultTimeout(30_000);
    return new LobbyPage(page, title);
  }

  static async open(browser: Browser, host: string, options: LobbyOptions = {}): Promise<LobbyPage> {
    const { context, ...rest } = options;
    const own = context ?? (await browser.newContext({ viewport: { width: 820, height: 560 } }));
    const page = await own.newPage();
    const lobby = LobbyPage.on(page);
    const given = { game: inject('address'), ...rest };
    await page.goto(`${host}#${encodeURIComponent(JSON.stringify(given))}`);
    return lobby;
  }

  button(name: string): Locator {
    return this.game.getByRole('button', { name, exact: true });
  }

  spot(name: string): Locator {
    return this.game.getByRole('button', { name: new RegExp(`^${name},`) });
  }

  async seated(): Promise<void> {
    await this.button('Deal').waitFor();
  }

  async press(...names: readonly string[]): Promise<void> {
    for (const name of names) {
      const button = this.button(name);
      await button.and(this.game.locator(':not([aria-disabled="true"]):not([disabled])')).waitFor();
      await button.click();
    }
  }

  async bet(spot: string, chip: string, times = 1): Promise<void> {
    await this.game.getByRole('radio', { name: `Chip ${chip}`, exact: true }).check({ force: true });
    for (let i = 0; i < times; i++) await this.spot(spot).click();
  }

  async phase(name: string): Promise<void> {
    await this.game.locator(`[data-phase="${name}"]`).waitFor();
  }

  async balance(): Promise<string> {
    return ((await this.game.getByRole('status', { name: 'Balance' }).textContent()) ?? '').trim();
  }

  books(): Promise<Books> {
    return this.page.evaluate(() => structuredClone(window.lobby.kept));
  }

  told(): Promise<readonly string[]> {
    return this.page.evaluate(() => [...window.lobby.told]);
  }

  async asked(): Promise<readonly string[]> {
    return this.page.evaluate(() => [...window.lobby.asked]);
  }

  /** From now on a question goes wrong; `*` is every question. */
  async fault(type: string, fault: Fault | null): Promise<void> {
    await this.page.evaluate(
      ([name, given]) => {
        if (given === null) window.lobby.faults.delete(name);
        else window.lobby.faults.set(name, { ...given });
      },
      [type, fault] as const,
    );
  }

  /** The lobby has the round's record as ended, and nothing open. */
  async booked(rounds: number): Promise<Books> {
    await this.page.waitForFunction(
      (count) => window.lobby.kept.open === null && window.lobby.kept.ended.length === count,
      rounds,
    );
    return this.books();
  }
}
